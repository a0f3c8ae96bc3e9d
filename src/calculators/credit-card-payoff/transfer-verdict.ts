import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import type { CardInputs } from './fields.ts'

/** Whether moving pays, at the same payment each month: fee, saving, what is left when the offer ends. */
export function transferVerdict(check: Compared | null, inputs: CardInputs): Finding | null {
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
  if (saving !== null && verdict === 'move') {
    const even = breakEvenMonth === null ? '' : ` The fee is made up after ${monthsText(breakEvenMonth)}.`
    return {
      tone: 'good',
      text: `**The transfer would save ${dollars(saving)}**: ${moving}, at the same payment.${even}${left}`,
    }
  }
  if (saving !== null && verdict === 'stay')
    return {
      tone: 'watch',
      text: `**The transfer would cost ${dollars(-saving)} more than it saves**: ${moving}, at the same payment.${left}`,
    }
  if (verdict === 'move')
    return { tone: 'good', text: `**Only with the transfer does this payment end the debt**: ${moving}.${left}` }
  if (verdict === 'stay')
    return { tone: 'watch', text: `**With the transfer this payment would never end the debt**: ${moving}.${left}` }
  return verdict === 'even'
    ? { tone: 'note', text: `**The transfer would neither save nor cost**: ${moving}.${left}` }
    : { tone: 'watch', text: `**Neither staying nor moving ends the debt** at this payment: ${moving}.${left}` }
}
