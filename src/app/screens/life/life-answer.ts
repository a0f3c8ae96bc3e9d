/** The first lines of the life manager: what is late, what it costs, what is next. Pure. */
import type { Bill } from '#engine/household/lists.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { currentBills, dueSoon, periodSums } from '#engine/planning/bills/sums.ts'
import { answerWords as words } from './words/life-words.ts'

const YEAR = 366

export function lifeAnswer(
  bills: readonly Bill[],
  today: IsoDate,
): { readonly answer: string; readonly rests?: string } {
  const current = currentBills(bills, today)
  if (current.length === 0) return { answer: words.empty }
  const { all, byKind } = periodSums(bills, today)
  const soon = dueSoon(bills, today, YEAR)
  const late = soon.find(({ isOverdue }) => isOverdue)
  const next = soon.find(({ isOverdue }) => !isOverdue)
  const often = current.filter(({ kind }) => kind === 'subscription' || kind === 'membership')
  const sums = words.sums(all)
  const rests = [
    late ? sums : '',
    next ? words.next({ name: next.bill.name, on: next.on, amount: next.amount }) : '',
    often.length > 0
      ? words.subscriptions({ count: often.length, month: byKind.subscription.month + byKind.membership.month })
      : '',
  ].filter(Boolean)
  const answer = late
    ? words.overdue({ name: late.bill.name, days: daysBetween(late.on, today), amount: late.amount })
    : sums
  return rests.length > 0 ? { answer, rests: rests.join(' ') } : { answer }
}
