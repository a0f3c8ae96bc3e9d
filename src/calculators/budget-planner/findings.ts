/** Findings from the visitor's own plan. */
import { DEFAULT_CATEGORIES, nameOfExpense } from '#engine/budget/default-categories.ts'
import { GUARANTEED_RELIABILITY, monthlyAmount } from '#engine/budget/monthly.ts'
import { ADVISED_CUTS, largestExpenses } from '#engine/budget/overage.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { type BudgetContext, ofPlan, type PlanContext } from './context.ts'
import { expenseKeys } from './items.ts'
import { named } from './named.ts'
import {
  lowestWords,
  type Named,
  notIncluded,
  overageWords,
  payWords,
  rangeWords,
  type Some,
  savingsWords,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 7

/** The first three of a list; four are short enough to stand whole. */
const someOf = <T>(all: readonly T[]): Some<T> =>
  all.length <= 4 ? { first: all, more: 0 } : { first: all.slice(0, 3), more: all.length - 3 }

/** The largest expenses: what the warning at a change advises to reduce is advised here too. */
function largest({ inputs }: PlanContext): readonly Named[] {
  const expenses = Object.fromEntries(expenseKeys.map((key) => [key, inputs[key] ?? 0]))
  return largestExpenses(expenses, ADVISED_CUTS).map(({ key, amount }) => ({ name: nameOfExpense(key), amount }))
}

function overage(context: PlanContext): MaybeFound {
  const { overage } = context.result
  return overage && act(overageWords.over, { overage: overage.overage, largest: largest(context) })
}

function lowest({ inputs, result: { line, safe, ledger, aboveThePlan } }: PlanContext): MaybeFound {
  const { lowest, firstBelowZero } = line
  if (firstBelowZero !== null) {
    // Other dates help only where plan and bills hold; what loses money each month ends below zero all the same.
    const loses = aboveThePlan - ledger.leftOver
    if (loses > 0)
      return act(aboveThePlan > 0 ? lowestWords.billsLose : lowestWords.planLoses, { date: firstBelowZero, loses })
    const words = inputs.bills.length > 0 ? lowestWords.timingWithBills : lowestWords.timing
    return act(words, { date: firstBelowZero, missing: -lowest.balance })
  }
  if (safe.short > 0) return watch(lowestWords.underMinimum, { ...lowest, short: safe.short, buffer: inputs.buffer })
  return good(lowestWords.fine, { ...lowest, above: lowest.balance - inputs.buffer })
}

function savings({ inputs, result: { ledger } }: PlanContext): MaybeFound {
  const { rate, rateWithLeftOver, toTarget, planned } = ledger.savings
  const target = inputs.targetSavingsRate
  if (rate === null || rateWithLeftOver === null || target === 0) return null
  if (toTarget === 0) return good(savingsWords.reached, { rate: rate * 100, planned, target })
  const spare = Math.max(0, ledger.leftOver)
  const values = { rate: rate * 100, target, missing: toTarget }
  if (spare >= toTarget) return act(savingsWords.enoughLeft, values)
  if (spare > 0) return watch(savingsWords.someLeft, { ...values, withRest: rateWithLeftOver * 100 })
  return watch(savingsWords.nothingLeft, values)
}

function aboveTheirRange({ result: { ledger } }: PlanContext): MaybeFound {
  const over = ledger.lines
    .flatMap(({ key, name, position }) =>
      position?.where === 'over' && key !== 'savings' ? [{ name, amount: position.by }] : [],
    )
    .sort((a, b) => b.amount - a.amount)
  return over.length > 0 && watch(rangeWords.above, { over: someOf(over) })
}

function belowTheirRange({ result: { ledger } }: PlanContext): readonly MaybeFound[] {
  const under = ledger.lines.flatMap(({ name, planned, position }) =>
    position?.where === 'under' && planned > 0 ? [{ name, amount: position.by }] : [],
  )
  const empty = ledger.lines.filter((line) => line.band !== null && line.planned === 0).map((line) => line.name)
  const of = DEFAULT_CATEGORIES.length
  if (ledger.income <= 0 || empty.length === of) return []
  return [
    empty.length > 0 && note(rangeWords.empty, { empty: someOf(empty), count: empty.length, of }),
    under.length > 0 && note(rangeWords.below, { under: someOf(under) }),
  ]
}

function extraPaychecks({ inputs, result: { line } }: PlanContext): MaybeFound {
  const found = inputs.income.flatMap((row, i) => {
    const months = line.extraPay.filter(({ key }) => key === `source:${i}`).map(({ month }) => month)
    return row.amount > 0 && months.length > 0 ? [{ row, months }] : []
  })
  const [first] = found
  if (first === undefined) return null
  const { row, months } = first
  const isGuessed = row.nextPay === null
  const words =
    row.frequency === 'weekly'
      ? isGuessed
        ? payWords.fifthGuessed
        : payWords.fifth
      : isGuessed
        ? payWords.thirdGuessed
        : payWords.third
  return good(words, { months, name: named(row.name), amount: row.amount })
}

function weeklyPay({ inputs }: PlanContext): MaybeFound {
  const each = inputs.income.reduce((sum, row) => sum + (row.frequency === 'weekly' ? row.amount : 0), 0)
  if (each <= 0) return null
  const yearly = monthlyAmount(each, 'weekly') * 12
  return note(payWords.weekly, { each, yearly, less: each * 52 - yearly })
}

function guaranteed({ result: { income, guaranteed, ledger } }: PlanContext): MaybeFound {
  if (guaranteed >= income || income === 0) return null
  const gap = ledger.planned - guaranteed
  const values = { guaranteed, income, least: GUARANTEED_RELIABILITY }
  return gap <= 0 ? good(payWords.guaranteedEnough, values) : watch(payWords.guaranteedShort, { ...values, gap })
}

const billsAbove = ({ result: { aboveThePlan } }: PlanContext): MaybeFound =>
  aboveThePlan >= 1 && act(overageWords.bills, { above: aboveThePlan })

const ofAPlan = ofPlan((context) => {
  const found = [
    overage(context),
    lowest(context),
    billsAbove(context),
    // Where the plan is too big already, what to cut comes before what to add.
    ...(context.result.overage
      ? [aboveTheirRange(context), savings(context)]
      : [savings(context), aboveTheirRange(context)]),
    guaranteed(context),
    extraPaychecks(context),
    weeklyPay(context),
    ...belowTheirRange(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
})

export const findings = (context: BudgetContext): readonly MaybeFound[] => ofAPlan(context) ?? []
