/** What each outcome means, for programs. */
export const outcomes = {
  open: 'The whole contribution is allowed.',
  reduced: 'Income allows part of a contribution.',
  closed: 'Income is too high for a contribution.',
  over: 'The contribution is more than is allowed.',
  'no-pay': 'Without pay no contribution is allowed.',
} as const
