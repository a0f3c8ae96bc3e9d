import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import type { CategoryLine } from '#engine/budget/ledger.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import type { Env } from '../kit/field.ts'
import { dateText, dollars, dollarsAndCents as money, monthText, percentText, plain } from '../kit/format.ts'
import {
  type Citation,
  citation,
  type Presentation,
  type Split,
  type Table,
  type Working,
} from '../kit/presentation.ts'
import { monthlyOf } from './cash-flows.ts'
import { chartsOf } from './charts.ts'
import type { Budget, Result } from './compute.ts'
import type { BudgetInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { named } from './words.ts'

const sources: readonly Citation[] = [
  citation(
    lendingSources,
    'assumption',
    'the usual share of each category, the starting amounts and the savings target',
    {
      value: DEFAULT_CATEGORIES.length,
      source: 'assumption',
      status: 'assumption',
      note: 'The ranges are rules of thumb in wide use, not law. They are meant for take-home pay.',
    },
  ),
]

function headline({ ledger, safe, income }: Budget): string {
  const spend = `can safely spend **${dollars(safe.amount)}** today`
  if (income === 0) return `You plan **${dollars(ledger.planned)}** a month. Add what comes in to see what is left.`
  if (ledger.leftOver < 0)
    return `Your plan costs **${dollars(-ledger.leftOver)}** more each month than comes in; you ${spend}.`
  return `You have **${dollars(ledger.leftOver)}** left each month and ${spend}.`
}

function more({ line, safe, untilPayday }: Budget, inputs: BudgetInputs): string {
  const keep = inputs.buffer > 0 ? `below ${dollars(inputs.buffer)}` : 'below zero'
  const limit = safe.short > 0 ? 'Nothing is safe to spend' : 'Safe means'
  const rule =
    safe.short > 0
      ? `${limit}: on ${dateText(line.days.find(({ balance }) => balance < inputs.buffer)?.date ?? safe.on)} the account would end the day ${keep}.`
      : `${limit} that no day of the next 12 months ends ${keep}; ${dateText(safe.on)} sets the limit.`
  const soon =
    line.nextPayday !== null && untilPayday.amount > safe.amount
      ? ` Looking only as far as payday on ${dateText(line.nextPayday)} it would be ${dollars(untilPayday.amount)}.`
      : ''
  return `This starts from ${dollars(inputs.balance)} in the account today. ${rule}${soon}`
}

function splitOf({ ledger }: Budget): Split | null {
  if (ledger.income <= 0 || ledger.leftOver < 0) return null
  const saved = ledger.savings.planned
  return {
    label: 'Each month',
    unit: 'money',
    parts: [
      { label: 'Spending', value: ledger.planned - saved, color: 'principal' as const },
      { label: 'Savings', value: saved, color: 'growth' as const },
      { label: 'Left over', value: ledger.leftOver, color: 'other' as const },
    ].filter((part) => part.value > 0.004),
  }
}

const verdict = ({ position }: CategoryLine): string => {
  if (position === null) return ''
  return position.where === 'within' ? 'In range' : `${dollars(position.by)} ${position.where}`
}

function categories({ ledger }: Budget): Table {
  return {
    key: 'categories',
    title: 'Your plan and the usual range',
    lead: 'Ranges are shares of take-home pay: rules of thumb. Their low ends alone come to 98% of it, so not all can be high.',
    columns: [
      { label: 'Category', unit: 'text' },
      { label: 'Planned', unit: 'money' },
      { label: 'Share', unit: 'percent' },
      { label: 'Usual, from', unit: 'money' },
      { label: 'To', unit: 'money' },
      { label: 'Compared', unit: 'text' },
    ],
    rows: [
      ...ledger.lines.map((line) => [
        line.name,
        line.planned,
        line.share === null ? null : line.share * 100,
        line.band?.low ?? null,
        line.band?.high ?? null,
        verdict(line),
      ]),
      ['Together', ledger.planned, ledger.income > 0 ? (ledger.planned / ledger.income) * 100 : null, null, null, ''],
    ],
  }
}

function months({ line }: Budget): Table {
  return {
    key: 'months',
    title: 'The next 12 months',
    lead: 'The first and last month may be parts of one. Lowest is the lowest end of a day.',
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Comes in', unit: 'money' },
      { label: 'Dated bills', unit: 'money' },
      { label: 'Everything else', unit: 'money' },
      { label: 'At the end', unit: 'money' },
      { label: 'Lowest', unit: 'money' },
    ],
    rows: line.months.map((row) => [monthText(row.month, true), row.income, row.bills, row.rest, row.end, row.low]),
  }
}

const times = {
  weekly: '× 4.33',
  biweekly: '× 26 ÷ 12',
  semimonthly: '× 2',
  monthly: '× 1',
  quarterly: '÷ 3',
  annual: '÷ 12',
} as const

function workings(budget: Budget, inputs: BudgetInputs, today: string): readonly Working[] {
  const { ledger, income, safe, line } = budget
  const start = line.days[0]?.date ?? today
  return [
    {
      title: 'What is left each month',
      lines: [
        'left over = income − everything planned',
        `= ${money(income)} − ${money(ledger.planned)}`,
        `= ${money(ledger.leftOver)}`,
      ],
      steps: inputs.income.map(
        (row) => `${named(row.name)}: ${money(row.amount)} ${times[row.frequency]} = ${money(monthlyOf(row))} a month.`,
      ),
    },
    {
      title: 'Safe to spend today',
      lines: [
        'safe to spend = lowest balance ahead − what you keep, at least 0',
        `= ${money(line.lowest.balance)} − ${money(inputs.buffer)}`,
        safe.short > 0
          ? `= ${money(-safe.short)}, so ${money(safe.amount)} is safe to spend`
          : `= ${money(safe.amount)}`,
      ],
      steps: [
        `From ${dateText(start)}: ${money(inputs.balance)}, plus each payday, less each dated bill, less a daily share of everything else.`,
        `The lowest end of a day is ${money(line.lowest.balance)} on ${dateText(line.lowest.date)}.`,
        'Spending an amount today lowers every later day by it, so the lowest day sets the limit.',
      ],
    },
    ...(ledger.savings.rate === null
      ? []
      : [
          {
            title: 'Savings rate',
            lines: [
              'savings rate = Savings & Investments ÷ income',
              `= ${money(ledger.savings.planned)} ÷ ${money(income)}`,
              `= ${percentText(ledger.savings.rate * 100)}`,
            ],
            steps: [
              `With all that is left over: ${plain((ledger.savings.rateWithLeftOver ?? 0) * 100)}%. Money without a job is not counted as saved.`,
            ],
          },
        ]),
  ]
}

export function present(result: Result, inputs: BudgetInputs, _facts: null, env: Env): Presentation {
  if (result.outcome === 'not-possible')
    return {
      headline: 'These numbers do not make a budget that can be worked out.',
      more: 'Check the amounts and the dates.',
      keyFigures: [],
      charts: [],
      findings: [],
      tables: [],
      workings: [],
      sources,
    }
  const split = splitOf(result)
  return {
    headline: headline(result),
    more: more(result, inputs),
    ...(split ? { split } : {}),
    keyFigures: [
      'safeToSpend',
      'lowestBalance',
      result.overage ? 'overage' : 'savingsRateWithLeftOver',
      'balanceInAYear',
    ],
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: [categories(result), months(result)],
    workings: workings(result, inputs, env.today),
    sources,
  }
}
