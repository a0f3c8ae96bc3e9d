/** What each outcome means, for programs. */
export const outcomes = {
  'worked-out': 'The benefits are worked out.',
  'no-such-date': 'A date cannot be.',
  'not-paid-yet': 'A payment is told for a benefit that has not begun.',
  'nothing-payable': 'Nothing is ever paid on these records.',
} as const
