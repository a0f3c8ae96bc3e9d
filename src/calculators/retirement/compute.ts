import { followCourse, moreNeeded, savingsNeeded } from '#engine/retirement-outlook/course.ts'
import type { Asked } from '../kit/calculator.ts'
import type { RetiredYear } from './household-years.ts'
import type { RetirementLaw } from './law.ts'
import { type Outlook, outlookOf, steadyGrowth } from './plan-of.ts'
import type { RetirementInputs } from './sections.ts'

export interface Result extends Outlook {
  readonly outcome: 'ready' | 'short' | 'no-retirement' | 'no-spending'
  /** Along the steady return. */
  readonly balances: readonly number[]
  readonly balanceAt: number
  readonly needed: number
  /** Of what is needed, a decimal; never more than MOST. */
  readonly funded: number
  /** Age at which the money runs out along the steady return; null: it lasts. */
  readonly runsOut: number | null
  /** More to save each month from now, along the steady return; null where no work is left, 0 where none is needed. */
  readonly moreMonthly: number | null
  /** The first year with every benefit in, which the sums under the headline are of. */
  readonly settled: RetiredYear | null
}

/** Ten times what is needed is as good as more. */
const MOST = 10

function outcomeOf({ working, years, spending }: Outlook, shortIn: number | null): Result['outcome'] {
  if (working >= years) return 'no-retirement'
  if (spending < 1) return 'no-spending'
  return shortIn === null ? 'ready' : 'short'
}

export function compute({ inputs, law }: Asked<RetirementInputs, RetirementLaw>): Result {
  const outlook = outlookOf(inputs, law)
  const { course, years, working, age, anchors, claimAge } = outlook
  const growth = Array.from({ length: years }, () => steadyGrowth(inputs))
  const run = followCourse(course, growth)
  const balanceAt = run.balances[working] ?? 0
  const needed = savingsNeeded(course, growth, working)
  const funded = needed > 0.5 ? Math.min(MOST, balanceAt / needed) : MOST
  const more = moreNeeded(course, outlook.shape, growth)
  return {
    ...outlook,
    outcome: outcomeOf(outlook, run.shortIn),
    balances: run.balances,
    balanceAt,
    needed,
    funded,
    runsOut: run.shortIn === null ? null : age + run.shortIn,
    moreMonthly: more === null || !Number.isFinite(more) ? null : Math.max(0, more) / 12,
    settled: anchors.find((one) => one.age >= Math.max(claimAge, 65)) ?? anchors.at(-1) ?? null,
  }
}
