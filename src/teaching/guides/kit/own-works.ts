/**
 * What guides work out that no calculator asks in this form: two health plans side by side, the most a court may take from pay, how long
 * cash lasts beside what comes in.
 */
import { american as say } from '#calculators/kit/say.ts'
import { cheapestStretches, type HealthPlan, totalCost, worstCost } from '#engine/planning/insurance/health-plan.ts'
import { garnishmentLimit } from '#facts/credit/collection.ts'
import { federalMinimumWage } from '#facts/state-rules/minimum-wage.ts'
import type { Filled } from './fill.ts'
import type { OwnWork } from './guide.ts'
import { ownWords } from './own-words.ts'

export interface Told {
  readonly headline: string
  readonly more: string
}

const numberOf = (inputs: Filled, name: string): number => {
  const value = inputs[name]
  if (typeof value !== 'number') throw new RangeError(`${name} is no number`)
  return value
}
const noVisits = { count: 0, price: 0 }
/** Bills beyond every maximum: a year in which both plans cost all they can. */
const BIG_YEAR = 200_000

function planOf(inputs: Filled, letter: 'A' | 'B'): HealthPlan {
  return {
    premium: numberOf(inputs, `premium${letter}`),
    deductible: numberOf(inputs, `deductible${letter}`),
    coinsurance: numberOf(inputs, 'share') / 100,
    outOfPocketMost: numberOf(inputs, `most${letter}`),
    copay: null,
    employerHsa: letter === 'A' ? numberOf(inputs, 'hsaA') : 0,
    ownHsa: 0,
    taxRate: 0,
  }
}

/** A year with each plan: no bills, the worst year, and where the cheaper one changes. Dollars a year. */
function healthPlans(inputs: Filled): Told {
  const plans = [planOf(inputs, 'A'), planOf(inputs, 'B')] as const
  const [a, b] = plans
  const stretches = cheapestStretches(plans, noVisits, BIG_YEAR).map(({ plan, to }) => ({
    name: plan === 0 ? 'A' : 'B',
    to,
  }))
  return {
    headline: ownWords.plans(stretches, say),
    more: ownWords.planYears(
      {
        quiet: [totalCost(a, 0, noVisits), totalCost(b, 0, noVisits)],
        worst: [worstCost(a), worstCost(b)],
      },
      say,
    ),
  }
}

/** The lesser of a share of a week's disposable pay and what is above so many hours of the federal minimum wage (15 USC 1673(a)). */
export function mostGarnished(week: number): number {
  const { share, hours } = garnishmentLimit.value
  return Math.max(0, Math.min(week * share, week - hours * federalMinimumWage.value.hourly))
}
function garnishment(inputs: Filled): Told {
  const week = numberOf(inputs, 'week')
  const most = mostGarnished(week)
  return { headline: ownWords.garnished(most, say), more: ownWords.garnishedRests(week - most, say) }
}

/** Weeks that cash lasts while `weekly` comes in for `weeks`, then nothing; null where it lasts ten years and more. Dollars. */
export function weeksOfCash(ask: {
  /** A month. */
  readonly essentials: number
  readonly savings: number
  readonly weekly: number
  readonly weeks: number
}): number | null {
  const { savings, weekly, weeks } = ask
  const week = (ask.essentials * 12) / 52
  const short = week - weekly
  const first = short > 0 ? savings / short : Number.POSITIVE_INFINITY
  if (first <= weeks) return first
  const left = savings - short * weeks
  const all = week > 0 ? weeks + left / week : Number.POSITIVE_INFINITY
  return all > TEN_YEARS ? null : all
}
const TEN_YEARS = 520
function runway(inputs: Filled): Told {
  const asked = {
    essentials: numberOf(inputs, 'essentials'),
    savings: numberOf(inputs, 'savings'),
    weekly: numberOf(inputs, 'weekly'),
    weeks: numberOf(inputs, 'weeks'),
  }
  const short = asked.essentials - (asked.weekly * 52) / 12
  return { headline: ownWords.lasts(weeksOfCash(asked), say), more: ownWords.lastsRests(Math.max(0, short), say) }
}

const works: { readonly [K in OwnWork['own']]: (inputs: Filled) => Told } = {
  'health-plans': healthPlans,
  garnishment,
  runway,
}
export const workedOut = ({ own }: OwnWork, inputs: Filled): Told => works[own](inputs)
