import { flatRateOfReducing, reducingRateOfFlat } from '#engine/lending/flat-rate.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { flatRatePayment } from '#engine/lending/simple-interest.ts'
import { dollars, dollarsAndCents, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Answered } from './compute.ts'
import type { EmiInputs } from './fields.ts'
import { loanOf } from './loan.ts'

type Found = Finding | null

/** Two loans: what a month and what everything differs by. Extra payments aside, so that both are paid as agreed. */
function twoLoans({ loan, second }: Answered): Found {
  if (second === null) return null
  const month = second.payment - loan.payment
  const all = second.cost - (loan.plain.totalInterest + loan.fee)
  if (Math.abs(month) < 0.005 && Math.abs(all) < 0.5)
    return { tone: 'note', text: '**The two loans cost the same**: the same payment, and $0 apart in all.' }
  const monthText =
    Math.abs(month) < 0.005
      ? 'the same payment'
      : `${dollarsAndCents(Math.abs(month))} ${month > 0 ? 'more' : 'less'} a month`
  const allText =
    Math.abs(all) < 0.5
      ? 'as much in interest and fees'
      : `${dollars(Math.abs(all))} ${all > 0 ? 'more' : 'less'} in interest and fees`
  const apr =
    loan.apr !== null && second.apr !== null
      ? ` Its APR is ${percentText(second.apr)}, against ${percentText(loan.apr)}.`
      : ''
  return { tone: all < 0 ? 'good' : 'watch', text: `**The second loan asks ${monthText} and costs ${allText}.**${apr}` }
}

function flatRate({ loan }: Answered): Found {
  const rate = percentText(loan.annualRate * 100)
  if (loan.annualRate === 0 || loan.months < 2) return null
  if (loan.quoted.kind === 'flat')
    return {
      tone: 'watch',
      text: `**A flat rate of ${rate} is really ${percentText(loan.trueRate * 100)}** on what you owe. It charges the whole amount to the end, though you owe less every month. On the falling balance, ${rate} would ask ${dollarsAndCents(levelPayment(loan.owed, loan.annualRate / 12, loan.months))} a month instead of ${dollarsAndCents(loan.payment)}.`,
    }
  const asFlat = reducingRateOfFlat(loan.annualRate, loan.months)
  const twin = flatRateOfReducing(loan.trueRate, loan.months)
  if (asFlat.outcome !== 'found' || twin.outcome !== 'found') return null
  return {
    tone: 'watch',
    text: `**If a lender quotes ${rate} as a flat rate, the payment is ${dollarsAndCents(flatRatePayment(loan.owed, loan.annualRate, loan.months))}**, as much as ${percentText(asFlat.value * 100)} on what you owe. Your loan is worth a flat rate of ${percentText(twin.value * 100)}.`,
  }
}

function paidBack({ loan }: Answered): Found {
  const { totalInterest } = loan.schedule
  if (totalInterest < 1) return null
  return {
    tone: 'watch',
    text: `**For each $1 you borrow you pay back ${dollarsAndCents(1 + totalInterest / loan.owed)}**: ${dollars(totalInterest)} of interest on ${dollars(loan.owed)}. These are future dollars, which inflation makes lighter.`,
  }
}

function extra(result: Answered): Found {
  const { loan } = result
  if (loan.extra > 0) {
    const saved = loan.plain.totalInterest - loan.schedule.totalInterest
    const months = loan.plain.months - loan.schedule.months
    if (months < 1 && saved < 1) return null
    return {
      tone: 'good',
      text:
        months < 1
          ? `**Your extra ${dollars(loan.extra)} a month** would save **${dollars(saved)}** of interest; the last payment would be smaller, in the same month.`
          : `**Your extra ${dollars(loan.extra)} a month** would end the loan **${monthsText(months)} sooner**${saved < 1 ? '' : ` and save **${dollars(saved)}** of interest`}.`,
    }
  }
  const tenth = Math.max(10, Math.round(loan.payment / 10 / 10) * 10)
  const faster = loanOf({ ...loan, extra: tenth })
  if (faster === null) return null
  const months = loan.plain.months - faster.schedule.months
  const saved = loan.plain.totalInterest - faster.schedule.totalInterest
  if (months < 1 || saved < 1) return null
  return {
    tone: 'good',
    text: `**Paying ${dollars(tenth)} more each month** would end the loan ${monthsText(months)} sooner and save ${dollars(saved)} of interest.`,
  }
}

function shorter({ loan }: Answered, inputs: EmiInputs): Found {
  if (inputs.find === 'term' || loan.quoted.kind === 'flat') return null
  const months = loan.months >= 240 ? loan.months - 120 : loan.months >= 36 ? loan.months - 12 : 0
  if (months === 0 || loan.trueRate === 0) return null
  const payment = levelPayment(loan.owed, loan.trueRate / 12, months)
  const interest = payment * months - loan.owed
  // At rates where principal hardly counts, a shorter time asks no more.
  if (payment - loan.payment < 1) return null
  return {
    tone: 'note',
    text: `**Over ${monthsText(months)}** at the same rate the payment would be ${dollarsAndCents(payment)}: ${dollars(payment - loan.payment)} more a month, and ${dollars(loan.plain.totalInterest - interest)} less interest.`,
  }
}

function fees({ loan }: Answered, inputs: EmiInputs): Found {
  if (loan.fee === 0) return null
  if (loan.apr === null)
    return { tone: 'act', text: `**The fees of ${dollars(loan.fee)} take the whole loan.** Nothing is left to use.` }
  const how = {
    cash: 'You pay them on the first day',
    deducted: 'They are kept back from what you receive',
    added: 'They join the loan and bear interest',
  }[inputs.feeHandling]
  return {
    tone: 'watch',
    text: `**With ${dollars(loan.fee)} of fees the APR is ${percentText(loan.apr)}**, not ${percentText(loan.trueRate * 100)}. ${how}, so ${dollars(loan.owed - loan.fee)} is what you can use.`,
  }
}

const word: Finding = {
  tone: 'note',
  text: '**EMI is “equated monthly installment”**, the name used in India and elsewhere. US lenders call the same thing the monthly payment: 12 equal ones a year until the loan is gone.',
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: taxes and insurance of a home or car, late fees, rates that change, and any tax you save on the interest.',
}

export function findingsOf(result: Answered, inputs: EmiInputs): readonly Finding[] {
  const found: readonly Found[] = [
    twoLoans(result),
    fees(result, inputs),
    paidBack(result),
    extra(result),
    shorter(result, inputs),
    flatRate(result),
  ]
  return [...found.filter((one) => one !== null), word, leftOut]
}
