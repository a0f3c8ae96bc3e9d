import { standingAfter } from '#engine/deposits/certificate.ts'
import { roundToCent } from '#engine/money.ts'
import { dateText } from '../kit/format.ts'
import type { Column, Table } from '../kit/presentation.ts'
import { leavingAfter, type Result, yearsAhead } from './compute.ts'
import type { CdInputs } from './fields.ts'
import { amount, inMonths, rateText, termText } from './words.ts'

const cents = (label: string): Column => ({ label, unit: 'cents' })
const text = (label: string): Column => ({ label, unit: 'text' })

function places(result: Result, inputs: CdInputs): Table {
  const row = (name: string, place: Result['cd'], reason: string) => [
    name,
    reason,
    rateText(place.annualYield),
    rateText(place.annualYieldAfterTax),
    roundToCent(place.value),
    roundToCent(place.valueAfterTax),
  ]
  return {
    key: 'places',
    title: `The same money for ${termText(inputs)}, in three places`,
    lead: 'Interest kept at the same yield, tax paid out of it. Future dollars.',
    look: 'ledger',
    columns: [
      text('Place'),
      text('Yield is'),
      text('A year'),
      text('After tax'),
      cents('At the end'),
      cents('After tax, at the end'),
    ],
    rows: [
      row('This CD', result.cd, 'fixed to maturity'),
      row('Savings account', result.savings, 'free to change any day'),
      row('Treasury bill or note', result.treasury, 'fixed; no state income tax; can be sold any day at its price'),
    ],
  }
}

/** Year by year, the last row at maturity. */
function byYear(result: Result, inputs: CdInputs): Table {
  const ends = Array.from({ length: Math.ceil(result.years - 1e-9) }, (_, i) => Math.min(i + 1, result.years))
  const prices = 1 + inputs.inflation / 100
  let before = inputs.deposit
  const rows = ends.map((years) => {
    const { paidOut, inside } = standingAfter(inputs.deposit, result.rate, result.payouts, years)
    const all = paidOut + inside
    const early = years < result.years - 1e-9 ? leavingAfter(inputs, result, years).total : all
    const row = [years, all - before, paidOut, inside, all, early, all / prices ** yearsAhead(result, years)]
    before = all
    return row.map((value, i) => (i === 0 ? Number(value.toFixed(2)) : roundToCent(value)))
  })
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: 'Future dollars, but for the last column.',
    columns: [
      { label: 'Years', unit: 'ratio' },
      cents('Interest'),
      cents('Paid out so far'),
      cents('In the CD'),
      cents('In all'),
      cents('If you left then'),
      cents('In today’s dollars'),
    ],
    rows,
  }
}

function byMonth(result: Result, inputs: CdInputs): Table {
  const months = Array.from({ length: result.lastEarlyMonth + 1 }, (_, i) => i)
  return {
    key: 'early',
    title: 'Leaving after each month',
    lead:
      inputs.kind === 'bank'
        ? 'Before tax. Future dollars.'
        : 'Sold at the market rate you entered, before the dealer’s spread and tax.',
    columns: [
      { label: 'Month', unit: 'count' },
      cents('Paid out so far'),
      cents('Handed over'),
      cents('In all'),
      cents('Gain'),
    ],
    rows: months.map((month) => {
      const { paidOut, received, total } = leavingAfter(inputs, result, month / 12)
      return [month, ...[paidOut, received, total, total - inputs.deposit].map(roundToCent)]
    }),
    folded: true,
  }
}

function rungs({ ladder }: Result): Table | null {
  if (!ladder) return null
  return {
    key: 'ladder',
    title: 'The ladder',
    lead: 'Interest stays in each CD to its end. Future dollars.',
    columns: [
      text('Matures on'),
      { label: 'Term', unit: 'months' },
      text('APY'),
      cents('Put in'),
      cents('Interest'),
      cents('You get'),
    ],
    rows: ladder.rungs.map(({ maturity, months, rate, amount, interest, value }) => [
      dateText(maturity, true),
      months,
      rateText(rate.kind === 'apy' ? rate.annualYield : rate.annualRate),
      ...[amount, interest, value].map(roundToCent),
    ]),
  }
}

/** What comes free and is put in again, until the visitor's end. */
function renewals({ kept }: Result): Table | null {
  if (!kept || kept.renewals.length === 0) return null
  return {
    key: 'renewals',
    title: 'The ladder kept going',
    lead: `Each CD that comes free is renewed with its interest for ${inMonths(kept.term)} at ${rateText(kept.annualYield)}, which nobody can promise. All CDs together on ${dateText(kept.end)}: ${amount(kept.value)}, interest so far counted, no penalty taken. Future dollars.`,
    columns: [text('On'), cents('Comes free'), cents('Of it interest'), text('New CD until')],
    rows: kept.renewals.map(({ date, value, interest, until }) => [
      dateText(date, true),
      roundToCent(value),
      roundToCent(interest),
      dateText(until, true),
    ]),
    folded: kept.renewals.length > 12,
  }
}

export const tablesOf = (result: Result, inputs: CdInputs): readonly Table[] =>
  [places(result, inputs), byYear(result, inputs), rungs(result), renewals(result), byMonth(result, inputs)].filter(
    (table) => table !== null,
  )
