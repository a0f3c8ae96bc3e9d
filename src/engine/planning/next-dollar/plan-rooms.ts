import { deferredNow, isPlan, type Saver } from '#engine/household/savers.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { deferralLimits } from '../../workplace-plan/limits.ts'
import type { Slot } from './step.ts'

/** A worker's plan as the steps see it. Dollars a month. */
export interface PlanRoom {
  readonly pool: string
  /** Still allowed by law, on top of what goes in now. */
  readonly room: number
  /** What gets the rest of the match; null: all of it is taken, there is none, or it isn't known. */
  readonly match: Slot | null
  /** The plan says what it matches, and it is not known what goes in: counted as nothing. */
  readonly guessed: boolean
  /** Has a match that can be worked out. */
  readonly hasMatch: boolean
  readonly slots: readonly Slot[]
  /** Goes in now, the employer's money included. */
  readonly now: number
  readonly matchNow: number
}

const MONTHS = 12
/** Without an age nobody gets a catch-up. */
const NO_CATCH_UP = 40

/**
 * What the law lets a worker add to the plan at work (IRC 402(g), 414(v), 415(c), 401(a)(17)): the year's limit spread over twelve months, less what goes in
 * already, never more than pay. Catch-up money of somebody over the wage line is Roth money. Null without a plan.
 */
export function planRoomOf(adult: Saver, facts: Pick<TaxYearFacts, 'plans'>): PlanRoom | null {
  const plans = adult.accounts.filter(isPlan)
  const [main] = [...plans].sort((a, b) => (b.matchRate ?? 0) - (a.matchRate ?? 0))
  if (main === undefined) return null
  const { id, pay } = adult
  const pool = `plan:${id ?? 'you'}`
  const limits = deferralLimits(
    {
      kind: '401k',
      age: adult.ageAtYearEnd ?? NO_CATCH_UP,
      wagesBefore: pay ?? 0,
      hasRoth: true,
      special: 0,
    },
    facts.plans.value,
    catchUpAges.value,
  )
  const now = plans.reduce((sum, one) => sum + (deferredNow(one, pay) ?? 0), 0)
  const counted = pay === null ? null : Math.min(pay, limits.compensation) / MONTHS
  const upTo = main.matchUpTo ?? 0
  const rate = main.matchRate ?? 0
  const hasMatch = rate > 0 && upTo > 0 && counted !== null
  const forAll = hasMatch ? counted * upTo : 0
  const matchNow = rate * Math.min(now, forAll)
  const additions = (limits.additions ?? Number.POSITIVE_INFINITY) / MONTHS - rate * forAll
  const most = Math.min((limits.base + limits.catchUp) / MONTHS, additions, (pay ?? Number.POSITIVE_INFINITY) / MONTHS)
  const room = Math.max(0, most - now)
  const isRoth = main.kind === 'roth-401k'
  const slot = (part: Partial<Slot>): Slot => ({
    pot: isRoth ? 'roth' : 'pretax',
    owner: id,
    pool,
    most: null,
    employer: 0,
    beforeTax: !isRoth,
    deducted: false,
    ...part,
  })
  const beforeCatchUp = Math.max(0, limits.base / MONTHS - now)
  return {
    pool,
    room,
    match: hasMatch && forAll - now > 0.005 ? slot({ most: forAll - now, employer: rate }) : null,
    guessed: hasMatch && plans.every((one) => deferredNow(one, pay) === null),
    hasMatch,
    slots:
      limits.catchUpIsRoth && !isRoth
        ? [slot({ most: beforeCatchUp }), slot({ pot: 'roth', beforeTax: false })]
        : [slot({})],
    now: now + matchNow,
    matchNow,
  }
}
