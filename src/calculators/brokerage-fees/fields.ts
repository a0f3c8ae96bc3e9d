import { averageExpenseRatios, costAssumptions, section31Fee, tradingActivityFee } from '#facts/investing/fund-costs.ts'
import { highYieldSavings } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { startingReturn } from '../kit/starting-values.ts'

const { adviser, robo, transferOut, spread, sweep, marginRate, fxMarkup } = costAssumptions.value
const funds = averageExpenseRatios.value

const plan = {
  start: money({
    label: 'In the account now',
    initial: 100_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 1_000_000 },
    nudge: 10_000,
  }),
  deposit: money({
    label: 'You add',
    hint: 'At the end of each month.',
    per: 'month',
    initial: 500,
    max: 1_000_000,
    step: 50,
    nudge: 100,
  }),
  years: duration({
    label: 'For',
    unit: 'years',
    initial: 360,
    min: 12,
    max: 720,
    slider: { from: 12, to: 600 },
    common: [120, 240, 360],
    nudge: 60,
  }),
  annualReturn: percent({
    label: 'Return before fees',
    per: 'year',
    hint: 'Our assumption, of the invested part. Not a forecast.',
    initial: points(startingReturn.value),
    min: -10,
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
}

const rate = (label: string, initial: number, max: number, hint?: string) =>
  percent({ label, per: 'year', initial, max, step: 0.01, ...(hint ? { hint } : {}) })

const yours = {
  advisory: percent({
    label: 'Adviser or program fee',
    per: 'year',
    hint: 'Of the whole account. 0 if you manage it yourself.',
    initial: points(adviser),
    max: 5,
    step: 0.05,
    slider: { from: 0, to: 2 },
    nudge: 0.25,
  }),
  expense: percent({
    label: 'Fund expense ratio',
    per: 'year',
    hint: `The average of what you hold, taken inside the funds, so it is on no bill. Stock mutual funds averaged ${percentText(points(funds.equityMutualFund))}, index stock ETFs ${percentText(points(funds.indexEquityEtf))} in ${asOfText(averageExpenseRatios)} (ICI).`,
    initial: points(funds.equityMutualFund),
    max: 5,
    step: 0.01,
    nudge: 0.1,
  }),
  accountFee: money({ label: 'Account fee', per: 'year', initial: 0, max: 10_000, step: 5, nudge: 50 }),
  commission: money({ label: 'Commission', hint: 'For each trade.', initial: 0, max: 1000, step: 1, nudge: 5 }),
  sweepYield: percent({
    label: 'Your cash earns',
    per: 'year',
    hint: 'The sweep rate on cash that waits in the account.',
    initial: points(sweep),
    max: 15,
    step: 0.05,
    nudge: 1,
  }),
  forcedCash: percent({
    label: 'Cash it makes you hold',
    hint: 'Some robo-advisers keep a set part in cash.',
    initial: 0,
    max: 100,
    step: 1,
  }),
  fxMarkup: percent({
    label: 'Currency markup',
    hint: 'On trades in foreign money.',
    initial: points(fxMarkup),
    max: 5,
    step: 0.05,
  }),
  marginRate: rate('Margin rate', points(marginRate), 30, 'What borrowing from the broker costs.'),
  transferOut: money({
    label: 'Fee to move out',
    hint: 'For sending the whole account to another broker.',
    initial: transferOut,
    max: 5000,
    step: 5,
  }),
}

const steps = {
  steps: rows({
    label: 'Other rates for larger sums',
    hint: 'Many advisers take less from a certain sum on. Below the first sum your adviser fee above holds. The sums stay as they are while prices rise.',
    noun: 'step',
    columns: {
      from: money({ label: 'From ($)', initial: 1_000_000, min: 1, max: 100_000_000, step: 50_000 }),
      rate: rate('Fee, %', 0.8, 5),
    },
    look: 'lines',
    initial: [],
    maxRows: 8,
    blank: { from: 1_000_000, rate: 0.8 },
  }),
  stepsOn: choice({
    label: 'Each rate is for',
    initial: 'part',
    options: [
      { value: 'part', label: 'The part from its sum on' },
      { value: 'whole', label: 'The whole account, once it is that large' },
    ],
  }),
}

const columns = {
  name: text({ label: 'Name', initial: 'Another account', maxLength: 30 }),
  advisory: rate('Adviser fee', 0, 5),
  expense: rate('Fund expense ratio', points(funds.indexEquityEtf), 5),
  sweepYield: rate('Cash earns', points(sweep), 15),
  accountFee: money({ label: 'Account fee', per: 'year', initial: 0, max: 10_000, step: 5 }),
  commission: money({ label: 'Commission', initial: 0, max: 1000, step: 1 }),
  forcedCash: percent({ label: 'Forced cash', initial: 0, max: 100, step: 1 }),
  fxMarkup: percent({ label: 'Currency markup', initial: points(fxMarkup), max: 5, step: 0.05 }),
  marginRate: rate('Margin rate', points(marginRate), 30),
  transferOut: money({ label: 'Fee to move out', initial: transferOut, max: 5000, step: 5 }),
}
const blank = {
  name: 'Another account',
  advisory: 0,
  expense: points(funds.indexEquityEtf),
  accountFee: 0,
  commission: 0,
  sweepYield: points(sweep),
  forcedCash: 0,
  fxMarkup: points(fxMarkup),
  marginRate: points(marginRate),
  transferOut,
}

const others = {
  others: rows({
    label: 'Compare with',
    hint: 'Up to two more. Made-up examples to start with, no company’s prices.',
    noun: 'account',
    columns,
    initial: [
      { ...blank, name: 'Robo-adviser', advisory: points(robo) },
      { ...blank, name: 'On your own', sweepYield: 3.5 },
    ],
    maxRows: 2,
    blank,
    details: {
      label: 'Account fee, trades, forced cash, margin, moving out',
      columns: ['accountFee', 'commission', 'forcedCash', 'fxMarkup', 'marginRate', 'transferOut'],
    },
  }),
}

const cash = {
  cashShare: percent({ label: 'You keep in cash', hint: 'Of the account.', initial: 5, max: 100, step: 1, nudge: 5 }),
  fairCash: percent({
    label: 'Cash could earn',
    per: 'year',
    hint: `A typical online savings account, ${asOfText(highYieldSavings)}. A money market fund is near it.`,
    initial: points(highYieldSavings.value),
    max: 15,
    step: 0.05,
    nudge: 1,
  }),
}
const trading = {
  trades: count({ label: 'Trades a year', unit: 'trades', initial: 6, max: 2000, nudge: 6 }),
  tradeSize: money({ label: 'One trade is', initial: 2000, max: 10_000_000, step: 100 }),
  spread: percent({
    label: 'Bid-ask spread',
    hint: 'Of the price; each trade loses half of it. Ours to start with.',
    initial: points(spread),
    max: 10,
    step: 0.01,
  }),
  sharePrice: money({ label: 'Price of a share', initial: 100, min: 0.01, max: 1_000_000, step: 1 }),
  foreignShare: percent({ label: 'Trades in foreign money', initial: 0, max: 100, step: 5 }),
  section31: money({
    label: 'SEC fee per $1 million sold',
    hint: `For sales from ${asOfText(section31Fee)}. The SEC sets it anew each year.`,
    initial: Number((section31Fee.value * 1e6).toFixed(2)),
    max: 1000,
    step: 0.1,
  }),
  taf: money({
    label: 'FINRA fee per million shares sold',
    hint: `At most $${tradingActivityFee.value.most.toFixed(2)} a sale. The rate of ${asOfText(tradingActivityFee)}; FINRA takes none from October to December ${asOfText(tradingActivityFee)}.`,
    initial: Number((tradingActivityFee.value.perShare * 1e6).toFixed(2)),
    max: 10_000,
    step: 1,
  }),
}
const rest = {
  marginLoan: money({ label: 'Borrowed on margin', hint: 'All the time.', initial: 0, max: 100_000_000, step: 1000 }),
  leaving: toggle({ label: 'Count the fee to move out at the end', initial: true }),
  inflation: inflationRate({
    hint: 'Our assumption; it turns future dollars into today’s.',
    min: -2,
    max: 20,
  }),
}

export const fields = { ...plan, ...yours, ...steps, ...others, ...cash, ...trading, ...rest }
export type FeeInputs = Inputs<typeof fields>
export type OtherRow = FeeInputs['others'][number]
