/** What is worked out at every key press: the result, its figures, the headline, dates and errors. */
import { firstLongTermDay } from '#engine/shares/holding-period.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, CalendarEvent, Split } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { compute } from './compute.ts'
import type { GainsContext } from './context.ts'
import { estimateOf } from './estimate.ts'
import { figures } from './figures.ts'
import { isFilled } from './sales.ts'
import type { GainsInputs } from './sections.ts'
import { calendarWords, errorWords, headlines, questions, splitWords, underneath } from './words/answer.en.ts'

/** Share of the tax that waiting must spare to be in the headline. */
const WORTH_WAITING = 0.03
/** Less is no tax to speak of. */
const SMALL = 0.5

function headline({ result, say }: GainsContext): string {
  const { total, gain, outcome, wait } = result
  const values = { tax: total, gain }
  if (outcome === 'nothing') return headlines.nothing()
  if (total < -SMALL) return headlines.saves(values, say)
  if (wait && wait.saved >= Math.max(1, WORTH_WAITING * total) && total >= SMALL) {
    const waited = { ...values, later: wait.total, day: wait.day }
    return (wait.total < SMALL ? headlines.waitFree : headlines.wait)(waited, say)
  }
  if (total < SMALL) return gain >= 1 ? headlines.free(values, say) : headlines.freeNoGain()
  return (gain >= total ? headlines.owes : headlines.owesMore)(values, say)
}

function more({ inputs, result, say }: GainsContext): string {
  const { total, federal, state, gain, outcome, proceeds, home, tax } = result
  if (outcome === 'nothing') return ''
  const left = tax.shortTermCarryover + tax.longTermCarryover
  const isHomeFree = home !== null && home.gain.gain > 0 && home.gain.taxable < SMALL
  const has = Math.abs(total) >= SMALL
  return [
    has &&
      (inputs.state === 'US'
        ? underneath.federal()
        : (federal <= 0 && state <= 0 ? underneath.lowers : underneath.both)({ federal, state }, say)),
    total >= SMALL && gain > total && underneath.rate({ rate: (total / gain) * 100 }, say),
    left >= 1 && underneath.carries({ left }, say),
    isHomeFree && underneath.homeFree(),
    !has && underneath.keeps({ kept: proceeds - total }, say),
  ]
    .filter(Boolean)
    .join(' ')
}

function split({ result }: GainsContext): Split | undefined {
  const { proceeds, gain, federal, state, total, outcome } = result
  if (outcome === 'nothing' || gain < total || federal < 0 || state < 0 || proceeds < gain) return undefined
  return {
    label: splitWords.label,
    unit: 'money',
    parts: [
      { label: splitWords.basis, value: proceeds - gain, color: 'principal' as const },
      { label: splitWords.gain, value: gain - total, color: 'growth' as const },
      { label: splitWords.federal, value: federal, color: 'tax' as const },
      ...(state >= SMALL ? [{ label: splitWords.state, value: state, color: 'other' as const }] : []),
    ],
  }
}

/** Days on which a lot turns long-term, and payments of estimated tax. */
function datesOf(context: GainsContext): readonly CalendarEvent[] {
  const { result, today, say } = context
  const turning = result.sold
    .filter(
      ({ longTerm, counted, ordinaryGain, sale }) => !longTerm && counted + ordinaryGain > 0 && sale.sold >= today,
    )
    .map(({ heldFrom, sale }) => ({
      date: firstLongTermDay(heldFrom),
      title: calendarWords.longTerm({ name: sale.name.trim() || calendarWords.lot({ row: sale.row + 1 }) }),
      note: calendarWords.longTermNote,
    }))
  const paying = (estimateOf(context)?.payments ?? []).map(({ due, amount }) => ({
    date: due,
    title: calendarWords.estimated,
    note: calendarWords.estimatedNote({ amount }, say),
  }))
  return [...turning, ...paying].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).slice(0, 24)
}

function answer(context: GainsContext): Answer {
  const { result } = context
  const events = datesOf(context)
  const text = more(context)
  const bar = split(context)
  return {
    headline: headline(context),
    ...(text ? { more: text } : {}),
    ...(bar ? { split: bar } : {}),
    keyFigures: keyFiguresOf(context),
    ...(result.outcome === 'sold' && events.length > 0 ? { calendar: { fileName: 'sale-dates.ics', events } } : {}),
  }
}

/** Nothing that the headline or the line under it already says. */
function keyFiguresOf(context: GainsContext): readonly string[] {
  const { outcome, wait, total, gain, home, tax, zeroRoom } = context.result
  if (outcome === 'nothing') return ['zeroRoom']
  if (total < -SMALL || tax.shortTermCarryover + tax.longTermCarryover >= 1) return ['gain', 'proceeds']
  const isPartHome = home !== null && home.gain.taxable >= 1 && home.gain.excluded >= 1
  const rest = [
    wait && wait.saved >= 1 && 'waitSaves',
    isPartHome && 'homeExcluded',
    isPartHome && 'longTerm',
    zeroRoom >= 1 && 'zeroRoom',
    tax.netInvestmentIncome >= 1 && 'netInvestmentTax',
    (estimateOf(context)?.toPay ?? 0) >= 1 && 'estimated',
    total >= SMALL && 'proceeds',
  ].filter((key): key is string => typeof key === 'string')
  const found = [...(total >= SMALL ? ['kept'] : []), ...rest].slice(0, 3)
  return found.length > 0 ? found : [gain >= 1 ? 'zeroRoom' : 'gain']
}

/** Years between the first and the last day to sell, at most. */
const MOST_YEARS = 5

function lotProblem({ lots }: GainsInputs): string | undefined {
  for (const [index, lot] of lots.entries()) {
    if (!isFilled(lot)) continue
    const row = index + 1
    if (lot.bought === null) return errorWords.bought({ row })
    if (lot.origin === 'gift' && lot.given !== null && lot.given < lot.bought) return errorWords.given({ row })
    if (lot.sold !== null && lot.sold < lot.bought) return errorWords.order({ row })
  }
  const years = lots.flatMap((lot) => (isFilled(lot) && lot.sold !== null ? [Number(lot.sold.slice(0, 4))] : []))
  return years.length > 0 && Math.max(...years) - Math.min(...years) > MOST_YEARS ? errorWords.far : undefined
}

function check(inputs: GainsInputs, _say: Say) {
  const sellsHome = inputs.homePrice !== null && inputs.homePrice > 0
  return {
    lots: lotProblem(inputs),
    homeBasis: sellsHome && inputs.homeBasis === null ? errorWords.homeBasis : undefined,
    homeOtherUse: sellsHome && inputs.homeOtherUse > inputs.homeOwned ? errorWords.lived : undefined,
  }
}

export const answerPart: AnswerPart<GainsContext> = {
  compute,
  figures,
  main: 'tax',
  moreIs: 'worse',
  answer,
  check,
  presets: [
    {
      unknown: 'income',
      figure: 'tax',
      target: (now) => Math.floor((now * 0.9) / 100) * 100,
      question: questions.income,
    },
  ],
}
