/** What each outcome means, for programs. */
export const outcomes = {
  loan: 'The purchase needs a loan.',
  'no-loan': 'Cash and trade-in pay for the car.',
  'not-possible': 'No loan fits these numbers.',
} as const
