import { compoundOfAverage, rangeFactor, Z90 } from '#engine/investing/average-and-compound.ts'
import { monthlyFactor } from '#engine/investing/lump-sum.ts'
import { dollarsAndCents as money, monthText, percentText, plain, sixDigits } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Grown } from './compute.ts'
import type { LumpInputs } from './fields.ts'
import type { LumpStudy } from './study.ts'

const decimal = (points: number) => plain(points / 100, 6)

/** Enough digits that a line gives what stands below it, over 50 years too. */
const exact = (value: number) => plain(value, 12)

/** From the return as stated to the nominal rate that compounds. */
function returnWorking(grown: Grown, inputs: LumpInputs): Working {
  const lines: string[] = []
  const steps: string[] = []
  const stated = inputs.rate / 100
  const isAverage = inputs.rateKind === 'average'
  const g = isAverage ? compoundOfAverage(stated, inputs.volatility / 100) : stated
  if (isAverage) {
    lines.push(
      'g = (1 + a) ÷ √(1 + (s ÷ (1 + a))²) − 1',
      `= (1 + ${decimal(inputs.rate)}) ÷ √(1 + (${decimal(inputs.volatility)} ÷ (1 + ${decimal(inputs.rate)}))²) − 1 = ${exact(g)}`,
    )
    steps.push('a is the plain average of the years and s their standard deviation; years are taken as lognormal.')
  }
  if (inputs.rateDollars === 'real') {
    lines.push(
      'nominal = (1 + real) · (1 + inflation) − 1',
      `= (1 + ${exact(g)}) · (1 + ${decimal(inputs.inflation)}) − 1`,
    )
    steps.push(`Inflation is ${percentText(inputs.inflation)}. Rates multiply; adding them would be a little off.`)
  }
  if (lines.length === 0) lines.push('g = the return you gave, as it compounds')
  lines.push(`= ${percentText(grown.compound * 100, 4)} a year before inflation, fees and tax`)
  steps.push(
    `The plain average of the years that goes with it, at ${percentText(inputs.volatility)} either way: ${percentText(grown.average * 100, 4)}.`,
  )
  return { title: 'The return that compounds', lines, steps }
}

function endWorking({ compound, end }: Grown, inputs: LumpInputs): Working {
  return {
    title: 'After fees, before tax',
    lines: [
      'balance = P · ((1 + g) · (1 − fee))^years',
      `= ${plain(inputs.amount)} · ((1 + ${exact(compound)}) · (1 − ${decimal(inputs.fee)}))^${exact(inputs.years / 12)}`,
      `= ${money(end.afterFee)}`,
    ],
    steps: [`Without the fee it would be ${money(end.gross)}, so the fee costs ${money(end.gross - end.afterFee)}.`],
  }
}

function taxWorking({ compound, end }: Grown, inputs: LumpInputs): Working | null {
  if (inputs.account === 'free') return null
  if (inputs.account === 'deferred')
    return {
      title: 'Tax when it comes out',
      lines: [
        'keep = balance · (1 − tax rate)',
        `= ${plain(end.afterFee)} · (1 − ${decimal(inputs.endRate)})`,
        `= ${money(end.net)}`,
      ],
    }
  const [g, fee, paid, rate] = [
    exact(compound),
    decimal(inputs.fee),
    decimal(inputs.dividendYield),
    decimal(inputs.dividendRate),
  ]
  const m = monthlyFactor(compound, inputs.fee / 100, inputs.dividendYield / 100, inputs.dividendRate / 100)
  return {
    title: 'Tax',
    lines: [
      'm = ((1 + g) · (1 − fee))^(1/12) − yield/12 · dividend tax',
      `= ((1 + ${g}) · (1 − ${fee}))^(1/12) − ${paid}/12 · ${rate} = ${plain(m, 12)}`,
      `balance = P · m^months = ${plain(inputs.amount)} · ${plain(m, 12)}^${inputs.years} = ${money(end.beforeEndTax)}`,
      'cost = P · (1 + yield/12 · (1 − dividend tax) · (1 + m + m² + … + m^(months − 1)))',
      `= ${money(end.cost)}`,
      `tax at the end = ${decimal(inputs.gainRate)} · max(0, balance − cost) = ${money(end.endTax)}`,
      `keep = ${money(end.beforeEndTax)} − ${money(end.endTax)} = ${money(end.net)}`,
    ],
    steps: [
      'Dividends are part of the return. Each month’s are taxed; what is left buys more and counts as cost, so it is not taxed twice.',
      'A loss gives nothing back here. The law lets you set it against other gains.',
    ],
  }
}

const todayWorking = ({ end, prices }: Grown, inputs: LumpInputs): Working => ({
  title: 'In today’s dollars',
  lines: [
    'today’s dollars = keep ÷ (1 + inflation)^years',
    `= ${plain(end.net)} ÷ (1 + ${decimal(inputs.inflation)})^${exact(inputs.years / 12)}`,
    `= ${money(end.net / prices)}`,
  ],
})

function rangeWorking({ compound, average, low, high, prices }: Grown, inputs: LumpInputs): Working {
  const spread = inputs.volatility / 100
  const sigma = Math.sqrt(Math.log1p((spread / (1 + average)) ** 2))
  const growth = (z: number) =>
    (1 + compound) ** (inputs.years / 12) * rangeFactor(average, spread, inputs.years / 12, z)
  return {
    title: 'The range of your own numbers',
    lines: [
      `σ = √(ln(1 + (s ÷ (1 + a))²)) = √(ln(1 + (${decimal(inputs.volatility)} ÷ (1 + ${exact(average)}))²)) = ${exact(sigma)}`,
      'growth in a run at the 10th or 90th percentile = (1 + g)^years · e^(∓1.281552 · σ · √years)',
      `before fees: times ${sixDigits(growth(-Z90))} and ${sixDigits(growth(Z90))}`,
      `kept, in today’s dollars: ${money(low.net / prices)} and ${money(high.net / prices)}`,
    ],
    steps: [
      's is the usual year’s distance, a the plain average, both nominal.',
      'Tax is worked out anew for each run: a poor run has less gain to tax.',
    ],
  }
}

function historyWorking(inputs: LumpInputs, found: LumpStudy): Working {
  const { years } = found
  return {
    title: 'The history',
    lines: [
      'growth from a start = index at its end ÷ index at its start',
      `${plain(found.of)} starts: every month from ${monthText(found.firstStart)} whose whole window ends by ${monthText(found.lastEnd)}`,
    ],
    steps: [
      'The index is Shiller’s: the price of the S&P Composite (S&P 500 from 1957) with a twelfth of the yearly dividend put back each month. Bonds are Treasury bonds of about ten years (in early times long government bonds). In today’s dollars means divided by consumer prices.',
      'A month’s price is the average of its days, so windows run from mid-month to mid-month and the extremes of single days do not show.',
      `The fund ${inputs.stockShare === 100 || inputs.stockShare === 0 ? 'needs no rebalancing' : 'is put back to its shares every January, free of cost'}. Your fee is taken evenly. The history itself is before tax: past tax law and past dividends were others.`,
      ...(inputs.account === 'free'
        ? []
        : [
            '“After about your tax” takes the growth of a past start, spreads it evenly over the years with your inflation, and taxes that as above. Real ups and downs would move the tax a little.',
          ]),
      'A start whose window is not complete is never counted. Percentiles lie on straight lines between starts in order.',
      `Over ${plain(years.years)} whole years this fund averaged ${percentText(years.average * 100)} a year, compounded to ${percentText(years.compound * 100)} and swung by ${percentText(years.volatility * 100)}, before inflation, after your fee.`,
    ],
  }
}

export const workingsOf = (grown: Grown, inputs: LumpInputs, found: LumpStudy | null): readonly Working[] =>
  [
    returnWorking(grown, inputs),
    endWorking(grown, inputs),
    taxWorking(grown, inputs),
    todayWorking(grown, inputs),
    rangeWorking(grown, inputs),
    found === null ? null : historyWorking(inputs, found),
  ].filter((working) => working !== null)
