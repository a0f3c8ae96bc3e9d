import type { Race } from './race.ts'
import type { DcaInputs } from './sections.ts'
import type { WindfallStudy } from './windfall-study.ts'
import { comparedNames } from './words/windfall-charts.en.ts'

/** A schedule in the comparison, with its name. */
interface Compared {
  readonly race: Race
  readonly label: string
  readonly isYours: boolean
}

/** 3, 6, 12 and 24 months in monthly parts, and the visitor's own among them by its length, named as theirs. */
export function comparedRows({ months, every }: DcaInputs, { compare, yours }: WindfallStudy): readonly Compared[] {
  const own = (every === '1' ? comparedNames.yours : comparedNames.yoursIn)({ months, parts: yours.parts })
  const same = (race: Race) => every === '1' && race.months === months
  const rows = compare.map((race) =>
    same(race)
      ? { race, label: own, isYours: true }
      : { race, label: comparedNames.other({ months: race.months }), isYours: false },
  )
  // A single part is all at once itself.
  if (yours.parts === 1 || rows.some(({ isYours }) => isYours)) return rows
  return [...rows, { race: yours, label: own, isYours: true }].sort((a, b) => a.race.months - b.race.months)
}
