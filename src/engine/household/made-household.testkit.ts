/** Households for tests: say what is known, and everything else is unknown. */
import { type Fields, readEntry } from './field.ts'
import { emptyHousehold, type Household } from './household.ts'
import { householdLists, type ListName } from './lists.ts'

type Known = Partial<Omit<Household, ListName>> & {
  readonly [L in ListName]?: readonly Readonly<Record<string, unknown>>[]
}

/** Names and ids are made up where none is given: 'debts-1'. Throws where an entry does not fit. */
export function madeHousehold(known: Known): Household {
  const lists = Object.fromEntries(
    (Object.keys(householdLists) as ListName[]).map((list) => [
      list,
      (known[list] ?? []).map((one, at) => {
        const fields: Fields = householdLists[list]
        const wrong = Object.keys(one).find((key) => key !== 'id' && !Object.hasOwn(fields, key))
        const entry = readEntry(fields, { name: list, id: `${list}-${at + 1}`, ...one })
        if (entry === null || wrong !== undefined) throw new Error(`${list} ${at + 1} does not fit: ${wrong ?? ''}`)
        for (const [key, value] of Object.entries(one))
          if (value !== null && entry[key] === null) throw new Error(`${list} ${at + 1}: ${key} does not fit`)
        return entry
      }),
    ]),
  )
  return { ...emptyHousehold, ...known, ...lists } as Household
}
