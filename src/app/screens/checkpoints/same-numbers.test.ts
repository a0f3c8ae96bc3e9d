/** The sample household on the screens that answer alike: one question, one number. */
import { describe, expect, test } from 'vitest'
import { parseInputs } from '#calculators/kit/parse-inputs.ts'
import { american as say } from '#calculators/kit/say.ts'
import type { HealthInputs } from '#calculators/planning/health/answers.ts'
import { healthFields } from '#calculators/planning/health/fields.ts'
import { tellHealth } from '#calculators/planning/health/tell.ts'
import { tellInsights } from '#calculators/planning/insights/tell.ts'
import { yearLimits } from '#calculators/planning/insights/year-limits.precomputed.ts'
import { startingSettings } from '#calculators/planning/scenario/assumptions.ts'
import { scenarioNeeds } from '#calculators/planning/scenario/needs.ts'
import { runScenario } from '#calculators/planning/scenario/run.ts'
import { tellScenario } from '#calculators/planning/scenario/tell.ts'
import { budgetLedger } from '#engine/budget/ledger.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { findInsights } from '#engine/planning/insights/find.ts'
import { defaultYear } from '#facts/default-year.ts'
import { startingPlan } from '../../state/debt-plan.ts'
import { noMilestones } from '../../state/milestones.ts'
import { balanceChart } from '../credit/balance-chart.ts'
import { debtView } from '../debts/debt-view.ts'
import { payoffLine, restsOf } from '../debts/plan-answer.ts'
import { checkpointsShown } from './checkpoints-shown.ts'

const today = '2026-11-23'
const household = sampleHousehold(today)
const needs = scenarioNeeds(household, [], defaultYear)
const stands = { tax: await needs.tax.load(), states: await needs.states.load(), past: await needs.past.load() }
const scenario = tellScenario(
  runScenario({ household, events: [], settings: { ...startingSettings, years: 30 }, today }, stands),
  say,
)

/** The month of the last payment: interest by the month, `pays` each month, the first in December 2026. Cents. */
function lastPayment(
  balance: number,
  aprIn: (payment: number) => number,
  pays: (b: number, i: number) => number,
): Month {
  let [owed, payments] = [balance, 0]
  while (owed > 0) {
    payments += 1
    const interest = Math.round((owed * aprIn(payments)) / 12)
    owed = owed + interest - Math.min(owed + interest, pays(owed, interest))
  }
  return addMonths('2026-11', payments)
}
const level = (balance: number, apr: number, payment: number): Month =>
  lastPayment(
    balance * 100,
    () => apr,
    () => payment * 100,
  )

describe('debt-free at today’s payments', () => {
  const byHand = {
    'Everyday card': level(6800, 0.2449, 220),
    // Nothing charged through April 20: five payments of 40. Then 1% and the interest, while that is over 40.
    'Travel card': lastPayment(
      195_000,
      (payment) => (payment <= 5 ? 0 : 0.2724),
      (owed, interest) => Math.max(4000, interest > 0 ? Math.round(owed / 100) + interest : 0),
    ),
    'Car loan': level(14_300, 0.072, 412),
    'Student loan': level(18_600, 0.0499, 212),
    Mortgage: level(268_400, 0.06375, 1740),
  }
  const { debt } = checkpointsShown({ household, today }, noMilestones).found

  test('by hand: each debt on its own', () => {
    expect(Object.fromEntries((debt?.debts ?? []).map(({ name, on }) => [name, on]))).toEqual(byHand)
    expect(byHand['Student loan']).toBe('2036-01')
  })
  test('checkpoints, a scenario without events and the picture of what is owed say the same month', () => {
    const { Mortgage, ...others } = byHand
    const last = Object.values(others).sort().at(-1)
    expect([debt?.on, debt?.withoutHomeOn]).toEqual([Mortgage, last])
    expect([scenario.outcomes.before.debtFree, scenario.outcomes.before.debtFreeBesideHomes]).toEqual([Mortgage, last])
    expect(balanceChart(household, today)?.x.values.at(-1)).toBe(last)
  })
  test('a plan that moves the payments on ends earlier, and says that it does', () => {
    const view = debtView(household.debts, { ...startingPlan, extra: 0 }, today, 'own')
    expect((view.chosen?.lastMonth ?? '9999') < (debt?.withoutHomeOn ?? '')).toBe(true)
    expect(payoffLine(view)).toContain(say.monthShort(view.chosen?.lastMonth ?? ''))
    expect(restsOf(view, [])).toContain('Payments of finished debts move to the next.')
  })
})

describe('what is left in a month', () => {
  const { left, plannedSavings } = monthlyFlows(household)
  if (left === null) throw new Error('the sample knows its month')

  const amount = say.money(left)
  const law = yearLimits[defaultYear]
  const read = parseInputs({ fields: healthFields, check: () => ({}) }, {}, { today })
  if (!law || !read.ok) throw new Error('the year has limits, the starting answers fit')

  test('after costs and debt payments, before savings: one number', () => {
    // 7,780 comes in; 4,350 of living costs and 2,624 of payments go out.
    expect(left).toBe(7780 - 4350 - 2624)
    const health = tellHealth({ household, inputs: read.inputs as HealthInputs, today, law, say })
    expect(health.measures.find(({ key }) => key === 'margin')?.evidence).toBe(
      `${amount} of ${say.money(7780)} a month is left, before savings.`,
    )
    const { findings } = tellInsights(findInsights({ household, today, law, limits: {} }), law, say)
    expect(findings.find(({ rule }) => rule === 'margin')?.text).toContain(`${amount} a month before savings`)
    expect(scenario.rests).toBe(
      `Right now, ${amount} is left over in a month, after bills and debt payments and before savings.`,
    )
  })
  test('the budget’s is less by the savings it plans', () => {
    const { leftOver, savings } = budgetLedger(household.spending, household.monthlyTakeHome ?? 0)
    expect(savings.planned).toBe(plannedSavings)
    expect(leftOver).toBe(left - plannedSavings)
  })
})
