/** Which findings hold, with what values. Extra schedules are worked out here only, not on every key press. */
import type { PaidOff } from '#engine/lending/amortize.ts'
import type { Extra } from '#engine/lending/loan.ts'
import { addMonths, compareMonths, type Month, monthOfYear } from '#engine/month.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { highestPayment } from './compute.ts'
import { type LoanContext, type MortgageContext, ofLoan } from './context.ts'
import { ownerTotalIn } from './owner-costs.ts'
import { loanTypeFindings } from './program-findings.ts'
import { extrasOf, rateChangesOf, scheduleOf } from './schedule.ts'
import {
  aprParts,
  extraWords,
  type Gain,
  laterWords,
  notIncluded,
  notIncludedWithoutLoan,
  ownerCostNames,
  rateWords,
} from './words/findings.en.ts'

/** Findings of a loan shown before what is not included. */
const MOST = 6

/** What one schedule gains on another; null where that is neither a month nor a dollar. */
function gainOf(from: PaidOff, to: PaidOff): Gain | null {
  const months = from.months - to.months
  const interest = from.totalInterest - to.totalInterest
  if (months < 1 && interest < 1) return null
  return { kind: months < 1 ? 'interest' : interest < 1 ? 'time' : 'both', months, interest }
}

/** Whether the rate changes while the loan runs. */
const isAdjusted = ({ inputs, result }: LoanContext): boolean =>
  inputs.rateType === 'arm' && Number(inputs.armFixedYears) * 12 < result.rows.length

function adjustable({ inputs, result }: LoanContext): MaybeFound {
  if (inputs.rateType !== 'arm') return null
  const { startMonth, loanAmount, principalInterest, rows } = result
  const changes = rateChangesOf(inputs, 'worst')
  const [first] = changes
  const worst = scheduleOf(inputs, { principal: loanAmount, startMonth, path: 'worst' })
  if (first === undefined || worst === null || first.fromPayment > rows.length) return null
  const rate = Math.max(...changes.map((change) => change.annualRate)) * 100
  if (rate < inputs.rate + 0.005) return good(rateWords.capped, { rate: inputs.rate })
  const month = addMonths(startMonth, first.fromPayment)
  return watch(rateWords.worst, { rate, from: principalInterest, to: highestPayment(worst), month })
}

/** Dates of one-time payments that cannot count as given. */
function strayPayments({ inputs, result }: LoanContext): readonly MaybeFound[] {
  const given = inputs.extraOnce.filter((row) => row.amount > 0)
  const early = given.filter((row) => compareMonths(row.month as Month, result.startMonth) < 0).length
  const late = given.filter((row) => compareMonths(row.month as Month, result.actual.payoffMonth) > 0).length
  return [early > 0 && watch(extraWords.early, { count: early }), late > 0 && watch(extraWords.late, { count: late })]
}

function ownExtras({ inputs, result }: LoanContext): MaybeFound {
  if (result.actual.totalExtra === 0 || inputs.plan !== 'monthly') return null
  const gain = gainOf(result.scheduled, result.actual)
  return gain && good(extraWords.own, { gain })
}

function biweekly({ inputs, result }: LoanContext): MaybeFound {
  if (inputs.plan === 'monthly') return null
  const { loanAmount: principal, startMonth, actual } = result
  const extras = extrasOf(inputs, startMonth)
  const monthly = extras.length === 0 ? result.scheduled : scheduleOf(inputs, { principal, startMonth, extras })
  const gain = monthly && gainOf(monthly, actual)
  if (!gain) return null
  if (inputs.plan === 'biweekly-held') return good(extraWords.heldHalves, { gain })
  const held = scheduleOf(inputs, { principal, startMonth, extras, plan: 'biweekly-held' })
  return held && good(extraWords.halves, { gain, more: Math.max(0, held.totalInterest - actual.totalInterest) })
}

/** The same loan with one more extra payment on top of the visitor's own. */
function gainWith({ inputs, result }: LoanContext, more: Extra): Gain | null {
  const { loanAmount: principal, startMonth, actual } = result
  const extras = [...extrasOf(inputs, startMonth), more]
  const paid = scheduleOf(inputs, { principal, startMonth, plan: inputs.plan, extras })
  return paid && gainOf(actual, paid)
}

function payingMore(context: LoanContext): MaybeFound {
  const { inputs, result } = context
  const hundred = gainWith(context, { kind: 'monthly', amount: 100 })
  if (!hundred) return null
  const atStart = monthOfYear(result.startMonth)
  const gain =
    inputs.plan === 'monthly' &&
    gainWith(context, { kind: 'yearly', amount: result.principalInterest, monthOfYear: atStart })
  if (!gain) return good(extraWords.hundred, { gain: hundred })
  if (isAdjusted(context)) return good(extraWords.oneMoreAdjustable, { gain })
  if (hundred.kind === 'time') return good(extraWords.oneMoreAlone, { gain })
  return good(extraWords.oneMore, { gain, hundred: hundred.interest })
}

function escrow({ inputs, result }: LoanContext): MaybeFound {
  const year = Math.min(10, Math.floor(result.rows.length / 12))
  const costs = ownerCostNames[inputs.hoa > 0 ? 'withDues' : 'plain']
  const from = ownerTotalIn(inputs, 0)
  const to = ownerTotalIn(inputs, year - 1)
  if (year < 2 || Math.abs(to - from) < 1) return null
  if (to < from) return good(laterWords.escrowFalls, { costs, from, to, year })
  return watch(inputs.rateType === 'arm' ? laterWords.escrowRisesToo : laterWords.escrowRises, {
    costs,
    from,
    to,
    year,
  })
}

function fifteenYears({ inputs, result }: LoanContext): MaybeFound {
  if (inputs.term < 240 || inputs.rateType === 'arm') return null
  const { loanAmount: principal, startMonth, scheduled } = result
  const short = scheduleOf(inputs, { principal, startMonth, termMonths: 180 })
  if (short === null) return null
  const more = short.regularPayment - result.principalInterest
  const saved = scheduled.totalInterest - short.totalInterest
  if (saved < 1) return null
  return note(result.actual === scheduled ? laterWords.fifteenYears : laterWords.fifteenYearsPlain, { more, saved })
}

function apr(context: LoanContext): MaybeFound {
  const { inputs, result } = context
  if (result.apr === null || result.apr - inputs.rate < 0.005) return null
  const counted: { readonly [K in keyof typeof aprParts]: boolean } = {
    points: inputs.discountPoints > 0,
    lenderFees: inputs.lenderFees > 0,
    upfrontFee: result.upfrontFee > 0,
    insurance: result.mortgageInsurance > 0,
    interest: result.cash.interest > 0,
    laterRate: inputs.rateType === 'arm' && Number(inputs.armFixedYears) * 12 < inputs.term,
  }
  const parts = (Object.keys(counted) as (keyof typeof counted)[]).filter((key) => counted[key])
  if (parts.length === 0) return null
  return note(laterWords.apr, { apr: result.apr, rate: inputs.rate, parts: parts.map((key) => aprParts[key]) })
}

const ofALoan = ofLoan((context) => {
  const found: readonly MaybeFound[] = [
    ...loanTypeFindings(context),
    adjustable(context),
    ...strayPayments(context),
    biweekly(context) ?? ownExtras(context),
    payingMore(context),
    escrow(context),
    fifteenYears(context),
    apr(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
})

export function findings(context: MortgageContext): readonly MaybeFound[] {
  if (context.result.outcome === 'no-loan') return [note(notIncludedWithoutLoan)]
  return ofALoan(context) ?? []
}
