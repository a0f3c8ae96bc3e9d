/** What each outcome means, for programs. */
export const outcomes = {
  paid: 'The paycheck is worked out.',
  'nothing-left': 'Taxes and deductions take the whole paycheck.',
} as const
