/** What each outcome means, for programs. */
export const outcomes = {
  planned: 'The savings pay for every job when it comes.',
  'short-now': 'A job comes before there is time to save for it.',
  'no-jobs': 'No job comes in this time.',
} as const
