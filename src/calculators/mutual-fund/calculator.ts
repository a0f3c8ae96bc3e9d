import { defineCalculator } from '../kit/definition.ts'
import { dollars } from '../kit/format.ts'
import { cases } from './cases.ts'
import { readCharges } from './charges.ts'
import { compute } from './compute.ts'
import { type FundInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { lawOf, missingLaw } from './law.ts'
import { answer, present } from './present.ts'

/** What does not fit together in a fund's fees, in one sentence; empty when all is well. */
function fundProblem({ funds }: FundInputs): string {
  for (const [i, row] of funds.entries()) {
    const name = `Fund ${i + 1}`
    const charges = readCharges(row.deferred)
    if ('problem' in charges) return `${name}, back-end charge: ${charges.problem}`
    if (row.distribution > row.expense)
      return `${name}: the 12b-1 fee is part of the expense ratio, so it cannot be larger.`
    if (row.convertsAfter > 0 && row.expenseAfter > row.expense)
      return `${name}: after the conversion the expense ratio is usually lower. Enter at most ${row.expense}%.`
  }
  return ''
}

const byHousehold = ({ account, taxBy }: FundInputs) => account === 'taxable' && taxBy === 'household'
const byRates = ({ account, taxBy }: FundInputs) => account === 'taxable' && taxBy === 'rates'
const isTaxable = ({ account }: FundInputs) => account === 'taxable'
const hasLoad = ({ funds }: FundInputs) => funds.some((fund) => fund.load > 0)

export const calculator = defineCalculator({
  slug: 'mutual-fund',
  fields,
  groups: [
    { title: 'Your money', fields: ['start', 'deposit', 'years', 'annualReturn', 'returnIs'] },
    { title: 'Funds', fields: ['funds', 'twin', 'twinExpense', 'twinGains'] },
    {
      title: 'Tax',
      fields: ['account', 'taxBy', 'income', 'status', 'state', 'ordinaryRate', 'gainRate', 'withdrawalRate'],
    },
    {
      title: 'Lower loads',
      fields: ['breakpoints', 'alreadyHeld', 'letter'],
      more: 'Breakpoints, letter of intent',
    },
    {
      title: 'Payouts and inflation',
      fields: ['dividendYield', 'qualifiedShare', 'shortShare', 'inflation'],
      more: 'Payouts, inflation',
    },
  ],
  shows: {
    twinExpense: ({ twin }) => twin,
    twinGains: ({ twin, account }) => twin && account === 'taxable',
    taxBy: isTaxable,
    income: byHousehold,
    status: byHousehold,
    state: byHousehold,
    ordinaryRate: byRates,
    gainRate: byRates,
    withdrawalRate: ({ account }) => account === 'ira',
    breakpoints: hasLoad,
    alreadyHeld: hasLoad,
    letter: hasLoad,
    dividendYield: isTaxable,
    qualifiedShare: isTaxable,
    shortShare: isTaxable,
  },
  hints: {
    returnIs: ({ returnIs }) =>
      returnIs === 'reported' ? 'We put the first fund’s expense ratio back in once, for all funds.' : '',
    deposit: ({ deposit }) => (deposit === 0 ? '' : `${dollars(deposit * 12)} a year.`),
  },
  check: (inputs) => {
    const problem = fundProblem(inputs)
    return problem === '' ? {} : { funds: problem }
  },
  years: [2025, 2026],
  facts: lawOf,
  missing: missingLaw,
  compute,
  figures,
  mainFigure: 'feeCost',
  moreIs: 'worse',
  answer,
  present,
  cases,
})
