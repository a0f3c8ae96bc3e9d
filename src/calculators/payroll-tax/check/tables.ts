/** The tables of the W-4 check. */

import { w4Status } from '#engine/withholding/certificate.ts'
import type { FormEntries } from '#engine/withholding-check/check-withholding.ts'
import { checksAfter, withheldUnchanged } from '#engine/withholding-check/check-withholding.ts'
import type { SourceYear } from '#engine/withholding-check/paid-source.ts'
import type { KeyedTable } from '../../kit/presentation.ts'
import { tableOf } from '../../kit/table-of.ts'
import { formOf, nameOf } from './answer.ts'
import { type CheckContext, isFine } from './compute.ts'
import { tableWords as words } from './words/explain.en.ts'

interface FormRow {
  readonly at: number
  readonly year: SourceYear
  readonly entries: FormEntries | null
}
type Of = (row: FormRow) => number | null
const step =
  (pick: (entries: FormEntries) => number): Of =>
  ({ entries }) =>
    entries ? pick(entries) : null
const steps = {
  credits: ['money', step(({ credits }) => credits)],
  otherIncome: ['money', step(({ otherIncome }) => otherIncome)],
  deductions: ['money', step(({ deductions }) => deductions)],
  extra: ['money', step(({ extra }) => extra)],
} as const

/** Entries for every job and pension that still has checks to come; none where everything is fine as it is. */
export function formsTable({ inputs, result }: CheckContext): KeyedTable | null {
  const { check } = result
  if (isFine(result, inputs)) return null
  const rows: readonly FormRow[] = check.sources.flatMap((year, at) =>
    checksAfter(year).length > 0 ? [{ at, year, entries: check.plan.entries[at] ?? null }] : [],
  )
  if (rows.length === 0) return null
  return tableOf(
    'checkForms',
    words.forms,
    rows,
    {
      name: ['text', ({ at }) => nameOf(result, at)],
      form: ['text', ({ at, entries }) => (entries ? formOf(result, at) : words.forms.keep)],
      ...steps,
      now: ['cents', ({ at }) => check.perCheck[at]?.now ?? null],
      next: ['cents', ({ at }) => check.perCheck[at]?.next ?? null],
      checks: ['count', ({ year }) => checksAfter(year).length],
    },
    { line: ({ at }) => `source${at + 1}` },
  )
}

export function januaryTable({ result }: CheckContext): KeyedTable | null {
  const { january, check } = result
  const rows: readonly FormRow[] = check.sources.flatMap((year, at) => {
    const entries = january?.entries[at] ?? null
    return entries ? [{ at, year, entries }] : []
  })
  if (rows.length === 0) return null
  return tableOf(
    'checkJanuary',
    words.january,
    rows,
    { name: ['text', ({ at }) => nameOf(result, at)], form: ['text', ({ at }) => formOf(result, at)], ...steps },
    { line: ({ at }) => `source${at + 1}`, folded: true },
  )
}

export function sourcesTable({ result, tax }: CheckContext): KeyedTable | null {
  const { sources, household } = result.check
  if (sources.length === 0) return null
  const status = w4Status(household.status)
  return tableOf(
    'checkSources',
    words.sources,
    sources.map((year, at) => ({ year, at })),
    {
      name: ['text', ({ at }) => nameOf(result, at)],
      checks: ['count', ({ year }) => year.checks.length],
      paid: ['cents', ({ year }) => year.source.payToDate],
      pay: ['cents', ({ year }) => year.gross],
      taxable: ['cents', ({ year }) => year.taxable],
      withheldSoFar: ['cents', ({ year }) => year.source.withheldToDate],
      withheld: ['cents', ({ year }) => withheldUnchanged(year, status, tax)],
    },
    { line: ({ at }) => `source${at + 1}`, folded: true },
  )
}

type Line = readonly [label: keyof typeof words.year.lines, amount: number]

/** The return line by line, down to the refund if nothing changes; lines of zero are left out but for the sums. */
export function yearTable({ result }: CheckContext): KeyedTable {
  const { tax, household, withheldUnchanged: withheld, refundUnchanged } = result.check
  const { income, deductions, credits, payments } = tax
  const sums: ReadonlySet<string> = new Set(['agi', 'taxable', 'total', 'refund'])
  const other = income.total - income.wages - income.pensionsAndIras - income.taxableSocialSecurity
  const lines: readonly Line[] = [
    ['wages', income.wages],
    ['pensions', income.pensionsAndIras],
    ['benefits', income.taxableSocialSecurity],
    ['other', other],
    ['adjustments', -tax.adjustments.total],
    ['agi', tax.agi],
    ['deduction', -deductions.standardOrItemized],
    ['more', -(deductions.total - deductions.standardOrItemized)],
    ['taxable', tax.taxableIncome],
    ['tax', tax.tax.beforeCredits],
    ['credits', -(credits.nonrefundable + credits.refundable)],
    ['otherTaxes', tax.otherTaxes.total],
    ['total', tax.taxAfterCredits],
    ['withheld', withheld],
    ['elsewhere', household.federalWithheld],
    ['medicare', payments.additionalMedicareWithheld],
    ['excess', payments.excessSocialSecurity],
    ['estimated', household.estimatedPaid],
    ['refund', refundUnchanged],
  ]
  const shown = lines.filter(([label, amount]) => sums.has(label) || Math.abs(amount) >= 0.005)
  const emphasis: Record<number, 'subtotal' | 'total'> = {}
  shown.forEach(([label], index) => {
    if (sums.has(label)) emphasis[index] = label === 'refund' ? 'total' : 'subtotal'
  })
  return tableOf(
    'checkYear',
    words.year,
    shown,
    { line: ['text', ([label]) => words.year.lines[label]], amount: ['cents', ([, amount]) => amount] },
    { line: ([key]) => key, folded: true, look: 'ledger', emphasis },
  )
}

/** Dates and amounts that bring in what no form can, or else what the safe amount still lacks. */
export function paymentsTable({ result, say }: CheckContext): KeyedTable | null {
  const { paymentsBeside, penaltyPlanned } = result.check
  const payments = (
    paymentsBeside.length > 0 ? paymentsBeside : penaltyPlanned.missing > 0 ? penaltyPlanned.payments : []
  ).filter(({ amount }) => amount > 0)
  if (payments.length === 0) return null
  return tableOf('checkPayments', words.payments, payments, {
    due: ['date', ({ due }) => say.date(due)],
    amount: ['cents', ({ amount }) => amount],
  })
}
