/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'Buying is compared with renting.',
  'not-possible': 'No loan fits these numbers.',
} as const
