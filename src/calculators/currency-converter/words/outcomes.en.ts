/** What each outcome means, for programs. */
export const outcomes = {
  converted: 'The amount is changed.',
  eaten: 'Fees take the whole amount.',
  nothing: 'There is no amount to change.',
} as const
