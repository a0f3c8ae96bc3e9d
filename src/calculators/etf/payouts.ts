import { type Investor, type PayoutTax, payoutTaxes } from '#engine/funds/investor-tax.ts'
import type { ByPayout } from '#engine/funds/payouts.ts'
import { payoutTaxAt } from '../kit/fund/held.ts'
import type { EtfInputs } from './sections.ts'

const share = (points: number): number => points / 100

/** How the dividends are taxed. Interest of bonds is never qualified; a REIT's dividends hardly ever. */
export function payoutsOf(inputs: EtfInputs, gains: number): ByPayout {
  const dividends = share(inputs.dividendYield)
  const { holds } = inputs
  const [qualified, reit] =
    holds === 'stocks'
      ? [share(inputs.qualifiedShare), 0]
      : holds === 'bonds'
        ? [0, 0]
        : holds === 'property'
          ? [0, 1]
          : [share(inputs.qualifiedShare), Math.min(share(inputs.reitShare), 1 - share(inputs.qualifiedShare))]
  return {
    qualified: dividends * qualified,
    reit: dividends * reit,
    ordinary: dividends * Math.max(0, 1 - qualified - reit),
    shortGain: 0,
    longGain: share(gains),
  }
}

/** Tax rates on them: as given, or what a year of `sample` on this balance (today's dollars) changes the whole return by; of the latter the state's apart. */
export function ratesOf(
  inputs: EtfInputs,
  investor: Investor,
  sample: ByPayout,
  balance: number,
): { all: ByPayout; state: PayoutTax['state'] | null } {
  if (inputs.taxBy === 'rates') return { all: payoutTaxAt(inputs), state: null }
  return payoutTaxes(investor, {
    ordinary: sample.ordinary * balance,
    qualified: sample.qualified * balance,
    reit: sample.reit * balance,
    shortGain: 0,
    longGain: sample.longGain * balance,
  })
}
