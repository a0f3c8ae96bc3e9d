/** What the questions say. */
export const words = {
  savings: 'Your savings',
  start: { label: 'Savings today' },
  goal: { label: 'Goal' },
  rate: { label: 'Yearly return', hint: 'After fees, on average' },
} as const
