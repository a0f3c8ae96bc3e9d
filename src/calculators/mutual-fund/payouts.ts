/** What a fund pays out and how that is taxed. */
import { gainsPaidOut } from '#engine/funds/gains-paid-out.ts'
import { type Investor, type PayoutTax, payoutTaxes } from '#engine/funds/investor-tax.ts'
import type { ByPayout } from '#engine/funds/payouts.ts'
import { noPayouts, payoutTaxAt } from '../kit/fund/held.ts'
import type { FundInputs } from './sections.ts'

const share = (points: number): number => points / 100

/** The reported return of the first fund already has its expenses taken out: put back once, never taken twice. */
export function grossReturnOf({ annualReturn, returnIs, funds }: FundInputs): number {
  const expense = share(funds[0]?.expense ?? 0)
  return returnIs === 'before' ? share(annualReturn) : (1 + share(annualReturn)) / (1 - expense) - 1
}

/** What prices in the fund grow by: the return less dividends, decimal a year. */
export const priceGrowthOf = (inputs: FundInputs, gross: number): number => gross - share(inputs.dividendYield)

/** Expenses are paid from the dividends a fund receives, and beyond them from its gains; owners get the rest. */
export function payoutsOf(
  inputs: FundInputs,
  gross: number,
  expense: number,
  turnover: number,
  gains: number | null,
): ByPayout {
  const received = share(inputs.dividendYield)
  const dividends = Math.max(0, received - share(expense))
  const beyond = Math.max(0, share(expense) - received)
  const estimate = Math.max(0, gainsPaidOut(share(turnover), priceGrowthOf(inputs, gross)) - beyond)
  const paid = gains === null ? estimate : share(gains)
  return {
    ordinary: dividends * (1 - share(inputs.qualifiedShare)),
    qualified: dividends * share(inputs.qualifiedShare),
    reit: 0,
    shortGain: paid * share(inputs.shortShare),
    longGain: paid * (1 - share(inputs.shortShare)),
  }
}

/** Tax rates on them: none in a retirement account, as given, or what a year of them on this balance changes the whole return by; of the latter the state's apart. */
export function payoutTaxOf(
  inputs: FundInputs,
  investor: Investor,
  payouts: ByPayout,
  balance: number,
): { all: ByPayout; state: PayoutTax['state'] | null } {
  if (inputs.account !== 'taxable') return { all: noPayouts, state: null }
  if (inputs.taxBy === 'rates') return { all: payoutTaxAt(inputs), state: null }
  const dollars = (rate: number) => rate * balance
  return payoutTaxes(investor, {
    ordinary: dollars(payouts.ordinary),
    qualified: dollars(payouts.qualified),
    reit: dollars(payouts.reit),
    shortGain: dollars(payouts.shortGain),
    longGain: dollars(payouts.longGain),
  })
}
