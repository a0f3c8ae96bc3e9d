import { amountFor } from '#engine/currency/change-costs.ts'
import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import { dateText, listText, monthText, percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { historyOf } from './charts.ts'
import { evenWith, isAlike, type Result } from './compute.ts'
import { moneyIn, nameOf, rateText } from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'
import { lostMonths } from './monthly-rates.ts'
import { caution, holderOf, wayPhrases } from './words.ts'

type Found = Finding | null

/** An offer so far above the reference rate is more likely the wrong way round than a gift. */
const TOO_GOOD = -0.05

/** The ways that serve the same end as the chosen one: a bank transfer buys no coffee. */
function cheaper(result: Result, inputs: ConverterInputs): Found {
  const { chosen } = result
  const isBelievable = (result.offeredMarkup ?? 0) >= TOO_GOOD
  const others = result.ways.filter(
    (one) =>
      one.change.outcome === 'changed' &&
      (isBelievable || one.way !== 'offer') &&
      (chosen === null || isAlike(one.way, chosen.way)),
  )
  const [best] = others
  const worst = others.at(-1)
  if (!best || !worst || others.length < 2) return null
  const gap = best.received - worst.received
  if (gap <= 0) return null
  const spread = ` Between the best and the dearest lie **${moneyIn(inputs.to, gap)}**.`
  const among =
    chosen === null || chosen.way === 'offer'
      ? 'Of all ways'
      : chosen.way === 'wire' || chosen.way === 'service'
        ? 'Of the ways to send money'
        : 'Of the ways to pay or get cash there'
  if (!chosen || best.way === chosen.way)
    return {
      tone: 'good',
      text: `**${among}, ${moneyIn(inputs.to, best.received)} ${wayPhrases[best.way]} is the most** with the fees in the form.${spread}`,
    }
  const more = best.received - chosen.received
  if (more <= 0) return null
  const even = evenWith(result, best)
  const turn =
    even === null
      ? ''
      : ` That turns around ${even > inputs.amount ? 'above' : 'below'} about ${moneyIn(inputs.from, even)}.`
  return {
    tone: 'act',
    text: `**${moneyIn(inputs.to, more)} more** would arrive ${wayPhrases[best.way]} than ${wayPhrases[chosen.way]}, with the fees in the form.${turn}${others.length > 2 ? spread : ''}`,
  }
}

/** 'about $5.00', 'less than $0.01'. */
const about = (text: string): string => (text.startsWith('less') ? text : `about ${text}`)

/** What it takes so that the whole amount at the reference rate arrives. */
function inFull(result: Result, inputs: ConverterInputs): Found {
  const { chosen } = result
  if (!chosen || result.outcome === 'nothing' || chosen.cost <= 0) return null
  const needed = amountFor(inputs.amount * result.rate, result.rate, chosen.fees)
  if (needed === null) return null
  return {
    tone: 'note',
    text: `**For the full ${moneyIn(inputs.to, result.mid)} to arrive** ${wayPhrases[chosen.way]}, it takes ${about(moneyIn(inputs.from, needed))}.`,
  }
}

function offer(result: Result, inputs: ConverterInputs): Found {
  if (result.offeredMarkup === null || inputs.offered === null) return null
  const points = result.offeredMarkup * 100
  const text = percentText(Math.abs(points))
  if (points > 5 || points < -5)
    return {
      tone: 'watch',
      text: `**The offered rate is ${text} ${points > 0 ? 'below' : 'above'} the reference rate** of ${dateText(result.table.asOf)}.${points > 0 ? ` That much of what you change is lost in it.` : ''} Check that it is for one ${nameOf(inputs.from)}, not the other way round; the market may also have moved since.`,
    }
  if (Math.abs(points) < 0.005)
    return {
      tone: 'good',
      text: `**The offered rate is the reference rate** of ${dateText(result.table.asOf)}. Only fees cost you anything then.`,
    }
  if (points <= 0)
    return {
      tone: 'good',
      text: `**The offered rate is ${text} better** than the reference rate of ${dateText(result.table.asOf)}. The market may have moved since that day.`,
    }
  return {
    tone: 'watch',
    text: `**The offered rate hides a cost of ${text}**: ${rateText(inputs.offered)} against ${rateText(result.rate)}. “No fee” often means this.`,
  }
}

function olderTable(result: Result, inputs: ConverterInputs): Found {
  const { lacking, newer, table } = result
  // What a bank or the law holds is the same in every table.
  if (lacking.length === 0 || holderOf(inputs) !== 'market') return null
  const names = listText(lacking.map((code) => nameOf(code)))
  const move = newer ? (newer.rate / result.rate - 1) * 100 : 0
  const later =
    newer && Math.abs(move) >= 0.01
      ? ` On ${dateText(newer.asOf)} one ${nameOf(inputs.from)} was ${rateText(newer.rate)} ${inputs.to}, ${percentText(Math.abs(move))} ${move > 0 ? 'more' : 'less'}.`
      : ''
  return {
    tone: 'watch',
    text: `**These rates are of ${dateText(table.asOf)}**, because ${result.leftGiven ? 'the rates of another day below have' : 'the newer table has'} no ${names}. Rates of two days are never mixed in one answer.${later}`,
  }
}

function small(result: Result, inputs: ConverterInputs): Found {
  if (result.outcome === 'nothing' || result.mid > 0) return null
  return {
    tone: 'note',
    text: `**${moneyIn(inputs.to, inputs.amount * result.rate)}**: the amount is smaller than the smallest unit of the ${nameOf(inputs.to)}.`,
  }
}

function standsToday(result: Result, inputs: ConverterInputs): Found {
  const history = historyOf(result, inputs)
  if (!history) return null
  const { high, low, months } = history
  return {
    tone: 'note',
    text: `**The rate used here is above ${percentText(history.cheaperShare * 100, 0)} of the monthly averages** from ${monthText(months[0] ?? '')} to ${monthText(months.at(-1) ?? '')}: between ${rateText(low.rate)} (${monthText(low.month)}) and ${rateText(high.rate)} (${monthText(high.month)}). That says nothing about where it goes.`,
  }
}

/** The history stands under no number: without it everything else is answered. */
function noHistory(inputs: ConverterInputs): Found {
  const lost = lostMonths(inputs)
  if (lost.length === 0) return null
  return {
    tone: 'note',
    text: `**The history of the ${listText(lost.map(nameOf))} could not be fetched**, so its chart is left out. Nothing else here depends on it. Load the page again to try once more.`,
  }
}

/** A date the visitor gave, on which the bank published nothing. */
function givenDay({ table }: Result, today: string): Found {
  if (table.kind !== 'given') return null
  const { asOf } = table
  const day = dateText(asOf)
  if (asOf > today) return { tone: 'watch', text: `**${day} has not come yet.** Check the date of the rates below.` }
  // January 1, 2000 was a Saturday.
  const weekday = ((daysBetween('2000-01-01' as IsoDate, asOf as IsoDate) % 7) + 7) % 7
  if (weekday < 2)
    return {
      tone: 'note',
      text: `**${day} was a ${weekday === 0 ? 'Saturday' : 'Sunday'}**: the European Central Bank publishes no rates on weekends. Those in use then were of an earlier day, most often Friday, ${dateText(addDays(asOf as IsoDate, -1 - weekday))}.`,
    }
  return asOf.endsWith('-01-01') || asOf.endsWith('-12-25')
    ? { tone: 'note', text: `**${day} was a holiday**: the European Central Bank published no rates that day.` }
    : null
}

/** 'October 2, 2026, 50 days ago'. */
function age(asOf: string, today: string): string {
  const days = daysBetween(asOf as IsoDate, today as IsoDate)
  return days > 1 ? `${dateText(asOf)}, ${plain(days)} days ago` : dateText(asOf)
}

const leftOut =
  'Card networks, banks and counters set their own rates; weekends, cash-advance interest and fees at the other end are left out.'

export function findingsOf(result: Result, inputs: ConverterInputs, today: string): readonly Finding[] {
  const found: Found[] = [
    olderTable(result, inputs),
    givenDay(result, today),
    cheaper(result, inputs),
    inFull(result, inputs),
    offer(result, inputs),
    small(result, inputs),
    standsToday(result, inputs),
    noHistory(inputs),
    ...[inputs.from, inputs.to].map((code): Found => {
      const text = caution(code)
      return text ? { tone: 'note', text } : null
    }),
    (result.chosen?.way === 'card' || result.chosen?.way === 'atm') && result.outcome !== 'nothing'
      ? {
          tone: 'act',
          text: `**Asked abroad whether to pay in your own money?** Then the shop or the machine sets the rate, with its own margin. Paying in ${inputs.to} leaves the rate to your card.`,
        }
      : null,
    {
      tone: 'note',
      text:
        holderOf(inputs) === 'market'
          ? `**One rate for each business day, not real time**: this one is of ${age(result.table.asOf, today)}. It is the middle between buying and selling among banks. ${leftOut}`
          : leftOut,
    },
  ]
  return found.filter((one) => one !== null)
}
