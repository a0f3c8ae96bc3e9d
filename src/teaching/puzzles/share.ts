import { dateText } from '#calculators/kit/format.ts'
import type { Verdict } from './puzzle.ts'

/** How somebody did at a puzzle: their guesses in order, and hints opened. */
export interface Played {
  readonly tries: readonly Verdict[]
  readonly hints: number
}
/** A sign for each try: the answer lies higher, lower, or is found. */
export const signs: Readonly<Record<Verdict, string>> = { low: '🔼', high: '🔽', wrong: '❌', right: '✅' }

/** A text to share that gives nothing of the answer away. */
export const shareText = (day: string, { tries, hints }: Played, address: string): string =>
  [
    `Truepenny puzzle, ${dateText(day, true)}`,
    [...tries.map((one) => signs[one]), ...Array.from({ length: hints }, () => '💡')].join(' '),
    address,
  ].join('\n')
