/** What each outcome means, for programs. */
export const outcomes = {
  converted: 'The pay is converted.',
  'no-hours': 'No hours are worked.',
} as const
