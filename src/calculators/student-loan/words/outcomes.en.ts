/** What each outcome means, for programs. */
export const outcomes = {
  compared: 'The repayment plans are compared.',
  'no-plan': 'No repayment plan is open.',
  'nothing-owed': 'Nothing is owed.',
} as const
