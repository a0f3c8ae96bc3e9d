/** What each outcome means, for programs. */
export const outcomes = {
  saving: 'The cash to buy is saved in time.',
  ready: 'The cash to buy is there.',
  never: 'At these savings the cash to buy is never there.',
} as const
