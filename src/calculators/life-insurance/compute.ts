import { dimeNeed, humanLifeValue, mostMultiple } from '#engine/life-insurance/rules-of-thumb.ts'
import { incomeMultiple, multipleByAge, needAges, ownConsumption } from '#facts/insurance/life-need.ts'
import type { Asked } from '../kit/calculator.ts'
import type { LifeLaw } from './law.ts'
import { type People, peopleOf } from './people.ts'
import type { LifeInsuranceInputs } from './sections.ts'
import { childAges, type Side, sideOf } from './side.ts'
import { takeHomeUnder } from './take-home.ts'

/** Quick rules beside the year-by-year need. Dollars, nothing taken off. */
export interface Rules {
  readonly dime: number
  readonly dimeYears: number
  readonly multipleLow: number
  readonly multipleHigh: number
  readonly lifeValue: number
  /** The most insurers usually write on this pay at this age. */
  readonly most: number
}

export interface Worked {
  readonly outcome: 'more' | 'enough'
  readonly people: People
  readonly you: Side
  /** The other parent's side; null for nobody. */
  readonly partner: Side | null
  readonly rules: Rules
}
export type Result = Worked | { readonly outcome: 'no-such-date' }

/** DIME counts income until the youngest is grown, or for ten years. */
const DIME_YEARS = 10

function rulesOf(inputs: LifeInsuranceInputs, law: LifeLaw, { you }: People, side: Side): Rules {
  const ages = childAges(inputs)
  const dimeYears = ages.length > 0 ? Math.max(0, needAges.value.college - Math.min(...ages)) : DIME_YEARS
  const { college, mortgage, debts, final } = side.costs
  const years = ages.reduce(
    (sum, age) => sum + Math.min(college.years, Math.max(0, college.fromAge + college.years - age)),
    0,
  )
  const takeHome = takeHomeUnder(law, inputs.state)
  const net = takeHome({ pay: inputs.pay, benefits: 0, age: 40, children: [], status: 'single' })
  const { low, high } = incomeMultiple.value
  return {
    dime: dimeNeed({
      debts,
      final,
      yearlyIncome: inputs.pay,
      years: dimeYears,
      mortgage: mortgage.balance,
      education: college.yearly * years,
    }),
    dimeYears,
    multipleLow: inputs.pay * low,
    multipleHigh: inputs.pay * high,
    lifeValue: humanLifeValue(
      net,
      ownConsumption.value,
      (you.stops - you.birth.month - you.age) / 12,
      side.costs.inflation,
      side.rate,
    ),
    most: inputs.pay * mostMultiple(Math.floor(you.age / 12), multipleByAge.value),
  }
}

export function compute({ inputs, law, today }: Asked<LifeInsuranceInputs, LifeLaw>): Result {
  const people = peopleOf(inputs, today, law.tax.year)
  if (people === null) return { outcome: 'no-such-date' }
  const you = sideOf(inputs, law, people, people.you, people.partner)
  const partner = people.partner === null ? null : sideOf(inputs, law, people, people.partner, people.you)
  return {
    outcome: you.gap > 0 ? 'more' : 'enough',
    people,
    you,
    partner,
    rules: rulesOf(inputs, law, people, you),
  }
}
