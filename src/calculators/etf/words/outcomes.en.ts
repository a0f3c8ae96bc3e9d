/** What each outcome means, for programs. */
export const outcomes = {
  held: 'The costs of holding the fund are worked out.',
} as const
