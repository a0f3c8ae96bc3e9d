/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'The places for the money are compared.',
} as const
