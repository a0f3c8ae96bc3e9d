import { dollars, monthsText, monthText, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { monthAfter, type Result } from './compute.ts'
import type { DownPaymentInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { inFirstYear } from './words.ts'
import { workingsOf } from './workings.ts'

const risingText = ({ raise, monthly }: DownPaymentInputs): string =>
  raise > 0 && monthly > 0 ? ', more each year,' : ''

function headline(result: Result, inputs: DownPaymentInputs): string {
  const need = `**${dollars(result.cash.total)}**`
  switch (result.outcome) {
    case 'ready':
      return `You have enough today: buying takes ${need}, and you have **${dollars(result.savedThen)}**.`
    case 'saving': {
      const month = result.month ?? 0
      return `You would have the ${need} it takes in **${monthText(monthAfter(result, month))}**, **${monthsText(month)}** from now.`
    }
    case 'never':
      return `At **${dollars(inputs.monthly)}** a month${risingText(inputs)} you would not get there within 40 years; to buy in ${monthsText(inputs.by)} it takes **${dollars(result.monthlyNeeded)}** a month${inFirstYear(inputs)}.`
  }
}

function more(result: Result, inputs: DownPaymentInputs): string {
  if (result.outcome === 'ready')
    return `That is for a home of ${dollars(inputs.price)}, with ${inputs.reserves > 0 ? 'closing costs and reserves' : 'closing costs and no reserves'}.`
  const points = inputs.homeGrowth
  const growth =
    points === 0
      ? 'if prices stand still'
      : `if prices ${points > 0 ? 'grow' : 'fall'} ${percentText(Math.abs(points))} a year`
  const price = `By ${monthText(monthAfter(result, result.cashMonth))} the home would cost ${dollars(result.price)} ${growth}.`
  if (result.outcome === 'never')
    return `${price} ${result.runsAway ? 'Over 40 years the cash it takes grows more than your savings.' : ''}`.trim()
  return `${price} To buy in ${monthsText(inputs.by)} it takes ${dollars(result.monthlyNeeded)} a month${inFirstYear(inputs)}. All in future dollars.`
}

function splitOf({ cash }: Result): Split {
  const parts: Split['parts'] = [
    { label: 'Down payment', value: cash.down, color: 'principal' },
    { label: 'Closing costs', value: cash.closing, color: 'interest' },
    { label: 'Prepaid tax and insurance', value: cash.prepaid, color: 'tax' },
    { label: 'Moving', value: cash.moving, color: 'other' },
    { label: 'Reserves you keep', value: cash.reserves, color: 'growth' },
  ]
  return {
    label: cash.gift > 0 ? 'Cash it takes, before the gift' : 'Cash it takes',
    unit: 'money',
    parts: parts.filter((part) => part.value > 0),
  }
}

export const answer = (result: Result, inputs: DownPaymentInputs): Answer => ({
  headline: headline(result, inputs),
  more: more(result, inputs),
  split: splitOf(result),
  keyFigures: ['monthlyNeeded', 'cashNeededToday', 'priceThen', 'soonerAhead'],
})

export const present = (result: Result, inputs: DownPaymentInputs, law: Law): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs, law),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(law),
})
