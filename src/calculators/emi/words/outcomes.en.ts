/** What each outcome means, for programs. */
export const outcomes = {
  loan: 'The loan is worked out.',
  'never-paid-off': 'The payment is too small to pay off the loan within 100 years.',
  'below-principal': 'The payments add up to less than the loan, so no rate fits.',
  'not-possible': 'No loan fits these numbers.',
} as const
