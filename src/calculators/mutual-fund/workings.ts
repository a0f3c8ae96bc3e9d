import { gainsPaidOut } from '#engine/funds/gains-paid-out.ts'
import { saleTaxSteps } from '../kit/fund/explain-parts.ts'
import type { Working } from '../kit/presentation.ts'
import { prospectusCost } from './compared.ts'
import type { FundContext } from './context.ts'
import { priceGrowthOf } from './payouts.ts'
import { growthWords, prospectusWords, saleWords, turnoverWords } from './words/workings.en.ts'

function sale({ result: { first }, inputs, say }: FundContext): Working {
  const { value, saleCosts } = first.sale
  return {
    title: saleWords.title({ name: first.name, years: inputs.years }, say),
    lines: [
      saleWords.formula,
      `= ${say.cents(value)} − ${say.cents(saleCosts.deferred)} − ${say.cents(first.taxAtSale)}`,
      `= ${say.cents(first.net)}`,
    ],
    steps: saleTaxSteps(first, inputs.taxBy === 'household', say),
  }
}

function growth({ result: { first, grossReturn }, say }: FundContext): Working {
  const left = 1 - first.table.expenseRatio
  return {
    title: growthWords.title,
    lines: [
      growthWords.formula,
      `= ${say.number(1 + grossReturn, 6)} · ${say.number(left, 6)}`,
      growthWords.result({ kept: (1 + grossReturn) * left }, say),
    ],
    steps: [growthWords.monthly],
  }
}

function prospectus({ result: { first }, say }: FundContext): Working {
  const { frontLoad, expenseRatio, deferred } = first.table
  const invested = 10_000 * (1 - frontLoad)
  const end = invested * (1.05 - expenseRatio)
  const charge = (deferred[0] ?? 0) * Math.min(10_000, end)
  return {
    title: prospectusWords.title,
    lines: [
      prospectusWords.formula,
      prospectusWords.amounts({ load: 10_000 - invested, fee: expenseRatio, invested, end, charge }, say),
      `= ${say.cents(prospectusCost(first, 1))}`,
    ],
    steps: [prospectusWords.rule],
  }
}

function turnover({ result: { first, grossReturn }, inputs, say }: FundContext): Working | null {
  const row = inputs.funds[0]
  const growing = priceGrowthOf(inputs, grossReturn)
  if (inputs.account !== 'taxable' || row === undefined || row.gains !== null || growing <= 0 || row.turnover === 0)
    return null
  const sold = Math.min(1, row.turnover / 100)
  const estimate = gainsPaidOut(sold, growing) * 100
  const paid = (first.payouts.shortGain + first.payouts.longGain) * 100
  const beyond = estimate - paid
  return {
    title: turnoverWords.title,
    lines: [
      turnoverWords.formula,
      `= ${say.number(sold, 4)} · ${say.number(growing, 6)} · ${say.number(1 + growing, 6)} ÷ ${say.number(growing + sold, 6)}`,
      turnoverWords.estimate({ rate: estimate }, say),
      ...(beyond > 0.000_5 ? [turnoverWords.beyond({ beyond, paid }, say)] : []),
    ],
    steps: [turnoverWords.letters, turnoverWords.better],
  }
}

export const workings = [sale, growth, prospectus, turnover]
