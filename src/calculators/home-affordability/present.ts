import { housingRoom } from '#engine/housing/qualifying-price.ts'
import { dollars, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { type Affordable, minimumDown } from './compute.ts'
import type { AffordInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { bindingWords, downToHundred, insuranceName, monthsOf } from './words.ts'
import { workingsOf } from './workings.ts'

const price = (value: number): string => dollars(downToHundred(value))

function splitOf({ at }: Affordable, inputs: AffordInputs): Split {
  const parts: Split['parts'] = [
    { label: 'Principal and interest', value: at.payment.principalInterest, color: 'principal' },
    { label: 'Property tax', value: at.payment.tax, color: 'tax' },
    { label: 'Home insurance', value: at.payment.insurance, color: 'insurance' },
    { label: insuranceName(inputs), value: at.payment.mortgageInsurance, color: 'interest' },
    { label: 'HOA dues', value: at.payment.dues, color: 'other' },
  ]
  return { label: 'Monthly payment at that price', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

/** Who would allow the higher price. The VA's residual rule alone is looser than most lenders. */
const allowed = (inputs: AffordInputs, lenderPrice: number, far: string): string =>
  inputs.program === 'va' && inputs.limits === 'most'
    ? `the VA’s own rules would allow up to **${price(lenderPrice)}**`
    : `a lender might go ${far} **${price(lenderPrice)}**`

function headline(result: Affordable, inputs: AffordInputs): string {
  const { price: fits, budgetPrice, lenderPrice, binding } = result
  if (binding === 'cash')
    return `Your savings reach a home of about **${price(fits)}**; your budget could carry **${price(budgetPrice)}** and ${allowed(inputs, lenderPrice, 'to')}.`
  if (binding === 'lender')
    return `A lender is likely to stop at about **${price(fits)}**, although your own budget could carry **${price(budgetPrice)}**.`
  return `A home of about **${price(fits)}** fits your budget; ${allowed(inputs, lenderPrice, 'as high as')}.`
}

function nothing(result: Affordable, inputs: AffordInputs): string {
  if (result.binding === 'cash')
    return `Your savings do not yet reach a home: ${dollars(inputs.savings)} has to cover the down payment${inputs.keepMonths > 0 ? `, closing and **${monthsOf(inputs.keepMonths)}** of costs kept back` : ' and closing'}.`
  if (result.binding === 'budget')
    return `Your budget leaves **${dollars(Math.max(0, result.month.room))}** a month for a home, too little for any price here.`
  const least = minimumDown[inputs.program]
  if (inputs.downKind === 'amount' && result.lenderPrice * least > inputs.downAmount - 1)
    return `This loan type asks for at least ${percentText(least * 100)} down, and **${dollars(inputs.downAmount)}** is too little for any price here.`
  const room = housingRoom(result.limit, result.month.gross, inputs.debts)
  const debts = `${dollars(result.month.gross)} of pay before tax and **${dollars(inputs.debts)}** of debt payments a month`
  return room !== null && room <= inputs.hoa
    ? `Under these limits a lender would have **no room** for a home payment${inputs.hoa > 0 ? ' beyond the dues' : ''} at ${debts}.`
    : `Under these limits a lender would leave too little for any price here at ${debts}.`
}

export function answer(result: Affordable, inputs: AffordInputs): Answer {
  if (result.outcome === 'nothing-fits')
    return {
      headline: nothing(result, inputs),
      more: 'Try lower debts or spending, more savings, or another loan type.',
      keyFigures: ['budgetPrice', 'lenderPrice', 'cashPrice', 'takeHome'],
    }
  return {
    headline: headline(result, inputs),
    more: `At ${price(result.price)} the payment is ${dollars(result.at.payment.total)} a month and closing takes ${dollars(result.at.closing.total)} in cash. ${bindingWords[result.binding]}`,
    split: splitOf(result, inputs),
    keyFigures: ['monthlyPayment', 'cashToClose', 'reserves', 'takeHome'],
    actions: [{ id: 'budget-home-payment', label: 'Use this payment in my budget', value: result.at.payment.total }],
  }
}

export const present = (result: Affordable, inputs: AffordInputs, law: Law): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs, law),
  findings: findingsOf(result, inputs, law),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(inputs, law),
})
