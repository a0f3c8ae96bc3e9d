import type { Logged } from '#engine/household/field.ts'
import type { Bill } from '#engine/household/lists.ts'
import { perMonth } from '#engine/household/monthly-flows.ts'
import { roundToCent, sumToCent } from '#engine/money.ts'
import { addDays, type IsoDate } from '#engine/month.ts'
import { dueDays } from './due-days.ts'

/*
 * What a bill has come to: its payments as they were written down, what it usually costs, when its price changed, and what it has cost
 * so far. Dollars.
 */

/** Payments that count toward what a varying bill usually is: at least so many, and at most the newest so many. */
const FEWEST = 3
const NEWEST = 12

const byDay = ({ paid }: Bill): readonly Logged[] => [...(paid ?? [])].sort((a, b) => a.on.localeCompare(b.on))

const medianOf = (amounts: readonly number[]): number => {
  const sorted = [...amounts].sort((a, b) => a - b)
  const half = sorted.length / 2
  return roundToCent(
    sorted.length % 2 === 1 ? (sorted[Math.floor(half)] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2,
  )
}

/**
 * What it usually comes to each time: where the amount varies and three payments or more are written down, the median of the newest
 * twelve; else the amount as said.
 */
export function usualAmount(bill: Bill): number {
  const newest = byDay(bill).slice(-NEWEST)
  return bill.varies === true && newest.length >= FEWEST ? medianOf(newest.map(({ amount }) => amount)) : bill.amount
}

/** The usual amount as an average month's and a year's; what comes once has neither. */
export const monthlyCost = (bill: Bill): number => perMonth(usualAmount(bill), bill.every)
export const yearlyCost = (bill: Bill): number => roundToCent(monthlyCost(bill) * 12)

export interface PriceChange {
  /** The first payment at the new price. */
  readonly on: IsoDate
  readonly from: number
  readonly to: number
}

/** Changes of a fixed price, oldest first: from one payment written down to the next, and to the amount as said now. */
export function priceChanges(bill: Bill): readonly PriceChange[] {
  if (bill.varies === true) return []
  const changes: PriceChange[] = []
  let before: Logged | undefined
  for (const payment of byDay(bill)) {
    if (before && Math.abs(payment.amount - before.amount) >= 0.01)
      changes.push({ on: payment.on, from: before.amount, to: payment.amount })
    before = payment
  }
  return changes
}

export interface CostSoFar {
  /** Recorded and estimated together. */
  readonly total: number
  /** From payments written down. */
  readonly recorded: number
  readonly payments: number
  /** For due dates since it started that lie before the first payment written down: each at that payment's amount, or the usual one. */
  readonly estimated: number
}

/**
 * What it has cost up to and with `today`. Where nobody said when it started, only what was written down counts; due dates after the
 * last payment written down are not taken as paid.
 */
export function costSoFar(bill: Bill, today: IsoDate): CostSoFar {
  const written = byDay(bill).filter(({ on }) => on <= today)
  const first = written[0]
  const recorded = sumToCent(written.map(({ amount }) => amount))
  const until = first === undefined ? today : addDays(first.on, -1)
  const estimated =
    bill.startedOn === null || bill.every === 'once'
      ? 0
      : roundToCent(dueDays(bill, bill.startedOn, until).length * (first?.amount ?? bill.amount))
  return { total: sumToCent([recorded, estimated]), recorded, payments: written.length, estimated }
}

/** What is still to be paid until the bill ends; null where it has no end. */
export function costAhead(bill: Bill, today: IsoDate): number | null {
  if (bill.endsOn === null || bill.dueOn === null) return bill.every === 'once' ? bill.amount : null
  const from = addDays(today, 1)
  return roundToCent(dueDays(bill, from, bill.endsOn).length * usualAmount(bill))
}
