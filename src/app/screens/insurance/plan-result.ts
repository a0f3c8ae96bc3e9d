/** What comparing health plans says: sentences, a chart and a table. Pure. */
import { differentNames, dollars, listText } from '#calculators/kit/format.ts'
import type { Chart, DataColor, Table } from '#calculators/kit/presentation.ts'
import { type FamilyPlan, familyCost, forOnePerson } from '#engine/planning/insurance/family-plan.ts'
import {
  bends,
  cheapestStretches,
  type HealthPlan,
  totalCost,
  type Visits,
  worstCost,
} from '#engine/planning/insurance/health-plan.ts'
import { hsaLaw, mostAllowed, usualVisit, usualYears } from './insurance-facts.precomputed.ts'
import type { ComparedPlans, TypedPlan } from './saved-plans.ts'

const colors: readonly DataColor[] = ['principal', 'interest', 'tax', 'insurance']
const POINTS = 60

export interface PlanComparison {
  readonly names: readonly string[]
  readonly plans: readonly HealthPlan[]
  readonly headline: string
  /** The chart and the headline take one person of the family to have the bills. */
  readonly isForOne: boolean
  readonly notes: readonly string[]
  readonly chart: Chart
  readonly table: Table
}

/** For one person the plan's own limits are the person's; in a family the law's limit for one holds where the plan names none. */
const toPlan = (typed: TypedPlan, taxPercent: number, people: number): FamilyPlan => ({
  ...typed,
  personDeductible: people > 1 ? (typed.personDeductible ?? null) : null,
  personMost: people > 1 ? (typed.personMost ?? mostAllowed.self) : typed.outOfPocketMost,
  coinsurance: typed.coinsurance / 100,
  taxRate: taxPercent / 100,
})
/** "$2,880", in tens: nobody knows next year's bills to the dollar. */
const near = (amount: number): string => dollars(amount < 100 ? Math.round(amount) : Math.round(amount / 10) * 10)

export function comparePlans(typed: readonly TypedPlan[], settings: ComparedPlans, people = 1): PlanComparison {
  const family = typed.map((one) => toPlan(one, settings.taxPercent, people))
  const plans = family.map(forOnePerson)
  const names = differentNames(typed.map(({ name }, i) => name.trim() || `Plan ${i + 1}`))
  const visits: Visits = { count: settings.visits, price: usualVisit.price }
  const last = Math.max(0, ...plans.flatMap((plan) => bends(plan, visits)))
  const upTo = Math.max(10_000, Math.min(150_000, Math.ceil((last * 1.15) / 1000) * 1000))
  return {
    names,
    plans,
    headline: headlineOf(plans, family, names, visits, upTo),
    isForOne: people > 1,
    notes: notesOf(typed, names, people),
    chart: chartOf(plans, family, names, visits, upTo, people),
    table: tableOf(family, names, settings, visits, people),
  }
}

function headlineOf(
  plans: readonly HealthPlan[],
  family: readonly FamilyPlan[],
  names: readonly string[],
  visits: Visits,
  upTo: number,
): string {
  const stretches = cheapestStretches(plans, visits, upTo)
  const [first, ...later] = stretches
  if (first === undefined) return 'Add a plan to see what a year could cost.'
  const name = (plan: number) => names[plan] ?? ''
  if (plans.length === 1)
    return `With ${name(0)}, the most a year could cost is ${dollars(worstCost(family[0] as FamilyPlan))}.`
  if (later.length === 0) return `${name(first.plan)} costs the least, whatever your medical bills are.`
  const middle = later.slice(0, -1).map(({ plan, to }) => `then ${name(plan)} up to ${near(to)}`)
  const end = later.at(-1)
  return `${listText([`${name(first.plan)} costs the least up to ${near(first.to)} in bills`, ...middle, `${name(end?.plan ?? 0)} above that`])}.`
}

/** What the law says of the plans as typed. */
function notesOf(typed: readonly TypedPlan[], names: readonly string[], people: number): readonly string[] {
  const [law, most, whom] =
    people > 1 ? [hsaLaw.family, mostAllowed.family, 'a family'] : [hsaLaw.self, mostAllowed.self, 'one person']
  return typed.flatMap(({ deductible, outOfPocketMost, employerHsa, ownHsa, personDeductible }, i) => {
    const name = names[i] ?? ''
    const found: string[] = []
    const usesHsa = employerHsa + ownHsa > 0
    if (usesHsa && (deductible < law.minimumDeductible || outOfPocketMost > law.outOfPocket))
      found.push(
        `${name} may not allow an HSA: an HSA plan for ${whom} needs a deductible of at least ${dollars(law.minimumDeductible)} and an out-of-pocket maximum of ${dollars(law.outOfPocket)} or less.`,
      )
    else if (usesHsa && people > 1 && (personDeductible ?? deductible) < law.minimumDeductible)
      found.push(
        `${name} may not allow an HSA: in a family plan, one person’s deductible has to be at least ${dollars(law.minimumDeductible)} too.`,
      )
    if (employerHsa + ownHsa > law.limit)
      found.push(
        `HSA money for ${name} is over the limit of ${dollars(law.limit)} for ${whom}, employer’s part included.`,
      )
    if (outOfPocketMost > most)
      found.push(`${name}: most plans may not go above an out-of-pocket maximum of ${dollars(most)} for ${whom}.`)
    if (outOfPocketMost < deductible)
      found.push(`${name}: the out-of-pocket maximum is usually at least the deductible.`)
    return found
  })
}

function chartOf(
  plans: readonly HealthPlan[],
  family: readonly FamilyPlan[],
  names: readonly string[],
  visits: Visits,
  upTo: number,
  people: number,
): Chart {
  const steps = Array.from({ length: POINTS + 1 }, (_, i) => (upTo * i) / POINTS)
  const bills = [...new Set([...steps, ...plans.flatMap((plan) => bends(plan, visits)).filter((at) => at <= upTo)])]
    .map((at) => Math.round(at))
    .sort((a, b) => a - b)
  const crossing = cheapestStretches(plans, visits, upTo).slice(1)
  return {
    kind: 'lines',
    key: 'cost-by-bills',
    title: 'What a year costs, by your medical bills',
    summary: headlineOf(plans, family, names, visits, upTo),
    note: 'Premium plus your part of the bills, less HSA money and the tax it saves',
    x: {
      label:
        people > 1 ? 'One person’s bills in the year, before insurance' : 'Medical bills in the year, before insurance',
      kind: 'money',
      values: bills,
    },
    unit: 'money',
    yLabel: 'Dollars a year',
    series: plans.map((plan, i) => ({
      key: `plan-${i + 1}`,
      label: names[i] ?? '',
      color: colors[i % colors.length] ?? 'other',
      values: bills.map((at) => Math.round(totalCost(plan, at, visits))),
    })),
    marks: crossing.slice(0, 3).map(({ from }) => ({ x: Math.round(from), label: 'Same cost' })),
  }
}

const yearNames: Readonly<Record<(typeof usualYears)[number]['key'], string>> = {
  quiet: 'Quiet year',
  some: 'Some care',
  hard: 'Hard year',
}
export const yearLabels: readonly string[] = usualYears.map(({ key }) => yearNames[key])

/** What each of the family is billed in such a year: a hard one is hard for one, and quiet for the others. */
const billsOf = (at: number, bills: readonly number[], people: number): readonly number[] =>
  Array.from({ length: people }, (_, i) =>
    usualYears[at]?.key === 'hard' && i > 0 ? (bills[0] ?? 0) : (bills[at] ?? 0),
  )

function tableOf(
  plans: readonly FamilyPlan[],
  names: readonly string[],
  { bills }: ComparedPlans,
  visits: Visits,
  people: number,
): Table {
  const years = usualYears.map(({ key, weight }, i) => {
    // Short in a family, so that the plans beside it are seen on a phone.
    const name = people === 1 ? yearLabels[i] : yearLabels[i]?.replace(' year', '')
    const whose = people === 1 ? '' : key === 'hard' ? ' for one' : ' each'
    const costs = plans.map((plan) => familyCost(plan, billsOf(i, bills, people), visits))
    return { weight, label: `${name}, ${dollars(bills[i] ?? 0)}${whose}`, costs }
  })
  const weights = years.reduce((sum, { weight }) => sum + weight, 0)
  const average = plans.map(
    (_, i) => years.reduce((sum, { weight, costs }) => sum + weight * (costs[i] ?? 0), 0) / weights,
  )
  return {
    key: 'years',
    title: 'What a year costs with each plan',
    columns: [
      { label: 'Bills in the year', unit: 'text' },
      ...names.map((label) => ({ label, unit: 'money' as const })),
    ],
    rows: [
      ...years.map(({ label, costs }) => [label, ...costs.map((cost) => Math.round(cost))]),
      ['Average year', ...average.map((cost) => Math.round(cost))],
      ['Most possible', ...plans.map((plan) => Math.round(worstCost(plan)))],
    ],
  }
}
