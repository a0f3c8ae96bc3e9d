/** What each outcome means, for programs. */
export const outcomes = {
  within: 'The contribution is within the limit.',
  over: 'The contribution is over the limit.',
  'not-eligible': 'No contribution is allowed.',
} as const
