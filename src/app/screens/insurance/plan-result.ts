/** What comparing health plans says: sentences, a chart and a table. Pure. */
import { differentNames, dollars, listText } from '#calculators/kit/format.ts'
import type { Chart, DataColor, Table } from '#calculators/kit/presentation.ts'
import {
  bends,
  cheapestStretches,
  expectedCost,
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
  readonly notes: readonly string[]
  readonly chart: Chart
  readonly table: Table
}

const toPlan = (typed: TypedPlan, taxPercent: number): HealthPlan => ({
  ...typed,
  coinsurance: typed.coinsurance / 100,
  taxRate: taxPercent / 100,
})
/** "$2,880", in tens: nobody knows next year's bills to the dollar. */
const near = (amount: number): string => dollars(amount < 100 ? Math.round(amount) : Math.round(amount / 10) * 10)

export function comparePlans(typed: readonly TypedPlan[], settings: ComparedPlans): PlanComparison {
  const plans = typed.map((one) => toPlan(one, settings.taxPercent))
  const names = differentNames(typed.map(({ name }, i) => name.trim() || `Plan ${i + 1}`))
  const visits: Visits = { count: settings.visits, price: usualVisit.price }
  const last = Math.max(0, ...plans.flatMap((plan) => bends(plan, visits)))
  const upTo = Math.max(10_000, Math.min(150_000, Math.ceil((last * 1.15) / 1000) * 1000))
  return {
    names,
    plans,
    headline: headlineOf(plans, names, visits, upTo),
    notes: notesOf(typed, names),
    chart: chartOf(plans, names, visits, upTo),
    table: tableOf(plans, names, settings, visits),
  }
}

function headlineOf(plans: readonly HealthPlan[], names: readonly string[], visits: Visits, upTo: number): string {
  const stretches = cheapestStretches(plans, visits, upTo)
  const [first, ...later] = stretches
  if (first === undefined) return 'Add a plan to see what a year could cost.'
  const name = (plan: number) => names[plan] ?? ''
  if (plans.length === 1)
    return `With ${name(0)}, the most a year could cost is ${dollars(worstCost(plans[0] as HealthPlan))}.`
  if (later.length === 0) return `${name(first.plan)} costs the least, whatever your medical bills are.`
  const middle = later.slice(0, -1).map(({ plan, to }) => `then ${name(plan)} up to ${near(to)}`)
  const end = later.at(-1)
  return `${listText([`${name(first.plan)} costs the least up to ${near(first.to)} in bills`, ...middle, `${name(end?.plan ?? 0)} above that`])}.`
}

/** What the law says of the plans as typed. */
function notesOf(typed: readonly TypedPlan[], names: readonly string[]): readonly string[] {
  return typed.flatMap(({ deductible, outOfPocketMost, employerHsa, ownHsa }, i) => {
    const name = names[i] ?? ''
    const found: string[] = []
    const usesHsa = employerHsa + ownHsa > 0
    if (usesHsa && (deductible < hsaLaw.minimumDeductible || outOfPocketMost > hsaLaw.outOfPocket))
      found.push(
        `${name} may not allow an HSA: an HSA plan needs a deductible of at least ${dollars(hsaLaw.minimumDeductible)} and an out-of-pocket maximum of ${dollars(hsaLaw.outOfPocket)} or less.`,
      )
    if (employerHsa + ownHsa > hsaLaw.limit)
      found.push(
        `HSA money for ${name} is over the limit of ${dollars(hsaLaw.limit)} for one person, employer’s part included.`,
      )
    if (outOfPocketMost > mostAllowed)
      found.push(
        `${name}: most plans may not go above an out-of-pocket maximum of ${dollars(mostAllowed)} for one person.`,
      )
    if (outOfPocketMost < deductible)
      found.push(`${name}: the out-of-pocket maximum is usually at least the deductible.`)
    return found
  })
}

function chartOf(plans: readonly HealthPlan[], names: readonly string[], visits: Visits, upTo: number): Chart {
  const steps = Array.from({ length: POINTS + 1 }, (_, i) => (upTo * i) / POINTS)
  const bills = [...new Set([...steps, ...plans.flatMap((plan) => bends(plan, visits)).filter((at) => at <= upTo)])]
    .map((at) => Math.round(at))
    .sort((a, b) => a - b)
  const crossing = cheapestStretches(plans, visits, upTo).slice(1)
  return {
    kind: 'lines',
    key: 'cost-by-bills',
    title: 'What a year costs, by your medical bills',
    summary: headlineOf(plans, names, visits, upTo),
    note: 'Premium plus your part of the bills, less HSA money and the tax it saves',
    x: { label: 'Medical bills in the year, before insurance', kind: 'money', values: bills },
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

function tableOf(
  plans: readonly HealthPlan[],
  names: readonly string[],
  { bills }: ComparedPlans,
  visits: Visits,
): Table {
  const years = usualYears.map(({ weight }, i) => ({ weight, bills: bills[i] ?? 0 }))
  return {
    key: 'years',
    title: 'What a year costs with each plan',
    columns: [
      { label: 'Bills in the year', unit: 'text' },
      ...names.map((label) => ({ label, unit: 'money' as const })),
    ],
    rows: [
      ...years.map((year, i) => [
        `${yearLabels[i]}, ${dollars(year.bills)}`,
        ...plans.map((plan) => Math.round(totalCost(plan, year.bills, visits))),
      ]),
      ['Average year', ...plans.map((plan) => Math.round(expectedCost(plan, years, visits)))],
      ['Most possible', ...plans.map((plan) => Math.round(worstCost(plan)))],
    ],
  }
}
