/** What a state's model leaves out, and which of its figures are not final: said on the page, never hidden. */

import type { StateLaw } from '#engine/tax/state-law.ts'
import type { Cited } from '#facts/cited.ts'
import { leftOutEverywhere } from '#facts/states/left-out.ts'
import type { StateYear } from '#facts/states/schema.ts'
import type { Table } from '../kit/presentation.ts'

export interface Doubt {
  readonly what: string
  readonly why: string
  readonly note: string
}

/** What a visitor calls each part. A part without a name here is called other figures. */
const partNames: Readonly<Record<string, string>> = {
  start: 'What counts as income',
  additions: 'Additions',
  socialSecurity: 'Social Security',
  retirement: 'Retirement income',
  gains: 'Capital gains',
  subtractions: 'Subtractions',
  federalTaxDeduction: 'Deduction of federal tax',
  standardDeduction: 'Standard deduction',
  itemized: 'Itemized deductions',
  exemptions: 'Exemptions',
  brackets: 'Tax brackets',
  columns: 'Two columns for couples',
  rules: 'Rules after the brackets',
  credits: 'Credits',
  local: 'Local income tax',
  employeePayroll: 'Taken from pay',
}

/** The figures inside one part of a state's year: one, several, or none. */
export const citedIn = (part: StateYear[keyof StateYear]): readonly Cited<unknown>[] =>
  part === null ? [] : Array.isArray(part) ? (part as readonly Cited<unknown>[]) : [part as Cited<unknown>]

const named = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : null

const whyNot = ({ status, confidence }: Cited<unknown>): string | null => {
  if (status === 'projected') return 'worked out before it was published'
  if (status === 'carried-over') return 'last year’s figure, until the new one is confirmed'
  if (status === 'assumption') return 'our own estimate'
  return confidence === 'low' ? 'we could not confirm it well' : null
}

/** Figures of the state's year that are not final or not well confirmed. */
export function doubtsOf(law: StateLaw, year: number): readonly Doubt[] {
  const doubts: Doubt[] = []
  for (const [key, part] of Object.entries(law.yearOf(year)))
    for (const figure of citedIn(part)) {
      const why = whyNot(figure)
      if (why !== null)
        doubts.push({ what: named(figure.value) ?? partNames[key] ?? 'Other figures', why, note: figure.note ?? '' })
    }
  return doubts
}

/** One table: what is left out, then what is not certain. */
export function trustTable(law: StateLaw, year: number): Table {
  const { facts } = law
  const rows = [
    ...[...facts.leftOut, ...leftOutEverywhere].map((text) => ['Left out', text]),
    ...doubtsOf(law, year).map(({ what, why, note }) => ['Not certain', `${what}: ${why}.${note ? ` ${note}` : ''}`]),
  ]
  return {
    key: 'stateTrust',
    title: `What ${facts.name}’s part leaves out`,
    lead: 'Check these against the state’s own instructions if they touch you.',
    columns: [
      { label: 'Kind', unit: 'text' },
      { label: 'What', unit: 'text' },
    ],
    rows,
    look: 'ledger',
  }
}
