/** The terms an event begins with for a household: what its picture, its state and the published figures say. */
import type { Household } from '#engine/household/household.ts'
import type { IsoDate } from '#engine/month.ts'
import type { EventKind, EventOf, Terms } from '#engine/planning/scenario/event-fields.ts'
import { usualFall } from '#facts/series/past-falls.ts'
import { raiseShare, savingsPassOn, windfall } from './starting-costs.ts'
import { baby, divorce, medical, move } from './starting-family.ts'
import { type From, mainPay } from './starting-from.ts'
import { car, home } from './starting-purchase.ts'
import { disability, jobLoss, retire } from './starting-work.ts'

const makers: { readonly [K in EventKind]: (from: From) => Terms<K> } = {
  'job-loss': jobLoss,
  rates: () => ({ points: 0.02, savingsShare: savingsPassOn.value, months: 0 }),
  baby,
  move,
  crash: () => ({ like: usualFall, homes: 0 }),
  disability,
  inheritance: () => ({ amount: windfall.value, tax: 0, use: 'cash' }),
  medical,
  retire,
  divorce,
  car,
  home,
  raise: (from) => ({ income: mainPay(from).income?.id ?? null, change: raiseShare.value }),
  own: () => ({ name: '', once: -2000, monthly: 0, months: 0, taxed: false }),
}

/** An event of a kind that begins in month `at` (1 is the first month ahead), with terms to start from. */
export function startingEvent<K extends EventKind>(
  kind: K,
  at: number,
  household: Household,
  today: IsoDate,
): EventOf<K> {
  return { kind, at, terms: makers[kind]({ household, today, at }) } as unknown as EventOf<K>
}
