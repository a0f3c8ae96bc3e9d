import type { SchoolBill } from '#engine/education/school-plan.ts'
import type { Working } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { pricedFor, publishedPrice } from './bills.ts'
import { type ChildPlan, monthAt } from './compute.ts'
import { leftoverIn, type PlanContext } from './context.ts'
import { coverageWords, stateWorking, takenWords, depositWords as words } from './words/workings.en.ts'

/** How the return changes. */
function path({ inputs: { annualReturn: far, nearReturn: near, glideYears: years }, say }: PlanContext): string {
  if (far === near) return words.steady({ rate: far }, say)
  return years === 0 ? words.atOnce({ far, near }, say) : words.glide({ far, near, years }, say)
}

/** From the published price to the first bill and what a dollar grows to by then. */
function firstBill(context: PlanContext, plan: ChildPlan, bill: SchoolBill): readonly string[] {
  const { result, inputs, say } = context
  const { child, priceToday: price, factors } = plan
  const { costGrowth: growth, counts } = inputs
  const year = pricedFor()
  const published = publishedPrice(child.school, counts) ?? 0
  const isPublished = child.cost === null && growth !== 0
  const values = { year, fall: year.slice(0, 4), published, growth, price }
  const first = { months: bill.month, price, growth, grown: bill.price, planned: bill.planned }
  return [
    ...(isPublished ? [(growth > 0 ? words.risen : words.fallen)(values, say)] : []),
    words.first({ ...first, month: monthAt(result, bill.month) }, say),
    words.grows({ factor: factors[bill.month] ?? 1, path: path(context) }, say),
  ]
}

function deposit(context: PlanContext): Working {
  const { result, inputs, say } = context
  const plan = result.plans.find((one) => one.bills.length > 0)
  if (!plan) return { title: words.none.title, lines: [words.none.line] }
  const [bill] = plan.bills
  const children = result.plans.map((one) => words.child(one, say))
  return {
    title: words.title(plan),
    lines: [words.formula, words.value, words.result(plan, say)],
    steps: [
      ...(bill ? firstBill(context, plan, bill) : []),
      (inputs.raise > 0 ? words.monthEndRising : words.monthEnd)(inputs, say),
      words.all({ children, total: result.needed }, say),
      words.split,
    ],
  }
}

function coverage({ result, say }: PlanContext): Working {
  return {
    title: coverageWords.title,
    lines: [
      coverageWords.formula,
      `${say.money(result.paid)} ÷ ${say.money(result.planned)}`,
      result.coverage === null ? coverageWords.none : `= ${say.percent(result.coverage * 100, 1)}`,
    ],
    steps: [coverageWords.how],
  }
}

function ofState({ result, inputs, say }: PlanContext): Working | null {
  const { benefit, saving } = result.state
  if (benefit.outcome !== 'deduction' && benefit.outcome !== 'credit') return null
  const deposits = result.plans.reduce((sum, one) => sum + one.firstYear + one.child.lump, 0)
  return {
    title: stateWorking.title[benefit.outcome]({ state: stateNameOf(inputs.state) }),
    lines: [
      stateWorking.formula,
      stateWorking.counts[benefit.outcome]({ deposits, amount: benefit.amount }, say),
      `= ${say.cents(saving.state)}`,
    ],
    steps: [stateWorking.how, stateWorking.who],
  }
}

function taken(context: PlanContext): Working {
  const { amount, earnings, cost } = leftoverIn(context)
  const { say } = context
  return {
    title: takenWords.title,
    lines: [
      takenWords.formula,
      takenWords.parts(cost, say),
      takenWords.result({ cost: cost.incomeTax + cost.penalty + cost.recapture, amount }, say),
    ],
    steps: [takenWords.earnings({ earnings, amount }, say), takenWords.tax, takenWords.recapture],
  }
}

export const workings = [deposit, coverage, ofState, taken]
