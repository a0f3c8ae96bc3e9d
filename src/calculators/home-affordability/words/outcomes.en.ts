/** What each outcome means, for programs. */
export const outcomes = {
  fits: 'A price fits the limits.',
  'nothing-fits': 'No price of a home fits the limits.',
} as const
