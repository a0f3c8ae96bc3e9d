import { type Card, owedOn } from '#engine/cards/card.ts'
import { daysInMonth, type Month } from '#engine/month.ts'
import { dollarsAndCents as money, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { NeverPlan, PaidPlan } from './compute.ts'
import type { CardInputs } from './fields.ts'

type Plan = PaidPlan | NeverPlan

/** Balance the first month's interest is taken on: half the new charges are in the average. */
const averageOf = (card: Card): number => card.balance + (card.monthlyCharges ?? 0) / 2

function firstInterest({ course }: Plan, inputs: CardInputs, card: Card): Working | null {
  const bill = course.rows[0]?.cards.find((one) => one.key === card.key)
  if (!bill || card.balance <= 0) return null
  const apr = card.apr * 100
  const days = daysInMonth(inputs.firstMonth as Month)
  const daily = inputs.interest === 'daily'
  const average = averageOf(card)
  const offer = card.promo
  const regular = average * card.apr * (daily ? days / 365 : 1 / 12)
  return {
    title: `Interest of the first month, ${card.name}`,
    lines: daily
      ? [
          'interest = average daily balance × APR ÷ 365 × days',
          `= ${plain(average)} × ${percentText(apr)} ÷ 365 × ${days}`,
          `= ${money(regular)}`,
        ]
      : [
          'interest = average daily balance × APR ÷ 12',
          `= ${plain(average)} × ${percentText(apr)} ÷ 12`,
          `= ${money(regular)}`,
        ],
    steps: [
      ...(daily
        ? [
            `Daily periodic rate: ${percentText(apr, 4)} ÷ 365 = ${percentText(apr / 365, 5)}. ${monthText(inputs.firstMonth)} has ${days} days.`,
          ]
        : []),
      ...((card.monthlyCharges ?? 0) > 0
        ? [
            `New charges of ${money(card.monthlyCharges ?? 0)} come evenly through the month, so half of them is in the average.`,
          ]
        : []),
      ...(offer
        ? [
            `The ${money(offer.balance)} on offer bears ${percentText(offer.apr * 100)} for ${offer.paymentsLeft} more ${offer.paymentsLeft === 1 ? 'payment' : 'payments'}${offer.deferred ? ', while interest at the card’s APR runs in the background' : ''}.`,
          ]
        : []),
      `Then ${money(bill.payment)} is paid and ${money(bill.end)} is left.`,
    ],
  }
}

function minimum({ course }: Plan, inputs: CardInputs, card: Card): Working | null {
  const bill = course.rows[0]?.cards.find((one) => one.key === card.key)
  if (!bill) return null
  const statement = bill.start + bill.interest + bill.charges
  const before = statement - bill.interest
  const lines = {
    interest: [
      'minimum = the greater of the floor and percent × balance + interest',
      `= the greater of ${money(inputs.minFloor)} and ${percentText(inputs.minPercent)} × ${plain(before)} + ${plain(bill.interest)}`,
    ],
    share: [
      'minimum = the greater of the floor and percent × balance',
      `= the greater of ${money(inputs.minFloor)} and ${percentText(inputs.minShare)} × ${plain(statement)}`,
    ],
    flat: [
      'minimum = the same each month, or the balance if that is less',
      `= the lesser of ${money(inputs.minFlat)} and ${plain(statement)}`,
    ],
  }[inputs.minRule]
  return { title: `Minimum payment of the first month, ${card.name}`, lines: [...lines, `= ${money(bill.minimum)}`] }
}

function statement({ cards, statementPayment }: Plan): Working {
  const owing = cards.filter((card) => owedOn(card) > 0)
  const simple = owing.length === 1 && owing[0]?.promo === undefined && (owing[0]?.apr ?? 0) > 0
  const card = owing[0]
  const rate = (card?.apr ?? 0) / 12
  return {
    title: 'Payment that clears it in 36 months',
    lines:
      simple && card
        ? [
            'payment = B · r ÷ (1 − (1 + r)^−36)',
            `= ${plain(card.balance)} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−36)`,
            `= ${money(statementPayment)}`,
          ]
        : ['payment = sum over cards of B · r ÷ (1 − (1 + r)^−36)', `= ${money(statementPayment)}`],
    steps: [
      'By the method of 12 CFR 1026 Appendix M2: r = APR ÷ 365 × 365 ÷ 12.',
      'Two rates on one card are averaged by balance, an offer by its months out of 36. No new charges.',
    ],
  }
}

const rules: Working = {
  title: 'The order of each month',
  lines: ['interest and new charges → minimums → what is left, to one card at a time'],
  steps: [
    'Every card gets its minimum first. What is left goes to the first card in your order; what clears it rolls on to the next in the same month.',
    'On a card with an offer, the minimum goes to the lowest APR and the rest to the highest (12 CFR 1026.53(a)). In the last two months of a deferred-interest offer the rest goes to that offer first (1026.53(b)(1)).',
    'Interest is rounded to the cent for each balance and month.',
  ],
}

export function workingsOf(plan: Plan, inputs: CardInputs): readonly Working[] {
  const owing = plan.cards.filter((card) => owedOn(card) > 0)
  const first = owing.find((card) => card.balance > 0)
  return [
    ...owing.slice(0, 3).map((card) => firstInterest(plan, inputs, card)),
    ...(first ? [minimum(plan, inputs, first)] : []),
    rules,
    statement(plan),
  ].filter((working) => working !== null)
}
