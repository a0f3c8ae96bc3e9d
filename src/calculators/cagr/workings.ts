import { mirrSides } from '#engine/growth/irr.ts'
import { daysBetween } from '#engine/month.ts'
import { dollarsAndCents as money, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Averaged, MoneyWeighted, Result, Steady } from './compute.ts'
import type { CagrInputs } from './fields.ts'
import { rateText } from './words.ts'

/** Enough digits that the line gives what stands below it. */
const yearsText = (years: number): string => plain(years, 8)

function steady(r: Steady, { find }: CagrInputs): Working {
  const rate = plain(r.annualRate, 8)
  const [start, end, years] = [plain(r.start), plain(r.end), yearsText(r.years)]
  const lines = {
    rate: [
      'rate = (end ÷ start)^(1 ÷ years) − 1',
      `= (${end} ÷ ${start})^(1 ÷ ${years}) − 1`,
      `= ${rateText(r.annualRate, 4)}`,
    ],
    end: ['end = start × (1 + rate)^years', `= ${start} × (1 + ${rate})^${years}`, `= ${money(r.end)}`],
    start: ['start = end ÷ (1 + rate)^years', `= ${end} ÷ (1 + ${rate})^${years}`, `= ${money(r.start)}`],
    years: ['years = ln(end ÷ start) ÷ ln(1 + rate)', `= ln(${end} ÷ ${start}) ÷ ln(1 + ${rate})`, `= ${years}`],
  }
  return {
    title: 'The steady rate',
    lines: find === 'flows' || find === 'returns' ? [] : lines[find],
    ...(r.span
      ? {
          steps: [
            'Years between dates: whole years to the last anniversary, then the days left over the 365 or 366 days of the year that has begun.',
          ],
        }
      : {}),
  }
}

function beside(r: Steady): Working | null {
  if (!r.beside) return null
  const { stocks, prices, exact } = r.beside.comparison
  const years = yearsText(r.beside.years)
  return {
    title: 'US stocks and prices',
    lines: [
      `stocks: ${plain(stocks, 8)}^(1 ÷ ${years}) − 1 = ${rateText(r.beside.stocksRate)} a year`,
      `prices: ${plain(prices, 8)}^(1 ÷ ${years}) − 1 = ${rateText(r.beside.inflation)} a year`,
    ],
    steps: [
      exact
        ? 'Stocks: the published returns of whole calendar years, multiplied. The line between the ends is read off monthly averages.'
        : 'Stocks: monthly averages of the S&P 500 with dividends kept. Each stands in the middle of its month, and days in between lie on an even curve, so a single day can be off by a few percent.',
      'Prices: the consumer price index, read the same way.',
    ],
  }
}

function real(r: Steady): Working {
  return {
    title: 'After inflation',
    lines: [
      'real rate = (1 + rate) ÷ (1 + inflation) − 1',
      `= ${plain(1 + r.annualRate, 8)} ÷ ${plain(1 + r.inflation, 8)} − 1 = ${rateText(r.realRate, 3)}`,
    ],
    ...(r.measured ? {} : { steps: ['Inflation is the rate you entered, not a measured one.'] }),
  }
}

function flows(r: MoneyWeighted, inputs: CagrInputs): readonly Working[] {
  const xirr: Working = {
    title: 'The money-weighted rate (XIRR)',
    lines: [
      'sum of flow ÷ (1 + rate)^(days ÷ 365) = 0',
      r.outcome === 'money-weighted'
        ? `rate = ${rateText(r.annualRate, 4)}`
        : r.outcome === 'several-rates'
          ? `rates that fit: ${r.rates.map((rate) => rateText(rate, 4)).join('; ')}`
          : 'no rate in the range fits',
    ],
    steps: [
      'Days are counted from the first flow and divided by 365, leap years too, as the spreadsheet function does.',
      'The whole range from −99.99% to 1,000,000% is searched, so several rates are all found. A rate at which the sum only touches zero is not.',
    ],
  }
  const days = r.span ? daysBetween(r.span.from, r.span.to) : 0
  if (r.mirr === null || days === 0) return [xirr]
  const { putIn, cameOut } = mirrSides(r.flows, inputs.financeRate / 100, inputs.reinvestRate / 100)
  return [
    xirr,
    {
      title: 'The modified rate (MIRR)',
      lines: [
        'rate = (what came out, grown to the end ÷ what went in, brought back to the start)^(365 ÷ days) − 1',
        `= (${money(cameOut)} ÷ ${money(putIn)})^(365 ÷ ${plain(days)}) − 1`,
        `= ${rateText(r.mirr, 4)}`,
      ],
      steps: [
        `Out grows at ${plain(inputs.reinvestRate)}% a year, in is brought back at ${plain(inputs.financeRate)}%.`,
      ],
    },
  ]
}

/** A product of many losses is small: eight digits that count. */
const tinyDigits = (value: number): string => {
  const places = value > 0 ? 7 - Math.floor(Math.log10(value)) : 0
  return places <= 20 ? plain(value, places) : value.toExponential(7).replace('e-', ' × 10^−')
}

function averages(r: Averaged): readonly Working[] {
  const n = r.returns.length
  const list = r.returns.slice(0, 6).map((one) => plain(1 + one, 6))
  const growth = r.growth < 1 ? tinyDigits(r.growth) : plain(r.growth, 8)
  return [
    {
      title: 'The compound rate',
      lines: [
        'rate = (product of 1 + return)^(1 ÷ years) − 1',
        `product = ${n === 1 ? '' : `${list.join(' × ')}${n > 6 ? ' × …' : ''} = `}${growth}`,
        `= ${growth}^(1 ÷ ${n}) − 1 = ${rateText(r.annualRate, 4)}`,
      ],
    },
    { title: 'The plain average', lines: ['average = sum of returns ÷ years', `= ${rateText(r.arithmetic, 4)}`] },
  ]
}

export function workingsOf(result: Result, inputs: CagrInputs): readonly Working[] {
  switch (result.outcome) {
    case 'undefined':
      return []
    case 'found':
      return [steady(result, inputs), real(result), beside(result)].filter((working) => working !== null)
    case 'averaged':
      return averages(result)
    default:
      return flows(result, inputs)
  }
}
