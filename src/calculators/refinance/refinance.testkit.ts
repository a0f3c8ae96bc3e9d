/** A plain refinance of 280,000 for the tests to change: nothing rolled in, nothing earned on what is saved. */
export const usd = (amount: number) => ({ amount, unit: 'usd' }) as const
export const plain = {
  balance: 280_000,
  rate: 7.5,
  monthsLeft: 312,
  newRate: 6,
  newTerm: 360,
  costs: usd(6000),
  stay: 60,
  earns: 0,
} as const
