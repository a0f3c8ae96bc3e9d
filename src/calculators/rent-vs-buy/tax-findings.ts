/** What owning does to the income tax of the years, and what selling does. */
import { homeReturn } from '#engine/housing/home-return.ts'
import { exclusionLimit } from '#engine/housing/home-sale.ts'
import { nothingOnReturn } from '#engine/housing/tax-life.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { good, type MaybeFound, watch } from '../kit/finding.ts'
import type { ComparedContext } from './context.ts'
import { roughly } from './roughly.ts'
import { sumsOf } from './sums.ts'
import { gainWords, taxWords } from './words/findings.en.ts'

/** Whether the loan's interest and the property tax save anything, and why. */
export function taxSaved(context: ComparedContext): MaybeFound {
  const { result, inputs, say } = context
  const law = result.setup.taxYears[0]
  const first = result.owner.years[0]
  if (law === undefined || first === undefined) return null
  const { deductions } = homeReturn(law, first.onReturn, null).federal
  const without = homeReturn(law, nothingOnReturn, null).federal.deductions
  const { taxChange, itemizes } = sumsOf(context)
  const saved = -taxChange
  const { years } = inputs
  const itemized = deductions.itemized.total
  const { standard } = deductions
  if (inputs.letKind !== 'no') {
    if (Math.abs(saved) < 1) return watch(taxWords.lettingSame, { years })
    return saved >= 0 ? good(taxWords.lettingSaves, { saved, years }) : watch(taxWords.lettingCosts, { saved, years })
  }
  if (saved < 1) return watch(deductions.itemizes ? taxWords.noTaxLeft : taxWords.belowStandard, { itemized, standard })
  if (itemizes === 0) return null
  if (-first.taxChange < 1) return good(taxWords.later, { saved, years, itemizes })
  const why = without.itemizes
    ? taxWords.anyway({ itemized: without.itemized.total }, say)
    : itemizes < years
      ? taxWords.someYears({ itemizes, years }, say)
      : taxWords.aboveStandard({ itemized, standard }, say)
  return good(years === 1 ? taxWords.first : taxWords.firstAndAll, { first: -first.taxChange, saved, years, why })
}

export function gainTax({ result: { owned, setup }, inputs, say }: ComparedContext): MaybeFound {
  const { sale } = owned
  if (sale.taxable < 1) return null
  const { years, status, letKind } = inputs
  const { single, joint, ownYears } = homeSaleExclusion.value
  const whole = status === 'joint' ? joint : single
  const limit = setup.home.forcedSale ? exclusionLimit(whole, years, ownYears, true) : whole
  const depreciation = sale.depreciationGain >= 1 ? gainWords.depreciation({ amount: sale.depreciationGain }, say) : ''
  const rest = depreciation + (letKind === 'unit' ? gainWords.unit() : '')
  const words =
    years < ownYears
      ? setup.home.forcedSale
        ? gainWords.partly
        : gainWords.tooSoon
      : sale.excluded >= limit - 0.5
        ? gainWords.overLimit
        : gainWords.partly
  return watch(words, { taxable: roughly(sale.taxable), limit, rest })
}
