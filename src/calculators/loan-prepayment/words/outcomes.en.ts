/** What each outcome means, for programs. */
export const outcomes = {
  paid: 'The loan is paid off.',
  'never-paid-off': 'The payment never pays off the loan.',
  'not-possible': 'No schedule of payments fits these numbers.',
} as const
