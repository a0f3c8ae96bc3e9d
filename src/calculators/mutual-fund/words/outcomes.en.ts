/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'The costs of the funds are compared.',
} as const
