/** What is asked beside the debts. */
import type { StrategyKey } from '#engine/planning/debts/strategies.ts'

export const formWords = {
  strategy: 'Pay off first',
  strategies: {
    avalanche: 'Highest APR first',
    snowball: 'Smallest balance first',
    freed: 'Highest payment freed first',
    blend: 'Quick wins, then highest APR',
  } satisfies Readonly<Record<Exclude<StrategyKey, 'custom'>, string>>,
  extra: 'Extra each month',
  wins: 'Quick wins first',
  winsUnit: 'debts',
  homes: 'Include loans on homes',
}
