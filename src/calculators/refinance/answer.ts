/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */

import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, NewHomeLoan } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { closingOf } from './closing.ts'
import { compute } from './compute.ts'
import type { ComparedContext, RefinanceContext } from './context.ts'
import { figures } from './figures.ts'
import type { RefinanceInputs } from './sections.ts'
import { currentLoan, endlessDebts } from './ways.ts'
import { errorWords, headlines, hintWords, questions, toBudget, toHousehold, underneath } from './words/answer.en.ts'

/** Costs and points past this share of what the loan pays out are a slip of the hand. */
const MOST_COSTS = 0.25

function headline({ inputs: { stay }, result, say }: ComparedContext): string {
  const { lead, aheadAtStay } = result.refinance
  const amount = Math.abs(aheadAtStay)
  if (amount < 0.5) return headlines.even({ months: stay }, say)
  if (aheadAtStay > 0)
    return lead.outcome === 'leads' && lead.from > 0
      ? headlines.saves({ amount, months: lead.from }, say)
      : headlines.savesAtOnce({ amount }, say)
  if (lead.outcome === 'never-leads') return headlines.never({ amount }, say)
  if (lead.from > stay) return headlines.tooSoon({ amount, months: lead.from }, say)
  const months = lead.until ?? stay
  return (lead.from === 0 ? headlines.aheadAtFirst : headlines.aheadForAWhile)({ amount, months }, say)
}

function more({ inputs, result, say }: ComparedContext): string {
  const { keep, refinance, monthlySaving } = result
  const move = { from: keep.firstPayment, to: refinance.firstPayment }
  const later = refinance.months - keep.months
  const until = refinance.lead.outcome === 'leads' ? refinance.lead.until : null
  const sentences = [
    underneath.stay({ months: inputs.stay }, say),
    Math.abs(monthlySaving) < 0.5 && underneath.samePayment(),
    monthlySaving >= 0.5 && underneath.lower(move, say),
    monthlySaving <= -0.5 && underneath.higher(move, say),
    later > 0 && underneath.later({ months: later }, say),
    later < 0 && underneath.sooner({ months: -later }, say),
    until !== null && until > inputs.stay && underneath.until({ months: until }, say),
    inputs.cashOut > 0 && underneath.cashOut({ amount: inputs.cashOut }, say),
  ]
  return sentences.filter(Boolean).join(' ')
}

const newLoan = ({ inputs, result: { closing } }: ComparedContext): NewHomeLoan => ({
  balance: closing.newLoan,
  annualRate: Number((inputs.newRate / 100).toPrecision(12)),
  months: inputs.newTerm,
  payment: roundToCent(levelPayment(closing.newLoan, inputs.newRate / 1200, inputs.newTerm)),
  replaces: inputs.balance,
  paidOff: inputs.debts.flatMap(({ name, balance }) => (balance > 0 && name.trim() !== '' ? [name] : [])),
})

function answer(context: RefinanceContext): Answer {
  const { result } = context
  if (result.outcome !== 'compared')
    return { headline: headlines.notPossible(), more: underneath.notPossible(), keyFigures: [] }
  const compared = { ...context, result }
  return {
    headline: headline(compared),
    more: more(compared),
    keyFigures: ['monthlySaving', 'totalCosts', 'rateToBeat'],
    actions: [
      { id: 'budget-home-payment', label: toBudget, value: result.refinance.firstPayment },
      { id: 'household-home-loan', label: toHousehold, value: result.closing.newLoan, loan: newLoan(compared) },
    ],
  }
}

function check(inputs: RefinanceInputs, say: Say) {
  const errors: { [K in 'payment' | 'debts' | 'lump' | 'points' | 'costs' | 'cashOut']?: string } = {}
  const { payment, balance, rate, lump, points, program, cashOut, debts } = inputs
  if (payment !== null && leanSchedule(currentLoan(inputs)).outcome !== 'paid-off') {
    const interest = (balance * rate) / 1200
    errors.payment = payment <= interest ? errorWords.payment({ rate, interest }, say) : errorWords.paymentTooLow()
  }
  const endless = endlessDebts(inputs)
  if (endless.length > 0) errors.debts = errorWords.debts({ rows: endless }, say)
  if (lump > balance - 1) errors.lump = errorWords.lump()
  const { totalCosts, paidOut } = closingOf(inputs)
  if (Math.abs(totalCosts) > paidOut * MOST_COSTS)
    errors[Math.abs(points) > 3 ? 'points' : 'costs'] = errorWords.costs({ share: MOST_COSTS * 100 }, say)
  if (program === 'irrrl' && cashOut > 0) errors.cashOut = errorWords.noCashOut()
  if (program === 'irrrl' && debts.some((debt) => debt.balance > 0)) errors.debts = errorWords.noDebts()
  return errors
}

export const answerPart: AnswerPart<RefinanceContext> = {
  compute,
  figures,
  main: 'saved',
  moreIs: 'better',
  answer,
  check,
  hints: {
    points: ({ inputs, say }) => {
      const { points } = closingOf(inputs)
      if (points === 0) return undefined
      return points > 0 ? hintWords.points({ amount: points }, say) : hintWords.credit({ amount: -points }, say)
    },
    vaUse: ({ inputs, say }) => {
      const { vaFee } = closingOf(inputs)
      return vaFee > 0 ? hintWords.vaFee({ amount: vaFee }, say) : undefined
    },
  },
  presets: [
    {
      unknown: 'newRate',
      figure: 'saved',
      target: (saved) => about(Math.max(1000, saved * 1.5)),
      question: questions.newRate,
    },
    {
      unknown: 'stay',
      figure: 'saved',
      target: (saved) => about(Math.max(1000, saved * 1.2)),
      question: questions.stay,
    },
    {
      unknown: 'extra',
      figure: 'extraMonths',
      target: (months) => Math.max(12, Math.round((months * 0.8) / 12) * 12),
      question: questions.extra,
    },
  ],
}
