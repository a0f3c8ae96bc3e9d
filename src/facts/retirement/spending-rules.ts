import { cited } from '../cited.ts'

/**
 * Decision rules of Guyton and Klinger: spending is cut or raised by `change` when its share of the savings is more than `above` over or
 * `below` under the first year's; no cut in the last `lastYears` years. Decimals and years.
 */
export const guytonKlingerRules = cited({ above: 0.2, below: 0.2, change: 0.1, lastYears: 15 }, 'guyton-klinger-2006', {
  where: 'capital preservation and prosperity rules',
})

/** Real returns a year that the published table of variable percentage withdrawals counts on. Decimals. */
export const vpwReturns = cited({ stocks: 0.05, bonds: 0.019 }, 'bogleheads-vpw', {
  where: 'VPW table, as of 2020',
  asOf: '2020',
})

/** How far spending may move in a year under dynamic spending, after inflation. Decimals. */
export const dynamicSpending = cited({ up: 0.05, down: 0.025 }, 'vanguard-dynamic', {
  where: 'ceiling and floor',
})

/** Spending is raised by `raise` once the savings are `over` above their start, at most every `wait` years. */
export const ratchetRule = cited({ raise: 0.1, over: 0.5, wait: 3 }, 'kitces-ratchet')

/** Real return at which later income counts for less, where a rule weighs it beside the savings. */
export const laterIncomeReturn = cited(0.02, 'assumption', { status: 'assumption' })
