/** What each outcome means, for programs. */
export const outcomes = {
  priced: 'The offer has a price.',
  'not-possible': 'No schedule of payments fits these numbers.',
} as const
