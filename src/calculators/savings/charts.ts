import { roundToCent } from '#engine/money.ts'
import { balancesOf, depositFor, MOST_MONTHS, reachOf } from '#engine/saving/deposit-plan.ts'
import { monthsText, monthText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, DataColor, Series, XYChart } from '../kit/presentation.ts'
import { fillOf, goalAt, inToday, monthAfter, type Result } from './compute.ts'
import type { SavingsInputs } from './fields.ts'
import { amountText, bucketName, rhythm } from './words.ts'

const MOST_POINTS = 90
/** Where a goal is never reached, or there is nothing to wait for, this many months are drawn. */
const lengthOf = (result: Result): number => (result.month === null ? 360 : Math.max(12, result.month))

function monthsShown(end: number): readonly number[] {
  const step = Math.ceil(end / MOST_POINTS)
  const at = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
  return at.at(-1) === end ? at : [...at, end]
}

function growing(result: Result, inputs: SavingsInputs): XYChart {
  const end = lengthOf(result)
  const at = monthsShown(end)
  const ends = balancesOf(result.plan, end)
  const pick = (of: (month: number) => number) => at.map((month) => roundToCent(of(month)))
  const paidIn = pick((month) => ends[month]?.paidIn ?? 0)
  const last = ends[end]
  const hasGoal = inputs.ask === 'date' || inputs.ask === 'deposit'
  const today: Series = {
    key: 'today',
    label: 'In today’s dollars',
    color: 'real',
    look: 'line',
    values: pick((month) => inToday(ends[month]?.balance ?? 0, inputs.inflation, month)),
  }
  const goal: Series = {
    key: 'goal',
    label: 'Goal',
    color: 'insurance',
    look: 'dashed',
    values: pick(goalAt(inputs)),
  }
  return {
    kind: 'stacked',
    key: 'growing',
    title: 'What you put in, what it earns',
    summary: `By ${monthText(monthAfter(result, end))} you would have put in ${shortDollars(last?.paidIn ?? 0)} and hold ${shortDollars(last?.balance ?? 0)}.`,
    note:
      inputs.inflation > 0
        ? `Future dollars, after the tax you chose; the line of today’s dollars takes ${percentText(inputs.inflation)} inflation a year off.`
        : 'No inflation is counted.',
    x: { label: 'Month', kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [
      { key: 'paidIn', label: 'You put in', color: 'principal', look: 'area', values: paidIn },
      {
        key: 'interest',
        label: 'Interest',
        color: 'growth',
        look: 'area',
        values: pick((month) => Math.max(0, (ends[month]?.balance ?? 0) - (ends[month]?.paidIn ?? 0))),
      },
      ...(inputs.inflation > 0 ? [today] : []),
      ...(hasGoal && inputs.keepsValue ? [goal] : []),
    ],
    ...(hasGoal && !inputs.keepsValue ? { level: { value: inputs.goal, label: 'Goal' } } : {}),
  }
}

const bucketColors: readonly DataColor[] = ['principal', 'growth', 'interest', 'insurance', 'other', 'tax']
const MOST_BUCKETS = bucketColors.length

function filling(result: Result, inputs: SavingsInputs): XYChart {
  const end = lengthOf(result)
  const { path } = fillOf(inputs, result.plan, inputs.order, { most: end, withPath: true })
  const at = monthsShown(Math.max(1, path.length - 1))
  const shown = inputs.buckets.length > MOST_BUCKETS ? MOST_BUCKETS - 1 : inputs.buckets.length
  const balance = (month: number, i: number) => path[Math.min(month, path.length - 1)]?.[i] ?? 0
  const series: Series[] = inputs.buckets.slice(0, shown).map((bucket, i) => ({
    key: `bucket${i}`,
    label: bucketName(bucket.name, i),
    color: bucketColors[i] ?? 'other',
    look: 'area',
    values: at.map((month) => roundToCent(balance(month, i))),
  }))
  if (shown < inputs.buckets.length)
    series.push({
      key: 'others',
      label: 'Other goals',
      color: bucketColors[shown] ?? 'other',
      look: 'area',
      values: at.map((month) =>
        roundToCent(inputs.buckets.reduce((sum, _, i) => (i < shown ? sum : sum + balance(month, i)), 0)),
      ),
    })
  const total = path.at(-1)?.reduce((sum, one) => sum + one, 0) ?? 0
  return {
    kind: 'stacked',
    key: 'filling',
    title: 'How the goals fill',
    lead: 'When a goal is full, its deposits go on to the first one in the list that is still open.',
    summary:
      path.length > 1
        ? `Together they would hold ${shortDollars(total)} after ${monthsText(path.length - 1)}.`
        : `Together they hold ${shortDollars(total)} today.`,
    note: 'Future dollars, after the tax you chose.',
    x: { label: 'Month', kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series,
  }
}

/** Interest here and at the other bank. */
function banks(result: Result, inputs: SavingsInputs): XYChart | null {
  const end = lengthOf(result)
  const at = monthsShown(end)
  const interestAt = (annualYield: number) => {
    const ends = balancesOf({ ...result.plan, annualYield }, end)
    return at.map((month) => roundToCent((ends[month]?.balance ?? 0) - (ends[month]?.paidIn ?? 0)))
  }
  const [here, there] = [interestAt(result.netYield), interestAt(result.otherNet)]
  if (Math.abs((here.at(-1) ?? 0) - (there.at(-1) ?? 0)) < 0.5) return null
  return {
    kind: 'lines',
    key: 'banks',
    title: 'Interest here and at the other bank',
    summary: `By ${monthText(monthAfter(result, end))} you would have earned ${shortDollars(here.at(-1) ?? 0)} here and ${shortDollars(there.at(-1) ?? 0)} at ${percentText(inputs.compareRate)}.`,
    note: 'Future dollars, after the tax you chose, if both rates stay as they are.',
    x: { label: 'Month', kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [
      { key: 'here', label: `At ${percentText(result.apy * 100)}`, color: 'growth', look: 'line', values: here },
      {
        key: 'there',
        label: `At ${percentText(inputs.compareRate)}`,
        color: 'other',
        look: 'dashed',
        values: there,
      },
    ],
  }
}

/** Months to the goal for smaller and larger deposits. */
function largerDeposits(result: Result, inputs: SavingsInputs): XYChart | null {
  if (inputs.ask !== 'date' || result.outcome !== 'reached' || inputs.deposit < 1) return null
  const amounts = Array.from({ length: 16 }, (_, i) => roundToCent(inputs.deposit * (0.5 + i * 0.1)))
  const months = amounts.map((deposit) => {
    const reach = reachOf({ ...result.plan, deposit }, goalAt(inputs))
    return reach.outcome === 'reached' ? reach.month : null
  })
  const double = months.at(-1)
  return {
    kind: 'lines',
    key: 'deposits',
    title: 'If you add less or more',
    summary: `With ${amountText(inputs.deposit)} ${rhythm[inputs.frequency]} it takes ${monthsText(result.month ?? 0)}; with twice as much ${double === null || double === undefined ? 'longer than 100 years' : monthsText(double)}.`,
    x: { label: 'Each deposit', kind: 'money', values: amounts },
    unit: 'months',
    series: [{ key: 'months', label: 'Months to the goal', color: 'principal', look: 'line', values: months }],
  }
}

/** The deposit it takes for less and more time. */
function otherDates(result: Result, inputs: SavingsInputs): XYChart | null {
  if (inputs.ask !== 'deposit' || result.outcome !== 'deposit-found') return null
  const steps = Array.from({ length: 16 }, (_, i) => Math.round(inputs.by * (0.5 + i * 0.1)))
  const months = [...new Set(steps)].filter((month) => month >= 1 && month <= MOST_MONTHS)
  const needed = months.map((month) => {
    const deposit = depositFor({ ...result.plan, deposit: 0 }, goalAt(inputs)(month), month)
    return deposit === null ? null : roundToCent(deposit)
  })
  const last = needed.at(-1)
  if (months.length < 3 || last === null || last === undefined) return null
  return {
    kind: 'lines',
    key: 'dates',
    title: 'If you take less or more time',
    lead: `The deposit it takes, ${rhythm[inputs.frequency]}.`,
    summary: `By ${monthText(monthAfter(result, inputs.by))} it takes ${amountText(result.depositNeeded ?? 0)} ${rhythm[inputs.frequency]}; by ${monthText(monthAfter(result, months.at(-1) ?? 0))} ${amountText(last)}.`,
    note: 'After the tax you chose, at a rate that stays the same.',
    x: { label: 'Goal in', kind: 'month', values: months.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [{ key: 'deposit', label: 'Each deposit', color: 'principal', look: 'line', values: needed }],
    marks: [{ x: monthAfter(result, inputs.by), label: 'Your date' }],
  }
}

export const chartsOf = (result: Result, inputs: SavingsInputs): readonly Chart[] =>
  [
    inputs.ask === 'buckets' ? filling(result, inputs) : growing(result, inputs),
    largerDeposits(result, inputs),
    otherDates(result, inputs),
    banks(result, inputs),
  ].filter((chart) => chart !== null)
