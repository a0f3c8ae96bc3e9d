/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const chartWords = {
  choices: {
    title: 'Tax by when you sell',
    lead: 'The same sales at the same prices.',
    summary: ({ label, tax }: { label: string; tax: number }, say: Say) =>
      `The lowest is “${label}”, with ${say.money(tax)} in tax.`,
    row: 'When you sell',
    total: 'Tax',
    planned: 'As planned',
    plannedNote: 'On your dates',
    wait: 'Once it’s long-term',
    waitNote: ({ day }: { day: string }, say: Say) => `From ${say.dateShort(day)}`,
    january: 'All in January',
    januaryNote: 'Next tax year',
    split: 'Part now, part in January',
    splitNote: ({ share }: { share: number }, say: Say) => `${say.percent(share, 0)} this year`,
  },
  parts: {
    title: 'Where the tax comes from',
    lead: 'Your returns with these sales, minus your returns without them.',
    summary: ({ total }: { total: number }, say: Say) => `These add up to ${say.money(total)}.`,
    start: 'Start',
    total: 'Tax on these sales',
    steps: {
      gains: 'Tax at long-term rates',
      ordinary: 'Tax at regular rates',
      surtax: 'Net investment income tax',
      minimum: 'Alternative minimum tax',
      credits: 'Smaller credits',
      other: 'Other federal taxes',
      state: 'State and local tax',
    },
  },
  bands: {
    title: ({ year }: { year: number }) => `Your ${year} income and the 0%, 15% and 20% rates`,
    lead: ({ room }: { room: number }, say: Say) =>
      room >= 1
        ? `Other income fills the bars first, then long-term gains. Room left at 0%: ${say.money(room)}.`
        : 'Other income fills the bars first, then long-term gains.',
    summary: ({ zero, fifteen, twenty }: { zero: number; fifteen: number; twenty: number }, say: Say) =>
      `${say.money(zero)} of long-term gains and dividends is taxed at 0%, ${say.money(fifteen)} at 15% and ${say.money(twenty)} at 20%.`,
    summaryNone: 'None of your gains or dividends is taxed at long-term rates.',
    upTo: (to: number, say: Say) => `Up to ${say.money(to)}`,
    between: ([from, to]: readonly [number, number], say: Say) => `${say.money(from)} to ${say.money(to)}`,
    over: (from: number, say: Say) => `Over ${say.money(from)}`,
    words: { row: 'Taxable income', filled: 'Yours in it', result: 'Tax on gains in it' },
  },
  spread: {
    title: 'Part this year, part in January',
    lead: ({ share, saved }: { share: number; saved: number }, say: Say) =>
      share < 0.5
        ? `Lowest tax: all of it in January, saving ${say.money(saved)}.`
        : `Lowest tax: ${say.percent(share, 0)} this year and the rest in January, saving ${say.money(saved)}.`,
    leadNone: 'Splitting the sale wouldn’t lower the tax.',
    summary: ({ now, best }: { now: number; best: number }, say: Say) =>
      `All of it this year costs ${say.money(now)} in tax; the best split costs ${say.money(best)}.`,
    note: 'At the same price, with this year’s tax rules in both years.',
    x: 'Share sold this year, %',
    tax: 'Tax in both years',
    best: 'Best',
  },
}

export const tableWords = {
  lot: ({ row }: { row: number }) => `Lot ${row}`,
  inherited: 'Inherited',
  long: 'Long',
  short: 'Short',
  lots: {
    title: 'Each lot',
    lead: 'As on Form 8949. “Tax it adds” is the tax that would go away if you kept this lot.',
    columns: {
      name: 'Lot',
      bought: 'Bought',
      sold: 'Sold',
      proceeds: 'Proceeds',
      basis: 'Cost basis',
      gain: 'Gain or loss',
      term: 'Term',
      longFrom: 'Long-term from',
      counted: 'Counts on return',
      tax: 'Tax it adds',
    },
  },
  years: {
    title: 'Year by year',
    lead: 'Losses that don’t fit in one year carry over to the next.',
    columns: {
      year: 'Year',
      shortTerm: 'Short-term',
      longTerm: 'Long-term',
      federal: 'Federal tax',
      state: 'State tax',
      shortLeft: 'Short-term carryover',
      longLeft: 'Long-term carryover',
    },
  },
  spread: {
    title: 'Tax by share sold this year',
    lead: 'At the same price, with this year’s tax rules in both years.',
    columns: {
      share: 'Sold this year',
      now: 'Gain this year',
      next: 'Gain next year',
      tax: 'Tax in both years',
      saved: 'Saved',
    },
  },
}

interface LotLine {
  readonly name: string
  readonly row: number
  readonly proceeds: number
  readonly basis: number
  readonly gain: number
  readonly isLong: boolean
}
interface Change {
  readonly before: number
  readonly after: number
}

export const workingWords = {
  gains: {
    title: 'Gains and losses',
    formula: 'gain = sale price − cost basis',
    lot: ({ name, row, proceeds, basis, gain, isLong }: LotLine, say: Say) =>
      `${name || `Lot ${row}`}: ${say.cents(proceeds)} − ${say.cents(basis)} = ${say.cents(gain)} (${isLong ? 'long-term' : 'short-term'})`,
    more: 'The other lots are in the table above.',
    sums: ({ shortTerm, longTerm }: { shortTerm: number; longTerm: number }, say: Say) =>
      `Counted: short-term ${say.cents(shortTerm)}, long-term ${say.cents(longTerm)}`,
    holding: 'Long-term means held more than one year, counted from the day after you bought.',
    netting:
      'Short-term and long-term results are netted separately, then against each other (Schedule D). Carryover losses keep their kind.',
    home: 'The taxable part of your home gain is included.',
  },
  tax: {
    title: 'Tax on these sales',
    formula: 'tax = your tax with these sales − your tax without them',
    agi: ({ before, after }: Change, say: Say) => `AGI: ${say.cents(before)} → ${say.cents(after)}`,
    taxable: ({ before, after }: Change, say: Say) => `Taxable income: ${say.cents(before)} → ${say.cents(after)}`,
    federal: ({ before, after }: Change, say: Say) => `Federal tax: ${say.cents(before)} → ${say.cents(after)}`,
    result: ({ federal, state, total }: { federal: number; state: number; total: number }, say: Say) =>
      `= federal ${say.cents(federal)} + state ${say.cents(state)} = ${say.cents(total)}`,
    edges: ({ zero, fifteen, year }: { zero: number; fifteen: number; year: number }, say: Say) =>
      `Long-term gains are taxed at 0% up to ${say.money(zero)} of taxable income in ${year}, 15% up to ${say.money(fifteen)}, and 20% above that.`,
    rates: ({ zero, fifteen, twenty }: { zero: number; fifteen: number; twenty: number }, say: Say) =>
      `These sales add ${say.cents(zero)} at 0%, ${say.cents(fifteen)} at 15% and ${say.cents(twenty)} at 20%.`,
    surtax: ({ amount }: { amount: number }, say: Say) => `Net investment income tax: ${say.cents(amount)}.`,
  },
  home: {
    title: 'Your home',
    formula: 'gain = price − selling costs − cost basis + depreciation',
    gain: (v: { price: number; costs: number; basis: number; depreciation: number; gain: number }, say: Say) =>
      `= ${say.cents(v.price)} − ${say.cents(v.costs)} − ${say.cents(v.basis)} + ${say.cents(v.depreciation)} = ${say.cents(v.gain)}`,
    result: ({ excluded, taxable }: { excluded: number; taxable: number }, say: Say) =>
      `${say.cents(excluded)} excluded, ${say.cents(taxable)} taxable`,
    limit: ({ limit }: { limit: number }, say: Say) => `Most you can exclude: ${say.money(limit)} (Section 121).`,
    rest: ({ depreciation, otherUse }: { depreciation: number; otherUse: number }, say: Say) =>
      `Never excluded: depreciation of ${say.money(depreciation)}, and ${say.money(otherUse)} for time rented before you moved in.`,
  },
}

export const sourceWords = {
  bands: 'income limits of the 0%, 15% and 20% rates',
  rates: 'rates on long-term gains, 25% and 28% gains',
  surtax: 'net investment income tax',
  holding: 'holding period',
  lossLimit: 'yearly limit on losses',
  home: 'exclusion of gain on a main home',
  homeWorksheets: 'worksheets for the exclusion',
  gifts: 'cost basis and holding period of gifts',
  inherited: 'cost basis of what’s inherited',
  property: 'losses on personal and business property',
  smallBusiness: 'QSBS under the newer rules',
  smallBusinessOld: 'QSBS under the older rules',
  smallBusinessStates: 'states that tax QSBS gain',
  washington: 'real estate is exempt',
  crypto: 'crypto is property',
  wash: 'wash sales',
  estimated: 'estimated tax that avoids a penalty',
  medicare: 'Medicare premiums by income',
  coverage: 'share of income paid for the benchmark plan',
}
