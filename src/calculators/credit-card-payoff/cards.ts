/** From what the visitor typed to the cards, the plan and the order of the engine. */
import type { Card } from '#engine/cards/card.ts'
import type { MinimumRule } from '#engine/cards/minimum.ts'
import type { PayoffOrder } from '#engine/cards/order.ts'
import type { PayoffOptions } from '#engine/cards/payoff-plan.ts'
import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import type { CardInputs } from './sections.ts'
import { formWords } from './words/form.en.ts'

/** The name as it may stand in a sentence: no marks of ours; a card without one has its number. */
export const nameOf = (name: string, index: number): string =>
  name.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim() || `${formWords.cards.unnamed} ${index + 1}`

export function minimumRuleOf(inputs: CardInputs): MinimumRule {
  switch (inputs.minRule) {
    case 'interest':
      return { kind: 'percent-plus-interest', percent: inputs.minPercent / 100, floor: inputs.minFloor }
    case 'share':
      return { kind: 'percent', percent: inputs.minShare / 100, floor: inputs.minFloor }
    case 'flat':
      return { kind: 'flat', amount: inputs.minFlat }
  }
}

/** Card numbers start at 1; charges named for a card past the end of the list go to the last one. */
export function cardsOf(inputs: CardInputs): readonly Card[] {
  const minimum = minimumRuleOf(inputs)
  const shifted = (points: number): number => Math.max(0, points + inputs.rateShift) / 100
  const charging = Math.min(inputs.chargesCard, inputs.cards.length) - 1
  return inputs.cards.map((row, index) => {
    const offer = inputs.offers.find((one) => one.card === index + 1)
    const onOffer = offer ? roundToCent(Math.min(offer.amount ?? row.balance, row.balance)) : 0
    const apr = shifted(row.apr)
    return {
      key: String(index + 1),
      name: nameOf(row.name, index),
      balance: roundToCent(row.balance - onOffer),
      apr,
      minimum,
      ...(offer && onOffer > 0
        ? {
            promo: {
              balance: onOffer,
              apr: offer.kind === 'low' ? offer.apr / 100 : 0,
              paymentsLeft: offer.months,
              ...(offer.kind === 'deferred' ? { deferred: { apr, accrued: offer.accrued } } : {}),
            },
          }
        : {}),
      ...(inputs.newCharges > 0 && index === charging ? { monthlyCharges: inputs.newCharges } : {}),
    }
  })
}

/** Keys in the visitor's own order; as listed where nothing is given or the order is another one. */
export function ownOrderOf(inputs: CardInputs): readonly string[] {
  const listed = inputs.cards.map((_, index) => String(index + 1))
  if (inputs.order !== 'custom') return listed
  const given = (inputs.customOrder.match(/\d+/g) ?? []).map((number) => String(Number(number)))
  return [...new Set([...given.filter((key) => listed.includes(key)), ...listed])]
}

export const orderOf = (inputs: CardInputs): PayoffOrder =>
  inputs.order === 'custom' ? { kind: 'custom', keys: ownOrderOf(inputs) } : { kind: inputs.order }

export const optionsOf = (inputs: CardInputs): PayoffOptions => ({
  order: orderOf(inputs),
  firstMonth: inputs.firstMonth as Month,
  interest: inputs.interest,
})
