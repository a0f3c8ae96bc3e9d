import { longRunInflation, mortgage30 } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { dollars, dollarsAndCents, monthsText, monthText, percentText } from '../kit/format.ts'
import { type Answer, type Citation, citation, type Presentation } from '../kit/presentation.ts'
import { startingGainsTax, startingReturn } from '../kit/starting-values.ts'
import { chartsOf } from './charts.ts'
import type { Prepaid, Result } from './compute.ts'
import type { PrepayInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { tablesOf } from './tables.ts'
import { extraText, paysMore } from './words.ts'
import { workingsOf } from './workings.ts'

const sourcesOf = (inputs: PrepayInputs): readonly Citation[] => [
  citation(lendingSources, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  citation(marketSources, 'damodaran-returns', 'the past growth named beside the return', longRunGrowth),
  citation(lendingSources, 'assumption', 'starting value of the return', startingReturn),
  citation(lendingSources, 'assumption', 'starting value of the tax rate on growth', startingGainsTax),
  citation(lendingSources, 'assumption', 'starting value of inflation', longRunInflation),
  ...(inputs.kind === 'mortgage'
    ? [citation(lendingSources, 'reg-z', 'the most a prepayment penalty on a home loan may be, 1026.43(g)')]
    : []),
]

function headline(result: Prepaid, inputs: PrepayInputs): string {
  const { plain, actual, monthsSaved, netSaved, recastPayment } = result
  const done = `**${monthText(actual.payoffMonth)}**`
  if (!paysMore(inputs))
    return `Paid as agreed, the loan ends in ${done}, after **${dollars(plain.totalInterest)}** more of interest.`
  const saves = netSaved >= 0 ? `save **${dollars(netSaved)}**` : `pay **${dollars(-netSaved)}** more than you save`
  if (recastPayment !== null)
    return `${extraText(inputs, actual.months)} and recasting lowers the payment to **${dollarsAndCents(recastPayment)}**${inputs.plan === 'biweekly' ? ' every two weeks' : ''}, and you would ${saves} by ${done}.`
  if (monthsSaved < 1) return `${extraText(inputs, actual.months)}, you would be done in ${done}, and ${saves}.`
  return `${extraText(inputs, actual.months)}, you would be done **${monthsText(monthsSaved)} sooner**, in ${done}, and ${saves}.`
}

function more(result: Prepaid, inputs: PrepayInputs): string {
  if (!paysMore(inputs)) return 'Enter an extra payment to see what it changes.'
  const cost = result.actual.totalPenalty + result.fees.total
  const after = cost > 0 ? `That is after ${dollars(cost)} of penalty and fees. ` : ''
  const ahead = result.investAhead
  const other =
    Math.abs(ahead) < 1
      ? 'Investing the same money would end level.'
      : `Investing the same money at ${percentText(inputs.investReturn)} a year would leave you ${dollars(Math.abs(ahead))} ${ahead > 0 ? 'better' : 'worse'} off by ${monthText(result.plain.payoffMonth)}, after tax, in future dollars.`
  const lost =
    result.taxLost >= 0.5
      ? `With less interest to deduct, ${dollars(result.taxLost)} more goes to tax; it is not taken off here. `
      : ''
  return `${after}${lost}${other}`
}

function answerPaid(result: Prepaid, inputs: PrepayInputs): Answer {
  const parts = [
    { label: 'You owe', value: inputs.balance, color: 'principal' as const },
    { label: 'Interest you would pay', value: result.actual.totalInterest, color: 'interest' as const },
    { label: 'Penalty and fees', value: result.actual.totalPenalty + result.fees.total, color: 'other' as const },
    { label: 'Saved', value: Math.max(0, result.netSaved), color: 'growth' as const },
  ]
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    split: {
      label: result.netSaved < 0 ? 'What the loan takes this way' : 'What the loan would take as agreed',
      unit: 'money',
      parts: parts.filter((part) => part.value > 0),
    },
    keyFigures: paysMore(inputs)
      ? ['monthsSaved', 'interestSaved', 'netSavedToday', 'breakEvenReturn']
      : ['payment', 'agreedInterest', 'agreedMonths'],
  }
}

function answerNone(result: Exclude<Result, Prepaid>, inputs: PrepayInputs): Answer {
  if (result.outcome === 'never-paid-off' && result.reason === 'over-100-years')
    return {
      headline: `A payment of **${dollarsAndCents(inputs.payment)}** a month takes more than **100 years** to repay this loan: the first month’s interest is **${dollarsAndCents(result.interest)}**.`,
      more: 'Check the payment, the balance and the rate.',
      keyFigures: [],
    }
  if (result.outcome === 'never-paid-off')
    return {
      headline: `A payment of **${dollarsAndCents(inputs.payment)}** a month never repays this loan: the first month’s interest is **${dollarsAndCents(result.interest)}**.`,
      more: 'Check the payment, the balance and the rate.',
      keyFigures: [],
    }
  return {
    headline: 'These numbers do not make a loan that can be worked out.',
    more: 'Check what you owe, the rate and the time left.',
    keyFigures: [],
  }
}

export const answer = (result: Result, inputs: PrepayInputs): Answer =>
  result.outcome === 'paid' ? answerPaid(result, inputs) : answerNone(result, inputs)

export function present(result: Result, inputs: PrepayInputs): Presentation {
  const first = answer(result, inputs)
  const sources = sourcesOf(inputs)
  if (result.outcome !== 'paid') return { ...first, charts: [], findings: [], tables: [], workings: [], sources }
  return {
    ...first,
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result, inputs),
    workings: workingsOf(result, inputs),
    sources,
  }
}
