/** An allowance in whole cents: what goes in each jar every week, and what the years bring with a raise on each birthday. */
export type Jar = 'spend' | 'save' | 'share'
export interface Split {
  /** Percent of the week's money; what is left of 100 is to spend. */
  readonly save: number
  readonly share: number
}
export interface AllowancePlan extends Split {
  /** The child's age now, whole years. */
  readonly age: number
  /** Cents a week now. */
  readonly weekly: number
  /** Cents a week more from each birthday. */
  readonly raise: number
}
export const WEEKS = 52

/** Save and share are rounded to whole cents, spend gets the rest: the three are the week's money exactly. Refuses more than 100%. */
export function splitOf(weekly: number, { save, share }: Split): Readonly<Record<Jar, number>> {
  if (save < 0 || share < 0 || save + share > 100) throw new RangeError('save and share are 0 to 100 percent together')
  const saved = Math.round((weekly * save) / 100)
  // Rounding both up may pass the whole by a cent.
  const shared = Math.min(weekly - saved, Math.round((weekly * share) / 100))
  return { spend: weekly - saved - shared, save: saved, share: shared }
}
export interface AllowanceYear {
  readonly age: number
  readonly weekly: number
  readonly jars: Readonly<Record<Jar, number>>
  /** Cents in the year: 52 weeks. */
  readonly year: number
  readonly savedInYear: number
  /** Saved since the first row when nothing is taken out, without interest. */
  readonly savedSoFar: number
}
/** A row for each year of age, `count` of them. */
export function allowanceYears(plan: AllowancePlan, count: number): readonly AllowanceYear[] {
  let savedSoFar = 0
  return Array.from({ length: count }, (_, i) => {
    const weekly = plan.weekly + plan.raise * i
    const jars = splitOf(weekly, plan)
    const savedInYear = jars.save * WEEKS
    savedSoFar += savedInYear
    return { age: plan.age + i, weekly, jars, year: weekly * WEEKS, savedInYear, savedSoFar }
  })
}
