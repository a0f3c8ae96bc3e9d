/** What each outcome means, for programs. */
export const outcomes = {
  'above-zero': 'What is owned is worth more than what is owed.',
  zero: 'What is owned is worth what is owed.',
  'below-zero': 'More is owed than what is owned is worth.',
  empty: 'Nothing is owned or owed.',
} as const
