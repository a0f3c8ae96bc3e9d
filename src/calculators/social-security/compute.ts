import type { MonthCount } from '#engine/social-security/birth.ts'
import { gridZone } from '#engine/social-security/grid-best.ts'
import { type BreakEven, breakEven } from '#engine/social-security/lifetime.ts'
import { monthReachedBy } from '#engine/social-security/mortality.ts'
import type { Outlook } from '#engine/social-security/outlook.ts'
import type { OwnPlan } from '#engine/social-security/own-plan.ts'
import type { Asked } from '../kit/calculator.ts'
import { paceOf, type QuickChoices, quickChoices } from './choices.ts'
import { type Held, heldUnder, planAt } from './held.ts'
import { type Household, householdOf } from './household.ts'
import type { SocialSecurityLaw } from './law.ts'
import { type Monthly, monthlyAt, spouseMonthly } from './monthly.ts'
import type { Party } from './person.ts'
import type { SocialSecurityInputs } from './sections.ts'
import { type Taxed, taxedOf } from './taxed.ts'
import { type YearLaw, yearLaw } from './year-law.ts'

export interface Worked {
  readonly outcome: 'worked-out'
  /** The law applied. */
  readonly law: YearLaw
  readonly household: Household
  readonly outlook: Outlook
  /** The visitor's plan with its months held back for work. */
  readonly plan: OwnPlan
  readonly held: Held
  readonly monthly: Monthly
  /** The first claim month that is still open, full retirement age, and 70; in order, those past left out. */
  readonly ladder: readonly Monthly[]
  readonly spouse: Monthly | null
  /** By month for one person alone, by year of age where a second person's record matters; the best plan is as fine as the page. */
  readonly choices: QuickChoices
  readonly taxed: Taxed
  /** When the chosen claim has paid as much as the first one possible; null where there is nothing to compare. */
  readonly against: { readonly earliest: MonthCount; readonly breakEven: BreakEven } | null
  /** Age in months that half of such people outlive. */
  readonly halfLiveTo: number
}

export type Result =
  | Worked
  | { readonly outcome: 'no-such-date' }
  | { readonly outcome: 'not-paid-yet' }
  /** Nothing is ever paid on the records told. */
  | { readonly outcome: 'nothing-payable'; readonly household: Household }

const halfLiveTo = ({ birth, curve }: Party, now: MonthCount): number => now - birth.month + monthReachedBy(curve, 0.5)

function ladderOf(household: Household, law: YearLaw): readonly Monthly[] {
  const { you } = household
  if (you.hasClaimed) return []
  const { open, birth } = you
  const steps = [open[0] ?? you.claim, birth.fullMonth, birth.month70].filter((month) => open.includes(month))
  return [...new Set(steps)].map((claim) => monthlyAt(household, claim, law.rules))
}

const AGES = [
  'claimAge',
  'workUntil',
  'startAge',
  'livesTo',
  'otherClaimAge',
  'otherWorkUntil',
  'otherStartAge',
  'otherLivesTo',
  'survivorAge',
] as const

/** Ages in whole months: a search for an answer may try half of one. */
function wholeMonths(inputs: SocialSecurityInputs): SocialSecurityInputs {
  const whole: Partial<Record<(typeof AGES)[number], number>> = {}
  for (const key of AGES) whole[key] = Math.round(inputs[key])
  return { ...inputs, ...whole }
}

export function compute({
  inputs: given,
  law: { tax },
  today,
}: Asked<SocialSecurityInputs, SocialSecurityLaw>): Result {
  const law = yearLaw(tax)
  const inputs = wholeMonths(given)
  const asked = householdOf(inputs, law, today)
  if (asked.outcome !== 'asked') return asked
  const { household, outlook } = asked
  const { you } = household
  const monthly = monthlyAt(household, you.claim, law.rules)
  const spouse = spouseMonthly(household, law.rules)
  if (monthly.total + (spouse?.total ?? 0) <= 0) return { outcome: 'nothing-payable', household }
  const plan = planAt(household, you.claim, law.rules)
  const earliest = you.open[0] ?? you.claim
  const compared = household.kind !== 'widowed' && you.worker.pia > 0 && !you.hasClaimed && earliest < you.claim
  return {
    outcome: 'worked-out',
    law,
    household,
    outlook,
    plan,
    held: heldUnder(household, you.claim, law.rules),
    monthly,
    ladder: ladderOf(household, law),
    spouse,
    choices: quickChoices(household, outlook, law, paceOf(household, inputs)),
    taxed: taxedOf(inputs, 12 * (monthly.total + (spouse?.total ?? 0)), law),
    against: compared
      ? {
          earliest,
          breakEven: breakEven(you.birth, planAt(household, earliest, law.rules), plan, { ...outlook, realRate: 0 }),
        }
      : null,
    halfLiveTo: halfLiveTo(you, outlook.now),
  }
}

/** Claims worth at least 99% of the best: the zone, never one month alone. */
export const zoneOf = ({ choices }: Pick<Worked, 'choices'>) => gridZone(choices.grid)
