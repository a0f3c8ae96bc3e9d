import { militaryAprCap, personalAprByScore, personalOriginationFee } from '#facts/lending/cards.ts'
import { creditCardCarryingBalance, personalLoan24Month } from '#facts/lending/rates.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { dollars, monthsText, percentText } from '../kit/format.ts'
import { type Answer, type Citation, citation, type Presentation, type Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { PricedLoan, Result } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { bandsOf } from './score-bands.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

const sources: readonly Citation[] = [
  citation(table, 'fed-g19', 'average rate of 24-month bank loans, the starting value', personalLoan24Month),
  citation(table, 'reg-z-app-j', 'APR by the actuarial method'),
  citation(table, 'reg-z', 'which charges the APR counts (1026.4)'),
  citation(table, 'assumption', 'the usual range of origination fees', personalOriginationFee),
  citation(table, 'assumption', 'what lenders usually ask, by score', personalAprByScore),
  citation(table, 'fed-g19', 'average APR of cards that carry a balance', creditCardCarryingBalance),
  citation(table, 'military-lending-act', 'the highest all-in rate for service members', militaryAprCap),
]

function splitOf({ loan, insuranceTotal }: PricedLoan): Split {
  const parts: Split['parts'] = [
    { label: 'Cash you receive', value: loan.received, color: 'principal' },
    { label: 'Fee', value: loan.fee, color: 'other' },
    { label: 'Interest', value: loan.totalInterest, color: 'interest' },
    { label: 'Insurance', value: insuranceTotal, color: 'insurance' },
  ]
  return { label: 'Everything you pay', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline({ loan, cost, schedule }: PricedLoan): string {
  const once = schedule.months === 1
  return `You receive **${dollars(loan.received)}** and pay **${dollars(loan.payment)}** ${once ? 'after a month' : `a month for ${monthsText(schedule.months)}`}: the loan costs you **${dollars(cost)}**.`
}

function more({ apr, loan, insuranceTotal }: PricedLoan, inputs: LoanInputs): string {
  const insurance = insuranceTotal > 0 ? ` Insurance of ${dollars(inputs.insurance)} a month comes on top.` : ''
  const counted = [
    ...(loan.fee > 0 ? ['the fee'] : []),
    ...(insuranceTotal > 0 && inputs.insuranceRequired ? ['the required insurance'] : []),
  ]
  return counted.length > 0
    ? `With ${counted.join(' and ')} counted, the ${percentText(inputs.rate)} rate is an APR of ${percentText(apr)}.${insurance}`
    : `The APR is ${percentText(apr)}.${insurance}`
}

export function answer(result: Result, inputs: LoanInputs): Answer {
  if (result.outcome === 'not-possible')
    return {
      headline: 'These numbers do not make a loan that can be worked out.',
      more: 'Check the amount, the fee and the term.',
      keyFigures: [],
    }
  return {
    headline: headline(result),
    more: more(result, inputs),
    split: splitOf(result),
    keyFigures: ['apr', 'costOfCredit', 'loanAmount', ...(result.early === null ? [] : ['earlySaved'])],
  }
}

export function present(result: Result, inputs: LoanInputs): Presentation {
  if (result.outcome === 'not-possible')
    return { ...answer(result, inputs), charts: [], findings: [], tables: [], workings: [], sources }
  const bands = bandsOf(result.loan.received, inputs.term, inputs.score)
  return {
    ...answer(result, inputs),
    charts: chartsOf(result, inputs, bands),
    findings: findingsOf(result, inputs, bands),
    tables: tablesOf(result, bands),
    workings: workingsOf(result, inputs),
    sources,
  }
}
