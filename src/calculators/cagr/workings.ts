import { mirrSides } from '#engine/growth/irr.ts'
import { daysBetween } from '#engine/month.ts'
import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { type AveragedContext, type FlowsContext, ofFlows, ofReturns, ofSteady, type SteadyContext } from './context.ts'
import { rateText } from './words/say.en.ts'
import { workingWords } from './words/workings.en.ts'

/** Enough digits that the line gives what stands below it. */
const yearsText = (years: number, say: Say): string => say.number(years, 8)

function steady({ inputs: { find }, result: r, say }: SteadyContext): Working {
  const words = workingWords.steady
  const rate = say.number(r.annualRate, 8)
  const [start, end, years] = [say.number(r.start), say.number(r.end), yearsText(r.years, say)]
  const lines = {
    rate: [
      'rate = (end ÷ start)^(1 ÷ years) − 1',
      `= (${end} ÷ ${start})^(1 ÷ ${years}) − 1`,
      `= ${rateText(r.annualRate, say, 4)}`,
    ],
    end: ['end = start × (1 + rate)^years', `= ${start} × (1 + ${rate})^${years}`, `= ${say.cents(r.end)}`],
    start: ['start = end ÷ (1 + rate)^years', `= ${end} ÷ (1 + ${rate})^${years}`, `= ${say.cents(r.start)}`],
    years: ['years = ln(end ÷ start) ÷ ln(1 + rate)', `= ln(${end} ÷ ${start}) ÷ ln(1 + ${rate})`, `= ${years}`],
  }
  return {
    title: words.title,
    lines: find === 'flows' || find === 'returns' ? [] : lines[find],
    ...(r.span ? { steps: [words.anniversaries] } : {}),
  }
}

function beside({ result: r, say }: SteadyContext): Working | null {
  if (!r.beside) return null
  const words = workingWords.beside
  const { stocks, prices, exact } = r.beside.comparison
  const years = yearsText(r.beside.years, say)
  return {
    title: words.title,
    lines: [
      words.stocks({ growth: say.number(stocks, 8), years, rate: r.beside.stocksRate }, say),
      words.prices({ growth: say.number(prices, 8), years, rate: r.beside.inflation }, say),
    ],
    steps: [exact ? words.published : words.monthly, words.cpi],
  }
}

function real({ result: r, say }: SteadyContext): Working {
  const words = workingWords.real
  const [own, prices] = [say.number(1 + r.annualRate, 8), say.number(1 + r.inflation, 8)]
  return {
    title: words.title,
    lines: [words.formula, `= ${own} ÷ ${prices} − 1 = ${rateText(r.realRate, say, 3)}`],
    ...(r.measured ? {} : { steps: [words.assumed] }),
  }
}

function xirr({ result: r, say }: FlowsContext): Working {
  const words = workingWords.xirr
  const found =
    r.outcome === 'money-weighted'
      ? words.rate({ rate: r.annualRate }, say)
      : r.outcome === 'several-rates'
        ? words.several({ rates: r.rates }, say)
        : words.none
  return { title: words.title, lines: [words.formula, found], steps: [words.days, words.range] }
}

function mirr({ inputs, result: r, say }: FlowsContext): Working | null {
  const days = r.span ? daysBetween(r.span.from, r.span.to) : 0
  if (r.mirr === null || days === 0) return null
  const words = workingWords.mirr
  const { financeRate: finance, reinvestRate: reinvest } = inputs
  const { putIn, cameOut } = mirrSides(r.flows, finance / 100, reinvest / 100)
  return {
    title: words.title,
    lines: [
      words.formula,
      `= (${say.cents(cameOut)} ÷ ${say.cents(putIn)})^(365 ÷ ${say.number(days)}) − 1`,
      `= ${rateText(r.mirr, say, 4)}`,
    ],
    steps: [words.rates({ reinvest, finance }, say)],
  }
}

function xnpv({ inputs, result: r, say }: FlowsContext): Working | null {
  if (r.presentValue === null || r.flows.length === 0) return null
  const words = workingWords.xnpv
  return {
    title: words.title,
    lines: [words.formula, words.result({ value: r.presentValue }, say)],
    steps: [words.signs({ required: inputs.discountRate }, say)],
  }
}

/** A product of many losses is small: eight digits that count. */
const tinyDigits = (value: number, say: Say): string => {
  const places = value > 0 ? 7 - Math.floor(Math.log10(value)) : 0
  return places <= 20 ? say.number(value, places) : value.toExponential(7).replace('e-', ' × 10^−')
}

function compound({ result: r, say }: AveragedContext): Working {
  const n = r.returns.length
  const list = r.returns.slice(0, 6).map((one) => say.number(1 + one, 6))
  const growth = r.growth < 1 ? tinyDigits(r.growth, say) : say.number(r.growth, 8)
  return {
    title: workingWords.compound.title,
    lines: [
      workingWords.compound.formula,
      `product = ${n === 1 ? '' : `${list.join(' × ')}${n > 6 ? ' × …' : ''} = `}${growth}`,
      `= ${growth}^(1 ÷ ${n}) − 1 = ${rateText(r.annualRate, say, 4)}`,
    ],
  }
}

const average = ({ result: r, say }: AveragedContext): Working => ({
  title: workingWords.average.title,
  lines: [workingWords.average.formula, `= ${rateText(r.arithmetic, say, 4)}`],
})

export const workings = [
  ...[steady, real, beside].map((make) => ofSteady(make)),
  ...[xirr, mirr, xnpv].map((make) => ofFlows(make)),
  ...[compound, average].map((make) => ofReturns(make)),
]
