import { compoundOfAverage, rangeFactor, Z90 } from '#engine/investing/average-and-compound.ts'
import { monthlyFactor } from '#engine/investing/lump-sum.ts'
import { sixDigits } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { type LumpContext, ofPast, type PastContext } from './context.ts'
import { workingWords } from './words/workings.en.ts'

const decimal = (points: number, say: Say) => say.number(points / 100, 6)
/** Enough digits that a line gives what stands below it, over 50 years too. */
const exact = (value: number, say: Say) => say.number(value, 12)

/** From the return as stated to the nominal rate that compounds. */
function compoundReturn({ inputs, result, say }: LumpContext): Working {
  const words = workingWords.compoundReturn
  const lines: string[] = []
  const steps: string[] = []
  const stated = inputs.rate / 100
  const isAverage = inputs.rateKind === 'average'
  const g = isAverage ? compoundOfAverage(stated, inputs.volatility / 100) : stated
  const [a, s] = [decimal(inputs.rate, say), decimal(inputs.volatility, say)]
  if (isAverage) {
    lines.push('g = (1 + a) ÷ √(1 + (s ÷ (1 + a))²) − 1')
    lines.push(`= (1 + ${a}) ÷ √(1 + (${s} ÷ (1 + ${a}))²) − 1 = ${exact(g, say)}`)
    steps.push(words.average)
  }
  if (inputs.rateDollars === 'real') {
    lines.push(words.realFormula)
    lines.push(`= (1 + ${exact(g, say)}) · (1 + ${decimal(inputs.inflation, say)}) − 1`)
    steps.push(words.real({ inflation: inputs.inflation }, say))
  }
  if (lines.length === 0) lines.push(words.asGiven)
  lines.push(words.result({ rate: result.compound * 100 }, say))
  steps.push(words.averageOf({ swing: inputs.volatility, average: result.average * 100 }, say))
  return { title: words.title, lines, steps }
}

function afterFees({ inputs, result: { compound, end }, say }: LumpContext): Working {
  const words = workingWords.afterFees
  const years = exact(inputs.years / 12, say)
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.number(inputs.amount)} · ((1 + ${exact(compound, say)}) · (1 − ${decimal(inputs.fee, say)}))^${years}`,
      `= ${say.cents(end.afterFee)}`,
    ],
    steps: [words.cost({ gross: end.gross, cost: end.gross - end.afterFee }, say)],
  }
}

function tax({ inputs, result: { compound, end }, say }: LumpContext): Working | null {
  if (inputs.account === 'free') return null
  if (inputs.account === 'deferred') {
    const words = workingWords.withdrawal
    const rate = decimal(inputs.endRate, say)
    const lines = [words.formula, `= ${say.number(end.afterFee)} · (1 − ${rate})`, `= ${say.cents(end.net)}`]
    return { title: words.title, lines }
  }
  const words = workingWords.tax
  const [paid, rate] = [decimal(inputs.dividendYield, say), decimal(inputs.dividendRate, say)]
  const growth = `((1 + ${exact(compound, say)}) · (1 − ${decimal(inputs.fee, say)}))^(1/12)`
  const m = say.number(
    monthlyFactor(compound, inputs.fee / 100, inputs.dividendYield / 100, inputs.dividendRate / 100),
    12,
  )
  return {
    title: words.title,
    lines: [
      words.monthly,
      `= ${growth} − ${paid}/12 · ${rate} = ${m}`,
      `${words.balance} = ${say.number(inputs.amount)} · ${m}^${inputs.years} = ${say.cents(end.beforeEndTax)}`,
      words.cost,
      `= ${say.cents(end.cost)}`,
      `${words.endTax} = ${decimal(inputs.gainRate, say)} · max(0, ${words.gain}) = ${say.cents(end.endTax)}`,
      `${words.keep} = ${say.cents(end.beforeEndTax)} − ${say.cents(end.endTax)} = ${say.cents(end.net)}`,
    ],
    steps: words.steps,
  }
}

function today({ inputs, result: { end, prices }, say }: LumpContext): Working {
  const words = workingWords.today
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.number(end.net)} ÷ (1 + ${decimal(inputs.inflation, say)})^${exact(inputs.years / 12, say)}`,
      `= ${say.cents(end.net / prices)}`,
    ],
  }
}

function range({ inputs, result, say }: LumpContext): Working {
  const words = workingWords.range
  const { compound, average, low, high, prices } = result
  const spread = inputs.volatility / 100
  const sigma = Math.sqrt(Math.log1p((spread / (1 + average)) ** 2))
  const growth = (z: number) =>
    sixDigits((1 + compound) ** (inputs.years / 12) * rangeFactor(average, spread, inputs.years / 12, z))
  const a = exact(average, say)
  return {
    title: words.title,
    lines: [
      `σ = √(ln(1 + (s ÷ (1 + a))²)) = √(ln(1 + (${decimal(inputs.volatility, say)} ÷ (1 + ${a}))²)) = ${exact(sigma, say)}`,
      words.formula,
      words.growth({ low: growth(-Z90), high: growth(Z90) }),
      words.kept({ low: low.net / prices, high: high.net / prices }, say),
    ],
    steps: words.steps,
  }
}

function history({ inputs, found, say }: PastContext): Working {
  const words = workingWords.history
  const { years, of, firstStart, lastEnd } = found
  const isMixed = inputs.stockShare > 0 && inputs.stockShare < 100
  const mean = {
    years: years.years,
    average: years.average * 100,
    compound: years.compound * 100,
    swing: years.volatility * 100,
  }
  return {
    title: words.title,
    lines: [words.formula, words.starts({ of, from: firstStart, to: lastEnd }, say)],
    steps: [
      words.index,
      words.months,
      isMixed ? words.mixed : words.single,
      ...(inputs.account === 'free' ? [] : [words.taxed]),
      words.whole,
      words.mean(mean, say),
    ],
  }
}

export const workings = [compoundReturn, afterFees, tax, today, range, ofPast(history)]
