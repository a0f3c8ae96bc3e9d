/** When to sell: waiting, the home's two years, two tax years, the 0% band, losses. */

import { noSales } from '#engine/gains/asset-sales.ts'
import { taxWithSales, withSales } from '#engine/gains/tax-of-sales.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { capitalLossLimit, homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { GainsContext } from './context.ts'
import { firstHousehold } from './household.ts'
import { lotName } from './names.ts'
import { spreadOf } from './spread.ts'
import { homeWait, lotWaits, smallBusinessWaits } from './waits.ts'
import { homeWords, lossWords, rateWords, waitWords } from './words/findings.en.ts'

/** Savings under this are not worth a sentence. Dollars. */
const LEAST = 1

export function waiting(context: GainsContext): readonly MaybeFound[] {
  const { wait } = context.result
  const waits = lotWaits(context)
  const [first] = waits
  const steps = smallBusinessWaits(context)
    .filter(({ saved }) => saved >= LEAST)
    .map(({ lot, ...values }) => act(waitWords.smallBusiness, { name: lotName(context, lot), ...values }))
  if (!first || !wait) return steps
  const one = { name: lotName(context, first.lot), day: first.day, saved: first.saved }
  const several = wait.lots > 1 && wait.saved >= LEAST && act(waitWords.several, wait)
  const single = first.saved >= LEAST ? act(waitWords.one, one) : wait.lots === 1 && note(waitWords.soon, one)
  return [several, wait.lots === 1 || !several ? single : null, ...steps]
}

export function home(context: GainsContext): readonly MaybeFound[] {
  const { result, inputs } = context
  if (!result.home) return []
  const { gain, excluded, limit, taxable, depreciationGain, otherUseGain } = result.home.gain
  if (gain <= 0) return [note(homeWords.loss)]
  const full = homeSaleExclusion.value[inputs.status === 'joint' ? 'joint' : 'single']
  const wait = homeWait(context)
  return [
    limit <= 0 && watch(homeWords.notMet),
    limit > 0 && limit < full && note(homeWords.partial, { limit }),
    wait !== null && wait.saved >= LEAST && act(homeWords.tooSoon, wait),
    excluded > 0 &&
      (taxable < LEAST ? good(homeWords.free, { excluded, limit }) : note(homeWords.over, { excluded, taxable })),
    otherUseGain >= LEAST && watch(homeWords.otherUse, { amount: otherUseGain }),
    depreciationGain >= LEAST && watch(homeWords.depreciation, { amount: depreciationGain }),
  ]
}

export function spread(context: GainsContext): readonly MaybeFound[] {
  const found = spreadOf(context)
  if (!found) return []
  if (found.saved < 5) return []
  const { share } = found.best
  return [
    share < 0.005
      ? act(rateWords.spreadNext, { saved: found.saved })
      : act(rateWords.spread, { share: share * 100, saved: found.saved }),
  ]
}

/** What filling the 0% band with long-term gain costs all the same, federal and state. */
function taxOfFilling(context: GainsContext): number {
  const { inputs, law, result, today } = context
  const year = Number(today.slice(0, 4))
  const sales = result.tax.years.find((one) => one.year === year)?.sales ?? noSales
  const own = withSales(firstHousehold(inputs), sales)
  const cost = (more: number): number => {
    const { federalTax, stateAndLocalTax } = taxWithSales({ ...own, longTermGain: own.longTermGain + more }, noSales, {
      facts: law.tax,
      state: law.state,
    })
    return federalTax + stateAndLocalTax
  }
  return cost(result.zeroRoom) - cost(0)
}

export function zeroRoom(context: GainsContext): readonly MaybeFound[] {
  const { zeroRoom: room, rates } = context.result
  if (room < 100) return [rates.atZero >= LEAST && good(rateWords.atZero, { amount: rates.atZero })]
  const tax = taxOfFilling(context)
  return [
    tax < 1 ? act(rateWords.zeroLeft, { room }) : note(rateWords.zeroLeftTaxed, { room, tax }),
    rates.atZero >= LEAST && good(rateWords.atZero, { amount: rates.atZero }),
  ]
}

export function losses({ inputs, result, law }: GainsContext): readonly MaybeFound[] {
  const { shortTermCarryover: short, longTermCarryover: long, years } = result.tax
  const limit = capitalLossLimit.value[inputs.status]
  const last = years.at(-1)
  const net = last ? federalReturn(withSales(last.household, last.sales), law.tax).income.capitalGain : 0
  if (short + long >= LEAST)
    return [note(lossWords.carried, { limit, short: Math.max(0, short), long: Math.max(0, long) })]
  return [net < -LEAST && result.shortTerm + result.longTerm < 0 && good(lossWords.used, { loss: -net, limit })]
}

/** Said last: that splitting changes nothing. */
export function noSpread(context: GainsContext): readonly MaybeFound[] {
  const found = spreadOf(context)
  return [found !== null && found.saved < 5 && note(rateWords.spreadNone)]
}

export function rates({ result }: GainsContext): readonly MaybeFound[] {
  const { atTwenty } = result.rates
  const at25 = result.sold.reduce((sum, lot) => sum + lot.at25, 0)
  const at28 = result.sold.reduce((sum, lot) => sum + Math.max(0, lot.at28), 0)
  return [
    atTwenty >= LEAST && note(rateWords.twenty, { amount: atTwenty }),
    at28 >= LEAST && note(rateWords.at28, { amount: at28 }),
    at25 >= LEAST && note(rateWords.at25, { amount: at25 }),
  ]
}
