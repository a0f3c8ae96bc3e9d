import type { Given, GivenRow, GuideNumber, OwnWork, Work } from './guide.ts'

export type Numbers = Readonly<Record<string, number | string>>
type Cell = string | number | boolean
export type Filled = Readonly<Record<string, Cell | readonly Readonly<Record<string, Cell>>[]>>

const isRows = (given: Work['inputs'][string]): given is readonly GivenRow[] => Array.isArray(given)

function cellOf(given: Given, numbers: Numbers): Cell {
  if (typeof given !== 'object') return given
  const value = numbers[given.number]
  if (value === undefined) throw new RangeError(`The guide asks for no number named ${given.number}.`)
  if (typeof value === 'number') return value * (given.times ?? 1)
  return given.day === undefined ? value : `${value}-${given.day}`
}
const rowOf = (row: GivenRow, numbers: Numbers) =>
  Object.fromEntries(Object.entries(row).map(([name, given]) => [name, cellOf(given, numbers)]))

/** The inputs of a calculator with the visitor's numbers in them. */
export const filled = ({ inputs }: Work | OwnWork, numbers: Numbers): Filled =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, given]) => [
      name,
      isRows(given) ? given.map((row) => rowOf(row, numbers)) : cellOf(given, numbers),
    ]),
  )

/** The names of the numbers some works need, in the order in which the guide asks them. */
export function neededBy(
  works: readonly (Work | OwnWork)[],
  asked: Readonly<Record<string, GuideNumber>>,
): readonly string[] {
  const named = new Set<string>()
  const note = (given: Given) => typeof given === 'object' && named.add(given.number)
  for (const { inputs } of works)
    for (const given of Object.values<Work['inputs'][string]>(inputs))
      if (isRows(given)) for (const row of given) for (const cell of Object.values(row)) note(cell)
      else note(given)
  return Object.keys(asked).filter((name) => named.has(name))
}
export const startingNumbers = (asked: Readonly<Record<string, GuideNumber>>): Numbers =>
  Object.fromEntries(Object.entries(asked).map(([name, { start }]) => [name, start]))
