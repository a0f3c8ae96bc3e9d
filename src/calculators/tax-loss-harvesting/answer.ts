/** What is worked out at every key press: the result, its figures, the headline, dates and errors. */
import { buyBackFrom } from '#engine/shares/wash-match.ts'
import { washWindow } from '#engine/shares/wash-window.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, CalendarEvent } from '../kit/presentation.ts'
import { compute, isFilled } from './compute.ts'
import type { HarvestContext } from './context.ts'
import { figures } from './figures.ts'
import type { HarvestInputs } from './sections.ts'
import { calendarWords, errorWords, headlines, questions, underneath } from './words/answer.en.ts'

/** Less is no saving to speak of. */
const SMALL = 0.5

/** Why nothing is taken: put off by purchases, no tax to save, or more tax later. */
function nothingHeadline({ result }: HarvestContext): string {
  const left = result.choice.lots.filter((lot) => !lot.isTaken)
  if (left.length > 0 && left.every((lot) => lot.lost >= lot.loss - SMALL)) return headlines.gone()
  if (left.length > 0 && left.every((lot) => lot.putOff + lot.lost >= lot.loss - SMALL)) return headlines.washed()
  if (result.zero === 'band') return headlines.zeroBand()
  return left.every((lot) => Math.abs(lot.savedNow) < SMALL) ? headlines.zero() : headlines.notWorth()
}

function headline(context: HarvestContext): string {
  const { result, say } = context
  const { outcome, taken, losing, savedNow: saved } = result
  const values = { taken, losing, saved }
  if (outcome === 'none') return headlines.none()
  if (outcome === 'no-losses') return headlines.noLosses()
  if (outcome === 'nothing') return nothingHeadline(context)
  if (saved < -SMALL) return headlines.costs(values, say)
  if (saved < SMALL) return headlines.carriedOnly(values, say)
  if (losing === 1) return headlines.one(values, say)
  return (taken < losing ? headlines.some : headlines.all)(values, say)
}

function more({ result, say }: HarvestContext): string {
  const { outcome, choice, worth, sold, clear } = result
  if (outcome !== 'take' && outcome !== 'nothing') return ''
  const later = choice.worth.laterToday
  // In whole dollars it adds up with the headline for whoever checks the sum.
  const carried = Math.round(worth) - Math.round(result.savedNow) + Math.round(later)
  const clears = clear > sold && underneath.clear({ day: clear }, say)
  if (outcome === 'nothing') return clears || ''
  const left = choice.worth.carryover.shortTerm + choice.worth.carryover.longTerm
  const isStock = choice.lots.some(({ isTaken, lot }) => isTaken && !lot.isCrypto)
  return [
    worth < SMALL
      ? underneath.below({ later }, say)
      : later >= SMALL
        ? (choice.worth.carriedSavesToday >= 1 ? underneath.worthCarried : underneath.worth)(
            { worth, carried, later },
            say,
          )
        : choice.worth.carriedSavesToday >= 1
          ? underneath.worthOnly({ worth, carried, later }, say)
          : underneath.worthKept(),
    left >= 1 && underneath.carries({ left }, say),
    clears || (isStock && underneath.buyBack({ day: buyBackFrom(sold) }, say)),
  ]
    .filter(Boolean)
    .join(' ')
}

function datesOf({ result }: HarvestContext): readonly CalendarEvent[] {
  if (result.outcome !== 'take') return []
  const { from, to } = washWindow(result.sold)
  return [
    { date: from, title: calendarWords.opens, note: calendarWords.opensNote },
    { date: result.sold, title: calendarWords.sale, note: calendarWords.saleNote },
    { date: to, title: calendarWords.closes, note: calendarWords.closesNote },
    { date: buyBackFrom(result.sold), title: calendarWords.back, note: calendarWords.backNote },
  ]
}

function answer(context: HarvestContext): Answer {
  const events = datesOf(context)
  const text = more(context)
  return {
    headline: headline(context),
    ...(text ? { more: text } : {}),
    keyFigures: keyFiguresOf(context),
    ...(events.length > 0 ? { calendar: { fileName: 'wash-sale-dates.ics', events } } : {}),
  }
}

/** Nothing that the headline or the line under it already says. */
function keyFiguresOf({ result: { outcome, choice } }: HarvestContext): readonly string[] {
  const { putOff, lost, worth } = choice
  if (outcome !== 'take') return putOff + lost >= 1 ? ['putOff', 'lost'] : ['counted']
  return [
    'counted',
    worth.later >= 1 && 'later',
    putOff >= 1 && 'putOff',
    lost >= 1 && 'lost',
    worth.carriedSaves >= 1 && 'carriedSaves',
    worth.stateNow >= 1 && 'stateNow',
  ]
    .filter((key): key is string => typeof key === 'string')
    .slice(0, 3)
}

function lotProblem({ lots, sellDate }: HarvestInputs): string | undefined {
  for (const [index, lot] of lots.entries()) {
    if (!isFilled(lot)) continue
    const row = index + 1
    if (lot.bought === null) return errorWords.bought({ row })
    if (lot.bought > sellDate) return errorWords.late({ row })
    if (lot.shares <= 0) return errorWords.shares({ row })
  }
  return undefined
}

function check(inputs: HarvestInputs) {
  const noDate = inputs.buys.findIndex((buy) => buy.date === null && (buy.shares > 0 || buy.cost > 0))
  return {
    lots: lotProblem(inputs),
    buys: noDate < 0 ? undefined : errorWords.buyDate({ row: noDate + 1 }),
  }
}

export const answerPart: AnswerPart<HarvestContext> = {
  compute,
  figures,
  main: 'savedNow',
  moreIs: 'better',
  answer,
  check,
  presets: [
    {
      unknown: 'longGains',
      figure: 'savedNow',
      target: (now) => Math.ceil((now * 1.2) / 50) * 50,
      question: questions.longGains,
    },
  ],
}
