import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollars, listText, percentText } from '../kit/format.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { readCharges } from './charges.ts'
import { compute } from './compute.ts'
import { type FundInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

/** Says back how each back-end charge was read. */
function fundsHint({ funds }: FundInputs): string {
  const read = funds.flatMap((row, i) => {
    const charges = readCharges(row.deferred)
    if (!('rates' in charges) || charges.rates.every((rate) => rate === 0)) return []
    const years = charges.rates.map((rate, year) => `${percentText(rate * 100)} in year ${year + 1}`)
    return [`Fund ${i + 1}, if sold: ${listText(years)}.`]
  })
  return [
    'The first is yours. The fee table of the prospectus has these numbers. A back-end charge goes by the year of the sale: 5, 4, 3, 2, 1.',
    ...read,
  ].join(' ')
}

/** A back-end charge that cannot be read, in one sentence; empty when all is well. */
function fundProblem({ funds }: FundInputs): string {
  for (const [i, row] of funds.entries()) {
    const name = `Fund ${i + 1}`
    const charges = readCharges(row.deferred)
    if ('problem' in charges) return `${name}, back-end charge: ${charges.problem}`
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
    { title: 'Your money', fields: ['start', 'deposit', 'years', 'annualReturn', 'returnIs', 'account'] },
    { title: 'Funds', fields: ['funds'] },
    {
      title: 'Index fund beside them',
      fields: ['twin', 'twinExpense', 'twinGains'],
      more: 'The index fund beside them',
    },
    {
      title: 'Tax and payouts',
      fields: [
        'taxBy',
        'income',
        'status',
        'state',
        'ordinaryRate',
        'gainRate',
        'dividendYield',
        'qualifiedShare',
        'shortShare',
        'withdrawalRate',
      ],
      more: 'Income, state, payouts',
    },
    {
      title: 'Lower loads',
      fields: ['breakpoints', 'alreadyHeld', 'letter'],
      more: 'Breakpoints, letter of intent',
    },
    { title: 'Inflation', fields: ['inflation'], more: 'Inflation' },
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
    funds: fundsHint,
    returnIs: ({ returnIs }) =>
      returnIs === 'reported' ? 'We put the first fund’s expense ratio back in once, for all funds.' : '',
    deposit: ({ deposit }) => (deposit === 0 ? '' : `${dollars(deposit * 12)} a year.`),
  },
  check: (inputs) => {
    const problem = fundProblem(inputs)
    return problem === '' ? {} : { funds: problem }
  },
  years: heldYears,
  facts: taxLawOf,
  missing: (inputs) => (byHousehold(inputs) ? missingStateLaw(inputs.state) : null),
  compute,
  figures,
  mainFigure: 'feeCost',
  moreIs: 'worse',
  answer,
  present,
  cases,
})
