/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'The options are compared.',
  'not-possible': 'No loan fits these numbers.',
} as const
