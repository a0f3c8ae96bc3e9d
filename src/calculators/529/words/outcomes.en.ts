/** What each outcome means, for programs. */
export const outcomes = {
  'no-school': 'There is less than a dollar of school bills to save for.',
  funded: 'What is saved already pays for all that is planned, with growth.',
  'on-track': 'Your monthly savings pay for all that is planned.',
  short: 'Your monthly savings pay for part of what is planned.',
} as const
