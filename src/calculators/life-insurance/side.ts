/** One death seen whole: what the family would spend, what still comes in, and what is there. */
import { type FamilyCosts, type FamilyIncome, type Need, needAt } from '#engine/life-insurance/need.ts'
import { policySize } from '#engine/life-insurance/policy-size.ts'
import { collegeNetPrices, collegePrices } from '#facts/household/college.ts'
import { needAges, needRange, soldPolicies } from '#facts/insurance/life-need.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import type { LifeLaw } from './law.ts'
import type { Adult, People } from './people.ts'
import type { LifeInsuranceInputs } from './sections.ts'
import { familyLaw, type SurvivorPay, survivorPay } from './survivor-benefits.ts'
import { statusOf, takeHomeUnder } from './take-home.ts'

export interface Side {
  readonly dead: Adult
  readonly left: Adult | null
  readonly costs: FamilyCosts
  readonly income: FamilyIncome
  /** Decimal a year. */
  readonly rate: number
  readonly need: Need
  readonly low: number
  readonly high: number
  readonly social: SurvivorPay
  readonly coverage: number
  readonly have: number
  readonly gap: number
  /** The gap in a size that is sold. */
  readonly policy: number
  /** The need if the mortgage payments went on instead of being paid off, or the other way round; null without a mortgage. */
  readonly otherMortgagePlan: number | null
  /** What Social Security pays for a death in a year from today. */
  readonly socialAt: (deathYear: number) => SurvivorPay
}

/** No support is looked at for longer. */
const MOST_YEARS = 80

export const childAges = ({ children }: LifeInsuranceInputs): readonly number[] => children.map(({ age }) => age)

function supportYears(inputs: LifeInsuranceInputs, left: Adult | null): number {
  const { grown, retire, long } = needAges.value
  const ages = childAges(inputs)
  const untilGrown = Math.max(0, ...ages.map((age) => grown - age))
  const wanted = Math.round(inputs.years / 12)
  if (inputs.until === 'years' || (ages.length === 0 && (inputs.until === 'grown' || left === null))) return wanted
  if (inputs.until === 'grown' || left === null) return untilGrown
  const age = inputs.until === 'retire' ? retire : long
  return Math.min(MOST_YEARS, Math.max(0, Math.ceil((age * 12 - left.age) / 12)))
}

function collegeYearly(inputs: LifeInsuranceInputs): number {
  const { publicInState, publicOutOfState, privateNonprofit } = collegePrices.value
  const yearly = {
    none: 0,
    net: collegeNetPrices.value.publicInState,
    inState: publicInState.total,
    outOfState: publicOutOfState.total,
    private: privateNonprofit.total,
    own: inputs.collegeYearly,
  }
  return (yearly[inputs.college] * inputs.collegeShare) / 100
}

function costsOf(inputs: LifeInsuranceInputs, dead: Adult, left: Adult | null): FamilyCosts {
  const ages = childAges(inputs)
  const { care, grown, college } = needAges.value
  const hasBoth = ages.length > 0 && left !== null
  return {
    living: inputs.spending * 12,
    grownFrom: hasBoth ? Math.max(0, ...ages.map((age) => grown - age)) : MOST_YEARS,
    grownShare: inputs.grownShare / 100,
    children: ages,
    childCare: inputs.childCare * 12,
    replacedCare: left === null ? 0 : (dead.who === 'you' ? inputs.careYou : inputs.carePartner) * 12,
    careUntilAge: care,
    college: {
      yearly: ages.length === 0 ? 0 : collegeYearly(inputs),
      years: 4,
      fromAge: college,
      growth: inputs.collegeGrowth / 100,
    },
    mortgage: {
      balance: inputs.mortgage,
      rate: inputs.mortgageRate / 100,
      monthsLeft: Math.max(1, Math.round(inputs.mortgageYears)),
      isPaidOff: inputs.mortgagePlan === 'payoff',
    },
    debts: inputs.debts,
    final: inputs.final,
    supportYears: supportYears(inputs, left),
    inflation: inputs.inflation / 100,
    savesExtra: inputs.saveExtra,
  }
}

/** Pay of a year from today, less in the year work stops. */
const payIn = ({ pay, stops }: Adult, now: number, year: number): number =>
  (pay * Math.min(12, Math.max(0, stops - now - year * 12))) / 12

/** Everything about one death. `left` is null where nobody else earns for the family. */
export function sideOf(
  inputs: LifeInsuranceInputs,
  law: LifeLaw,
  people: People,
  dead: Adult,
  left: Adult | null,
): Side {
  const costs = costsOf(inputs, dead, left)
  const rate = inputs.safeReturn / 100
  const rules = familyLaw(law.tax)
  const children = { ages: costs.children, until: (inputs.childEnd === 'nineteen' ? 19 : 18) * 12 }
  const known = new Map<number, SurvivorPay>()
  const socialAt = (deathYear: number): SurvivorPay => {
    const kept = known.get(deathYear)
    if (kept !== undefined) return kept
    const years = Math.max(1, costs.supportYears - deathYear)
    const found = survivorPay(people, dead, left, children, deathYear, years, rules)
    known.set(deathYear, found)
    return found
  }
  const takeHome = takeHomeUnder(law, inputs.state)
  const paid = (deathYear: number) => (inputs.benefits ? socialAt(deathYear).years : [])
  const income: FamilyIncome = {
    takeHome: (year, sinceDeath) => {
      if (left === null) return 0
      const ages = costs.children.map((age) => age + year)
      return takeHome({
        pay: payIn(left, people.now, year),
        benefits: paid(year - sinceDeath)[sinceDeath]?.spouse ?? 0,
        age: Math.floor(left.age / 12) + year,
        children: ages,
        status: statusOf(people.isMarried, ages, sinceDeath),
      })
    },
    benefits: (deathYear) => paid(deathYear).map(({ children: theirs, spouse }) => theirs + spouse),
  }
  const need = needAt(costs, income, rate)
  const { spending, rate: points } = needRange.value
  const { year: empty, payableShare } = trustFundOutlook.value.retirement
  const cut: FamilyIncome = {
    takeHome: income.takeHome,
    benefits: (deathYear) =>
      income
        .benefits(deathYear)
        .map((amount, i) => (people.thisYear + deathYear + i > empty ? amount * payableShare : amount)),
  }
  const spends = (share: number): FamilyCosts => ({ ...costs, living: costs.living * share })
  const coverage = dead.individual + dead.group
  const have = inputs.savings + coverage
  const gap = Math.max(0, need.total - have)
  return {
    dead,
    left,
    costs,
    income,
    rate,
    need,
    low: Math.min(need.total, needAt(spends(1 - spending), income, rate + points).total),
    high: Math.max(need.total, needAt(spends(1 + spending), cut, Math.max(-0.5, rate - points)).total),
    otherMortgagePlan:
      costs.mortgage.balance > 0
        ? needAt({ ...costs, mortgage: { ...costs.mortgage, isPaidOff: !costs.mortgage.isPaidOff } }, income, rate)
            .total
        : null,
    social: socialAt(0),
    coverage,
    have,
    gap,
    policy: policySize(gap, soldPolicies.value.sizes),
    socialAt,
  }
}

export interface CurvePoint {
  /** Years from today in which the death would come. */
  readonly year: number
  /** Dollars of that year. */
  readonly need: number
  /** Savings grown, policies still in force, and coverage through a job still held. */
  readonly have: number
}

/** The need of a death in each year to come, with what would be there then. */
export function curveOf(side: Side, savings: number, now: number): readonly CurvePoint[] {
  const { costs, income, rate, dead } = side
  const end = Math.max(1, Math.min(MOST_YEARS, costs.supportYears))
  return Array.from({ length: end + 1 }, (_, year) => ({
    year,
    need: needAt(costs, income, rate, year).total,
    have:
      savings * (1 + rate) ** year +
      (year < dead.individualYears ? dead.individual : 0) +
      (now + year * 12 < dead.stops ? dead.group : 0),
  }))
}

/** What the family is short of in a year on average, today's dollars, over the years of support; college and care are in it. */
export const averageShortfall = ({ need, costs }: Side): number =>
  costs.supportYears <= 0
    ? 0
    : need.years.reduce((sum, { year, shortfall }) => sum + Math.max(0, shortfall) / (1 + costs.inflation) ** year, 0) /
      costs.supportYears
