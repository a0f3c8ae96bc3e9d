import { exclusionLimit } from '#engine/housing/home-sale.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import type { Working } from '../kit/presentation.ts'
import type { ComparedContext } from './context.ts'
import { gainWorking as words } from './words/workings.en.ts'

/** The gain on the home, what is left out of income, and what is taxed. */
export function gain({ result: { owned, setup }, inputs, say }: ComparedContext): Working {
  const { sale } = owned
  const { years, letKind, letShare: share, status } = inputs
  const { single, joint, ownYears } = homeSaleExclusion.value
  const limit = status === 'joint' ? joint : single
  const basis = setup.home.price + setup.home.addedToBasis
  const rise = owned.homeValue - owned.sellingCosts - basis
  const depreciation = sale.gain - rise
  const written = depreciation >= 0.005 ? depreciation : 0
  const unitGain = (rise * share) / 100 + depreciation
  const { taxable, excluded } = sale
  const steps = [
    letKind === 'unit' && words.unit({ share, rise, unitGain, rest: sale.gain - unitGain }, say),
    years >= ownYears
      ? words.excluded({ limit, excluded, taxable }, say)
      : setup.home.forcedSale
        ? words.partly({ limit: exclusionLimit(limit, years, ownYears, true), excluded, taxable }, say)
        : words.tooSoon({ taxable }, say),
    sale.depreciationGain > 0 && words.depreciation({ amount: sale.depreciationGain }, say),
    owned.freedLoss >= 0.005 && words.freedLoss({ amount: owned.freedLoss }, say),
    words.noLoss,
  ]
  return {
    title: words.title,
    lines: [
      written > 0 ? words.formulaDepreciation : words.formula,
      words.amounts({ value: owned.homeValue, selling: owned.sellingCosts, basis, written }, say),
      words.result({ gain: sale.gain }, say),
    ],
    steps: steps.filter((step) => step !== false),
  }
}
