/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'The new loan is compared with the old one.',
  'not-possible': 'No loan fits these numbers.',
} as const
