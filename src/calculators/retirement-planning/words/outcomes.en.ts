/** What each outcome means, for programs. */
export const outcomes = {
  planned: 'The plan is worked out.',
  'no-such-date': 'A date of birth cannot be.',
  'no-years': 'The plan ends before its first year.',
} as const
