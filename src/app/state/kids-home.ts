/** What a grown-up set up for a child: the allowance and the house bank. No name of anybody. */
import type { AllowancePlan } from '#teaching/kids/home/allowance.ts'
import { type Entry, isLedger, MOST_CENTS, MOST_ENTRIES, MOST_RATE } from '#teaching/kids/home/house-bank.ts'
import { checked, or, record } from './shape.ts'
import { amount, choice, day, whole } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface KidsHome {
  readonly allowance: AllowancePlan
  /** Percent a month the grown-up pays. */
  readonly rate: number
  readonly ledger: readonly Entry[]
}
/** Our defaults, not a norm: five dollars a week, half of it to spend. */
export const firstHome: KidsHome = {
  allowance: { age: 7, weekly: 500, raise: 100, save: 40, share: 10 },
  rate: 5,
  ledger: [],
}
const allowance = record<AllowancePlan>({
  age: whole(0, 25),
  weekly: whole(0, 100_000),
  raise: whole(0, 100_000),
  save: amount(0, 100),
  share: amount(0, 100),
})
const line = record<Entry>({ day, kind: choice(['in', 'out', 'interest']), cents: whole(0, MOST_CENTS) })

/** A part that cannot be read is as at first; the other stays. A book that no longer adds up without a line is none. */
export const homeShape = record<KidsHome>({
  allowance: or(
    checked(allowance, (plan) => (plan.save + plan.share <= 100 ? plan : undefined)),
    firstHome.allowance,
  ),
  rate: or(amount(0, MOST_RATE), firstHome.rate),
  ledger: or(
    checked(list({ of: 'lines', most: MOST_ENTRIES }, line), (ledger) => (isLedger(ledger) ? ledger : undefined)),
    [],
  ),
})
export const kidsHome = stored<KidsHome>('kids-home', {
  version: 1,
  area: 'local',
  initial: firstHome,
  shape: homeShape,
})
