import type { LegalBirth } from '#engine/social-security/birth.ts'
import { NEARLY_BEST } from '#engine/social-security/lifetime.ts'
import type { Choices } from './choices.ts'
import type { AgeRange } from './words/ages.en.ts'

/** Only so many stretches are named, the longest ones. */
const MOST_STRETCHES = 2

export interface Near {
  readonly ranges: readonly AgeRange[]
  readonly longest: AgeRange | null
  /** How many claims of the grid. */
  readonly months: number
}

/**
 * The visitor's claims worth at least 99% of the best plan of all while the second person's choice stays as it is: from 66 to 70, or from
 * 62 and 4 months to 62 and 9 months and from 63 and 4 months to 66 and 1 month, where work leaves a gap. `longest` is the longest stretch.
 */
export function nearBest({ grid, column, best }: Pick<Choices, 'grid' | 'column' | 'best'>, birth: LegalBirth): Near {
  const { rows, columns, values } = grid
  const stretches: { first: number; last: number }[] = []
  let months = 0
  rows.forEach((_, i) => {
    if ((values[i * columns.length + column] ?? 0) < best * NEARLY_BEST) return
    months++
    const current = stretches.at(-1)
    if (current !== undefined && current.last === i - 1) current.last = i
    else stretches.push({ first: i, last: i })
  })
  const byLength = [...stretches].sort((a, b) => b.last - b.first - (a.last - a.first))
  const age = (i: number): number => (rows[i] ?? 0) - birth.month
  const range = ({ first, last }: AgeRange): AgeRange => ({ first: age(first), last: age(last) })
  const named = byLength.slice(0, MOST_STRETCHES).sort((a, b) => a.first - b.first)
  return { ranges: named.map(range), longest: byLength[0] ? range(byLength[0]) : null, months }
}
