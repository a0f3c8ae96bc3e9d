import { effectiveFromContinuous, effectiveFromNominal, periodicRate } from '#engine/rate.ts'

/** How often a deposit is made; the number is how many fall in a year. */
export const DEPOSITS_PER_YEAR = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
} as const
export type DepositFrequency = keyof typeof DEPOSITS_PER_YEAR

/** How often interest is added; daily means 365, leap year or not. */
export const COMPOUNDS_PER_YEAR = { daily: 365, monthly: 12, quarterly: 4, semiannual: 2, yearly: 1 } as const
export type Compounding = keyof typeof COMPOUNDS_PER_YEAR | 'continuous'

/**
 * The rate one deposit period earns, with the rule that gave it, for the working shown to the visitor.
 * 'same-beat': r / m, exactly. 'converted': (1 + r/m)^(m/p) - 1. 'continuous': e^(r/p) - 1.
 */
export type DepositPeriodRate = {
  rule: 'same-beat' | 'converted' | 'continuous'
  /** Decimal per deposit period. */
  rate: number
  /** Null when interest is added without pause. */
  compoundsPerYear: number | null
  depositsPerYear: number
  /** Decimal per year, what a year really earns (APY). */
  effectiveAnnualRate: number
}

/** What a year really earns (APY) on a nominal annual rate. */
export const effectiveAnnualRate = (nominalAnnualRate: number, compounding: Compounding): number =>
  compounding === 'continuous'
    ? effectiveFromContinuous(nominalAnnualRate)
    : effectiveFromNominal(nominalAnnualRate, COMPOUNDS_PER_YEAR[compounding])

/**
 * Nominal annual rate (decimal, compounded as named) to the rate of one deposit period. Expects nominalAnnualRate above
 * minus the number of compounding periods (-100 % per period); throws RangeError below, as engine/rate.ts does.
 */
export const depositPeriodRate = (
  nominalAnnualRate: number,
  compounding: Compounding,
  frequency: DepositFrequency,
): DepositPeriodRate => {
  const depositsPerYear = DEPOSITS_PER_YEAR[frequency]
  const effective = effectiveAnnualRate(nominalAnnualRate, compounding)
  if (compounding === 'continuous')
    return {
      rule: 'continuous',
      rate: Math.expm1(nominalAnnualRate / depositsPerYear),
      compoundsPerYear: null,
      depositsPerYear,
      effectiveAnnualRate: effective,
    }
  const compoundsPerYear = COMPOUNDS_PER_YEAR[compounding]
  return {
    rule: compoundsPerYear === depositsPerYear ? 'same-beat' : 'converted',
    rate: periodicRate(nominalAnnualRate, compoundsPerYear, depositsPerYear),
    compoundsPerYear,
    depositsPerYear,
    effectiveAnnualRate: effective,
  }
}
