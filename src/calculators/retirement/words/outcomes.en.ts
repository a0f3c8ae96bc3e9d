/** What each outcome means, for programs. */
export const outcomes = {
  ready: 'The savings last.',
  short: 'The savings run out.',
  'no-retirement': 'Work goes on to the end of the plan.',
  'no-spending': 'There is no spending in retirement to pay for.',
} as const
