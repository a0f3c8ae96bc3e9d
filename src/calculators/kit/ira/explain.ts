/** Charts, tables, workings and findings that both IRA pages share. */

import { roundToCent } from '#engine/money.ts'
import { netIncomeReturned } from '#engine/retirement/excess-contribution.ts'
import { tenYearRule } from '#facts/retirement/inherited-accounts.ts'
import { saversMatch } from '#facts/retirement/savers-match.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { act, good, type MaybeFound, note, watch } from '../finding.ts'
import type { Chart, KeyedTable, Working } from '../presentation.ts'
import { about } from '../preset.ts'
import type { Say } from '../say.ts'
import { tableOf } from '../table-of.ts'
import { type Comparison, type Saving, winnerOf } from './compare.ts'
import type { IraInputs } from './inputs.ts'
import {
  beatWords,
  compareWorking,
  courseChart,
  courseTable,
  creditWords,
  excessTable,
  excessWords,
  limitsTable,
  peopleWords,
  savedWorking,
  worthChart,
} from './words/explain.en.ts'

/** The three accounts after tax, in today's dollars. */
export function worthRanks({ end, prices }: Comparison, yours: 'traditional' | 'roth', say: Say): Chart | null {
  const { worth, outAge: age } = end
  if (worth.roth < 1 || worth.traditionalAlone < 0 || worth.beside < 0) return null
  const today = (amount: number) => roundToCent(amount / prices)
  const { rows, parts } = worthChart
  return {
    kind: 'ranks',
    key: 'worth',
    title: worthChart.title({ age }),
    lead: worthChart.lead,
    summary: worthChart.summary({ traditional: worth.traditional / prices, roth: worth.roth / prices, age }, say),
    unit: 'money',
    words: { row: worthChart.row, total: worthChart.total },
    parts: [
      { key: 'account', label: parts.account, color: 'principal' },
      { key: 'beside', label: parts.beside, color: 'growth' },
    ],
    rows: [
      {
        label: rows.traditional,
        values: [today(worth.traditionalAlone), today(worth.beside)],
        isYours: yours === 'traditional',
      },
      { label: rows.roth, values: [today(worth.roth), 0], isYours: yours === 'roth' },
      { label: rows.taxable, values: [today(worth.taxable), 0] },
    ],
  }
}

/** What each year's end is worth after tax, in today's dollars. */
export function courseLines(
  { course, end, prices, years }: Comparison,
  inflation: number,
  rmdAge: number,
  say: Say,
): Chart | null {
  if (course.length < 3 || end.worth.roth < 1) return null
  const rise = 1 + inflation / 100
  const today = (pick: (row: (typeof course)[number]) => number) =>
    course.map((row, i) => roundToCent(pick(row) / rise ** (i + 1)))
  const ages = course.map(({ outAge }) => outAge)
  const marks = [
    { x: 60, label: courseChart.free },
    { x: rmdAge, label: courseChart.rmd },
  ].filter(({ x }) => ages.includes(x))
  const { worth, outAge: age } = end
  return {
    kind: 'lines',
    key: 'course',
    title: courseChart.title,
    lead: courseChart.lead,
    summary: courseChart.summary({ traditional: worth.traditional / prices, roth: worth.roth / prices, age }, say),
    x: { label: courseChart.x, kind: 'number', values: ages },
    unit: 'money',
    series: [
      {
        key: 'traditional',
        label: worthChart.rows.traditional,
        color: 'principal',
        values: today((row) => row.worth.traditional),
      },
      { key: 'roth', label: worthChart.rows.roth, color: 'growth', values: today((row) => row.worth.roth) },
      {
        key: 'taxable',
        label: worthChart.rows.taxable,
        color: 'other',
        look: 'dashed',
        values: today((row) => row.worth.taxable),
      },
    ],
    ...(marks.length > 0 && years > 2 ? { marks } : {}),
  }
}

export function yearTable({ whole, wholeEnd }: Comparison, inflation: number): KeyedTable | null {
  if (wholeEnd.worth.roth < 1 && wholeEnd.worth.traditional < 1) return null
  const rise = 1 + inflation / 100
  const rows = whole.map((row, i) => ({ ...row, prices: rise ** (i + 1) }))
  return tableOf(
    'years',
    courseTable,
    rows,
    {
      year: ['date', ({ year }) => String(year)],
      age: ['count', ({ age }) => age],
      traditional: ['money', ({ traditional }) => roundToCent(traditional)],
      required: ['money', ({ required }) => roundToCent(required)],
      beside: ['money', ({ beside }) => roundToCent(beside.value)],
      roth: ['money', ({ roth }) => roundToCent(roth)],
      worth: ['money', ({ worth, prices }) => roundToCent(worth.traditional / prices), { dollars: 'today' }],
      rothWorth: ['money', ({ worth, prices }) => roundToCent(worth.roth / prices), { dollars: 'today' }],
    },
    { folded: true },
  )
}

export function limitRanges(facts: TaxYearFacts, say: Say): KeyedTable {
  const { limit, catchUp50: catchUp, deductionMagi, rothMagi } = facts.ira.value
  const { rows: names, columns } = limitsTable
  const rows = [
    ['single', names.single, deductionMagi.coveredSingle],
    ['joint', names.joint, deductionMagi.coveredJoint],
    ['onlySpouse', names.onlySpouse, deductionMagi.onlySpouseCovered],
    ['rothSingle', names.rothSingle, rothMagi.single],
    ['rothJoint', names.rothJoint, rothMagi.joint],
    ['separate', names.separate, deductionMagi.separate],
  ] as const
  return tableOf(
    'limits',
    { title: limitsTable.title(facts), lead: limitsTable.lead({ limit, catchUp }, say), columns },
    rows,
    {
      what: ['text', ([, name]) => name],
      from: ['money', ([, , range]) => range.from],
      to: ['money', ([, , range]) => range.to],
    },
    { line: ([key]) => key, folded: true },
  )
}

/** Five years of the 6% on what stays in; null with nothing over. */
export function excessYears(excess: number, excise: number, firstYear: number): KeyedTable | null {
  if (excess < 0.5) return null
  const rows = [0, 1, 2, 3, 4].map((i) => ({ year: String(firstYear + i), tax: excise, total: excise * (i + 1) }))
  return tableOf('excess', excessTable, rows, {
    year: ['date', ({ year }) => year],
    excess: ['money', () => roundToCent(excess)],
    tax: ['cents', ({ tax }) => roundToCent(tax)],
    total: ['cents', ({ total }) => roundToCent(total)],
  })
}

export function savedSteps(saving: Saving, say: Say): Working | null {
  if (saving.deducted <= 0) return null
  return {
    title: savedWorking.title,
    lines: [savedWorking.formula, savedWorking.result(saving, say)],
    steps: [savedWorking.whole, savedWorking.payroll],
  }
}

export function compareSteps(
  inputs: IraInputs,
  saving: Saving,
  comparison: Comparison,
  rmdAge: number,
  say: Say,
): Working | null {
  const { counted } = saving
  if (counted <= 0) return null
  const { end, prices, rothAhead, years, laterRate, evenAt } = comparison
  const stream = { contribution: counted, times: inputs.keepUp === 'every' ? years : 1, years, rise: inputs.inflation }
  return {
    title: compareWorking.title,
    lines: [
      compareWorking.formula,
      compareWorking.result(end.worth, say),
      compareWorking.todays({ ahead: rothAhead, prices }, say),
    ],
    steps: [
      compareWorking.stream(stream, say),
      compareWorking.beside({ share: comparison.asked.savedShare * 100 }, say),
      compareWorking.side({ dividends: inputs.dividendYield, tax: inputs.gainsTax }, say),
      compareWorking.later({ rate: laterRate * 100 }, say),
      compareWorking.required({ age: rmdAge }),
      ...(evenAt === null ? [] : [compareWorking.even({ rate: evenAt * 100 }, say)]),
      compareWorking.early,
    ],
  }
}

/** Which account wins; nothing with no money in it. */
export function whichWins({ counted }: Saving, comparison: Comparison): MaybeFound {
  if (counted < 1) return null
  const { rothAhead, end, laterRate, evenAt } = comparison
  return note(beatWords[winnerOf(comparison)], {
    ahead: about(Math.abs(rothAhead)),
    age: end.outAge,
    later: laterRate * 100,
    even: evenAt === null ? null : evenAt * 100,
  })
}

interface Over {
  readonly excess: number
  readonly excise: number
  readonly today: string
  readonly lastDay: string
  readonly lastDayOut: string
  /** Put in since the opening balance, the excess included. */
  readonly put: number
  readonly opening: number | null
  readonly closing: number | null
}
/** What to do about money over the limit, and what goes back with it. */
export function excessFindings({
  excess,
  excise,
  today,
  lastDay,
  lastDayOut,
  put,
  opening,
  closing,
}: Over): readonly MaybeFound[] {
  if (excess < 0.5) return []
  const values = { excess, excise }
  const fix =
    today <= lastDay
      ? act(excessWords.inTime, { ...values, date: lastDay })
      : today <= lastDayOut
        ? act(excessWords.extended, { ...values, date: lastDayOut })
        : act(excessWords.late, values)
  if (opening === null || closing === null) return [fix]
  const earned = netIncomeReturned({
    returned: excess,
    openingBalance: opening + Math.max(put, excess),
    closingBalance: closing,
  })
  const out = Math.max(0, excess + earned)
  return [fix, earned >= 0 ? note(excessWords.earned, { out, earned }) : note(excessWords.lost, { out, lost: -earned })]
}

/** The Saver's Credit of the year, and what takes its place. */
export function saverFindings({ credit }: Saving, match: number, year: number): readonly MaybeFound[] {
  const from = saversMatch.value.fromYear
  return [
    credit >= 1 && year < from && good(creditWords.credit, { credit }),
    match >= 1 && note(creditWords.match, { match, from }),
  ]
}

export const spouseToo = (most: number, year: number): MaybeFound =>
  most >= 1 && note(peopleWords.spouse, { most, year })
export const minor = (age: number): MaybeFound => age < 18 && note(peopleWords.child)
export const separately = (inputs: IraInputs, facts: TaxYearFacts): MaybeFound =>
  inputs.status === 'separate' &&
  inputs.lived &&
  watch(peopleWords.separate, { to: facts.ira.value.rothMagi.separate.to })
export const heirs = (): MaybeFound => note(peopleWords.heirs, { years: tenYearRule.value.years })
