import { addMonths, type Month } from '#engine/month.ts'
import type { Card } from './card.ts'
import { owed, type RunningCard } from './cycle.ts'
import { MOST_MONTHS, type PayoffOptions, type PayoffPlan, type Refusal, refusalOf } from './payoff-plan.ts'
import { type PayoffRun, type RunMonth, runPayoff } from './payoff-run.ts'

export type CardMonth = {
  key: string
  start: number
  interest: number
  charges: number
  minimum: number
  payment: number
  /** Deferred interest charged at the end of an offer, part of the interest total. */
  deferredCharged: number
  end: number
}

/** What a month comes to on all cards. Dollars. */
export type MonthTotals = {
  /** 1 for the first payment. */
  index: number
  payment: number
  interest: number
  /** Owed on all cards after the payment. */
  balance: number
}
export type PayoffMonth = MonthTotals & { month: Month; cards: readonly CardMonth[] }

type Course<Row> = {
  rows: readonly Row[]
  /** Includes deferred interest that was charged. */
  totalInterest: number
  totalPaid: number
  totalCharges: number
  deferredInterestCharged: number
  /** Cards in the order they were cleared; `index` counts payments. Cards that owed nothing from the start are left out. */
  cleared: readonly { key: string; index: number; month: Month }[]
  /** The first month in which the plan pays less than the minimums ask; late fees and penalty rates are not modelled. */
  shortOfMinimums: { index: number; minimums: number; payment: number } | null
}

/** With the months card by card, or their totals alone. */
export type PayoffOutcome<Row = PayoffMonth> =
  | (Course<Row> & { outcome: 'paid-off'; months: number; lastMonth: Month | null })
  | (Course<Row> & {
      outcome: 'never-paid-off'
      /**
       * 'payment-below-interest': named card grows although paid. 'over-100-years': it shrinks, but too slowly.
       * 'not-in-time': only with `stopAfter`, and nothing is known beyond it.
       */
      reason: 'payment-below-interest' | 'over-100-years' | 'not-in-time'
      /** The card that stands in the way: its interest and new charges of one month against its payment of that month. */
      card: { key: string; name: string; index: number; interest: number; charges: number; payment: number }
    })
  | { outcome: 'refused'; reason: Refusal }

const cardMonth = (r: RunningCard): CardMonth => ({
  key: r.card.key,
  start: r.start / 100,
  interest: r.interest / 100,
  charges: r.charges / 100,
  minimum: r.minimum / 100,
  payment: r.payment / 100,
  deferredCharged: r.deferredCharged / 100,
  end: owed(r) / 100,
})
const totals = ({ index, payment, interest, balance }: RunMonth): MonthTotals => ({
  index,
  payment: payment / 100,
  interest: interest / 100,
  balance: balance / 100,
})

/** A run told in dollars. */
const told = <Row>(run: PayoffRun, rows: readonly Row[], options: PayoffOptions): PayoffOutcome<Row> => {
  const monthOf = (index: number): Month => addMonths(options.firstMonth, index - 1)
  const { stuck, shortOfMinimums: short } = run
  const course: Course<Row> = {
    rows,
    totalInterest: run.totalInterest / 100,
    totalPaid: run.totalPaid / 100,
    totalCharges: run.totalCharges / 100,
    deferredInterestCharged: run.deferredInterestCharged / 100,
    cleared: run.cleared.map(({ key, index }) => ({ key, index, month: monthOf(index) })),
    shortOfMinimums: short && {
      index: short.index,
      minimums: short.minimums / 100,
      payment: short.payment / 100,
    },
  }
  if (stuck === null)
    return {
      outcome: 'paid-off',
      ...course,
      months: run.months,
      lastMonth: run.months > 0 ? monthOf(run.months) : null,
    }
  const most = Math.min(options.stopAfter ?? MOST_MONTHS, MOST_MONTHS)
  const shown = stuck.growing ?? stuck.first ?? { index: 0, interest: 0, charges: 0, payment: 0 }
  const why = stuck.growing ? 'payment-below-interest' : 'over-100-years'
  return {
    outcome: 'never-paid-off',
    ...course,
    reason: run.months >= most && most < MOST_MONTHS ? 'not-in-time' : why,
    card: {
      key: stuck.card.key,
      name: stuck.card.name,
      index: shown.index,
      interest: shown.interest / 100,
      charges: shown.charges / 100,
      payment: shown.payment / 100,
    },
  }
}

/**
 * Pays several cards off month by month (see payoff-run.ts). Once a card is cleared, its new charges are taken to be paid in full each
 * month from other money and leave the plan. No late fees, annual fees or penalty rates. Extras come beside the plan's total and never
 * raise it. A balance bears interest for the whole month before each payment, the first too.
 */
export const payOff = (cards: readonly Card[], plan: PayoffPlan, options: PayoffOptions): PayoffOutcome => {
  const refusal = refusalOf(cards, plan, options.extras ?? [])
  if (refusal !== null) return { outcome: 'refused', reason: refusal }
  const rows: PayoffMonth[] = []
  const month = (one: RunMonth): void => {
    rows.push({
      ...totals(one),
      month: addMonths(options.firstMonth, one.index - 1),
      cards: one.open.map(cardMonth),
    })
  }
  return told(runPayoff(cards, plan, options, month), rows, options)
}

/** The same with each month's totals alone: several times as fast, for what nobody looks at card by card. */
export const payOffInTotal = (
  cards: readonly Card[],
  plan: PayoffPlan,
  options: PayoffOptions,
): PayoffOutcome<MonthTotals> => {
  const refusal = refusalOf(cards, plan, options.extras ?? [])
  if (refusal !== null) return { outcome: 'refused', reason: refusal }
  const rows: MonthTotals[] = []
  const month = (one: RunMonth): void => {
    rows.push(totals(one))
  }
  return told(runPayoff(cards, plan, options, month), rows, options)
}
