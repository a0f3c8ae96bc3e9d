import { defineCalculator, type FieldErrors } from '../kit/definition.ts'
import { dateText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { compute, ledgerOf, saleDayOf } from './compute.ts'
import { fields, type StockInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf, missingLaw } from './law.ts'
import { answer, present } from './present.ts'

function check(inputs: StockInputs): FieldErrors {
  const { oversold } = ledgerOf(inputs)
  const trade = oversold === null ? undefined : inputs.trades[oversold]
  return trade
    ? {
        trades: `The sale of ${dateText(trade.date)} is of more shares than you held then. Check shares, dates and splits.`,
      }
    : {}
}

export const calculator = defineCalculator({
  slug: 'stock-average',
  fields,
  groups,
  shows: {
    planShares: ({ planBy }) => planBy === 'shares',
    planDollars: ({ planBy }) => planBy === 'dollars',
    target: ({ planBy }) => planBy === 'target',
    planPrice: ({ planBy }) => planBy !== 'none',
    planFee: ({ planBy }) => planBy !== 'none',
  },
  hints: {
    sellDate: (inputs) => {
      const day = saleDayOf(inputs)
      return day === inputs.sellDate ? '' : `Your last trade is later, so ${dateText(day)} is used.`
    },
  },
  check,
  years: [2025, 2026],
  facts: lawOf,
  missing: missingLaw,
  compute,
  figures,
  mainFigure: ({ planBy }) => (planBy === 'target' ? 'moneyToBuy' : 'averageAfter'),
  moreIs: 'neither',
  answer,
  present,
  cases,
})
