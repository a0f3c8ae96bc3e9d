/** What levels and standards are called, on lessons and in every list. */
export const levels = { start: 'Basics', next: 'Next step', deeper: 'Going deeper' } as const
export const standards = {
  earning: 'Earning income',
  spending: 'Spending',
  saving: 'Saving',
  investing: 'Investing',
  credit: 'Managing credit',
  risk: 'Managing risk',
} as const
