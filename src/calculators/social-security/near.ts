import type { LegalBirth } from '#engine/social-security/birth.ts'
import { NEARLY_BEST } from '#engine/social-security/lifetime.ts'
import { listText } from '../kit/format.ts'
import type { Choices } from './choices.ts'
import { rangeText } from './words.ts'

/** Only so many stretches are named, the longest ones. */
const MOST_STRETCHES = 3

/**
 * The visitor's claims worth at least 99% of the best plan of all while the second person's choice stays as it is: "from 66 to 70", or "from
 * 62 and 4 months to 62 and 9 months and from 63 and 4 months to 66 and 1 month", where work leaves a gap. `months`: how many claims of the grid.
 */
export function nearText(
  { grid, column, best }: Pick<Choices, 'grid' | 'column' | 'best'>,
  birth: LegalBirth,
): { readonly text: string; readonly months: number } {
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
  const named = [...stretches]
    .sort((a, b) => b.last - b.first - (a.last - a.first))
    .slice(0, MOST_STRETCHES)
    .sort((a, b) => a.first - b.first)
  return {
    text: listText(named.map(({ first, last }) => rangeText(birth, rows[first] ?? 0, rows[last] ?? 0))),
    months,
  }
}
