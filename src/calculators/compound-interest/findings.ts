/** Which findings hold, with what values. Other plans are worked out here only, not on every key press. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { monthsToDouble, paidInOf, projectWith } from './compute.ts'
import type { CompoundContext, GrowthContext } from './context.ts'
import { findingWords as words } from './words/findings.en.ts'

const WAIT_MONTHS = 60
/** Shown before what is not included. */
const MOST = 6

function loss({ inputs, result }: GrowthContext): MaybeFound {
  const less = paidInOf(result, inputs) - result.base.totals.balance
  return less >= 1 && watch(words.loss, { less })
}

/** When growth passes deposits for the first time. */
function crossing({ inputs, result }: GrowthContext): MaybeFound {
  if (inputs.deposit === 0) return null
  const found = result.base.milestones.find((milestone) => milestone.kind === 'interest-beats-deposits')
  if (found === undefined) return inputs.rate > 0 && note(words.neverCrosses, { months: inputs.years })
  const values = { year: found.year, growth: found.interest, deposits: found.deposits }
  const isNet = inputs.fee > 0 || inputs.tax !== 'none'
  if (found.year <= 2) return good(words.crossesAtOnce, values)
  return good(isNet ? words.crossesBeforeFees : words.crosses, values)
}

function doubled({ result }: GrowthContext): MaybeFound {
  const months = monthsToDouble(result)
  return months !== null && good(words.doubled, { months })
}

function inflation({ inputs, result }: GrowthContext): MaybeFound {
  const { base } = result
  // Years until the last deposit, which at the beginning of a period is one period before the end of it.
  const until = (base.totals.depositCount - (inputs.timing === 'begin' ? 1 : 0)) / base.periodRate.depositsPerYear
  const { balance, realBalance: real } = base.totals
  if (inputs.inflation === 0 || Math.abs(balance - real) < 1) return null
  const { inflation: rate, years: months, deposit } = inputs
  const values = { rate, balance, real, months }
  if (rate < 0) return good(words.deflation, values)
  return deposit > 0 && inputs.depositGrowth === 0 && months > 12
    ? watch(words.inflationDeposit, { ...values, deposit, feels: deposit / (1 + rate / 100) ** until })
    : watch(words.inflation, values)
}

function fee({ inputs, result }: GrowthContext): MaybeFound {
  const { base, feeCost } = result
  if (inputs.fee === 0) {
    const withFee = projectWith(inputs, { annualFee: 0.01 })
    const cost = withFee === null ? 0 : base.totals.balance - withFee.totals.balance
    return cost >= 1 && note(words.noFee, { cost, share: (cost / base.totals.balance) * 100 })
  }
  const whole = base.totals.balance + feeCost
  const { fees } = base.totals
  const values = { fee: inputs.fee, cost: feeCost, share: whole > 0 ? (feeCost / whole) * 100 : 0, fees }
  return feeCost >= 1 && watch(feeCost - fees > 1 ? words.feeAndGrowth : words.fee, values)
}

function waiting({ inputs, result }: GrowthContext): MaybeFound {
  if (inputs.years <= WAIT_MONTHS) return null
  const hasDeposits = inputs.deposit > 0
  const later = projectWith(
    inputs,
    hasDeposits ? { startAfterMonths: WAIT_MONTHS } : { months: inputs.years - WAIT_MONTHS },
  )
  if (later === null) return null
  const less = result.base.totals.balance - later.totals.balance
  const unpaid = result.base.totals.deposits - later.totals.deposits
  return less - unpaid >= 1 && act(hasDeposits ? words.waitingDeposits : words.waiting, { less, unpaid })
}

function onePoint({ inputs, result }: GrowthContext): MaybeFound {
  const more = projectWith(inputs, { annualRate: (inputs.rate + 1) / 100 })
  const less = projectWith(inputs, { annualRate: (inputs.rate - 1) / 100 })
  if (more === null || less === null) return null
  const now = result.base.totals.balance
  const gain = more.totals.balance - now
  return gain >= 1 && note(words.onePoint, { gain, loss: now - less.totals.balance })
}

/** What the tax takes, and what its timing does. */
function tax({ inputs, result }: GrowthContext): MaybeFound {
  if (inputs.tax === 'none') return null
  const rate = inputs.taxRate / 100
  const atEnd = projectWith(inputs, { tax: { kind: 'at-end', rate } })
  const eachYear = projectWith(inputs, { tax: { kind: 'each-year', rate } })
  const paid = result.base.totals.tax
  if (atEnd === null || eachYear === null || paid < 1) return null
  const gap = atEnd.totals.balance - eachYear.totals.balance
  if (gap < 1) return watch(words.tax, { paid })
  return watch(inputs.tax === 'each-year' ? words.taxEachYear : words.taxAtEnd, { paid, gap })
}

function compounding({ inputs, result }: GrowthContext): MaybeFound {
  const { effectiveAnnualRate, compoundsPerYear } = result.base.periodRate
  const apy = effectiveAnnualRate * 100
  if (inputs.rateKind !== 'nominal' || Math.abs(apy - inputs.rate) < 0.005) return null
  return note(words.compounding, { rate: inputs.rate, apy, times: compoundsPerYear })
}

function roundSums({ result }: GrowthContext): MaybeFound {
  const sums = result.base.milestones.flatMap((milestone) =>
    milestone.kind === 'balance-reached' ? [{ amount: milestone.amount, year: milestone.year }] : [],
  )
  return sums.length > 0 && good(words.roundSums, { sums })
}

const rules = [loss, waiting, crossing, tax, fee, inflation, onePoint, compounding, doubled, roundSums]

export const findings = (context: CompoundContext): readonly MaybeFound[] => {
  const { result } = context
  if (result.outcome === 'not-possible') return []
  const found = rules.map((rule) => rule({ ...context, result })).filter(Boolean)
  return [...found.slice(0, MOST), note(words.notIncluded)]
}
