/** The months in which each person may put money in, and why not. */
import type { Cover, Saver } from '#engine/health-savings/contribution-limit.ts'
import { partAStart } from '#engine/health-savings/medicare-start.ts'
import { formatMonth, type Month } from '#engine/month.ts'
import { partALookBackMonths } from '#facts/retirement/medicare-enrollment.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { monthKeys } from './month-keys.ts'
import type { Rules } from './rules.ts'
import type { HsaInputs } from './sections.ts'

/** Whether the plan goes with an account, and if not, why. */
export type PlanVerdict =
  | { readonly outcome: 'fits' }
  | { readonly outcome: 'deductible-too-low'; readonly least: number }
  | { readonly outcome: 'out-of-pocket-too-high'; readonly most: number }
  | { readonly outcome: 'exchange-too-early' }

export const hasFamily = (covers: readonly Cover[]): boolean => covers.includes('family')

/** The visitor's own cover by month, before Medicare. */
export const ownCovers = (inputs: HsaInputs): readonly Cover[] => {
  const { coverage } = inputs
  if (coverage === 'months') return monthKeys.map((key) => inputs[key])
  return monthKeys.map(() => coverage)
}

/** A plan's own numbers against the year's limits (IRC 223(c)(2)). With family cover in any month, the family figures are asked. */
export function planVerdict(inputs: HsaInputs, law: Rules): PlanVerdict {
  if (inputs.plan === 'hdhp') return { outcome: 'fits' }
  if (inputs.plan === 'exchange') return law.exchangePlansGo ? { outcome: 'fits' } : { outcome: 'exchange-too-early' }
  const family = hasFamily(ownCovers(inputs))
  const least = family ? law.plan.minimumDeductibleFamily : law.plan.minimumDeductibleSelf
  const most = family ? law.plan.outOfPocketFamily : law.plan.outOfPocketSelf
  if (inputs.deductible < least) return { outcome: 'deductible-too-low', least }
  return inputs.outOfPocket > most ? { outcome: 'out-of-pocket-too-high', most } : { outcome: 'fits' }
}

export interface People {
  readonly you: Saver
  readonly spouse: Saver | null
  /** First month on Medicare; null: not. */
  readonly yourMedicare: Month | null
  readonly spouseMedicare: Month | null
  readonly verdict: PlanVerdict
}

const ageIn = (born: string, year: number): number => year - Number(born.slice(0, 4))
const before = (covers: readonly Cover[], year: number, medicare: Month | null): readonly Cover[] =>
  medicare === null ? covers : covers.map((cover, index) => (formatMonth(year, index + 1) >= medicare ? 'none' : cover))
const medicareOf = (on: 'no' | 'yes', born: string, applied: string): Month | null =>
  on === 'yes' ? partAStart(born as Month, applied as Month, partALookBackMonths.value) : null

/** Who is covered when, after Medicare and a plan that does not fit are taken out. */
export function peopleOf(inputs: HsaInputs, law: Rules): People {
  const { year } = law.tax
  const verdict = planVerdict(inputs, law)
  const own = verdict.outcome === 'fits' ? ownCovers(inputs) : monthKeys.map((): Cover => 'none')
  const yourMedicare = medicareOf(inputs.medicare, inputs.born, inputs.applied)
  const fromAge = catchUpAges.value.healthAccount
  const you = { cover: before(own, year, yourMedicare), catchUp: ageIn(inputs.born, year) >= fromAge }
  if (inputs.spouse === 'none') return { you, spouse: null, yourMedicare, spouseMedicare: null, verdict }
  const spouseMedicare = medicareOf(inputs.spouseMedicare, inputs.spouseBorn, inputs.spouseApplied)
  const theirs: readonly Cover[] =
    inputs.spouse === 'same'
      ? own.map((cover) => (cover === 'family' ? 'family' : 'none'))
      : own.map(() => (inputs.spouse === 'own' ? 'self' : 'family'))
  const spouse = {
    cover: before(theirs, year, spouseMedicare),
    catchUp: ageIn(inputs.spouseBorn, year) >= fromAge,
  }
  return { you, spouse, yourMedicare, spouseMedicare, verdict }
}
