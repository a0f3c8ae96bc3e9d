import { amountFor } from '#engine/currency/change-costs.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { evenWith, isAlike } from './compute.ts'
import type { ConverterContext } from './context.ts'
import { formerOf, isPegged, nameOf } from './currencies.ts'
import { historyOf, lostMonths } from './history.ts'
import { moneyIn, rateText, roughly } from './money-text.ts'
import { holderOf } from './rate-holder.ts'
import { dailyRate, givenDay, olderTable } from './table-findings.ts'
import { wayPhrases } from './words/answer.en.ts'
import { cheaperWords, groups, notIncluded, offerWords, rateWords } from './words/findings.en.ts'

/** An offer so far above the reference rate is more likely the wrong way round than a gift. */
const TOO_GOOD = -0.05
/** Percent points. */
const FAR = 5

function groupOf(way: string | undefined): string {
  if (way === undefined || way === 'offer') return groups.all
  return way === 'wire' || way === 'service' ? groups.send : groups.spend
}

/** The ways that serve the same end as the chosen one: a bank transfer buys no coffee. */
function cheaper({ inputs, result }: ConverterContext): MaybeFound {
  const { chosen } = result
  const isBelievable = (result.offeredMarkup ?? 0) >= TOO_GOOD
  const others = result.ways.filter(
    ({ change, way }) =>
      change.outcome === 'changed' &&
      (isBelievable || way !== 'offer') &&
      (chosen === null || isAlike(way, chosen.way)),
  )
  const [best] = others
  const worst = others.at(-1)
  if (!best || !worst || others.length < 2) return null
  const gap = best.received - worst.received
  if (gap <= 0) return null
  const how = wayPhrases[best.way]
  if (!chosen || best.way === chosen.way)
    return good(cheaperWords.best, {
      group: groupOf(chosen?.way),
      most: moneyIn(inputs.to, best.received),
      how,
      gap: moneyIn(inputs.to, gap),
    })
  const more = best.received - chosen.received
  if (more <= 0) return null
  const even = evenWith(result, best)
  const values = { more: moneyIn(inputs.to, more), how, than: wayPhrases[chosen.way] }
  if (even === null) return act(cheaperWords.switch, values)
  return act(even > inputs.amount ? cheaperWords.switchAbove : cheaperWords.switchBelow, {
    ...values,
    even: moneyIn(inputs.from, even),
  })
}

/** What it takes so that the whole amount at the reference rate arrives. */
function inFull({ inputs, result }: ConverterContext): MaybeFound {
  const { chosen } = result
  if (!chosen || result.outcome === 'nothing' || chosen.cost <= 0) return null
  const needed = amountFor(inputs.amount * result.rate, result.rate, chosen.fees)
  if (needed === null) return null
  return note(cheaperWords.inFull, {
    worth: moneyIn(inputs.to, result.mid),
    how: wayPhrases[chosen.way],
    needed: roughly(inputs.from, needed),
  })
}

function offer({ inputs, result }: ConverterContext): MaybeFound {
  if (result.offeredMarkup === null || inputs.offered === null) return null
  const points = result.offeredMarkup * 100
  const values = { by: Math.abs(points), asOf: result.table.asOf, currency: nameOf(inputs.from) }
  if (points > FAR) return watch(offerWords.farBelow, values)
  if (points < -FAR) return watch(offerWords.farAbove, values)
  if (values.by < 0.005) return good(offerWords.same, values)
  if (points <= 0) return good(offerWords.better, values)
  return watch(offerWords.hidden, { ...values, offered: rateText(inputs.offered), rate: rateText(result.rate) })
}

function small({ inputs, result }: ConverterContext): MaybeFound {
  if (result.outcome === 'nothing' || result.mid > 0) return null
  return note(rateWords.small, {
    amount: moneyIn(inputs.to, inputs.amount * result.rate),
    currency: nameOf(inputs.to),
  })
}

function past(context: ConverterContext): MaybeFound {
  const history = historyOf(context)
  if (!history) return null
  const { high, low, months } = history
  return note(rateWords.past, {
    share: history.cheaperShare * 100,
    from: months[0] ?? '',
    low: rateText(low.rate),
    lowMonth: low.month,
    high: rateText(high.rate),
    highMonth: high.month,
  })
}

/** The history stands under no number: without it everything else is answered. */
function noHistory(context: ConverterContext): MaybeFound {
  const lost = lostMonths(context)
  return lost.length > 0 && note(rateWords.lost, { currencies: lost.map(nameOf) })
}

/** What must be known about a currency that has no market rate here. */
function caution(code: string): MaybeFound {
  const former = formerOf(code)
  if (former) return note(rateWords.former, { currency: former.name, since: former.euroSince })
  return isPegged(code) && note(rateWords.pegged, { currency: nameOf(code) })
}

function ownMoney({ inputs, result }: ConverterContext): MaybeFound {
  const isThere = result.chosen?.way === 'card' || result.chosen?.way === 'atm'
  return isThere && result.outcome !== 'nothing' && act(rateWords.ownMoney, { to: inputs.to })
}

export const findings = (context: ConverterContext): readonly MaybeFound[] => [
  ...olderTable(context),
  givenDay(context),
  offer(context),
  cheaper(context),
  ownMoney(context),
  inFull(context),
  small(context),
  caution(context.inputs.from),
  caution(context.inputs.to),
  past(context),
  noHistory(context),
  holderOf(context.inputs) === 'market' && dailyRate(context),
  note(notIncluded),
]
