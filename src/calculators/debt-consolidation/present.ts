import { balanceTransferFee, personalOriginationFee } from '#facts/lending/cards.ts'
import {
  creditCardCarryingBalance,
  creditCardNewOffers,
  homeEquityLoan,
  personalLoan24Month,
} from '#facts/lending/rates.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { dollars, monthsText, percentText } from '../kit/format.ts'
import { type Answer, type Citation, citation, type Presentation, type Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Compared, Result } from './compute.ts'
import type { DebtInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { tablesOf } from './tables.ts'
import { nameOf } from './words.ts'
import { workingsOf } from './workings.ts'

const sourcesOf = ({ way }: DebtInputs): readonly Citation[] => [
  citation(table, 'fed-g19', 'average rate of cards charged interest, a starting value', creditCardCarryingBalance),
  ...(way === 'loan'
    ? [
        citation(table, 'fed-g19', 'average rate of 24-month bank loans, the starting value', personalLoan24Month),
        citation(table, 'assumption', 'the usual range of origination fees', personalOriginationFee),
      ]
    : []),
  ...(way === 'home' ? [citation(table, 'bankrate-survey', 'average home equity loan rate', homeEquityLoan)] : []),
  ...(way === 'transfer'
    ? [
        citation(table, 'assumption', 'the usual range of transfer fees', balanceTransferFee),
        citation(table, 'bankrate-survey', 'average rate of new cards', creditCardNewOffers),
      ]
    : [citation(table, 'reg-z-app-j', 'APR by the actuarial method')]),
]

function splitOf({ fresh, moveCost, owedNow }: Compared): Split | undefined {
  if (moveCost === null) return undefined
  const parts: Split['parts'] = [
    { label: 'Debts paid off', value: owedNow, color: 'principal' },
    { label: 'Interest', value: moveCost - fresh.fee, color: 'interest' },
    { label: 'Fee', value: fresh.fee, color: 'other' },
  ]
  return { label: 'Everything you pay the new way', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline(result: Compared, inputs: DebtInputs): string {
  const { saving, monthsSaved, budget, stay, move, moveCost } = result
  const name = nameOf(inputs)
  if (saving === null || monthsSaved === null) {
    if (move.outcome === 'paid-off' && moveCost !== null)
      return `At **${dollars(budget)}** a month your debts as they are would never be paid off; with ${name} you are done in **${monthsText(move.months)}**, for **${dollars(moveCost)}** of interest and fee.`
    return stay.outcome === 'paid-off'
      ? `At **${dollars(budget)}** a month ${name} would never be paid off; your debts as they are would be, in **${monthsText(stay.months)}**.`
      : `**${dollars(budget)}** a month does not cover the interest, with ${name} or without it.`
  }
  const time =
    monthsSaved === 0
      ? 'ends in the same month'
      : monthsSaved > 0
        ? `ends **${monthsText(monthsSaved)} sooner**`
        : `takes **${monthsText(-monthsSaved)} longer**`
  const start = `Paying **${dollars(budget)}** a month either way, ${name}`
  if (Math.abs(saving) < 1) return `${start} costs the same as your debts now and ${time}.`
  return saving > 0
    ? `${start} saves **${dollars(saving)}** and ${time}.`
    : `${start} costs **${dollars(-saving)} more** than your debts now and ${time}.`
}

function more({ fresh, payNow, averageRate, budget, leftAtOfferEnd }: Compared, inputs: DebtInputs): string {
  const rates =
    fresh.apr === null
      ? `Your debts average ${percentText(averageRate, 1)}; the ${percentText(inputs.promoRate)} lasts ${monthsText(inputs.promoMonths)}, and ${dollars(leftAtOfferEnd ?? 0)} is left then.`
      : `Your debts average ${percentText(averageRate, 1)}; with its fee the new loan costs ${percentText(fresh.apr, 1)} a year.`
  const asks =
    fresh.term !== null && fresh.payment < budget - 0.5 ? ` It asks only ${dollars(fresh.payment)} a month.` : ''
  const nothing = payNow === 0 ? ' You entered $0 of payments now.' : ''
  return rates + asks + nothing
}

export function answer(result: Result, inputs: DebtInputs): Answer {
  if (result.outcome === 'nothing-to-move')
    return {
      headline: 'Enter at least one debt with something owed on it to compare.',
      more: 'Only debts marked “Put it in the new loan” count.',
      keyFigures: [],
    }
  if (result.outcome === 'not-possible')
    return {
      headline: 'These numbers do not make a loan that can be worked out.',
      more: 'Check the fee and the term.',
      keyFigures: [],
    }
  const split = splitOf(result)
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    ...(split ? { split } : {}),
    keyFigures:
      result.fresh.term === null
        ? ['stayCost', 'moveCost', 'newLoan', 'leftAtOfferEnd']
        : ['stayCost', 'moveCost', 'newLoan', 'paymentChange'],
  }
}

export function present(result: Result, inputs: DebtInputs): Presentation {
  const first = { ...answer(result, inputs), sources: sourcesOf(inputs) }
  if (result.outcome !== 'compared') return { ...first, charts: [], findings: [], tables: [], workings: [] }
  return {
    ...first,
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result),
    workings: workingsOf(result, inputs),
  }
}
