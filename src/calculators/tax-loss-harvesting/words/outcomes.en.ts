/** What each outcome means, for programs. */
export const outcomes = {
  take: 'Some losses are worth taking.',
  nothing: 'No loss is worth taking.',
  'no-losses': 'Every lot has a gain.',
  none: 'There is no lot to judge.',
} as const
