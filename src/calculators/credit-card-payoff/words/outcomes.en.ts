/** What each outcome means, for programs. */
export const outcomes = {
  'paid-off': 'Every card is paid off.',
  'never-paid-off': 'The payments never pay off the cards.',
  'nothing-owed': 'Nothing is owed.',
  'not-possible': 'No plan of payments fits these numbers.',
} as const
