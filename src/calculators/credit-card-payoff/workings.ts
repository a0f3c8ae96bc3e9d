import { type Card, owedOn } from '#engine/cards/card.ts'
import { daysInMonth, type Month } from '#engine/month.ts'
import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { ofPlan, type PlanContext } from './context.ts'
import { workingWords } from './words/explain.en.ts'

const there = (steps: readonly (string | false | undefined)[]): readonly string[] =>
  steps.filter((step): step is string => Boolean(step))
const owingOf = ({ result }: PlanContext): readonly Card[] => result.cards.filter((card) => owedOn(card) > 0)
const firstBill = ({ result }: PlanContext, card: Card) =>
  result.course.rows[0]?.cards.find((one) => one.key === card.key)

function firstInterest(context: PlanContext, card: Card): Working | null {
  const { inputs, say } = context
  const words = workingWords.interest
  const bill = firstBill(context, card)
  if (!bill || card.balance <= 0) return null
  const apr = card.apr * 100
  const days = daysInMonth(inputs.firstMonth as Month)
  const daily = inputs.interest === 'daily'
  const charges = card.monthlyCharges ?? 0
  // Half the new charges are in the average.
  const average = card.balance + charges / 2
  const interest = average * card.apr * (daily ? days / 365 : 1 / 12)
  const offer = card.promo
  return {
    title: words.title({ card: card.name }),
    lines: [
      daily ? words.daily : words.monthly,
      `= ${say.number(average)} × ${say.percent(apr)} ÷ ${daily ? `365 × ${days}` : '12'}`,
      `= ${say.cents(interest)}`,
    ],
    steps: there([
      daily && words.rate({ apr, month: inputs.firstMonth, days }, say),
      charges > 0 && words.charges({ charges }, say),
      offer && words.offer({ amount: offer.balance, apr: offer.apr * 100, payments: offer.paymentsLeft }, say),
      offer?.deferred && words.deferred,
      words.after({ payment: bill.payment, left: bill.end }, say),
    ]),
  }
}

function minimum(context: PlanContext): Working | null {
  const { inputs, say } = context
  const words = workingWords.minimum
  const card = owingOf(context).find((one) => one.balance > 0)
  const bill = card && firstBill(context, card)
  if (!card || !bill) return null
  const balance = bill.start + bill.interest + bill.charges
  const before = balance - bill.interest
  const { minFloor: floor, minPercent, minShare, minFlat: flat } = inputs
  const lines = {
    interest: () => [
      words.interest,
      words.interestNumbers({ floor, percent: minPercent, balance: before, interest: bill.interest }, say),
    ],
    share: () => [words.share, words.shareNumbers({ floor, percent: minShare, balance }, say)],
    flat: () => [words.flat, words.flatNumbers({ flat, balance }, say)],
  }[inputs.minRule]()
  return { title: words.title({ card: card.name }), lines: [...lines, `= ${say.cents(bill.minimum)}`] }
}

function statement(context: PlanContext): Working {
  const { result, say } = context
  const words = workingWords.statement
  const [card, ...others] = owingOf(context)
  const payment = result.statementPayment
  const isSimple = card && others.length === 0 && card.promo === undefined && card.apr > 0
  return {
    title: words.title,
    lines: isSimple
      ? [
          'payment = B · r ÷ (1 − (1 + r)^−36)',
          ...levelPaymentLines({ amount: card.balance, rate: card.apr * 100, term: 36, payment }, say).slice(1),
        ]
      : [words.sum, `= ${say.cents(payment)}`],
    steps: [words.method, words.averages],
  }
}

const rules = (): Working => {
  const { title, line, steps } = workingWords.rules
  return { title, lines: [line], steps }
}

/** The interest of the first three cards, each of its own. */
const interestOf = (at: number) => (context: PlanContext) => {
  const card = owingOf(context)[at]
  return card ? firstInterest(context, card) : null
}

export const workings = [interestOf(0), interestOf(1), interestOf(2), minimum, rules, statement].map(ofPlan)
