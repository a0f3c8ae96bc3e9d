/** What each outcome means, for programs. */
export const outcomes = {
  loan: 'The purchase needs a loan.',
  'no-loan': 'The down payment pays for the home.',
  'not-possible': 'No loan fits these numbers.',
} as const
