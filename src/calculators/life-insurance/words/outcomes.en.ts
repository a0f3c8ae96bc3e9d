/** What each outcome means, for programs. */
export const outcomes = {
  more: 'More coverage is needed.',
  enough: 'What is there covers the need.',
  'no-such-date': 'A date of birth cannot be.',
} as const
