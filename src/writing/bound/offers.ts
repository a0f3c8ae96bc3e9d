/**
 * Numbers in a text that are a known figure of law, offered for binding. Only numbers that say something by themselves are offered:
 * dollars of a hundred and more, and percentages with a decimal or of more than one digit. Small round numbers are everywhere.
 */
import { defaultYear } from '#facts/default-year.ts'
import { factAtHand, factListings, yearsOf } from '#facts/named/registry.ts'
import { amountText, factAmount } from './amount.ts'

export interface Offer {
  /** Where the number stands in the text. */
  readonly from: number
  readonly to: number
  readonly text: string
  /** What could stand there instead, the most fitting first. */
  readonly names: readonly { readonly name: string; readonly what: string }[]
}

/** More names than these help nobody to choose. */
const MOST_NAMES = 5

let known: ReadonlyMap<string, readonly { readonly name: string; readonly what: string }[]> | null = null

/** Every figure at hand as a sentence would print it, for the default year. The states' figures are left out: too many are alike. */
function knownTexts(): NonNullable<typeof known> {
  if (known) return known
  const found = new Map<string, { name: string; what: string }[]>()
  for (const { name, what, unit } of factListings) {
    const fact = factAtHand(name)
    if (!fact || name.startsWith('states.') || (unit !== 'dollars' && unit !== 'fraction' && unit !== 'percent'))
      continue
    const years = yearsOf(fact)
    const year = years.findLast((one) => one <= defaultYear) ?? years[0]
    const { value } = year === undefined ? { value: null } : fact.in(year)
    const values: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((one, at) => [`${name}.${at}`, one] as const)
      : [[name, value]]
    for (const [own, one] of values) {
      const amount = factAmount(one, unit)
      const text = amount && amountText(amount, null)
      if (text && isTelling(text)) found.set(text, [...(found.get(text) ?? []), { name: own, what }])
    }
  }
  known = found
  return found
}

const isTelling = (text: string): boolean =>
  text.startsWith('$') ? Number(text.replaceAll(/[$,]/g, '')) >= 100 : /\d\d|\./.test(text)

/** The numbers of a text that are known, in order. What already stands between braces, in code or in an address is left alone. */
export function offersIn(text: string): readonly Offer[] {
  const covered = [...text.matchAll(/\{\{[^{}]*\}\}|`[^`]*`|\]\([^)\s]*\)/g)].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  )
  const texts = knownTexts()
  return [...text.matchAll(/\$\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?%/g)].flatMap(
    ({ 0: number, index }): readonly Offer[] => {
      if (covered.some(([from, to]) => index >= from && index < to)) return []
      const shown = number.replace(/[.,]+$/, '').replace(/\.00$/, '')
      const names = texts.get(shown)
      if (!names) return []
      return [
        { from: index, to: index + number.replace(/,+$/, '').length, text: shown, names: rankedBy(text, index, names) },
      ]
    },
  )
}

/** Names whose words stand near the number come first. */
function rankedBy<T extends { readonly what: string }>(text: string, at: number, names: readonly T[]): readonly T[] {
  const near = new Set(
    text
      .slice(Math.max(0, at - 120), at + 120)
      .toLowerCase()
      .match(/[a-z]{4,}/g),
  )
  const score = ({ what }: T): number =>
    (what.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => near.has(word)).length
  return names.toSorted((a, b) => score(b) - score(a)).slice(0, MOST_NAMES)
}
