/** What a state's model leaves out, and which of its figures are not final: said on the page, never hidden. */

import type { StateLaw } from '#engine/tax/state-law.ts'
import type { Cited } from '#facts/cited.ts'
import { leftOutEverywhere } from '#facts/states/left-out.ts'
import type { StateYear } from '#facts/states/schema.ts'
import type { Table } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { TaxContext } from './context.ts'
import { stateIn } from './law.ts'
import { trustWords as words } from './words/explain.en.ts'

type Why = 'projected' | 'carried-over' | 'assumption' | 'low'
export interface Doubt {
  readonly what: string
  readonly why: Why
  readonly note: string
}

/** The figures inside one part of a state's year: one, several, or none. */
export const citedIn = (part: StateYear[keyof StateYear]): readonly Cited<unknown>[] =>
  part === null ? [] : Array.isArray(part) ? (part as readonly Cited<unknown>[]) : [part as Cited<unknown>]

const named = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : null

const whyNot = ({ status, confidence }: Cited<unknown>): Why | null =>
  status === 'enacted' ? (confidence === 'low' ? 'low' : null) : status

/** Figures of the state's year that are not final or not well confirmed. */
export function doubtsOf(law: StateLaw, year: number): readonly Doubt[] {
  const doubts: Doubt[] = []
  for (const [key, part] of Object.entries(law.yearOf(year)))
    for (const figure of citedIn(part)) {
      const why = whyNot(figure)
      if (why !== null)
        doubts.push({ what: named(figure.value) ?? words.parts[key] ?? words.other, why, note: figure.note ?? '' })
    }
  return doubts
}

/** One table: what is left out, then what is not certain. Null where no state was chosen. */
export function trustTable({ law }: TaxContext): Table | null {
  const state = stateIn(law)
  if (state === null) return null
  const rows = [
    ...[...state.facts.leftOut, ...leftOutEverywhere].map((what) => ({ kind: words.leftOut, what })),
    ...doubtsOf(state, law.facts.year).map(({ what, why, note }) => ({
      kind: words.doubt,
      what: words.what({ part: what, why, note }),
    })),
  ]
  return tableOf(
    'stateTrust',
    { ...words, title: words.title(state.facts.name) },
    rows,
    { kind: ['text', (row) => row.kind], what: ['text', (row) => row.what] },
    { look: 'ledger' },
  )
}
