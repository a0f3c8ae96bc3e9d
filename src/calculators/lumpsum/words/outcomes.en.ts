/** What each outcome means, for programs. */
export const outcomes = {
  grown: 'The growth is worked out.',
} as const
