/** What a state's model leaves out and takes for granted, and which of its figures are not final: said on the page, never hidden. */

import { keyOfName } from '#engine/tax/state/name-key.ts'
import type { StateLaw } from '#engine/tax/state-law.ts'
import type { Caveat } from '#facts/caveat.ts'
import type { Cited } from '#facts/cited.ts'
import { assumedEverywhere } from '#facts/states/assumed.ts'
import { leftOutEverywhere } from '#facts/states/left-out.ts'
import type { StateYear } from '#facts/states/schema.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { TaxContext } from './context.ts'
import { stateIn } from './law.ts'
import { trustWords as words } from './words/explain.en.ts'
import { leftOutText } from './words/state-left-out.en.ts'
import { assumedText, caveatText } from './words/state-trust.en.ts'

type Why = 'projected' | 'carried-over' | 'assumption' | 'low'
export interface Doubt {
  /** The part of the state's year it is in, with the law's own name where it has one. */
  readonly part: string
  readonly what: string
  readonly why: Why
  readonly caveat: Caveat | null
}

/** The figures inside one part of a state's year: one, several, or none. */
export const citedIn = (part: StateYear[keyof StateYear]): readonly Cited<unknown>[] => {
  if (part === null || part === undefined) return []
  if ('fromAge' in part) return part.retirement
  return 'value' in part ? [part] : part
}

/** What programs call something said. */
const keyOf = (said: string | { readonly key: string }): string => (typeof said === 'string' ? said : said.key)

const named = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : null

const whyNot = ({ status, confidence, caveat }: Cited<unknown>): Why | null =>
  status === 'enacted' ? (confidence === 'low' || caveat !== undefined ? 'low' : null) : status

/** Figures of the state's year that are not final or not well confirmed. */
export function doubtsOf(law: Pick<StateLaw, 'yearOf'>, year: number): readonly Doubt[] {
  const doubts: Doubt[] = []
  const parts = Object.entries(law.yearOf(year)) as [keyof StateYear, StateYear[keyof StateYear]][]
  for (const [key, part] of parts)
    for (const figure of citedIn(part)) {
      const why = whyNot(figure)
      const name = named(figure.value)
      if (why !== null)
        doubts.push({
          part: name === null ? key : `${key}.${keyOfName(name)}`,
          what: name ?? words.parts[key],
          why,
          caveat: figure.caveat ?? null,
        })
    }
  return doubts
}

/** One table: what is left out, what is taken for granted, then what is not certain. Null where no state was chosen. */
export function trustTable({ law, say }: TaxContext): KeyedTable | null {
  const state = stateIn(law)
  if (state === null) return null
  const { leftOut, assumed } = state.facts
  const rows = [
    ...[...leftOut, ...leftOutEverywhere].map((one) => ({
      key: `leftOut.${keyOf(one)}`,
      kind: words.leftOut,
      what: leftOutText(one, say),
    })),
    ...[...assumed, ...assumedEverywhere].map((one) => ({
      key: `assumed.${keyOf(one)}`,
      kind: words.assumed,
      what: assumedText(one, say),
    })),
    ...doubtsOf(state, law.facts.year).map(({ part, what, why, caveat }) => ({
      key: `doubt.${part}`,
      kind: words.doubt,
      what: words.what({ part: what, why, note: caveatText(caveat, say) }),
    })),
  ]
  return tableOf(
    'stateTrust',
    { ...words, title: words.title(state.facts.name) },
    rows,
    { kind: ['text', (row) => row.kind], what: ['text', (row) => row.what] },
    { line: ({ key }) => key, look: 'ledger' },
  )
}
