/** Which findings hold, with what values. */
import { reducingRateOfFlat } from '#engine/lending/flat-rate.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { flatRatePayment } from '#engine/lending/simple-interest.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { type EmiContext, type LoanContext, ofLoan } from './context.ts'
import { loanOf } from './loan.ts'
import { type Apart, costWords, emi, extraWords, feeWords, notIncluded, twoWords } from './words/findings.en.ts'

/** Differences smaller than `least` dollars are none. */
const apartBy = (difference: number, least: number): Apart => ({
  kind: Math.abs(difference) < least ? 'same' : difference > 0 ? 'more' : 'less',
  by: Math.abs(difference),
})

/** Two loans: what a month and the whole cost differ by. Extra payments aside, so that both are paid as agreed. */
function twoLoans({ result: { loan, second } }: LoanContext): MaybeFound {
  if (second === null) return null
  const month = apartBy(second.payment - loan.payment, 0.005)
  const cost = apartBy(second.cost - (loan.plain.totalInterest + loan.fee), 0.5)
  if (month.kind === 'same' && cost.kind === 'same') return note(twoWords.same)
  const tone = cost.kind === 'less' ? good : watch
  return loan.apr === null || second.apr === null
    ? tone(twoWords.apart, { month, cost })
    : tone(twoWords.apartWithApr, { month, cost, apr: second.apr, firstApr: loan.apr })
}

function fees({ inputs, result: { loan } }: LoanContext): MaybeFound {
  const { fee, apr } = loan
  if (fee === 0) return null
  if (apr === null) return act(feeWords.wholeLoan, { fee })
  return watch(feeWords[inputs.feeHandling], { fee, apr, rate: loan.trueRate * 100, received: loan.owed - fee })
}

function flatRate({ result: { loan } }: LoanContext): MaybeFound {
  const { owed, annualRate, months, payment } = loan
  if (annualRate === 0 || months < 2 || loan.quoted.kind !== 'flat') return null
  const level = levelPayment(owed, annualRate / 12, months)
  return watch(costWords.flat, { rate: annualRate * 100, trueRate: loan.trueRate * 100, payment, level })
}

/** What the same number would cost if it were a flat rate. */
function ifFlat({ result: { loan } }: LoanContext): MaybeFound {
  const { owed, annualRate, months } = loan
  if (annualRate === 0 || months < 2 || loan.quoted.kind === 'flat') return null
  const flat = reducingRateOfFlat(annualRate, months)
  if (flat.outcome !== 'found') return null
  const payment = flatRatePayment(owed, annualRate, months)
  return watch(costWords.ifFlat, { rate: annualRate * 100, flat: flat.value * 100, payment })
}

function paidBack({ result: { loan } }: LoanContext): MaybeFound {
  const interest = loan.schedule.totalInterest
  return interest >= 1 && watch(costWords.paidBack, { each: 1 + interest / loan.owed, interest, owed: loan.owed })
}

/** The visitor's own extra payment, or about a tenth of the payment. */
function extra({ result: { loan } }: LoanContext): MaybeFound {
  const own = loan.extra > 0
  const extra = own ? loan.extra : Math.max(10, Math.round(loan.payment / 100) * 10)
  const faster = own ? loan : loanOf({ ...loan, extra })
  if (faster === null) return null
  const months = loan.plain.months - faster.schedule.months
  const saved = loan.plain.totalInterest - faster.schedule.totalInterest
  if (months < 1) return own && saved >= 1 && good(extraWords.smallerLast, { extra, months, saved })
  if (saved < 1) return own && good(extraWords.sooner, { extra, months, saved })
  return good(own ? extraWords.own : extraWords.tenth, { extra, months, saved })
}

function shorter({ inputs, result: { loan } }: LoanContext): MaybeFound {
  if (inputs.find === 'term' || loan.quoted.kind === 'flat') return null
  const months = loan.months >= 240 ? loan.months - 120 : loan.months >= 36 ? loan.months - 12 : 0
  if (months === 0 || loan.trueRate === 0) return null
  const payment = levelPayment(loan.owed, loan.trueRate / 12, months)
  const saved = loan.plain.totalInterest - (payment * months - loan.owed)
  const more = payment - loan.payment
  // At rates where principal hardly counts, a shorter term costs no more a month.
  return more >= 1 && note(costWords.shorter, { months, more, saved })
}

const ofALoan = ofLoan((context) => [
  twoLoans(context),
  fees(context),
  flatRate(context),
  paidBack(context),
  extra(context),
  shorter(context),
  ifFlat(context),
  note(emi),
  note(notIncluded),
])

export const findings = (context: EmiContext): readonly MaybeFound[] => ofALoan(context) ?? []
