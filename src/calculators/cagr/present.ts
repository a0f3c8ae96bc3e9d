import { dateText } from '../kit/format.ts'
import type { Answer, Presentation } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Averaged, MoneyWeighted, Result, Steady } from './compute.ts'
import type { CagrInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sources } from './sources.ts'
import { tablesOf } from './tables.ts'
import { amount, changeText, noRateText, rateText, spanText, undefinedText } from './words.ts'
import { workingsOf } from './workings.ts'

type Words = Pick<Answer, 'headline' | 'more' | 'keyFigures'>

function steady(r: Steady, { find }: CagrInputs): Words {
  const rate = rateText(r.annualRate)
  const time = spanText(r.years, r.span)
  const headline =
    find === 'end'
      ? `At ${rate} a year, ${amount(r.start)} becomes **${amount(r.end)}** in ${time}.`
      : find === 'start'
        ? `It takes **${amount(r.start)}** at ${rate} a year to have ${amount(r.end)} in ${time}.`
        : find === 'years'
          ? `At ${rate} a year, ${amount(r.start)} becomes ${amount(r.end)} in **${time}**.`
          : r.annualRate === -1
            ? `From ${amount(r.start)} to nothing: **−100%**, however long it took.`
            : `From ${amount(r.start)} to ${amount(r.end)} in ${time} is **${rate} a year**, compounded.`
  const change = r.end - r.start
  const inAll =
    Math.abs(change) < 0.005
      ? 'Nothing gained, nothing lost.'
      : `${change > 0 ? 'A gain' : 'A loss'} of ${amount(Math.abs(change))}, or ${changeText(r.start, r.end)} in all.`
  const more =
    r.annualRate === -1
      ? inAll
      : r.inflation === 0
        ? inAll
        : `${inAll} After inflation ${rateText(r.realRate)} a year${r.measured ? '' : ', if prices move as you entered'}.`
  return {
    headline,
    more,
    keyFigures: keyFiguresOf(r, find),
  }
}

function keyFiguresOf(r: Steady, find: CagrInputs['find']): readonly string[] {
  const doubling = r.annualRate > 0 ? 'doublingYears' : 'cagr'
  switch (find) {
    case 'end':
      return ['endValue', 'gain', 'realEndValue', doubling]
    case 'start':
      return ['startValue', 'gain', 'realEndValue', doubling]
    case 'years':
      return ['years', 'gain', 'realRate', doubling]
    default:
      // Stocks over other dates are no measure beside it.
      return [
        'cagr',
        ...(r.beside?.comparison.whole ? ['stocksRate'] : []),
        'realRate',
        r.annualRate > 0 ? 'doublingYears' : 'gain',
      ]
  }
}

const headlines = {
  invested: (rate: string) => `Counting when each dollar came and went, your money made **${rate} a year**.`,
  borrowed: (rate: string) => `You got money first and gave it back later, as with a loan: it cost **${rate} a year**.`,
  mixed: (rate: string) =>
    `The one rate that balances these flows is **${rate} a year**, but it is not what your money made.`,
}
/** What the headline alone would leave unclear. */
const sides = {
  invested: '',
  borrowed: ' If you put that money in, change “In my list”.',
  mixed: ' At that rate you would have taken out more than was there on the way, and paid interest on it.',
}

/** A list with the signs the other way round begins with money that came out. */
const turned = (r: MoneyWeighted): string =>
  r.flows.length > (r.endsWithValue ? 1 : 0) && (r.flows[0]?.amount ?? 0) > 0
    ? ' Your list begins with money that came out. If that is what you put in, change “In my list”.'
    : ''

function flows(r: MoneyWeighted): Words {
  const keyFigures = ['cagr', 'modifiedRate', 'gain', 'sameInStocks']
  const end = r.endValue < 0 ? `owed ${amount(-r.endValue)}` : `had ${amount(r.endValue)}`
  const ledger = `You put in ${amount(r.paidIn)}${r.takenOut > 0 ? `, took out ${amount(r.takenOut)}` : ''} and ${end} at the end: ${r.gain >= 0 ? 'a gain' : 'a loss'} of ${amount(Math.abs(r.gain))}.`
  const until = r.span ? ` From ${dateText(r.span.from, true)} to ${dateText(r.span.to, true)}.` : ''
  if (r.outcome === 'money-weighted')
    return {
      headline: headlines[r.side](rateText(r.annualRate)),
      more: ledger + until + sides[r.side],
      keyFigures,
    }
  if (r.outcome === 'several-rates') {
    const beside = r.mirr === null ? '' : ` The modified rate, always a single one, is **${rateText(r.mirr)} a year**.`
    return {
      headline: `**${r.rates.length} rates fit these flows** (${r.rates.map((rate) => rateText(rate)).join(', ')}), so no single one is honest.${beside}`,
      more: `Money went in and out more than once in turn, and then several rates can balance. ${ledger}${turned(r)}`,
      keyFigures,
    }
  }
  if (r.reason === 'one-sided' && r.paidIn > 0 && r.takenOut === 0 && r.endValue <= 0)
    return {
      headline:
        r.endValue < 0
          ? `All **${amount(r.paidIn)}** you put in is gone and **${amount(-r.endValue)}** is owed: more than a total loss, for which there is no yearly rate.`
          : `All **${amount(r.paidIn)}** you put in is gone: a return of **−100%**, however it is spread over time.`,
      more: 'If something is left or came out, enter it as the value at the end or as a withdrawal.',
      keyFigures,
    }
  return {
    headline: noRateText[r.reason],
    more:
      r.mirr === null
        ? `${until}${turned(r)}`.trim()
        : `The modified rate, always a single one, is **${rateText(r.mirr)} a year**. ${ledger}${turned(r)}`,
    keyFigures,
  }
}

const averaged = (r: Averaged): Words => ({
  headline:
    r.annualRate === -1
      ? 'A year of −100% loses everything, whatever the other years were: **−100%**.'
      : r.returns.length === 1
        ? `One year’s return is the yearly rate itself: **${rateText(r.annualRate)}**.`
        : `These ${r.returns.length} yearly returns come to **${rateText(r.annualRate)} a year**, compounded.`,
  more: `${r.returns.length === 1 ? '' : `The plain average is ${rateText(r.arithmetic)}. `}${amount(r.start)} would have become ${amount(r.start * r.growth)}.`,
  keyFigures: ['cagr', 'simpleAverage', 'endOfReturns', 'doublingYears'],
})

export function answer(result: Result, inputs: CagrInputs): Answer {
  switch (result.outcome) {
    case 'undefined':
      return {
        headline: undefinedText(result.reason, inputs),
        ...(inputs.find === 'rate' && result.reason !== 'no-time'
          ? {
              more: `In dollars: from ${amount(inputs.start)} to ${amount(inputs.end)}, a change of ${amount(inputs.end - inputs.start)}.`,
            }
          : {}),
        keyFigures: ['cagr'],
      }
    case 'found':
      return steady(result, inputs)
    case 'averaged':
      return averaged(result)
    default:
      return flows(result)
  }
}

export const present = (result: Result, inputs: CagrInputs): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result),
  workings: workingsOf(result, inputs),
  sources,
})
