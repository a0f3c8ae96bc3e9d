/** Premiums by age as multiples of one at `firstAge`; the last serves every higher age, the first every lower one. */
export interface AgeFactors {
  readonly firstAge: number
  readonly factors: readonly number[]
}

const factorAt = (age: number, { firstAge, factors }: AgeFactors): number =>
  factors[Math.min(factors.length - 1, Math.max(0, Math.floor(age) - firstAge))] ?? 1

/** A premium at one age from that of the same plan at another (45 CFR 147.102(e)). Dollars of the same year. */
export const premiumAtAge = (premium: number, quotedAt: number, age: number, table: AgeFactors): number =>
  (premium * factorAt(age, table)) / factorAt(quotedAt, table)
