import { savedByMonth } from '#engine/housing/saving-race.ts'
import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { monthAfter } from './compute.ts'
import type { DownPaymentContext } from './context.ts'
import { workingWords } from './words/explain.en.ts'
import { placeNames } from './words/names.en.ts'

const there = (steps: readonly (string | false)[]): readonly string[] => steps.filter((step) => step !== false)
/** 3 → "(1 + 3%)", −2 → "(1 − 2%)". */
const factorText = (points: number, say: Say): string =>
  `(1 ${points < 0 ? '−' : '+'} ${say.percent(Math.abs(points))})`

function target({ inputs, result, say }: DownPaymentContext): Working {
  const words = workingWords.target
  const { down, closing, prepaid, moving, reserves, gift, total } = result.cash
  const months = result.cashMonth
  const parts = [down, closing, prepaid, moving, reserves]
  const isCovered = parts.reduce((sum, part) => sum + part, 0) < gift
  return {
    title: words.title({ month: monthAfter(result, months) }, say),
    lines: [
      words.formula,
      `= ${parts.map(say.cents).join(' + ')} − ${say.cents(gift)}`,
      isCovered ? words.covered({ total }, say) : `= ${say.cents(total)}`,
    ],
    steps: there([
      words.price(
        { today: inputs.price, factor: factorText(inputs.homeGrowth, say), months, price: result.price },
        say,
      ),
      words.prepaid,
      words.grows,
      inputs.reserves > 0 &&
        words.reserves({ months: inputs.reserves, payment: result.own.needs.paymentAt(months) }, say),
    ]),
  }
}

function saving({ inputs, result, say }: DownPaymentContext): Working | null {
  const words = workingWords.saving
  if (result.cashMonth === 0) return null
  const { place } = result
  const month = monthAfter(result, result.cashMonth)
  return {
    title: words.title,
    lines: [
      words.formula,
      words.rate({ yearly: place.annualYield * 100, tax: place.taxShare * 100, monthly: place.monthlyRate * 100 }, say),
      words.becomes({ from: inputs.savings, to: result.savedThen, month }, say),
    ],
    steps: there([
      words.tax(
        {
          name: placeNames[place.key],
          interest: place.interest,
          federal: place.tax.federal,
          state: place.tax.stateAndLocal,
        },
        say,
      ),
      words.sameShare,
      place.key === 'bills' && words.bills,
      words.deposits,
    ]),
  }
}

function wish({ inputs, result, say }: DownPaymentContext): Working {
  const words = workingWords.wish
  const { saver, wishCash } = result
  const without = savedByMonth({ ...saver, monthly: 0 }, inputs.by).at(-1) ?? 0
  const ofOne = savedByMonth({ ...saver, savings: 0, monthly: 1, extras: new Map() }, inputs.by).at(-1) ?? 0
  return {
    title: words.title({ month: monthAfter(result, inputs.by) }, say),
    lines: [
      words.formula,
      `= (${say.cents(wishCash.total)} − ${say.cents(without)}) ÷ $${say.number(ofOne, 6)}`,
      wishCash.total > without ? `= ${say.cents(result.monthlyNeeded)}` : words.enough({ amount: 0 }, say),
    ],
    steps: there([
      saver.extras.size > 0 && words.extras,
      inputs.raise > 0 && words.raise({ raise: inputs.raise }, say),
    ]),
  }
}

function lives({ inputs, result, say }: DownPaymentContext): Working {
  const words = workingWords.lives
  const waits = result.waiting.worth.at(-1) ?? 0
  const waiting = waits < 0 ? `(${say.cents(waits)})` : say.cents(waits)
  return {
    title: words.title,
    lines: [
      words.formula,
      words.difference({ sooner: say.cents(result.sooner.worth.at(-1) ?? 0), waiting }),
      words.today({ inflation: inputs.inflation, months: result.compareMonths, ahead: result.soonerAhead }, say),
    ],
    steps: [words.sameMoney, words.after, words.insurance],
  }
}

export const workings = [target, saving, wish, lives]
