/**
 * Interest rates, always as decimals (0.065 is 6.5 %), with the period in the name.
 * A nominal annual rate says how often it compounds; an effective annual rate is what a year really earns or costs.
 * Rates below -100 % per period have no meaning and throw RangeError, as do counts of periods that are not positive.
 */

const positive = (count: number, what: string): number => {
  if (!(count > 0) || !Number.isFinite(count)) throw new RangeError(`${what} must be positive, not ${count}`)
  return count
}

/** (1 + rate)^power - 1 without losing the small digits. */
const compound = (rate: number, power: number): number => {
  if (!(rate >= -1) || !Number.isFinite(rate)) throw new RangeError(`Not a rate per period: ${rate}`)
  return rate === -1 ? -1 : Math.expm1(power * Math.log1p(rate))
}

/** The monthly rate US lenders use: nominal annual rate / 12. */
export const monthlyFromNominal = (annualRate: number): number => annualRate / 12

/** Effective annual rate (APY) of a nominal annual rate compounded `periodsPerYear` times: (1 + r/m)^m - 1. */
export const effectiveFromNominal = (nominalAnnualRate: number, periodsPerYear: number): number =>
  periodsPerYear === 1
    ? nominalAnnualRate
    : compound(nominalAnnualRate / positive(periodsPerYear, 'Periods per year'), periodsPerYear)

/** Nominal annual rate, compounded `periodsPerYear` times, of an effective annual rate: m((1 + e)^(1/m) - 1). */
export const nominalFromEffective = (effectiveAnnualRate: number, periodsPerYear: number): number =>
  periodsPerYear === 1
    ? effectiveAnnualRate
    : positive(periodsPerYear, 'Periods per year') * compound(effectiveAnnualRate, 1 / periodsPerYear)

/** Effective annual rate of a continuously compounded one: e^r - 1. */
export const effectiveFromContinuous = (continuousAnnualRate: number): number => Math.expm1(continuousAnnualRate)

/**
 * Rate per payment period when compounding and payments run at different beats: (1 + r/m)^(m/p) - 1.
 * With equal beats it is exactly r/p, the US mortgage convention; Canadian mortgages are m = 2, p = 12.
 */
export const periodicRate = (nominalAnnualRate: number, compoundsPerYear: number, paymentsPerYear: number): number => {
  positive(compoundsPerYear, 'Compounding periods per year')
  positive(paymentsPerYear, 'Payments per year')
  return compoundsPerYear === paymentsPerYear
    ? nominalAnnualRate / paymentsPerYear
    : compound(nominalAnnualRate / compoundsPerYear, compoundsPerYear / paymentsPerYear)
}

/** Daily periodic rate of an APR as cards and daily simple-interest loans state it: APR / 365, leap year or not. */
export const dailyPeriodicRate = (apr: number, daysPerYear: 360 | 365 | 366 = 365): number => apr / daysPerYear

/** Real (after inflation) rate for the same period: (1 + nominal) / (1 + inflation) - 1, not the plain difference. */
export const realRate = (nominalRate: number, inflationRate: number): number => {
  if (!(inflationRate > -1)) throw new RangeError(`Not a rate of inflation: ${inflationRate}`)
  return (nominalRate - inflationRate) / (1 + inflationRate)
}
