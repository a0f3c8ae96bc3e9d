/** Which findings hold, with what values; the most important first. */
import { totalCosts } from '#engine/funds/holding-costs.ts'
import { payoutOf, payoutTaxOf } from '#engine/funds/payouts.ts'
import { averageEquityMutualFundsByStyle, averageExpenseRatios, noLoadLimit } from '#facts/investing/fund-costs.ts'
import { asOfYear } from '../kit/as-of.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { passesIn, yearsAhead } from './compared.ts'
import type { Fund } from './compute.ts'
import { type FundContext, isAfterTax } from './context.ts'
import { keepsLetter } from './offered.ts'
import {
  bestWords,
  conversionWords,
  crossingWords,
  deferredWords,
  distributionWords,
  enterAmount,
  letterNotKept,
  loadWords,
  notIncluded,
  notTwice,
  peerWords,
  taxWords,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 6

function best(context: FundContext): MaybeFound {
  const { funds, first } = context.result
  const { years } = context.inputs
  if (funds.length < 2) return null
  const top = funds.reduce<Fund>((most, fund) => (fund.net > most.net ? fund : most), first)
  const level = funds.filter((fund) => fund !== first && Math.abs(fund.net - first.net) < 1)
  const gap = top.net - first.net
  if (gap < 1 && level.length > 0) {
    const names = [first, ...level].map(({ name }) => name)
    return note(bestWords.level, { names, years, more: names.length < funds.length })
  }
  if (top === first) return good(bestWords.first, { name: first.name, years })
  return act(bestWords.other, { name: top.name, first: first.name, gap, years, afterTax: isAfterTax(context) })
}

function letter({ result: { funds }, inputs }: FundContext): MaybeFound {
  if (inputs.letter === 0 || funds.every((fund) => fund.table.frontLoad === 0) || keepsLetter(inputs)) return null
  return act(letterNotKept, inputs)
}

/** Where two of the visitor's own funds change places. */
function crossing({ result: { funds }, say }: FundContext): MaybeFound {
  const own = funds.filter((fund) => !fund.isTwin)
  for (const fund of own)
    for (const other of own) {
      const year = fund === other ? null : passesIn(fund, other)
      if (year === null) continue
      const pair = { fund: fund.name, other: other.name }
      const ahead = yearsAhead(fund, other)
      const to = ahead.at(-1) ?? year
      if (to === fund.kept.length) return note(crossingWords.passes, { ...pair, year })
      const span = ahead.length === 1 ? say.years(year) : crossingWords.between({ from: year, to })
      return note(crossingWords.onlyIn, { ...pair, span })
    }
  return null
}

function load({ result: { first, step }, inputs }: FundContext): MaybeFound {
  const paid = first.course.paid.load
  const grown = first.course.lost.load
  if (paid < 0.5) return null
  if (step !== null && step.more <= (inputs.start + inputs.deposit) / 2)
    return act(loadWords.near, { paid, more: step.more, now: step.loadNow, lower: step.loadThen })
  return grown > paid ? watch(loadWords.grown, { paid, grown }) : watch(loadWords.paid, { paid })
}

function peers({ result: { first } }: FundContext): MaybeFound {
  const { expenseRatio } = first.table
  const average = averageExpenseRatios.value.equityMutualFund
  const { active, index } = averageEquityMutualFundsByStyle.value
  const values = {
    fee: expenseRatio * 100,
    average: average * 100,
    year: asOfYear(averageExpenseRatios),
    active: active * 100,
    index: index * 100,
    styleYear: asOfYear(averageEquityMutualFundsByStyle),
  }
  const gap = expenseRatio - average
  if (gap > 0.000_05) return watch(peerWords.above, values)
  return good(gap < -0.000_05 ? peerWords.below : peerWords.at, values)
}

function twelveB({ result: { first }, inputs }: FundContext): MaybeFound {
  const paid = first.course.paid.distribution
  const limit = noLoadLimit.value * 100
  if (paid < 1) return null
  return (inputs.funds[0]?.distribution ?? 0) > limit
    ? watch(distributionWords.notNoLoad, { paid, limit })
    : watch(distributionWords.paid, { paid })
}

function tax({ result: { first, twin, payoutTax }, inputs, say }: FundContext): MaybeFound {
  const paid = first.course.paid.payoutTax
  if (inputs.account !== 'taxable' || paid < 1) return null
  const paidOut = payoutOf(first.payouts)
  const rate = paidOut > 0 ? (payoutTaxOf(first.payouts, payoutTax) / paidOut) * 100 : 0
  const index = twin?.course.paid.payoutTax ?? paid
  return watch(taxWords.paid, { paid, rate, more: index < paid - 1 ? taxWords.index({ paid: index }, say) : '' })
}

function deferred({ result: { first } }: FundContext): MaybeFound {
  const charged = first.course.rows.filter((row) => row.saleCosts.deferred > 0.5)
  const [begin, end] = [charged[0], charged.at(-1)]
  if (begin === undefined || end === undefined) return null
  const values = { amount: begin.saleCosts.deferred, year: begin.year }
  return begin === end
    ? watch(deferredWords.once, values)
    : watch(deferredWords.years, { ...values, last: end.saleCosts.deferred, lastYear: end.year })
}

function reported({ result: { first, grossReturn }, inputs }: FundContext): MaybeFound {
  if (inputs.returnIs !== 'reported') return null
  const fee = first.table.expenseRatio * 100
  return note(notTwice, { reported: inputs.annualReturn, fee, gross: grossReturn * 100 })
}

function conversion({ result: { funds }, inputs, say }: FundContext): MaybeFound {
  const changes = funds.flatMap(({ name, table }) => {
    const { convertsAfterYears: years, expenseAfter, expenseRatio } = table
    if (years === null || years >= inputs.years || expenseAfter === expenseRatio) return []
    return [{ name, years, words: expenseAfter < expenseRatio ? conversionWords.cheaper : conversionWords.costlier }]
  })
  if (changes.length === 0) return null
  return note(conversionWords.converts, { changes: changes.map(({ words, ...one }) => words(one, say)) })
}

export function findings(context: FundContext): readonly MaybeFound[] {
  const { course } = context.result.first
  if (totalCosts(course.paid) === 0 && course.last.paidIn === 0) return [note(enterAmount), note(notIncluded)]
  const found = [letter, best, reported, load, crossing, tax, peers, deferred, conversion, twelveB].map((make) =>
    make(context),
  )
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
}
