import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Debt } from './compute.ts'
import type { CardInputs } from './fields.ts'

/** Whether moving pays, at the same payment each month: fee, saving, what is left when the offer ends. */
export function transferVerdict({ transfer: check, plan, firstPayment }: Debt, inputs: CardInputs): Finding | null {
  if (check === null) return null
  const { moved, fee, saving, verdict, breakEvenMonth, leftWhenOfferEnds } = check
  if (moved <= 0)
    return {
      tone: 'note',
      text: `**Nothing would move to the transfer card**: no balance bears more than its ${percentText(inputs.transferApr)}, or its limit is $0.`,
    }
  const left =
    leftWhenOfferEnds > 0
      ? ` ${dollars(leftWhenOfferEnds)} would be left when the offer ends, at ${percentText(inputs.transferLater)} from then on.`
      : ' It would be paid off before the offer ends.'
  const moving = `moving ${dollars(moved)} for a fee of ${dollars(fee)}`
  // A plan of minimums has no level payment: both ways are compared at that of its first month.
  const same =
    plan.kind === 'fixed-total' ? 'at the same payment' : `paying ${dollars(firstPayment)} every month either way`
  if (saving !== null && verdict === 'move') {
    const even = breakEvenMonth === null ? '' : ` The fee is made up after ${monthsText(breakEvenMonth)}.`
    return {
      tone: 'good',
      text: `**The transfer would save ${dollars(saving)}**: ${moving}, ${same}.${even}${left}`,
    }
  }
  if (saving !== null && verdict === 'stay')
    return {
      tone: 'watch',
      text: `**The transfer would cost ${dollars(-saving)} more than it saves**: ${moving}, ${same}.${left}`,
    }
  if (verdict === 'move')
    return {
      tone: 'good',
      text: `**Only with the transfer does this payment end the debt**: ${moving}, ${same}.${left}`,
    }
  if (verdict === 'stay')
    return {
      tone: 'watch',
      text: `**With the transfer this payment would never end the debt**: ${moving}, ${same}.${left}`,
    }
  return verdict === 'even'
    ? { tone: 'note', text: `**The transfer would neither save nor cost**: ${moving}, ${same}.${left}` }
    : { tone: 'watch', text: `**Neither staying nor moving ends the debt**, ${same}: ${moving}.${left}` }
}
