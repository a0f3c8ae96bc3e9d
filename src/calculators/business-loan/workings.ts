import { sbaGuaranteeFee } from '#facts/lending/small-business.ts'
import { asOfYear } from '../kit/as-of.ts'
import type { Working } from '../kit/presentation.ts'
import { ofPriced, type PricedContext } from './context.ts'
import { debit, payment } from './payment-workings.ts'
import { unitsAYear } from './rhythm.ts'
import { centsPerDollar } from './said.ts'
import { workingWords } from './words/explain.en.ts'

function apr({ result: { own }, say }: PricedContext): Working {
  const words = workingWords.apr
  const perYear = unitsAYear(own.rhythm)
  const count = own.times.length
  const sum = { count, first: own.payments[0] ?? 0, payment: own.payment, last: own.lastPayment }
  const way = count === 1 ? 'once' : own.laterDraws.length > 0 ? 'rising' : own.byDays ? 'byDays' : 'level'
  return {
    title: words.title,
    lines: [
      words.formula({ periods: words.periods[own.rhythm] }),
      `${say.cents(own.received)} = ${words[way](sum, say)}`,
      own.unit === null || own.apr === null
        ? words.beyond
        : words.found({ unit: words.units[own.rhythm], rate: own.unit * 100, perYear, apr: own.apr }, say),
    ],
    steps: [
      words.method,
      ...(own.effective === null ? [] : [words.effective({ effective: own.effective }, say)]),
      ...(own.laterDraws.length > 0 ? [words.draws] : []),
    ],
  }
}

function shortcut({ inputs, result: { own }, say }: PricedContext): Working | null {
  if (own.shortcut === null) return null
  const words = workingWords.shortcut
  const years = say.number((own.times.at(-1) ?? 0) / unitsAYear(own.rhythm), 4)
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.number(inputs.factor - 1, 4)} × 365 ÷ ${say.number(own.days, 0)}`,
      `= ${say.percent(own.shortcut)}`,
    ],
    steps: [
      words.why,
      ...(own.averageHeld === null || own.apr === null
        ? []
        : [words.average({ cost: own.cost, apr: own.apr, years, average: own.averageHeld }, say)]),
    ],
  }
}

function cost({ result: { own }, say }: PricedContext): Working {
  const words = workingWords.cost
  const each = centsPerDollar(own.costPerDollar, say)
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(own.totalPaid)} − ${say.cents(own.receivedAll)} = ${say.cents(own.cost)}`,
      words.each({ cost: own.cost, received: own.receivedAll, each }, say),
    ],
  }
}

function guarantee({ result: { own, guarantee: found }, say }: PricedContext): Working | null {
  if (found === null) return null
  const words = workingWords.guarantee
  const { guaranteed, fee } = found
  const over = Math.max(0, guaranteed - 1_000_000)
  const share = say.percent(found.share * 100)
  const overShare = say.percent(sbaGuaranteeFee.value.overMillion * 100)
  const next = Number(asOfYear(sbaGuaranteeFee)) + 1
  return {
    title: words.title,
    lines: [
      words.formula,
      words.guaranteed({ financed: own.financed, share: (guaranteed / own.financed) * 100, guaranteed }, say),
      over > 0
        ? `= $1,000,000 × ${share} + ${say.cents(over)} × ${overShare} = ${say.cents(fee)}`
        : `= ${say.cents(guaranteed)} × ${share} = ${say.cents(fee)}`,
    ],
    steps: [words.asOf({ asOf: sbaGuaranteeFee.asOf ?? '', next }, say)],
  }
}

function coverage({ inputs, result, say }: PricedContext): Working | null {
  if (result.coverage === null || inputs.operatingIncome === null) return null
  const words = workingWords.coverage
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(inputs.operatingIncome)} ÷ (${say.cents(result.own.firstYear)} + ${say.cents(inputs.otherDebt)})`,
      `= ${say.number(result.coverage.ratio, 3)}`,
    ],
    steps: [words.below],
  }
}

export const workings = [
  ofPriced((context) => (context.inputs.kind === 'advance' ? debit : payment)(context)),
  ofPriced(apr),
  ofPriced(shortcut),
  ofPriced(cost),
  ofPriced(guarantee),
  ofPriced(coverage),
]
