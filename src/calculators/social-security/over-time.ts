import type { MonthCount } from '#engine/social-security/birth.ts'
import { monthReachedBy } from '#engine/social-security/mortality.ts'
import { type Life, type PersonMonth, type TimelineMonth, timeline } from '#engine/social-security/timeline.ts'
import { paidShareIn } from '#engine/social-security/trust-fund.ts'
import { paidToWidowed, widowedPlan } from '#engine/social-security/widowed.ts'
import type { Worked } from './compute.ts'
import type { Party } from './person.ts'

/** One plan with every date fixed: what each is paid, month by month. */
export interface OverTime {
  readonly months: readonly TimelineMonth[]
  /** Deaths as the chart takes them: half of such people live longer. */
  readonly deaths: readonly MonthCount[]
}

const deathOf = ({ curve }: Party, now: MonthCount): MonthCount => now + Math.max(1, monthReachedBy(curve, 0.5))

const lifeOf = (party: Party, now: MonthCount): Life => ({
  worker: party.worker,
  claim: party.claim,
  death: deathOf(party, now),
})

function widowedMonths(result: Worked, from: MonthCount, death: MonthCount): TimelineMonth[] {
  const { household, outlook, law } = result
  if (household.kind !== 'widowed') return []
  const { you, late } = household
  const plan = widowedPlan(you.worker, late.base, you.claim, late.start, law.rules)
  const months: TimelineMonth[] = []
  for (let month = from; month < death; month++) {
    const total = paidToWidowed(plan, you.birth, month) * paidShareIn(month, outlook.cut)
    const person: PersonMonth = { own: total, spouse: 0, survivor: 0, total, heldBack: 0 }
    months.push({ month, people: [person], total })
  }
  return months
}

/** From a year before the first payment (now at the earliest) to the last death. */
export function overTime(result: Worked): OverTime {
  const { household, outlook, law } = result
  const { now, cut } = outlook
  const { you } = household
  const mine = lifeOf(you, now)
  const start = (first: MonthCount): MonthCount => Math.max(now, first - 12)
  if (household.kind === 'widowed')
    return {
      months: widowedMonths(result, start(Math.min(you.claim, household.late.start)), mine.death),
      deaths: [mine.death],
    }
  if (household.kind === 'single')
    return {
      months: timeline([mine], 'married', start(mine.claim), 'at-once', cut, law.rules),
      deaths: [mine.death],
    }
  const theirs = lifeOf(household.other, now)
  const first = household.kind === 'married' ? Math.min(mine.claim, theirs.claim) : mine.claim
  return {
    months: timeline([mine, theirs], household.tie, start(first), 'at-once', cut, law.rules),
    deaths: [mine.death, theirs.death],
  }
}
