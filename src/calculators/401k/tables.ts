import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { byRate } from './by-rate.ts'
import type { PlanContext } from './context.ts'
import { specialAmount } from './plan-year.ts'
import { tableWords as words } from './words/explain.en.ts'

const folded = { folded: true } as const

function years({ result, inputs }: PlanContext): KeyedTable | null {
  const yearly = 1 / (1 + inputs.inflation / 100)
  if (result.life.length === 0) return null
  return tableOf(
    'years',
    words.years,
    result.life,
    {
      age: ['text', (row) => String(result.age + row.year + 1)],
      pay: ['money', (row) => roundToCent(row.pay)],
      own: ['money', (row) => roundToCent(row.own + row.afterTax)],
      employer: ['money', (row) => roundToCent(row.match + row.nonElective)],
      fees: ['money', (row) => roundToCent(row.fees)],
      balance: ['money', (row) => roundToCent(row.balance)],
      today: ['money', (row) => roundToCent(row.balance * yearly ** (row.year + 1))],
    },
    { ...folded, line: (row) => `age${result.age + row.year + 1}` },
  )
}

function paychecks({ result }: PlanContext): KeyedTable | null {
  const { rows } = result.now
  if (rows.length === 0) return null
  return tableOf(
    'paychecks',
    words.paychecks,
    rows.map((row, index) => ({ ...row, index })),
    {
      paycheck: ['text', ({ index }) => String(index + 1)],
      preTax: ['cents', (row) => roundToCent(row.preTax)],
      roth: ['cents', (row) => roundToCent(row.roth)],
      afterTax: ['cents', (row) => roundToCent(row.afterTax)],
      match: ['cents', (row) => roundToCent(row.match)],
      other: ['cents', (row) => roundToCent(row.nonElective)],
    },
    { ...folded, line: ({ index }) => `paycheck${index + 1}` },
  )
}

function rates(context: PlanContext): KeyedTable {
  return tableOf(
    'rates',
    words.rates,
    byRate(context),
    {
      share: ['percent', ({ share }) => share],
      own: ['money', ({ own }) => roundToCent(own)],
      match: ['money', ({ match }) => roundToCent(match)],
      cost: ['cents', ({ cost }) => roundToCent(cost / context.result.paychecks)],
    },
    folded,
  )
}

function limits({ result, inputs, law: { tax } }: PlanContext): KeyedTable {
  const of = result.limits
  const special = of.base - tax.plans.value.deferral
  const over = tax.plans.value.rothCatchUpWagesOver
  const names = words.limits.rows
  const rows: (readonly [string, string, number])[] = [['deferral', names.deferral, tax.plans.value.deferral]]
  if (special > 0 || specialAmount(inputs, tax.plans.value.deferral) > 0) rows.push(['special', names.special, special])
  rows.push(['catchUp', names.catchUp, of.catchUp])
  if (of.additions !== null) rows.push(['additions', names.additions, of.additions])
  rows.push(['compensation', names.compensation, of.compensation])
  if (over !== null) rows.push(['roth', names.roth, over])
  return tableOf(
    'limits',
    { title: words.limits.title(tax), columns: words.limits.columns },
    rows,
    { what: ['text', ([, name]) => name], amount: ['money', ([, , amount]) => amount] },
    { ...folded, line: ([key]) => key },
  )
}

function vesting({ result, inputs }: PlanContext): KeyedTable | null {
  const { steps } = result.vested
  if (inputs.vesting === 'immediate' || steps.length === 0) return null
  const money = Math.min(inputs.employerMoney, inputs.balance)
  const rows = [...steps].sort((a, b) => a.years - b.years)
  return tableOf(
    'vesting',
    words.vesting,
    rows,
    {
      years: ['text', (step) => String(step.years)],
      share: ['percent', (step) => Number((step.share * 100).toFixed(4))],
      lost: ['money', (step) => roundToCent(money * (1 - step.share))],
    },
    { ...folded, line: (_, at) => `step${at + 1}` },
  )
}

export const tables = [years, rates, paychecks, limits, vesting]
