/** What single sales are about: small business stock, gifts, wash sales, things of one's own, the state, the year of the rules. */

import { exclusionSteps, followsNewRules } from '#engine/gains/small-business-stock.ts'
import { taxesSmallBusinessGain } from '#engine/gains/tax-of-sales.ts'
import { smallBusinessStockNewAfter } from '#facts/shares/small-business-stock.ts'
import { smallBusinessStockPartlyIn } from '#facts/state-rules/small-business-stock.ts'
import type { StateCode } from '#facts/states/codes.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { stateNameOf } from '../kit/states.ts'
import type { GainsContext } from './context.ts'
import { lotName } from './names.ts'
import { isFilled } from './sales.ts'
import { stateKindOf } from './state-kind.ts'
import { kindWords, lossWords, noteWords, stateWords } from './words/findings.en.ts'

export function incomplete({ inputs }: GainsContext): readonly MaybeFound[] {
  const count = inputs.lots.filter((lot) => !isFilled(lot)).length
  return [count > 0 && note(noteWords.incomplete, { count })]
}

export function smallBusiness(context: GainsContext): readonly MaybeFound[] {
  const { inputs, result, law, say } = context
  const lots = result.sold.filter(({ sale, gain }) => sale.kind === 'small-business' && gain > 0)
  if (lots.length === 0) return []
  const excluded = lots.reduce((sum, lot) => sum + lot.excluded, 0)
  const state = inputs.state === 'US' ? null : inputs.state
  const partly = state !== null && smallBusinessStockPartlyIn.value.includes(state as StateCode)
  const none = lots.find((lot) => lot.excluded === 0 && exclusionSteps(lot.heldFrom).length > 0)
  const name = stateNameOf(inputs.state)
  return [
    excluded > 0 && good(kindWords.smallBusiness, { excluded }),
    none &&
      note(kindWords.smallBusinessNone, {
        name: lotName(context, none),
        years: (followsNewRules(none.heldFrom) ? kindWords.newRules : kindWords.oldRules)(
          { after: smallBusinessStockNewAfter.value },
          say,
        ),
      }),
    excluded > 0 &&
      taxesSmallBusinessGain(state, law.tax.year) &&
      watch(kindWords.stateTaxesSmallBusiness, { state: name }),
    excluded > 0 && partly && watch(kindWords.statePartly, { state: name }),
  ]
}

/** Stocks sold at a loss, and crypto, which the rule does not reach. */
export function washSales(context: GainsContext): readonly MaybeFound[] {
  const { result, today } = context
  const losing = result.sold.filter(({ counted, sale }) => counted < 0 && sale.sold >= today)
  const stock = losing.find(({ sale }) => sale.kind === 'stock' || sale.kind === 'small-business')
  return [
    stock && watch(lossWords.wash, { name: lotName(context, stock) }),
    losing.some(({ sale }) => sale.kind === 'crypto') && note(lossWords.crypto),
  ]
}

export function personal({ result }: GainsContext): readonly MaybeFound[] {
  const lost = result.sold.reduce((sum, lot) => sum + lot.lost, 0)
  const loss = result.sold.reduce((sum, lot) => sum + lot.ordinaryLoss, 0)
  return [lost >= 1 && note(lossWords.personal, { lost }), loss >= 1 && good(lossWords.business, { loss })]
}

export function gifts(context: GainsContext): readonly MaybeFound[] {
  const { result } = context
  const of = (rule: 'neither' | 'value') => result.sold.find(({ giftRule }) => giftRule === rule)
  const [neither, value] = [of('neither'), of('value')]
  const unknown = result.sold.some(({ sale, gain }) => sale.origin === 'gift' && gain < 0 && sale.given?.value == null)
  return [
    neither && note(kindWords.giftNeither, { name: lotName(context, neither) }),
    value && watch(kindWords.giftLoss, { name: lotName(context, value) }),
    unknown && watch(kindWords.giftValue),
    result.sold.some(({ sale }) => sale.origin === 'inherited') && good(kindWords.inherited),
  ]
}

export function ofState(context: GainsContext): readonly MaybeFound[] {
  const { inputs, result } = context
  const kind = stateKindOf(context)
  if (kind === null || result.outcome === 'nothing' || result.longTerm <= 0) return []
  const values = { state: stateNameOf(inputs.state), tax: result.state }
  if (kind.kind === 'excise') return [note(stateWords.excise, { ...values, over: kind.over })]
  if (Math.abs(result.state) < 0.5) return [note(stateWords.none, values)]
  if (result.state < 0) return []
  return [note(kind.kind === 'gentler' ? stateWords.gentler : stateWords.asIncome, values)]
}

export function otherYear({ result, law }: GainsContext): readonly MaybeFound[] {
  const years = [...new Set(result.tax.years.filter(({ sales }) => sales).map(({ year }) => year))]
  const others = years.filter((year) => year !== law.tax.year)
  if (result.outcome === 'nothing' || others.length === 0) return []
  if (years.length > 1) return [note(noteWords.manyYears, { year: law.tax.year })]
  return [note(noteWords.otherYear, { year: law.tax.year, sold: String(others[0]) })]
}
