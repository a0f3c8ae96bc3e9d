import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollarsAndCents } from '../kit/format.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type EtfInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'

const byHousehold = ({ taxBy }: EtfInputs) => taxBy === 'household'
const byRates = ({ taxBy }: EtfInputs) => taxBy === 'rates'
const hasTwin = ({ twin }: EtfInputs) => twin

function weightHint(rows: EtfInputs['holdingsA']): string {
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  return rows.length === 0 ? '' : `${Number(total.toFixed(2))}% of the ETF given.`
}

export const calculator = defineCalculator({
  slug: 'etf',
  fields,
  groups: [
    { title: 'Your money', fields: ['start', 'deposit', 'every', 'years', 'account'] },
    { title: 'The ETF', fields: ['expense', 'spread'] },
    {
      title: 'Return and dividends',
      fields: ['annualReturn', 'holds', 'dividendYield', 'qualifiedShare', 'reitShare', 'gains', 'inflation'],
      more: 'Return, dividends, inflation',
    },
    {
      title: 'Tax',
      fields: ['taxBy', 'income', 'status', 'state', 'ordinaryRate', 'gainRate', 'withdrawalRate'],
      more: 'Income, state, tax rates',
    },
    {
      title: 'Mutual fund beside it',
      fields: ['twin', 'twinExpense', 'twinGains', 'twinLoad', 'twinFee'],
      more: 'The mutual fund beside it',
    },
    {
      title: 'Premium, commission, lending',
      fields: ['premiumBuy', 'premiumSell', 'commission', 'lending', 'sharePrice', 'section31'],
      more: 'Premium, commission, lending',
    },
    { title: 'Overlap of two ETFs', fields: ['holdingsA', 'holdingsB'], more: 'Overlap of two ETFs' },
  ],
  shows: {
    every: ({ deposit }) => deposit > 0,
    qualifiedShare: ({ holds }) => holds === 'stocks' || holds === 'mix',
    reitShare: ({ holds }) => holds === 'mix',
    twinExpense: hasTwin,
    twinGains: hasTwin,
    twinLoad: hasTwin,
    twinFee: hasTwin,
    income: byHousehold,
    status: byHousehold,
    state: byHousehold,
    ordinaryRate: byRates,
    gainRate: byRates,
  },
  hints: {
    spread: ({ spread }) => `Of the price. Each trade loses half of it: ${dollarsAndCents(spread * 5)} on $1,000.`,
    holdingsA: ({ holdingsA }) => weightHint(holdingsA),
    holdingsB: ({ holdingsB }) => weightHint(holdingsB),
  },
  check: ({ qualifiedShare, reitShare, holds }) =>
    holds === 'mix' && qualifiedShare + reitShare > 100
      ? { reitShare: 'Qualified and REIT dividends together are more than 100%.' }
      : {},
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
