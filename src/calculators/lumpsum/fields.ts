import { dividendYieldNow, stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, duration, type Inputs, money, percent, points } from '../kit/field.ts'
import { percentText } from '../kit/format.ts'
import { inflationRate, yearlyReturn } from '../kit/growth-fields.ts'
import { startingFundFee, startingGainsTax, startingReturn, startingWithdrawalTax } from '../kit/starting-values.ts'

const past = stockSwings.value

const plan = {
  amount: money({
    label: 'Amount to invest',
    initial: 10_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 500,
    slider: { from: 0, to: 250_000 },
    nudge: 1000,
  }),
  years: duration({
    label: 'Left alone for',
    unit: 'years',
    initial: 240,
    min: 12,
    max: 600,
    slider: { from: 12, to: 600 },
    common: [60, 120, 240, 360],
    nudge: 60,
  }),
}

const growth = {
  rate: yearlyReturn({
    label: 'Return you expect',
    per: 'year',
    hint: `Before fees and tax. Our assumption, on the careful side: US stocks compounded to ${percentText(past.compound * 100, 1)} a year, ${past.from} to ${past.to}, before inflation. The future may differ.`,
    initial: startingReturn.value,
  }),
  rateDollars: choice({
    label: 'This return is',
    initial: 'nominal',
    options: [
      { value: 'nominal', label: 'Before inflation' },
      { value: 'real', label: 'After inflation' },
    ],
  }),
  rateKind: choice({
    label: 'It is given as',
    initial: 'compound',
    hint: 'A plain average of yearly returns is higher than what money grows at. Funds and indexes publish the growth rate.',
    options: [
      { value: 'compound', label: 'Growth rate: what compounds (CAGR)' },
      { value: 'average', label: 'Plain average of the years' },
    ],
  }),
  volatility: percent({
    label: 'A usual year is off by ±',
    hint: `Points around the average, in two years out of three. For US stocks about ${percentText(past.volatility * 100, 0)}, ${past.from} to ${past.to}.`,
    initial: Math.round(past.volatility * 100),
    max: 60,
    step: 1,
    nudge: 5,
  }),
  inflation: inflationRate({
    hint: 'Our assumption. It turns future dollars into today’s.',
    min: -2,
    max: 20,
    nudge: 1,
  }),
}

const costs = {
  fee: percent({
    label: 'Yearly fee',
    hint: 'Of the balance: a fund’s expense ratio plus an adviser’s fee. Our start is a low-cost fund.',
    initial: points(startingFundFee.value),
    max: 10,
    step: 0.05,
    nudge: 0.5,
  }),
  account: choice({
    label: 'Account',
    initial: 'taxable',
    options: [
      { value: 'taxable', label: 'Ordinary account', hint: 'Dividends taxed each year, gains when sold.' },
      { value: 'free', label: 'Roth, or an HSA for care', hint: 'No tax if the rules are kept.' },
      { value: 'deferred', label: 'Traditional 401(k) or IRA', hint: 'All that comes out is taxed.' },
    ],
  }),
  dividendYield: percent({
    label: 'Paid out as dividends',
    per: 'year',
    hint: `Part of the return, not on top. US stocks paid ${percentText(dividendYieldNow.value * 100, 1)} of their price in the year to ${asOfText(dividendYieldNow)}.`,
    initial: Number((dividendYieldNow.value * 100).toFixed(1)),
    max: 10,
    step: 0.1,
    nudge: 1,
  }),
  dividendRate: percent({
    label: 'Tax on dividends',
    hint: 'Your rate, federal plus state. 15% is our starting value.',
    initial: points(startingGainsTax.value),
    max: 60,
    step: 1,
    nudge: 5,
  }),
  gainRate: percent({
    label: 'Tax on the gain when you sell',
    hint: 'Your rate, federal plus state, for what was held over a year. 15% is our starting value.',
    initial: points(startingGainsTax.value),
    max: 60,
    step: 1,
    nudge: 5,
  }),
  endRate: percent({
    label: 'Tax when it comes out',
    hint: 'Your income tax rate then, federal plus state. 22% is our starting value.',
    initial: points(startingWithdrawalTax.value),
    max: 60,
    step: 1,
    nudge: 5,
  }),
}

const history = {
  stockShare: percent({
    label: 'Stocks in the historical test',
    hint: 'The rest is in Treasury bonds, put back to these shares every January. It changes the history, not your expected return.',
    initial: 100,
    step: 5,
    slider: { from: 0, to: 100 },
  }),
  dollars: choice({
    label: 'Show charts in',
    initial: 'today',
    options: [
      { value: 'today', label: 'Today’s dollars' },
      { value: 'future', label: 'Future dollars' },
    ],
  }),
}

export const fields = { ...plan, ...growth, ...costs, ...history }
export type LumpInputs = Inputs<typeof fields>
