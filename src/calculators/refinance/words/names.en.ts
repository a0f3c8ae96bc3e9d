/** What the ways to go on are called in tables and findings and, shorter, on charts. */
import type { Say } from '../../kit/say.ts'

interface Amount {
  readonly amount: number
}
export const wayNames = {
  keep: () => 'Keep your loan',
  keepWithDebts: () => 'Keep your loan and debts',
  refinance: ({ rate }: { rate: number }, say: Say) => `Refinance at ${say.percent(rate, 3)}`,
  sameEnd: () => 'Refinance, same payoff date',
  samePayment: () => 'Refinance, same payment',
  extra: ({ amount }: Amount, say: Say) => `Keep it, pay ${say.money(amount)} extra a month`,
  lump: ({ amount }: Amount, say: Say) => `Keep it, pay down ${say.money(amount)}`,
  recast: ({ amount }: Amount, say: Say) => `Keep it, pay down ${say.money(amount)} and recast`,
  equityLoan: ({ amount }: Amount, say: Say) => `Keep it, ${say.money(amount)} home equity loan`,
}

export const shortNames = {
  keep: 'Keep',
  refinance: 'Refinance',
  sameEnd: 'Same payoff date',
  samePayment: 'Same payment',
  extra: 'Extra payments',
  lump: 'Lump sum',
  recast: 'Recast',
  equityLoan: 'Home equity loan',
}
