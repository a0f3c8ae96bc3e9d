import { payOff } from '#engine/cards/payoff.ts'
import { roundToCent } from '#engine/money.ts'
import { defineCalculator } from '../kit/definition.ts'
import { dollars } from '../kit/format.ts'
import { cardsOf, optionsOf } from './cards.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type CardInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { present } from './present.ts'

const transfers = ({ transfer }: CardInputs): boolean => transfer

/** What the first month asks, worked out for that month alone. */
function minimumsHint(inputs: CardInputs): string {
  const course = payOff(cardsOf(inputs), { kind: 'minimum' }, { ...optionsOf(inputs), stopAfter: 1 })
  const first = course.outcome === 'refused' ? undefined : course.rows[0]
  if (first === undefined) return ''
  const asked = roundToCent(first.cards.reduce((sum, card) => sum + card.minimum, 0))
  return `The first month’s minimums are about ${dollars(asked)}; the interest is ${dollars(first.interest)}.`
}

function offersFit({ cards, offers }: CardInputs): string | undefined {
  const seen = new Set<number>()
  for (const { card } of offers) {
    if (card > cards.length) return `There is no card ${card} on your list. Use a number from 1 to ${cards.length}.`
    if (seen.has(card)) return `Card ${card} has two offers. Enter one offer for each card.`
    seen.add(card)
  }
  return undefined
}

export const calculator = defineCalculator({
  slug: 'credit-card-payoff',
  fields,
  groups,
  shows: {
    monthlyTotal: ({ plan }) => plan === 'total',
    targetMonths: ({ plan }) => plan === 'date',
    extra: ({ plan }) => plan === 'extra',
    keepTotal: ({ plan }) => plan === 'extra',
    order: ({ plan, cards }) => plan !== 'minimum' && cards.length > 1,
    customOrder: ({ plan, cards, order }) => plan !== 'minimum' && cards.length > 1 && order === 'custom',
    chargesCard: ({ newCharges, cards }) => newCharges > 0 && cards.length > 1,
    minPercent: ({ minRule }) => minRule === 'interest',
    minShare: ({ minRule }) => minRule === 'share',
    minFloor: ({ minRule }) => minRule !== 'flat',
    minFlat: ({ minRule }) => minRule === 'flat',
    transferFee: transfers,
    transferMonths: transfers,
    transferApr: transfers,
    transferLater: transfers,
    transferLimit: transfers,
  },
  hints: { monthlyTotal: minimumsHint, extra: minimumsHint },
  check: (inputs) => {
    const offers = offersFit(inputs)
    return offers ? { offers } : {}
  },
  facts: () => null,
  compute: (inputs) => compute(inputs),
  figures,
  mainFigure: 'totalInterest',
  moreIs: 'worse',
  present: (result, inputs) => present(result, inputs),
  cases,
})
