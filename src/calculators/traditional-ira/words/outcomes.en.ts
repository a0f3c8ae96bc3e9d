/** What each outcome means, for programs. */
export const outcomes = {
  all: 'The whole contribution can be deducted.',
  part: 'Part of the contribution can be deducted.',
  none: 'None of the contribution can be deducted.',
  over: 'The contribution is over the limit.',
  'no-pay': 'Without pay no contribution is allowed.',
} as const
