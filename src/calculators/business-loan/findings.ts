/** Which findings hold, with what values. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { leastBy, ownAsk } from './compute.ts'
import { type BusinessContext, ofPriced, type PricedContext } from './context.ts'
import { coverage, sales } from './income-findings.ts'
import { priceOf } from './price.ts'
import { amountText, aprText, centsPerDollar, nameOf, rateText, timeText } from './said.ts'
import { sba } from './sba-findings.ts'
import {
  type Best,
  balloon as balloonWords,
  compounding,
  costWords,
  early as earlyWords,
  feeWords,
  type Lowest,
  law,
  notIncluded,
  offerWords,
  shortcut as shortcutWords,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 7

function shortcut({ inputs, result: { own }, say }: PricedContext): MaybeFound {
  if (own.shortcut === null || own.apr === null || own.averageHeld === null || inputs.factor === 1) return null
  if (own.apr <= own.shortcut * 1.02) return null
  return watch(shortcutWords, {
    shortcut: rateText(own.shortcut, say),
    apr: rateText(own.apr, say),
    average: own.averageHeld,
    received: own.receivedAll,
  })
}

function compare({ result: { all, own }, say }: PricedContext): readonly MaybeFound[] {
  if (all.length < 2) return []
  const byRate = leastBy(all, (one) => one.apr)
  const byCost = leastBy(all, (one) => one.cost)
  if (byRate === undefined || byCost === undefined || byRate.apr === null) return []
  const isMine = byCost === own
  const isDrawn = own.laterDraws.length > 0
  const best: Best = isMine
    ? { kind: isDrawn ? 'ownFirstDay' : 'own', cost: own.cost }
    : {
        kind: isDrawn ? 'otherFirstDay' : 'other',
        name: nameOf(byCost),
        cost: byCost.cost,
        less: own.cost - byCost.cost,
      }
  const apr = rateText(byRate.apr, say)
  const lowest: Lowest =
    byRate === byCost
      ? { kind: 'same', apr }
      : { kind: 'longer', apr, name: nameOf(byRate), cost: byRate.cost, time: timeText(byRate, say) }
  const tone = isMine && byRate === own ? good : act
  return [
    tone(offerWords.compare, { best, lowest }),
    !isMine &&
      byCost.balloon >= 1 &&
      watch(offerWords.atEnd, { name: nameOf(byCost), last: byCost.lastPayment, time: timeText(byCost, say) }),
    isDrawn && note(offerWords.draws),
  ]
}

function fees({ result: { own } }: PricedContext): MaybeFound {
  if (own.keptBack < 0.01) return null
  const kind = own.charge < 0.01 ? 'plain' : own.kind === 'advance' ? 'factor' : 'interest'
  return watch(feeWords[kind], { kept: own.keptBack, financed: own.financed, received: own.received })
}

/** What a dollar in hand costs over the whole loan; of an advance the factor says it. */
function each({ result: { own }, say }: PricedContext): MaybeFound {
  if (own.kind === 'advance' || own.charge < 1) return null
  return watch(costWords.each, {
    each: centsPerDollar(own.costPerDollar, say),
    interest: own.charge,
    fees: own.keptBack + own.laterFees,
  })
}

/** The same term loan repaid a year sooner, or two where it runs for five years and more. */
function shorter({ inputs, result: { own } }: PricedContext): MaybeFound {
  const ask = ownAsk(inputs)
  if (own.kind !== 'term' || ask === null || !('rate' in ask.price) || ask.price.shape !== 'level') return null
  const months = inputs.term - (inputs.term >= 60 ? 24 : 12)
  if (months < 12) return null
  const faster = priceOf({ ...ask, price: { ...ask.price, months } })
  if (faster === null) return null
  const more = faster.monthly - own.monthly
  const saved = own.charge - faster.charge
  return more >= 1 && saved >= 1 && note(costWords.shorter, { months, more, saved })
}

function balloon({ result: { own }, say }: PricedContext): MaybeFound {
  if (own.balloon < 1 || own.times.length === 1) return null
  return act(balloonWords, { last: own.lastPayment, payment: amountText(own.payment, say) })
}

const early = ({ result: { own } }: PricedContext): MaybeFound =>
  own.kind === 'advance' && own.charge >= 1 && note(earlyWords, { charge: own.charge })

function rhythm({ result: { own }, say }: PricedContext): MaybeFound {
  if (own.rhythm === 'monthly' || own.effective === null || own.apr === null || own.apr < 30) return null
  return note(compounding, { effective: aprText(own.effective, say) })
}

const ofAPrice = ofPriced((context) => {
  const found: readonly MaybeFound[] = [
    shortcut(context),
    balloon(context),
    ...compare(context),
    ...coverage(context),
    sales(context),
    ...sba(context),
    early(context),
    fees(context),
    each(context),
    shorter(context),
    rhythm(context),
    note(law),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
})

export const findings = (context: BusinessContext): readonly MaybeFound[] => ofAPrice(context) ?? []
