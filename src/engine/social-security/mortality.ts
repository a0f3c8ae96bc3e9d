/**
 * How likely a person of a given age is to be alive in each month to come, from a period life table: the survivors, at each
 * whole age, of 100,000 births (SSA actuarial life table). Between two birthdays deaths are spread evenly.
 *
 * A curve's entry `t` is the chance of living to the end of month `t`, month 0 being the one now, for somebody alive at its
 * start. That is the chance of being paid for month `t`: no benefit is due for the month of death (42 USC 402(a)).
 */
export type SurvivalCurve = Float64Array

/** Survivors at age 0, 1, 2, … for each sex; a table ends where nobody is left. */
export interface LifeTable {
  readonly male: readonly number[]
  readonly female: readonly number[]
}

export interface Mortality {
  /** `blended`: as likely a man as a woman. */
  readonly sex: 'male' | 'female' | 'blended'
  /** Times the table's yearly chance of dying: 1 is average health, 0.5 half the risk, 2 twice the risk. */
  readonly health: number
}

/** The table's survivors with every yearly chance of dying times `health` (at most 1). Nobody outlives the table. */
const adjusted = (survivors: readonly number[], health: number): number[] => {
  const lives = [1]
  for (let age = 0; age + 1 < survivors.length; age++) {
    const alive = survivors[age] ?? 0
    const dying = alive > 0 ? 1 - (survivors[age + 1] ?? 0) / alive : 1
    const left = dying >= 1 ? 0 : 1 - Math.min(1, dying * health)
    lives.push((lives[age] ?? 0) * left)
  }
  lives.push(0)
  return lives
}

const livesAt = (lives: readonly number[], ageInMonths: number): number => {
  const age = Math.floor(ageInMonths / 12)
  const from = lives[age] ?? 0
  return from + ((lives[age + 1] ?? 0) - from) * (ageInMonths / 12 - age)
}

const curveOf = (survivors: readonly number[], health: number, ageInMonths: number): SurvivalCurve => {
  const lives = adjusted(survivors, health)
  const now = livesAt(lives, ageInMonths)
  if (now <= 0) return new Float64Array(0)
  const curve = new Float64Array(Math.max(0, (lives.length - 1) * 12 - ageInMonths - 1))
  for (let t = 0; t < curve.length; t++) curve[t] = livesAt(lives, ageInMonths + t + 1) / now
  return curve
}

/**
 * The curve of a person who is `ageInMonths` (whole months, 0 or more) at the start of the month now. Past the table's last
 * age the curve is empty: nothing is known. A blended curve is the average of both curves from today on, so the share of
 * women in it grows with age, as it does in life. `health` must be above 0.
 */
export const survivalCurve = (table: LifeTable, who: Mortality, ageInMonths: number): SurvivalCurve => {
  if (who.sex !== 'blended') return curveOf(table[who.sex], who.health, ageInMonths)
  const male = curveOf(table.male, who.health, ageInMonths)
  const female = curveOf(table.female, who.health, ageInMonths)
  const curve = new Float64Array(Math.max(male.length, female.length))
  for (let t = 0; t < curve.length; t++) curve[t] = ((male[t] ?? 0) + (female[t] ?? 0)) / 2
  return curve
}

/** The curve of somebody who is certain to die in month `deathMonth` (0 is the month now): paid for the months before it. */
export const certainLife = (deathMonth: number): SurvivalCurve => new Float64Array(Math.max(0, deathMonth)).fill(1)

/** Chance of being alive at the end of month `t`; before now it is certain, past the curve it is 0. */
export const aliveThrough = (curve: SurvivalCurve, t: number): number => (t < 0 ? 1 : (curve[t] ?? 0))

/** Chance of dying in month `t`. */
export const dyingIn = (curve: SurvivalCurve, t: number): number =>
  t < 0 ? 0 : aliveThrough(curve, t - 1) - aliveThrough(curve, t)

/** Chance, alive now, of reaching an age (in months): 1 for an age already reached. */
export const chanceOfReaching = (curve: SurvivalCurve, ageNow: number, age: number): number =>
  aliveThrough(curve, Math.ceil(age - ageNow) - 1)

/** Chance that both of two independent lives reach the end of month `t`. */
export const bothAlive = (a: SurvivalCurve, b: SurvivalCurve, t: number): number =>
  aliveThrough(a, t) * aliveThrough(b, t)

/** Chance that at least one of two independent lives reaches the end of month `t`. */
export const eitherAlive = (a: SurvivalCurve, b: SurvivalCurve, t: number): number =>
  1 - (1 - aliveThrough(a, t)) * (1 - aliveThrough(b, t))

/** Months somebody can expect to live on from the start of the month now; deaths fall in mid-month on average. */
export const expectedMonths = (curve: SurvivalCurve): number => {
  let sum = curve.length > 0 ? 0.5 : 0
  for (const alive of curve) sum += alive
  return sum
}

/** The first month by whose end the chance of being alive is `chance` or less: 0.5 gives the month half of such people outlive. */
export const monthReachedBy = (curve: SurvivalCurve, chance: number): number => {
  const found = curve.findIndex((alive) => alive <= chance)
  return found < 0 ? curve.length : found
}
