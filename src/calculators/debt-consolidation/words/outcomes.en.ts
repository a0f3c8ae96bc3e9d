/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'The new loan is compared with the debts.',
  'nothing-to-move': 'No debt with a balance is to be moved.',
  'not-possible': 'No new loan fits these numbers.',
} as const
