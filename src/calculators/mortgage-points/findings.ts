import { mortgageInterest } from '#facts/tax-years/standing.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { returnOf, smallerLoanGain, taxRateOf } from './compute.ts'
import { type ComparedContext, ofCompared, type PointsContext } from './context.ts'
import { recordBegins } from './form-facts.precomputed.ts'
import { pastOf } from './history.ts'
import { buydownWords, creditWords, otherWords, pastWords, returnWords } from './words/findings.en.ts'

const since = recordBegins.slice(0, 4)

/** The shortcut leaves out that a lower rate also leaves a lower balance, and that money has other uses. */
function twoBreakEvens({ inputs, result }: ComparedContext): MaybeFound {
  const told = result.lines.find(
    (line) =>
      line.moreUpfront > 0 &&
      line.buydown === null &&
      line.lead.outcome === 'leads' &&
      line.cashBreakEven !== null &&
      line.cashBreakEven !== line.lead.from,
  )
  if (told === undefined || told.lead.outcome !== 'leads' || told.cashBreakEven === null) return null
  const values = { simple: told.cashBreakEven, full: told.lead.from, name: told.name }
  if (values.full < values.simple) return note(otherWords.sooner, values)
  const forgets = [
    ...(inputs.earns > 0 ? [otherWords.forgets.earnings] : []),
    ...(taxRateOf(inputs) > 0 ? [otherWords.forgets.deduction] : []),
  ]
  return note(otherWords.later, { ...values, forgets })
}

function returns({ inputs, result }: ComparedContext): MaybeFound {
  const { focus, months } = result
  const rate = returnOf(result, focus)
  if (rate === null || focus.buydown !== null) return null
  const tone = rate > inputs.earns ? good : watch
  const values = { cash: focus.moreUpfront, rate, earns: inputs.earns, months }
  const gain = smallerLoanGain(inputs, result)
  if (gain === null) return tone(returnWords.alone, values)
  const difference = Math.abs(gain - focus.aheadAtHorizon)
  return tone(gain > focus.aheadAtHorizon ? returnWords.smallerLoanAhead : returnWords.smallerLoanBehind, {
    ...values,
    difference,
  })
}

function credits({ result: { first, lines, months } }: ComparedContext): MaybeFound {
  const credit = lines.find((line) => line.moreUpfront < 0 && line.buydown === null && line.lead.outcome === 'leads')
  if (credit === undefined || credit.lead.outcome !== 'leads') return null
  const { until } = credit.lead
  const values = { name: credit.name, saved: -credit.moreUpfront }
  if (until === null) return good(credit.rate > first.rate ? creditWords.wholeTime : creditWords.noHigher, values)
  return until > months
    ? good(creditWords.leavesBefore, { ...values, until })
    : watch(creditWords.staysLonger, { ...values, until })
}

function history(context: ComparedContext): readonly MaybeFound[] {
  const { inputs, result } = context
  const { starts, fell, best, focusAhead } = pastOf(context)
  if (starts === 0) return []
  const share = (count: number): number => (count / starts) * 100
  const top = best.reduce((a, count, index) => (count > (best[a] ?? 0) ? index : a), 0)
  const { name } = result.lines[top] ?? result.first
  return [
    (fell / starts >= 0.5 ? watch : note)(pastWords.fell, {
      drop: inputs.refinanceDrop,
      months: result.months,
      share: share(fell),
      from: since,
      name: result.focus.name,
      ahead: share(focusAhead),
    }),
    top !== result.best && note(pastWords.mostOften, { name, share: share(best[top] ?? 0), from: since }),
  ]
}

function buydown({ inputs, result }: ComparedContext): readonly MaybeFound[] {
  const found = result.lines.find((one) => one.buydown !== null)?.buydown
  if (!found) return []
  const { totalSubsidy: cost, shareOfLoan, years, notePayment: full, withinFannieMaeLimits } = found
  const values = { kind: inputs.buydown, cost, first: years[0]?.payment ?? full, full, year: years.length + 1 }
  return [
    inputs.buydownPaidBy === 'me'
      ? watch(buydownWords.own, values)
      : act(buydownWords.others, { ...values, points: shareOfLoan * 100 }),
    result.months < years.length * 12 && watch(buydownWords.early),
    !withinFannieMaeLimits && watch(buydownWords.overLimits),
  ]
}

function aprTrap({ result }: ComparedContext): MaybeFound {
  const { lines, first, months, best } = result
  const lowest = lines.reduce((a, line) => (line.buydown === null && line.apr < a.apr - 1e-9 ? line : a), first)
  const winner = lines[best] ?? first
  if (lowest === winner || winner.buydown !== null) return null
  const apr = lowest.apr * 100
  return watch(otherWords.aprTrap, { lowest: lowest.name, apr, months, winner: winner.name })
}

function taxes({ inputs }: ComparedContext): MaybeFound {
  if (taxRateOf(inputs) === 0) return null
  const { single: limit, separate } = mortgageInterest.value.debtLimit
  const words = inputs.purpose === 'buy' ? otherWords.taxesAtOnce : otherWords.taxesOverTerm
  return note(words, { rate: inputs.taxRate, limit, separate })
}

const ofOptions = ofCompared((context): readonly MaybeFound[] => {
  const [fell, mostOften] = history(context)
  return [
    ...buydown(context),
    returns(context),
    fell,
    credits(context),
    aprTrap(context),
    twoBreakEvens(context),
    mostOften,
    taxes(context),
    note(otherWords.notIncluded),
  ]
})
export const findings = (context: PointsContext): readonly MaybeFound[] => ofOptions(context) ?? []
