import { addMonths, monthOfYear, yearOf } from '#engine/month.ts'
import { type Change, changesOf, holds } from './change.ts'
import { leftOf, newColumns, openingState, record } from './columns.ts'
import type { Course, CourseYear } from './course.ts'
import { payDebts } from './debts-of-month.ts'
import { taxDesk } from './filing-years.ts'
import { happenings } from './happenings.ts'
import type { ScenarioLaw } from './law.ts'
import { newLedger } from './ledger.ts'
import { marketplaceCost } from './marketplace-cost.ts'
import type { Model, ScenarioSettings } from './model.ts'
import { costsOf } from './month-costs.ts'
import { type Flowing, type FromPay, flowsIn, fromPayIn, sumsOf } from './month-income.ts'
import { type RunState, toCents } from './run-state.ts'
import { sellForCash } from './sales.ts'
import { closeYear, heldIn, openYear, plannedIncome, standingSums, stateIn, type TaxRun } from './taxes-of-run.ts'
import { growWealth } from './wealth-of-month.ts'
import { addSums, noSums } from './year-sums.ts'

const JANUARY = 1
const APRIL = 4
const DECEMBER = 12

/**
 * Follows a household month by month: what comes in, taxes held back and settled each April, living costs, debts, saving, investments and
 * things, with the changes of its events. Every month's lines add up to the change of cash, to the cent. Nominal dollars: pay and prices step
 * each January. Without changes it is the picture itself. Pauses after each year, so that a page stays quick.
 */
export function* projecting(
  model: Model,
  changes: readonly Change[],
  settings: ScenarioSettings,
  law: ScenarioLaw,
): Generator<number, Course> {
  const { assumptions, selling } = settings
  const count = model.months
  const ledger = newLedger(count)
  const state = openingState(model, ledger)
  const firstYear = yearOf(model.first)
  const priceIn = (year: number): number => (1 + assumptions.prices) ** (year - firstYear)
  const desk = taxDesk(model, changes, law, priceIn)
  const run: TaxRun = { model, changes, assumptions, desk, priceIn, unemploymentWithheld: law.unemploymentWithheld }
  const notes: Course['notes'][number][] = []
  const columns = newColumns(count)
  const years: CourseYear[] = []
  let standing = standingSums(model, state)
  const lowest = Math.min(0, openYear(run, state, standing))

  for (let month = 0; month < count; month++) {
    const now = addMonths(model.first, month)
    const price = priceIn(yearOf(now))
    if (monthOfYear(now) === JANUARY && month > 0) standing = standingSums(model, state)
    happenings(state, model, changes, month, law)
    const flows = flowsIn(model, changes, month, assumptions)
    const fromPay = fromPayIn(model, changes, month, assumptions, flows)
    receive(state, flows, month)
    const held = toCents(heldIn(run, month, flows, fromPay, standing, lowest))
    state.heldBack += held / 100
    state.cash += ledger.add('tax', 'held-back', month, -held)
    takeFromPay(state, model, flows, fromPay, month)
    countMonth(state, flows, fromPay, price)

    for (const one of changesOf(changes, 'marketplace')) {
      if (!holds(one, month)) continue
      const ages = one.ages.map((age) => age + (yearOf(now) - firstYear))
      const cost = marketplaceCost(
        plannedIncome(run, month, standing) / price,
        one.size,
        ages,
        stateIn(run, month),
        law,
      )
      state.cash += ledger.add(`extra:${one.line}:${one.event}`, 'living', month, -toCents(cost.cost * price))
      if (month === one.from || monthOfYear(now) === JANUARY) notes.push({ ...cost, event: one.event, month })
    }
    for (const { line, cents } of costsOf(model, changes, month, assumptions))
      state.cash += ledger.add(line, line === 'payments' ? 'debt' : 'living', month, -cents)
    payDebts(state, month, changesOf(changes, 'rates'), law)
    if (monthOfYear(now) === APRIL) {
      state.cash += ledger.add('tax-april', 'once', month, -toCents(state.toSettle))
      state.toSettle = 0
    }
    for (const { at, id, amount } of model.expected)
      if (at === month) state.cash += ledger.add(`expected:${id}`, 'once', month, toCents(amount))
    growWealth(state, model, changes, month, assumptions, fromPay)
    sellForCash(state, month, selling, (person) => isFreeAge(model, person, month, law.freeFrom))
    record(columns, state, month)

    if (monthOfYear(now) === DECEMBER || month === count - 1) {
      const closed = closeYear(run, state, month)
      years.push(closed)
      state.toSettle += closed.tax - closed.heldBack
      state.sums = noSums()
      state.heldBack = 0
      yield month
    }
  }
  const lines = [...ledger.lines.values()]
  const months = Array.from({ length: count }, (_, month) => addMonths(model.first, month))
  return { months, openingCash: toCents(model.cash), lines, ...columns, left: leftOf(lines, count), years, notes }
}

/** The whole of it at once. */
export function project(
  model: Model,
  changes: readonly Change[],
  settings: ScenarioSettings,
  law: ScenarioLaw,
): Course {
  const steps = projecting(model, changes, settings, law)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function receive(state: RunState, flows: readonly Flowing[], month: number): void {
  for (const { line, amount, isOnce } of flows)
    state.cash += state.ledger.add(line, isOnce ? 'once' : amount < 0 ? 'living' : 'in', month, toCents(amount))
}

/** Retirement money, premiums and what else paychecks hold back. */
function takeFromPay(
  state: RunState,
  model: Model,
  flows: readonly Flowing[],
  { deferrals, premiums }: FromPay,
  month: number,
): void {
  for (const { holding, amount } of deferrals)
    state.cash += state.ledger.add(`from-pay:${holding.id}`, 'held-back', month, -toCents(amount))
  state.cash += state.ledger.add('job-premiums', 'held-back', month, -toCents(premiums[0]) - toCents(premiums[1]))
  const usual = model.streams.reduce((sum, one) => (one.tax === 'wages' ? sum + one.monthly : sum), 0)
  const now = flows.reduce((sum, one) => (one.tax === 'wages' && one.isOwn ? sum + one.amount : sum), 0)
  const share = usual > 0 ? now / usual : 1
  state.cash += state.ledger.add('pay-rest', 'held-back', month, -toCents(model.payRest * share))
}

function countMonth(state: RunState, flows: readonly Flowing[], fromPay: FromPay, price: number): void {
  addSums(
    state.sums,
    sumsOf(flows, fromPay, () => true),
    1,
  )
  state.sums.propertyTax += state.things.reduce((sum, { terms }) => sum + terms.yearlyTax, 0) * (price / 12)
}

/** Whether somebody is old enough for retirement money without the additional tax; nobody of unknown age is. */
function isFreeAge({ ageMonths }: Model, person: 0 | 1, month: number, freeFrom: number): boolean {
  const age = ageMonths[person]
  return age !== null && age + month >= freeFrom * 12
}
