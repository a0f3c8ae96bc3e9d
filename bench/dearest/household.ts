/** Valid households, drawn where plans are dear: full lists, amounts of every size. */

import { filingStatuses } from '../../src/calculators/planning/household-limits.ts'
import type { EntryOf, Field, Fields } from '../../src/engine/household/field.ts'
import type { Household } from '../../src/engine/household/household.ts'
import { householdLists, type ListName, mostEntries } from '../../src/engine/household/lists.ts'
import type { RandomState } from '../../src/engine/simulation/random.ts'
import { nextBelow } from '../../src/engine/simulation/random.ts'
import { stateNames } from '../../src/facts/states/codes.ts'
import { between, dayBetween, happens, monthOfIndex, oneOf } from './draw.ts'

const [FIRST_DAY, LAST_DAY] = ['1940-01-01', '2080-12-31']

function drawFact(state: RandomState, field: Field): unknown {
  if (!field.needed && happens(state, 0.3)) return null
  switch (field.kind) {
    case 'text':
      return 'x'.repeat(1 + nextBelow(state, Math.min(12, field.most)))
    case 'money':
      return between(state, field.least ?? 0, happens(state, 0.7) ? Math.min(1e6, field.most) : field.most)
    case 'rate':
      return between(state, field.least ?? 0, happens(state, 0.7) ? Math.min(0.3, field.most) : field.most)
    case 'whole':
      return Math.round(between(state, field.least, field.most))
    case 'flag':
      return happens(state, 0.5)
    case 'choice':
      return oneOf(state, field.of)
    case 'day':
      return dayBetween(state, FIRST_DAY, LAST_DAY)
    case 'month':
      return monthOfIndex(1940 * 12 + nextBelow(state, 140 * 12))
    case 'entry':
      return `people-${1 + nextBelow(state, 2)}`
    case 'log':
      return Array.from({ length: nextBelow(state, Math.min(4, field.most)) }, () => ({
        on: dayBetween(state, '2024-01-01', '2026-11-01'),
        amount: between(state, 0, 1e4),
      }))
  }
}

const drawEntry = (state: RandomState, fields: Fields, id: string): EntryOf<Fields> =>
  ({ id, ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, drawFact(state, field)])) }) as never

const renumbered = <T extends object>(name: ListName, entries: readonly T[]): readonly T[] =>
  entries.slice(0, mostEntries[name]).map((entry, at) => ({ ...entry, id: `${name}-${at + 1}` }))

/** The household with one thing changed: a list longer or shorter, a fact of an entry, what stands beside the lists. */
export function changedHousehold(state: RandomState, household: Household): Household {
  const kind = nextBelow(state, 10)
  if (kind === 0) return { ...household, state: oneOf(state, Object.keys(stateNames)) as Household['state'] }
  if (kind === 1) return { ...household, filingStatus: oneOf(state, filingStatuses) }
  if (kind === 2)
    return {
      ...household,
      monthlyTakeHome: happens(state, 0.2) ? null : between(state, 0, 1e5),
      monthlyEssentials: happens(state, 0.2) ? null : between(state, 0, 1e5),
    }
  const name = oneOf(state, Object.keys(householdLists)) as ListName
  const fields: Fields = householdLists[name]
  const list: readonly EntryOf<Fields>[] = household[name] as never
  const at = nextBelow(state, Math.max(1, list.length))
  const one = list[at]
  const with_ = (entries: readonly EntryOf<Fields>[]): Household =>
    ({ ...household, [name]: renumbered(name, entries) }) as never
  const added = (count: number) => Array.from({ length: count }, (_, i) => drawEntry(state, fields, `${i}`))
  if (one === undefined || kind === 3) return with_([...list, ...added(1)])
  if (kind === 4) return with_([...list, ...added(mostEntries[name] - list.length)])
  if (kind === 5) return with_([...list, ...Array.from({ length: mostEntries[name] - list.length }, () => one)])
  if (kind === 6) return with_(list.filter((_, i) => i !== at))
  const [key, field] = oneOf(state, Object.entries(fields))
  if (kind === 7) return with_(list.map((entry) => ({ ...entry, [key]: drawFact(state, field) }) as never))
  return with_(list.map((entry, i) => (i === at ? ({ ...entry, [key]: drawFact(state, field) } as never) : entry)))
}
