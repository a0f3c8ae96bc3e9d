import type { Lot } from '#engine/shares/lots.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator, type FieldErrors } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dateText } from '../kit/format.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { compute, ledgerOf, namedOf, saleDayOf, sharesOf } from './compute.ts'
import { fields, type StockInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'
import { sharesText } from './words.ts'

/** What is wrong with the shares named for the sale; null when all is well. */
function namingProblem(inputs: StockInputs, lots: readonly Lot[]): FieldErrors {
  const named = namedOf(inputs)
  if (named.size === 0)
    return { method: 'Open a purchase above and enter how many of its shares to sell, or choose another order.' }
  const left = (trade: number) => sharesOf(lots.filter((lot) => lot.trade === trade))
  const tooMany = [...named].find(([trade, shares]) => shares > left(trade) * (1 + 1e-9) + 1e-9)
  if (!tooMany) return {}
  const [trade, shares] = tooMany
  const day = inputs.trades[trade]?.date ?? ''
  return {
    trades: `You named ${sharesText(shares)} of the purchase of ${dateText(day)} to sell, more than the ${sharesText(left(trade))} left of it.`,
  }
}

function check(inputs: StockInputs): FieldErrors {
  const { oversold, lots } = ledgerOf(inputs)
  const trade = oversold === null ? undefined : inputs.trades[oversold]
  return trade
    ? {
        trades: `The sale of ${dateText(trade.date)} is of more shares than you held then. Check shares, dates and splits.`,
      }
    : inputs.method === 'named'
      ? namingProblem(inputs, lots)
      : {}
}

export const calculator = defineCalculator({
  slug: 'stock-average',
  fields,
  groups,
  shows: {
    sellShares: ({ method }) => method !== 'named',
    planShares: ({ planBy }) => planBy === 'shares',
    planDollars: ({ planBy }) => planBy === 'dollars',
    target: ({ planBy }) => planBy === 'target',
    planPrice: ({ planBy }) => planBy !== 'none',
    planFee: ({ planBy }) => planBy !== 'none',
  },
  hints: {
    sellShares: (inputs) => {
      const held = sharesOf(ledgerOf(inputs).lots)
      return inputs.sellShares === null || inputs.sellShares <= held
        ? 'Left blank: all of them.'
        : `You hold ${sharesText(held)}, so no more are sold.`
    },
    sellDate: (inputs) => {
      const day = saleDayOf(inputs)
      return day === inputs.sellDate ? '' : `Your last trade is later, so ${dateText(day)} is used.`
    },
  },
  check,
  years: heldYears,
  facts: taxLawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: ({ planBy }) => (planBy === 'target' ? 'moneyToBuy' : 'averageAfter'),
  moreIs: 'neither',
  answer,
  present,
  cases,
})
