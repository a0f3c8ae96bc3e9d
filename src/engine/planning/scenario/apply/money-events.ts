import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import type { Change } from '../change.ts'
import type { EventOf, LifeEvent, Terms } from '../event-fields.ts'
import type { Holding } from '../model.ts'
import { type ApplyContext, endOf, flow, once } from './context.ts'

export function rates({ event, at }: ApplyContext, terms: Terms<'rates'>): readonly Change[] {
  return [
    {
      kind: 'rates',
      event,
      from: at,
      until: endOf(at, terms.months),
      points: terms.points,
      savings: terms.savingsShare,
    },
  ]
}

/** Months of the past, returns with dividends and interest as decimals. */
export interface PastMonths {
  readonly firstMonth: string
  /** Total-return indexes. */
  readonly stocks: readonly number[]
  readonly bonds: readonly number[]
}

const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** A recovery counts only after a fall of this share. */
const FALL = 0.1

/**
 * The returns of the months after `like`, up to the first in which stocks with their dividends are back where they were, or to the end of the
 * record. Empty where the record does not hold the month.
 */
export function fallLike(
  like: string,
  past: PastMonths,
): { readonly stocks: readonly number[]; readonly bonds: readonly number[] } {
  const start = countOf(like) - countOf(past.firstMonth)
  const top = past.stocks[start]
  const stocks: number[] = []
  const bonds: number[] = []
  if (start < 0 || top === undefined) return { stocks, bonds }
  let hasFallen = false
  for (let at = start; at + 1 < past.stocks.length; at++) {
    const [from, to] = [past.stocks[at] ?? 1, past.stocks[at + 1] ?? 1]
    stocks.push(to / from - 1)
    bonds.push((past.bonds[at + 1] ?? 1) / (past.bonds[at] ?? 1) - 1)
    if (to < top * (1 - FALL)) hasFallen = true
    if (hasFallen && to >= top) break
  }
  return { stocks, bonds }
}

export function crash({ event, at }: ApplyContext, terms: Terms<'crash'>, past: PastMonths): readonly Change[] {
  return [{ kind: 'market', event, from: at, ...fallLike(terms.like, past), homes: terms.homes }]
}

const ownAccount = (event: number): Holding => ({
  id: `inherited-${event}`,
  kind: 'brokerage',
  person: 0,
  balance: 0,
  basis: 0,
  stocks: 0.6,
  fees: 0,
  monthly: 0,
  fromPay: false,
  matchRate: 0,
  matchUpTo: 0,
})

/** Money from an estate: no income on a federal return (IRC 102); a state's inheritance tax as a share. Kept, used on debts, or invested. */
export function inheritance(context: ApplyContext, terms: Terms<'inheritance'>): readonly Change[] {
  const { model, event, at } = context
  const tax = roundToCent(terms.amount * terms.tax)
  const net = roundToCent(terms.amount - tax)
  const changes: Change[] = [once(context, 'inheritance', terms.amount)]
  if (tax > 0) changes.push(once(context, 'inheritance-tax', -tax))
  if (terms.use === 'debts') changes.push({ kind: 'repay', event, at, amount: net })
  if (terms.use === 'invest') {
    const account = model.holdings.find(({ kind }) => kind === 'brokerage')
    if (account === undefined) changes.push({ kind: 'open', event, at, holding: ownAccount(event) })
    changes.push({ kind: 'invest', event, at, holding: account?.id ?? ownAccount(event).id, amount: net })
  }
  return changes
}

/** What a patient pays of covered bills of one plan year, dollars. */
export function patientShare(
  bills: number,
  { deductible, coinsurance, outOfPocketMost, insured }: Terms<'medical'>,
): number {
  if (!insured) return bills
  const most = Math.max(deductible, outOfPocketMost)
  return Math.min(bills, most, Math.min(bills, deductible) + coinsurance * Math.max(0, bills - deductible))
}

/** A bill under the policy: what earlier bills of the same calendar year used up of the deductible and the maximum counts. */
export function medical(context: ApplyContext, terms: Terms<'medical'>, all: readonly LifeEvent[]): readonly Change[] {
  const { model, event, at } = context
  const yearOfEvent = (one: number): number => yearOf(addMonths(model.first, one))
  const earlier = all.filter(
    (one, place): one is EventOf<'medical'> =>
      one.kind === 'medical' &&
      one.terms.insured &&
      yearOfEvent(one.at - 1) === yearOfEvent(at) &&
      (one.at - 1 < at || (one.at - 1 === at && place < event)),
  )
  const before = terms.insured ? earlier.reduce((sum, one) => sum + one.terms.bill, 0) : 0
  const owed = roundToCent(patientShare(before + terms.bill, terms) - patientShare(before, terms))
  if (owed <= 0) return []
  if (terms.payOver === 1) return [once(context, 'medical', -owed)]
  const part = roundToCent(owed / terms.payOver)
  const last = roundToCent(owed - part * (terms.payOver - 1))
  return [
    flow(context, 'medical', at, at + terms.payOver - 1, -part),
    flow(context, 'medical', at + terms.payOver - 1, at + terms.payOver, -last),
  ]
}

export function own(context: ApplyContext, terms: Terms<'own'>): readonly Change[] {
  const tax = terms.taxed ? 'other' : 'free'
  const changes: Change[] = []
  if (terms.once !== 0) changes.push(once(context, 'own', terms.once, tax))
  if (terms.monthly !== 0)
    changes.push(flow(context, 'own', context.at, endOf(context.at, terms.months), terms.monthly, { tax }))
  return changes
}
