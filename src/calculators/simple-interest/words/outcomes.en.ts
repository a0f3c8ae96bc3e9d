/** What each outcome means, for programs. */
export const outcomes = {
  solved: 'What was asked is found.',
  'no-answer': 'No answer fits these numbers.',
  beyond: 'The answer lies beyond what anyone means, such as a rate over 100,000% a year.',
} as const
