/** What each outcome means, for programs. */
export const outcomes = {
  budget: 'The budget and its balances over the year are worked out.',
  'not-possible': 'These amounts and dates make no line of balances.',
} as const
