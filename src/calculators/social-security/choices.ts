import type { LegalBirth, MonthCount } from '#engine/social-security/birth.ts'
import { type CoupleGrid, coupleGrid, yearlyClaims } from '#engine/social-security/couple-grid.ts'
import { lifetimeValues } from '#engine/social-security/lifetime.ts'
import type { Outlook } from '#engine/social-security/outlook.ts'
import { widowedGrid } from '#engine/social-security/widowed.ts'
import type { Household } from './household.ts'
import type { YearLaw } from './year-law.ts'

/** How closely claim months stand: every month, every third, every year. The chosen month is always among them. */
type Pace = 1 | 3 | 12

function thinned(open: readonly MonthCount[], chosen: MonthCount, birth: LegalBirth, pace: Pace): MonthCount[] {
  const kept =
    pace === 1
      ? open
      : pace === 12
        ? yearlyClaims(open, birth)
        : open.filter((month, i) => i === 0 || i === open.length - 1 || (month - birth.month) % pace === 0)
  return kept.includes(chosen) ? [...kept] : [...kept, chosen].sort((a, b) => a - b)
}

/** Every choice the visitor has, with its lifetime value in today's dollars; what stands chosen, and the best. */
export interface Choices {
  readonly grid: CoupleGrid
  readonly row: number
  readonly column: number
  readonly value: number
  readonly best: number
}

const chosenIn = (grid: CoupleGrid, own: MonthCount, second: MonthCount): Choices => {
  const row = Math.max(0, grid.rows.indexOf(own))
  const column = Math.max(0, grid.columns.indexOf(second))
  let best = 0
  for (const value of grid.values) best = Math.max(best, value)
  return { grid, row, column, value: grid.values[row * grid.columns.length + column] ?? 0, best }
}

/**
 * Lifetime value of each choice. Rows are the visitor's claims. Columns: a spouse's claims, a former spouse's one claim, or the
 * starts of a survivor's benefit; one column for somebody single.
 */
export function choicesOf(household: Household, outlook: Outlook, law: YearLaw, pace: Pace): Choices {
  const { you } = household
  const rows = thinned(you.open, you.claim, you.birth, pace)
  const { rules } = law
  if (household.kind === 'single') {
    const values = lifetimeValues(you.worker, rows, you.curve, outlook, rules.workerReduction, rules.limits)
    const grid = { rows, columns: [0], values: Float64Array.from(values, ({ value }) => value) }
    return chosenIn(grid, you.claim, 0)
  }
  const first = { worker: you.worker, curve: you.curve, claims: rows }
  if (household.kind === 'widowed') {
    const { late } = household
    const columns = thinned(late.open, late.start, you.birth, pace)
    return chosenIn(widowedGrid(first, late.base, columns, outlook, rules), you.claim, late.start)
  }
  const { other, tie } = household
  const claims = household.kind === 'divorced' ? [other.claim] : thinned(other.open, other.claim, other.birth, pace)
  const second = { worker: other.worker, curve: other.curve, claims }
  return chosenIn(coupleGrid(first, second, tie, outlook, rules), you.claim, other.claim)
}
