import { roundToCent } from '#engine/money.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dateText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { calendarOf } from './calendar.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { CdInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { amount, inMonths, payoutName, rateText } from './words.ts'
import { workingsOf } from './workings.ts'

function headline(result: Result, inputs: CdInputs): string {
  const day = dateText(result.maturity)
  const { leaving, isMatured } = result
  if (result.outcome === 'no-interest')
    return `This CD earns next to nothing: you ${isMatured ? 'got' : 'get'} about **${amount(result.total)}** back on **${day}**.`
  const unlessCalled = result.called ? `, unless the bank ${isMatured ? 'called' : 'calls'} it first` : ''
  if (result.outcome === 'principal-lost' && leaving && inputs.leaveAfter !== null)
    return `Kept until **${day}**, this CD ${isMatured ? 'paid' : 'pays'} **${amount(result.interest)}** of interest${unlessCalled}; ${leftAfter(inputs.leaveAfter)}, you ${isMatured ? 'would have got' : 'get'} **${amount(leaving.lostPrincipal)}** less than you put in.`
  const whole = isMatured
    ? `You got **${amount(result.total)}** by **${day}**, of which **${amount(result.interest)}** was interest${unlessCalled}`
    : `You get **${amount(result.total)}** by **${day}**, of which **${amount(result.interest)}** is interest${unlessCalled}`
  if (!leaving || inputs.leaveAfter === null) return `${whole}.`
  return `${whole}; ${leftAfter(inputs.leaveAfter)}, you ${isMatured ? 'would have got' : 'get'} **${amount(leaving.total)}**.`
}

const leftAfter = (months: number): string => (months === 0 ? 'left right away' : `left after ${inMonths(months)}`)

function more(result: Result, inputs: CdInputs): string {
  const { leaving } = result
  const today = result.isMatured
    ? 'The CD has matured. Amounts are before tax.'
    : `What you have at maturity is worth ${amount(result.totalToday)} in today’s dollars, before tax.`
  const paid = result.payouts === 0 ? '' : ` Interest ${payoutName[inputs.payout]}.`
  if (!leaving || inputs.leaveAfter === null) return today + paid
  const when = inputs.leaveAfter === 0 ? 'right away' : `after ${inMonths(inputs.leaveAfter)}`
  const gain = leaving.total - inputs.deposit
  const difference =
    Math.abs(gain) < 0.005
      ? 'exactly your deposit'
      : gain > 0
        ? `${amount(gain)} more than you put in`
        : `${amount(-gain)} less than you put in`
  const how =
    leaving.how === 'sale'
      ? ' at the market’s price, before the dealer’s spread'
      : leaving.penalty < 0.005
        ? ', with no penalty'
        : ` after a penalty of ${amount(leaving.penalty)}`
  return `${result.isMatured ? `Leaving ${when} would have brought` : `Leave ${when} and you get`} ${amount(leaving.total)}${how}: ${difference}. ${today}${paid}`
}

function splitOf(result: Result, inputs: CdInputs): Split {
  const parts: Split['parts'] = [
    { label: 'Your deposit', value: inputs.deposit, color: 'principal' },
    { label: 'Interest you keep', value: roundToCent(result.cd.valueAfterTax - inputs.deposit), color: 'growth' },
    { label: 'Tax on the interest', value: roundToCent(result.cd.value - result.cd.valueAfterTax), color: 'tax' },
  ]
  return {
    label: result.payouts === 0 ? 'At maturity' : 'At maturity, if what is paid out earns the same',
    unit: 'cents',
    parts: parts.filter((part) => part.value > 0),
  }
}

export const answer = (result: Result, inputs: CdInputs): Answer => ({
  headline: headline(result, inputs),
  more: more(result, inputs),
  split: splitOf(result, inputs),
  keyFigures: [
    'interest',
    result.leaving ? 'earlyValue' : 'cdAfterTax',
    'savingsMustAverage',
    ...(result.breakEvenMonth ? ['breakEvenMonth'] : result.leaving ? ['cdAfterTax'] : []),
  ],
  calendar: calendarOf(result, inputs),
})

export const present = (result: Result, inputs: CdInputs, law: TaxYearFacts): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(law),
})

/** For the hint under the Treasury box. */
export const treasuryHint = (quote: number): string =>
  `Left blank: ${rateText(quote)}, the published yield for your term.`
