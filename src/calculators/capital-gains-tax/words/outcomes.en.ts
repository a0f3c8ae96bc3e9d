/** What each outcome means, for programs. */
export const outcomes = {
  sold: 'The tax on the sales is figured.',
  nothing: 'Nothing is sold.',
} as const
