import { standingAfter } from '#engine/deposits/certificate.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { type ColumnRule, tableOf } from '../kit/table-of.ts'
import { yearsAhead } from './compute.ts'
import type { CdContext } from './context.ts'
import { leavingAfter } from './leaving.ts'
import { amount, rateText, termText } from './phrases.ts'
import { placeNames, tableWords } from './words/explain.en.ts'

/** A column of dollars with whole cents. */
const cents = <R>(value: (row: R) => number): ColumnRule<R> => ['cents', (row) => roundToCent(value(row))]

function places({ inputs, result, say }: CdContext): KeyedTable {
  const words = tableWords.places
  const rows = (['cd', 'savings', 'treasury'] as const).map((key) => ({
    key,
    name: placeNames[key],
    reason: words[key],
    place: result[key],
  }))
  return tableOf(
    'places',
    { ...words, title: words.title({ term: termText(inputs, say) }) },
    rows,
    {
      place: ['text', (row) => row.name],
      reason: ['text', (row) => row.reason],
      before: ['text', ({ place }) => rateText(place.annualYield, say)],
      after: ['text', ({ place }) => rateText(place.annualYieldAfterTax, say)],
      value: cents(({ place }) => place.value),
      valueAfter: cents(({ place }) => place.valueAfterTax),
    },
    { line: ({ key }) => key, look: 'ledger' },
  )
}

/** Year by year, the last row at maturity. */
function byYear({ inputs, result }: CdContext): KeyedTable {
  const ends = Array.from({ length: Math.ceil(result.years - 1e-9) }, (_, i) => Math.min(i + 1, result.years))
  const prices = 1 + inputs.inflation / 100
  let before = inputs.deposit
  const rows = ends.map((years) => {
    const { paidOut, inside } = standingAfter(inputs.deposit, result.rate, result.payouts, years)
    const all = paidOut + inside
    const early = years < result.years - 1e-9 ? leavingAfter(inputs, result, years).total : all
    const interest = all - before
    before = all
    return { years, interest, paidOut, inside, all, early, today: all / prices ** yearsAhead(result, years) }
  })
  return tableOf('byYear', tableWords.byYear, rows, {
    years: ['ratio', (row) => Number(row.years.toFixed(2))],
    interest: cents((row) => row.interest),
    paidOut: cents((row) => row.paidOut),
    inside: cents((row) => row.inside),
    all: cents((row) => row.all),
    early: cents((row) => row.early),
    today: cents((row) => row.today),
  })
}

function early({ inputs, result }: CdContext): KeyedTable {
  const { leadSold, ...words } = tableWords.early
  const rows = Array.from({ length: result.lastEarlyMonth + 1 }, (_, month) => ({
    month,
    ...leavingAfter(inputs, result, month / 12),
  }))
  return tableOf(
    'early',
    inputs.kind === 'bank' ? words : { ...words, lead: leadSold },
    rows,
    {
      month: ['count', (row) => row.month],
      paidOut: cents((row) => row.paidOut),
      received: cents((row) => row.received),
      total: cents((row) => row.total),
      gain: cents((row) => row.total - inputs.deposit),
    },
    { folded: true },
  )
}

function rungs({ result: { ladder }, say }: CdContext): KeyedTable | null {
  if (!ladder) return null
  return tableOf('ladder', tableWords.ladder, ladder.rungs, {
    date: ['date', (rung) => say.dateShort(rung.maturity)],
    term: ['months', (rung) => rung.months],
    apy: ['text', ({ rate }) => rateText(rate.kind === 'apy' ? rate.annualYield : rate.annualRate, say)],
    amount: cents((rung) => rung.amount),
    interest: cents((rung) => rung.interest),
    value: cents((rung) => rung.value),
  })
}

/** What comes free and is put in again, until the visitor's end. */
function renewals({ result: { kept }, say }: CdContext): KeyedTable | null {
  if (!kept || kept.renewals.length === 0) return null
  const words = tableWords.renewals
  const values = {
    months: kept.term,
    rate: rateText(kept.annualYield, say),
    day: kept.end,
    value: amount(kept.value, say),
  }
  return tableOf(
    'renewals',
    { ...words, lead: words.lead(values, say) },
    kept.renewals,
    {
      date: ['date', (row) => say.dateShort(row.date)],
      value: cents((row) => row.value),
      interest: cents((row) => row.interest),
      until: ['date', (row) => say.dateShort(row.until)],
    },
    { folded: kept.renewals.length > 12 },
  )
}

export const tables = [places, byYear, rungs, renewals, early]
