/** How each payment comes about: of an advance, of a loan, of a line. */
import { holidaysThrough } from '#facts/calendar/federal-holidays.ts'
import type { Working } from '../kit/presentation.ts'
import { balloonAsked, debitOfSales } from './compute.ts'
import type { PricedContext } from './context.ts'
import { unitsAYear } from './rhythm.ts'
import { workingWords } from './words/explain.en.ts'

export function debit({ inputs, result: { own }, say }: PricedContext): Working {
  const words = workingWords.debit
  const total = `${say.cents(own.financed)} × ${say.number(inputs.factor, 4)} = ${say.cents(own.totalPaid)}`
  const count = own.times.length
  const fromSales = inputs.advanceBy === 'sales' ? debitOfSales(inputs) : null
  return {
    title: words.title,
    lines:
      inputs.advanceBy === 'term'
        ? [words.formula, `= ${total} ÷ ${count}`, `= ${say.cents(own.payment)}`]
        : [words.countFormula, `= ${total} ÷ ${say.cents(own.payment)}`, words.count({ count })],
    steps: [
      ...(fromSales === null
        ? []
        : [words.fromSales({ share: inputs.salesShare, sales: inputs.sales ?? 0, debit: fromSales }, say)]),
      words.last({ last: own.lastPayment }, say),
      ...(own.rhythm === 'business-daily' ? [words.holidays({ year: holidaysThrough })] : []),
    ],
  }
}

function interestOnly({ inputs, result: { own }, say }: PricedContext): Working {
  const words = workingWords.payment
  const perYear = unitsAYear(own.rhythm)
  const ofDay = (own.financed * inputs.rate) / 100 / perYear
  return {
    title: words.title,
    lines: [
      own.byDays ? words.aDay : words.interest,
      `= ${say.number(own.financed)} × ${say.percent(inputs.rate)} ÷ ${perYear}`,
      `= ${say.cents(own.byDays ? ofDay : own.payment)}`,
    ],
    steps: [
      ...(own.byDays ? [words.byDays({ payment: own.payment }, say)] : []),
      words.drawn({ last: own.lastPayment }, say),
    ],
  }
}

export function payment(context: PricedContext): Working {
  const { inputs, result, say } = context
  const { own } = result
  const words = workingWords.payment
  const amount = say.number(own.financed)
  const times = own.times.length
  if (inputs.kind === 'line' && inputs.lineRepay === 'interest-only' && times > 1) return interestOnly(context)
  if (own.rhythm === 'business-daily')
    return {
      title: words.title,
      lines: [
        words.daily,
        words.overDays({ amount, count: times, rate: inputs.rate }, say),
        `= ${say.cents(own.payment)}`,
      ],
      steps: [words.days],
    }
  const perYear = unitsAYear(own.rhythm)
  const count = balloonAsked(inputs) ? (inputs.setFor ?? inputs.term) : times
  const rate = inputs.rate / 100 / perYear
  return {
    title: words.title,
    lines:
      inputs.rate === 0
        ? ['payment = L ÷ n', `= ${amount} ÷ ${count}`, `= ${say.cents(own.payment)}`]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${amount} · ${say.number(rate, 10)} ÷ (1 − ${say.number(1 + rate, 10)}^−${count})`,
            `= ${say.cents(own.payment)}`,
          ],
    steps: [
      words.rate({ rate: inputs.rate, perYear }, say),
      ...(balloonAsked(inputs) ? [words.balloon({ months: count, count: times, last: own.lastPayment }, say)] : []),
    ],
  }
}
