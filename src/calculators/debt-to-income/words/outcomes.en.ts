/** What each outcome means, for programs. */
export const outcomes = {
  passes: 'The ratios are within the limits.',
  'too-high': 'A ratio is over its limit.',
  'no-income': 'There is no income to count.',
} as const
