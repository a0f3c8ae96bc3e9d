import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { defineCalculator, type FieldErrors } from '../kit/definition.ts'
import { dollars, listText, percentText } from '../kit/format.ts'
import { cases } from './cases.ts'
import { closingOf } from './closing.ts'
import { compute } from './compute.ts'
import { fields, type RefinanceInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present } from './present.ts'
import { currentLoan, endlessDebts } from './ways.ts'

/** Costs and points past this share of what the loan pays out are a slip of the hand. */
const MOST_COSTS = 0.25

function check(inputs: RefinanceInputs): FieldErrors {
  const errors: Record<string, string> = {}
  const { payment, balance, rate, lump, points } = inputs
  if (payment !== null && leanSchedule(currentLoan(inputs)).outcome !== 'paid-off')
    errors.payment = `At ${percentText(rate, 3)}, interest alone is ${dollars((balance * rate) / 1200)} a month. This payment would never pay the loan off; enter more.`
  const endless = endlessDebts(inputs)
  if (endless.length > 0)
    errors.debts = `The payment on debt ${listText(endless.map(String))} would never pay it off. Enter more than its interest.`
  if (lump > balance - 1) errors.lump = 'That would pay off the whole loan. Enter less than you owe.'
  const { totalCosts, paidOut } = closingOf(inputs)
  if (Math.abs(totalCosts) > paidOut * MOST_COSTS) {
    const text = `Costs, points and penalty come to more than ${percentText(MOST_COSTS * 100)} of the loan. Check them.`
    errors[Math.abs(points) > 3 ? 'points' : 'costs'] = text
  }
  return errors
}

const hasInsurance = (key: 'pmiNow' | 'pmiNew') => (inputs: RefinanceInputs) => inputs[key] > 0
const itemizes = (inputs: RefinanceInputs): boolean => inputs.itemize === 'itemize'

export const calculator = defineCalculator({
  slug: 'refinance',
  fields,
  groups,
  shows: {
    cashOutUse: (inputs) => inputs.cashOut > 0 && itemizes(inputs),
    recastFee: (inputs) => inputs.lump > 0,
    pmiNowMonths: hasInsurance('pmiNow'),
    pmiNewMonths: hasInsurance('pmiNew'),
    taxRate: itemizes,
  },
  hints: {
    points: (inputs) =>
      inputs.points === 0
        ? 'One point is 1% of the new loan. A lender credit is below zero.'
        : `${dollars(closingOf(inputs).points)}. Below zero is a lender credit.`,
  },
  check,
  facts: () => null,
  compute,
  figures,
  mainFigure: 'saved',
  moreIs: 'better',
  answer,
  present,
  cases,
})
