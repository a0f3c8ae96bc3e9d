import { roundToCent } from '#engine/money.ts'
import type { XYChart } from '../kit/presentation.ts'
import { fundedOn, ownAsk } from './compute.ts'
import { ofPriced, type PricedContext } from './context.ts'
import { inUseAfterEach } from './in-use.ts'
import { monthSums } from './months.ts'
import { priceOf } from './price.ts'
import { dateOf } from './rhythm.ts'
import { aprText, nameOf, timeText } from './said.ts'
import { termsChart } from './terms-chart.ts'
import { chartWords } from './words/explain.en.ts'

function offers({ result: { all }, say }: PricedContext): XYChart | null {
  if (all.length < 2) return null
  const words = chartWords.offers
  const values = all.map((one) => chartWords.value({ name: nameOf(one), value: aprText(one.apr, say) }))
  return {
    kind: 'bars',
    key: 'offers',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ values }, say),
    x: { label: chartWords.offer, kind: 'number', values: all.map(nameOf) },
    unit: 'percent',
    yLabel: words.apr,
    series: [{ key: 'apr', label: words.apr, color: 'interest', values: all.map((one) => one.apr) }],
  }
}

function burden({ inputs: { sales }, result: { all }, say }: PricedContext): XYChart | null {
  if (all.length < 2) return null
  const words = chartWords.burden
  const values = all.map((one) => chartWords.value({ name: nameOf(one), value: say.money(one.monthly) }))
  return {
    kind: 'bars',
    key: 'burden',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ values }, say),
    note: words.note,
    x: { label: chartWords.offer, kind: 'number', values: all.map(nameOf) },
    unit: 'money',
    series: [{ key: 'monthly', label: words.monthly, color: 'principal', values: all.map((one) => one.monthly) }],
    ...(sales === null ? {} : { level: { value: sales, label: chartWords.sales } }),
  }
}

/** What is still in use after each payment. Its average is the cost ÷ rate. */
function held({ inputs, result: { own }, say }: PricedContext): XYChart | null {
  const words = chartWords.held
  const { unit, times, payments, averageHeld } = own
  if (unit === null || averageHeld === null || own.apr === null || times.length < 4) return null
  const funded = fundedOn(inputs)
  const paid = times.map((time, index) => ({ time, amount: payments[index] ?? 0 }))
  const values = inUseAfterEach(unit, paid, own.laterDraws).map((inUse) => Math.max(0, roundToCent(inUse)))
  return {
    kind: 'lines',
    key: 'held',
    title: words.title,
    lead: own.kind === 'advance' ? words.leadAdvance : words.lead,
    summary: words.summary({ received: own.receivedAll, average: averageHeld, time: timeText(own, say) }, say),
    x: { label: words.date, kind: 'date', values: [funded, ...times.map((time) => dateOf(own.rhythm, time, funded))] },
    unit: 'money',
    series: [{ key: 'held', label: words.inUse, color: 'principal', look: 'area', values: [own.received, ...values] }],
    level: { value: averageHeld, label: words.average },
  }
}

/** The same factor over other times: the dollars stay, the yearly cost does not. */
function lengths({ inputs, say }: PricedContext): XYChart | null {
  const words = chartWords.lengths
  const ask = inputs.kind === 'advance' ? ownAsk(inputs) : null
  if (ask === null || !('factor' in ask.price)) return null
  const { factor } = ask.price
  const months = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 24]
  const priced = months.map((length) => priceOf({ ...ask, price: { factor, until: { months: length } } }))
  const [first] = priced
  const last = priced.at(-1)
  if (!first || !last) return null
  return {
    kind: 'lines',
    key: 'lengths',
    title: words.title,
    lead: words.lead,
    summary: words.summary({
      first: aprText(first.apr, say),
      last: aprText(last.apr, say),
      firstShortcut: aprText(first.shortcut, say),
      lastShortcut: aprText(last.shortcut, say),
    }),
    note: words.note,
    x: { label: words.months, kind: 'number', values: months },
    unit: 'percent',
    yLabel: words.y,
    ceiling: Math.max(50, (priced[2]?.apr ?? 300) * 1.2),
    series: [
      { key: 'apr', label: words.apr, color: 'interest', values: priced.map((one) => one?.apr ?? null) },
      {
        key: 'shortcut',
        label: words.shortcut,
        color: 'other',
        look: 'dashed',
        values: priced.map((one) => one?.shortcut ?? null),
      },
    ],
  }
}

function cash(context: PricedContext): XYChart | null {
  const { inputs, result, say } = context
  const words = chartWords.cash
  const months = monthSums(context)
  if (months.length < 2) return null
  const top = months.reduce((a, b) => (b.paid > a.paid ? b : a))
  return {
    kind: 'bars',
    key: 'cash',
    title: words.title,
    lead: result.own.rhythm === 'monthly' ? words.lead({ months: months.length }, say) : words.leadOften,
    summary: words.summary(top, say),
    x: { label: words.month, kind: 'month', values: months.map((one) => one.month) },
    unit: 'money',
    series: [{ key: 'paid', label: words.paid, color: 'principal', values: months.map((one) => one.paid) }],
    ...(inputs.sales === null ? {} : { level: { value: inputs.sales, label: chartWords.sales } }),
  }
}

export const charts = [
  ofPriced(offers),
  ofPriced(lengths),
  ofPriced(held),
  ofPriced(termsChart),
  ofPriced(burden),
  ofPriced(cash),
]
