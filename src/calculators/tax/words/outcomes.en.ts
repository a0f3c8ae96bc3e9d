/** What each outcome means, for programs. */
export const outcomes = {
  'worked-out': 'The taxes are figured.',
} as const
