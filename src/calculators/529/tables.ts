import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { type ColumnRule, tableOf } from '../kit/table-of.ts'
import { childrenField } from './child-fields.ts'
import { monthAt } from './compute.ts'
import { type PlanContext, yearsIn } from './context.ts'
import { leftoverTable } from './leftover-table.ts'
import type { ChildPlan } from './result.ts'
import { statesTable } from './states-table.ts'
import { tableWords as words, yearColumns } from './words/explain.en.ts'
import { schoolNames } from './words/form.en.ts'
import { type PlanYear, realAt, yearsOfPlan } from './years.ts'

function children({ result }: PlanContext): KeyedTable {
  return tableOf<ChildPlan, keyof typeof words.children.columns>(
    'children',
    words.children,
    result.plans,
    {
      child: ['text', ({ name }) => name],
      school: ['text', ({ child }) => schoolNames[child.school]],
      first: ['date', ({ bills: [first] }) => (first ? monthAt(result, first.month).slice(0, 4) : words.children.none)],
      planned: ['money', ({ account }) => roundToCent(account.planned)],
      needed: ['money', ({ needed }) => roundToCent(needed)],
      monthly: ['money', ({ monthly }) => roundToCent(monthly)],
      covered: ['percent', ({ account }) => (account.planned > 0 ? (account.paid / account.planned) * 100 : null)],
    },
    { line: (_, at) => `child${at + 1}` },
  )
}

const yearRules = ({
  result,
  inputs,
}: PlanContext): { readonly [K in keyof typeof yearColumns]: ColumnRule<PlanYear> } => ({
  year: ['date', ({ year }) => String(year)],
  deposits: ['money', ({ deposits }) => roundToCent(deposits)],
  growth: ['money', ({ growth }) => roundToCent(growth)],
  planned: ['money', ({ planned }) => roundToCent(planned)],
  paid: ['money', ({ paid }) => roundToCent(paid)],
  missing: ['money', ({ planned, paid }) => roundToCent(planned - paid)],
  balance: ['money', ({ balance }) => roundToCent(balance)],
  real: ['money', ({ balance, year }) => roundToCent(balance * realAt(result, year, inputs.inflation))],
})

const years = (context: PlanContext): KeyedTable => tableOf('years', words.years, yearsIn(context), yearRules(context))

/** The years of one child, counted among those with bills still to come; none for an only child. */
const ofChild =
  (at: number) =>
  (context: PlanContext): KeyedTable | null => {
    const { plans, today } = context.result
    const plan = plans.filter(({ bills }) => bills.length > 0)[at]
    if (plans.length < 2 || !plan) return null
    return tableOf(
      `child${at + 1}`,
      { title: words.ofChild(plan), columns: yearColumns },
      yearsOfPlan(plan, today),
      yearRules(context),
      { folded: true },
    )
  }

export const tables = [
  children,
  years,
  ...Array.from({ length: childrenField.maxRows }, (_, at) => ofChild(at)),
  leftoverTable,
  statesTable,
]
