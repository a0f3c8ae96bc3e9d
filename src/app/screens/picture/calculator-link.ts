/**
 * A calculator with numbers filled in. The numbers stand behind the '#', which browsers never send to a server; what does not fit the
 * form is dropped there instead of refused. Values are in the calculator's own units: percent points, whole dollars, months.
 */
import { heardHead } from '#calculators/kit/heard-head.ts'
import { calculatorPath } from '#calculators/paths.ts'
import type { LinkedList, linkedFacts } from '../../state/linked-lists.ts'

type Cell = string | number | boolean | null
/** Dollars or percent of something, as fields that take either do. */
type Share = { readonly amount: number; readonly unit: 'usd' | 'pct' }
/** Rows name their cells; what a row leaves out is as in a new row. */
export type LinkValue = Cell | Share | readonly Readonly<Record<string, Cell>>[]

const written = (value: Cell): string =>
  value === null
    ? ''
    : typeof value === 'boolean'
      ? value
        ? '1'
        : '0'
      : encodeURIComponent(typeof value === 'number' ? String(Number(value.toPrecision(12))) : value)
          .replaceAll('~', '%7E')
          .replaceAll('|', '%7C')

function valueText(value: LinkValue): string {
  if (typeof value !== 'object' || value === null) return written(value)
  if ('unit' in value) return `${written(value.amount)}${value.unit === 'pct' ? '%25' : ''}`
  return value
    .map((row) =>
      Object.entries(row)
        .filter(([, cell]) => cell !== null)
        .map(([name, cell]) => `${encodeURIComponent(name)}:${written(cell)}`)
        .join('~'),
    )
    .join('|')
}

/**
 * The part of an address from the '#' on, '' without any number: calculators and planning pages read the same form (decision 0082).
 * What is null or undefined is left out, so that the calculator's own starting value stands there. An empty list says there is none: a
 * household without debts does not open with the example's.
 */
function numbersHash(inputs: Inputs): string {
  const parts = Object.entries(inputs).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${encodeURIComponent(name)}=${valueText(value)}`],
  )
  return parts.length > 0 ? `${heardHead}&${parts.join('&')}` : ''
}
type Inputs = Readonly<Record<string, LinkValue | undefined>>

export const calculatorLink = (slug: string, inputs: Inputs): string => `${calculatorPath(slug)}${numbersHash(inputs)}`

/** Planning pages that take numbers from a link. */
export const linkedPages = [
  '/debt-payoff',
  '/debt-payoff-strategies',
  '/credit-score-simulator',
  '/smart-credit-card',
  '/smart-credit-card-usage',
  '/credit-card-usage',
  '/insurance-hub',
] as const
type Row = Readonly<Record<string, Cell>>
export type LinkedNumbers = Readonly<Partial<Record<LinkedList, readonly Row[]>>> &
  Readonly<Partial<Record<keyof typeof linkedFacts, number>>>

/** A planning page with these numbers, tried there without touching the visitor's own. Rates are percent points. */
export const pictureLink = (page: (typeof linkedPages)[number], numbers: LinkedNumbers): string =>
  `${page}${numbersHash(numbers)}`
