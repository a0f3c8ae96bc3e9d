import { addMonths, type Month } from '#engine/month.ts'
import type { Figure } from '../kit/calculator.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Compared, PlanRun } from './compute.ts'
import type { LoanContext } from './context.ts'
import { planKeys } from './plans.ts'
import type { LoanInputs } from './sections.ts'
import { figureNames, partNames, planFigure, selectedPlan } from './words/answer.en.ts'
import { planNames } from './words/plans.en.ts'

type Rule = ReturnType<typeof figure<LoanContext>>
type Spec = Figure<LoanContext>
type PartKey = keyof typeof partNames

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
/** The month of the last payment. */
export const endOf = (plan: PlanRun, inputs: LoanInputs): Month =>
  addMonths(inputs.firstMonth as Month, Math.max(0, plan.course.months - 1))
/** The month of the payment with which something is forgiven. */
export const forgivenIn = (plan: PlanRun, inputs: LoanInputs): Month =>
  addMonths(inputs.firstMonth as Month, Math.max(0, plan.course.forgivenAt - 1))

const of = (
  unit: Spec['unit'],
  value: (result: Compared, inputs: LoanInputs) => number | null,
  otherwise: number | null = null,
): Rule =>
  figure(unit, ({ result, inputs }) =>
    result.outcome === 'compared' ? value(result, inputs) : result.outcome === 'nothing-owed' ? otherwise : null,
  )
const dollars = (value: (result: Compared) => number | null, otherwise: number | null = null): Rule =>
  futureDollars(of('money', value, otherwise))
const cents = (value: (result: Compared) => number | null, otherwise: number | null = null): Rule =>
  futureDollars(of('cents', value, otherwise))
const round = (value: number): number => Math.round(value * 100) / 100

type Pick = (result: Compared) => PlanRun | undefined
const ofPlan = (unit: Spec['unit'], pick: Pick, value: (plan: PlanRun, inputs: LoanInputs) => number): Rule =>
  of(unit, (result, inputs) => {
    const plan = pick(result)
    return plan === undefined ? null : value(plan, inputs)
  })

/** What each plan has a figure of, in this order. */
const parts = {
  Cost: (pick: Pick) => futureDollars(ofPlan('money', pick, (p) => p.cost)),
  CostToday: (pick: Pick) => todaysDollars(ofPlan('money', pick, (p) => p.costToday)),
  FirstPayment: (pick: Pick) => futureDollars(ofPlan('cents', pick, (p) => p.firstPayment)),
  LastPayment: (pick: Pick) => futureDollars(ofPlan('cents', pick, (p) => p.lastPayment)),
  HighestPayment: (pick: Pick) => futureDollars(ofPlan('cents', pick, (p) => p.highestPayment)),
  Paid: (pick: Pick) => futureDollars(ofPlan('money', pick, (p) => p.course.totalPaid)),
  Months: (pick: Pick) => ofPlan('months', pick, (p) => p.course.months),
  EndMonth: (pick: Pick) => ofPlan('month', pick, (p, inputs) => monthNumber(endOf(p, inputs))),
  Forgiven: (pick: Pick) => futureDollars(ofPlan('money', pick, (p) => p.course.forgiven)),
  Tax: (pick: Pick) => futureDollars(ofPlan('money', pick, (p) => p.tax)),
} as const
const shownOfPlans = Object.keys(parts) as (keyof typeof parts)[]

const spec = (prefix: string, plan: string, part: PartKey, rule: Rule): Spec => ({
  key: `${prefix}${part}`,
  label: planFigure({ plan, part: partNames[part] }),
  ...rule,
})
const specsOf = (prefix: string, plan: string, pick: Pick, keys: readonly (keyof typeof parts)[]): readonly Spec[] =>
  keys.map((part) => spec(prefix, plan, part, parts[part](pick)))

const wayOf = ({ filing, focus }: Compared) => filing.find(({ plan }) => plan === focus.key) ?? filing.at(-1)
const yearOf = (way: 'joint' | 'separate') => (result: Compared) => {
  const one = wayOf(result)?.[way]
  return one ? round(one.mine + one.spouse) : null
}

const first = {
  focusCost: dollars(({ focus }) => focus.cost, 0),
  lowestFirstPayment: cents(({ lowest }) => lowest.firstPayment, 0),
  leastCost: dollars(({ least }) => least.cost, 0),
  leastMonths: of('months', ({ least }) => least.course.months, 0),
  owed: of('money', ({ owed }) => owed, 0),
  leastFirstPayment: cents(({ least }) => least.firstPayment, 0),
  lowestCost: dollars(({ lowest }) => lowest.cost, 0),
}
const last = {
  refinancePayment: cents(({ refinance }) => refinance?.payment ?? null),
  refinanceCost: dollars(({ refinance }) => refinance?.total ?? null),
  refinanceSaves: dollars(({ refinance, focus }) => (refinance ? round(focus.cost - refinance.total) : null)),
  jointLoanYear: dollars(yearOf('joint')),
  jointTax: dollars((result) => wayOf(result)?.joint.tax ?? null),
  separateLoanYear: dollars(yearOf('separate')),
  separateTax: dollars((result) => wayOf(result)?.separate.tax ?? null),
  separateSaves: dollars((result) => wayOf(result)?.separateSaves ?? null),
}
const focus: Pick = (result) => result.focus

export const figures: readonly Spec[] = [
  ...named<keyof typeof first, LoanContext>(figureNames, first),
  ...specsOf(
    'focus',
    selectedPlan,
    focus,
    shownOfPlans.filter((part) => part !== 'Cost'),
  ),
  spec(
    'focus',
    selectedPlan,
    'Waived',
    dollars((result) => result.focus.course.waived),
  ),
  spec(
    'focus',
    selectedPlan,
    'Matched',
    dollars((result) => result.focus.course.matched),
  ),
  ...planKeys.flatMap((key) =>
    specsOf(key, planNames[key], ({ plans }) => plans.find((plan) => plan.key === key), shownOfPlans),
  ),
  ...named<keyof typeof last, LoanContext>(figureNames, last),
]
