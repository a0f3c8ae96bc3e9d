/** Findings from the visitor's own numbers. */
import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { autoByTier } from '#facts/lending/rates.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { type BoughtContext, type CarContext, type LoanContext, ofBought, ofLoan } from './context.ts'
import { spanUnder } from './months-under.ts'
import { rebateTurn } from './rebate-path.ts'
import { thumbOf } from './rule-20-4-10.ts'
import { deduction, salesTaxFindings } from './tax-findings.ts'
import { carShareOf, oldLoanIn } from './tax-saved.ts'
import {
  laterWords,
  notIncluded,
  offerWords,
  oldLoanWords,
  spans,
  thumbWords,
  underWords,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 9
const SHORTER = 48
/** Percent points above the average that are worth a word. */
const WELL_ABOVE = 2

function underwater({ result: { under, downToBeSafe, loan } }: LoanContext): MaybeFound {
  const span = spanUnder(under)
  if (!span) return good(underWords.never, { term: loan.term })
  const values = { when: spans[span.kind](span), gap: under.worst.gap }
  return downToBeSafe >= 1 ? watch(underWords.safe, { ...values, down: downToBeSafe }) : watch(underWords.plain, values)
}

function oldLoan({ result: { deal, loan }, say }: LoanContext): MaybeFound {
  if (deal.equity >= 0) return null
  const old = oldLoanIn(loan)
  if (old < 1) return null
  const interest = loan.schedule.totalInterest * (1 - carShareOf(loan))
  const text = (interest < 1 ? oldLoanWords.movedFree : oldLoanWords.moved)({ old, interest }, say)
  const rest = -deal.equity - old
  return watch(() => (rest >= 1 ? `${text} ${oldLoanWords.rest({ rest }, say)}` : text))
}

function offers({ inputs, result: { choice } }: LoanContext): readonly MaybeFound[] {
  if (!choice) return []
  const { rebateAhead, evenRebate, withRebate, withLowRate } = choice
  const hasRebate = inputs.rebate > 0
  const values = {
    saved: Math.abs(rebateAhead),
    usual: withRebate.schedule.payment,
    low: withLowRate.schedule.payment,
    lowRate: inputs.lowRate ?? 0,
  }
  const won = hasRebate ? offerWords.rebate : offerWords.usualRate
  const words = values.saved < 0.5 ? offerWords.same : rebateAhead > 0 ? won : offerWords.lowRate
  const turn = rebateTurn(choice)
  return [
    act(words, values),
    rebateAhead < 0 && turn > 1 && note(hasRebate ? offerWords.turnRebate : offerWords.turnUsual, { month: turn }),
    evenRebate > 0 && note(offerWords.even, { rebate: evenRebate }),
  ]
}

function thumb({ inputs, result }: LoanContext): MaybeFound {
  const { passed, asked, downShare, months, incomeShare, largestLoan } = thumbOf(result, inputs)
  const values = { passed, asked, down: downShare * 100, term: months }
  const tone = passed === asked ? good : watch
  return incomeShare === null || largestLoan === null
    ? tone(thumbWords.noIncome, { ...values, asked: asked + 1 })
    : tone(thumbWords.withIncome, { ...values, share: incomeShare * 100, largest: largestLoan })
}

function shorter({ result: { loan } }: LoanContext): MaybeFound {
  if (loan.term <= SHORTER) return null
  const short = leanSchedule({ principal: loan.financed, annualRate: loan.annualRate, termMonths: SHORTER })
  if (short.outcome !== 'paid-off') return null
  const saved = loan.schedule.totalInterest - short.totalInterest
  return saved >= 1 && note(laterWords.shorter, { payment: short.payment, saved })
}

function keep({ result: { keeping } }: LoanContext): MaybeFound {
  const { perMonth, months, resale, perMile } = keeping
  const values = { perMonth, months, resale }
  return perMile === null ? note(laterWords.keep, values) : note(laterWords.keepPerMile, { ...values, perMile })
}

function highRate({ inputs, result: { loan } }: LoanContext): MaybeFound {
  const prime = autoByTier.value[1]
  if (prime === undefined) return null
  const average = prime[inputs.condition === 'new' ? 'newCar' : 'usedCar'] * 100
  const rate = loan.annualRate * 100
  if (rate <= average + WELL_ABOVE) return null
  const asOf = autoByTier.asOf ?? ''
  return act(laterWords.highRate, { rate, average, from: prime.scoreFrom, to: prime.scoreTo, asOf })
}

const taxFirst = (context: BoughtContext) => {
  const [first, ...rest] = salesTaxFindings(context)
  return { first, rest }
}

const ofALoan = ofLoan((context) => {
  const tax = taxFirst(context)
  const isOpen = Boolean(tax.first && tax.first.tone === 'act')
  const found = [
    isOpen && tax.first,
    ...offers(context).slice(0, 1),
    highRate(context),
    underwater(context),
    oldLoan(context),
    !isOpen && tax.first,
    ...offers(context).slice(1),
    keep(context),
    thumb(context),
    ...tax.rest,
    shorter(context),
    deduction(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
})
const ofACashSale = ofBought((context) => [...salesTaxFindings(context), note(notIncluded)])

export const findings = (context: CarContext): readonly MaybeFound[] => ofALoan(context) ?? ofACashSale(context) ?? []
