import { COMPOUNDS_PER_YEAR, type Compounding } from '#engine/growth/deposit-rate.ts'
import { effectiveFromContinuous, effectiveFromNominal, nominalFromEffective } from '#engine/rate.ts'

/**
 * How a certificate of deposit states what it pays. An APY is what a whole year earns, compounding already inside (12 CFR 1030
 * Appendix A); an interest rate says how often it compounds, and 'none' is simple interest to the end. Rates are decimals per year.
 */
export type CertificateRate =
  | { kind: 'apy'; annualYield: number }
  | { kind: 'rate'; annualRate: number; compounding: Compounding | 'none' }

/** What a year earns (APY), where interest compounds; for simple interest what one year earns. */
export const yearYield = (rate: CertificateRate): number => {
  if (rate.kind === 'apy') return rate.annualYield
  if (rate.compounding === 'none') return rate.annualRate
  return rate.compounding === 'continuous'
    ? effectiveFromContinuous(rate.annualRate)
    : effectiveFromNominal(rate.annualRate, COMPOUNDS_PER_YEAR[rate.compounding])
}

/**
 * Interest of $1 left in for `years` (0 or more), parts of a year as powers: (1 + APY)^years - 1. An APY is never compounded
 * again: 5 % for 18 months is 1.05^1.5 - 1. Simple interest is rate x years. Nothing is rounded.
 */
export const interestPerDollar = (rate: CertificateRate, years: number): number =>
  rate.kind === 'rate' && rate.compounding === 'none'
    ? rate.annualRate * years
    : Math.expm1(years * Math.log1p(yearYield(rate)))

/**
 * The bank's own interest rate (nominal, decimal per year), which penalties are counted with. From an APY it is found with the
 * compounding named: 5 % APY compounded daily is a rate of 4.879 %.
 */
export const statedRate = (rate: CertificateRate, compounding: Compounding | 'none'): number => {
  if (rate.kind === 'rate') return rate.annualRate
  if (compounding === 'none') return rate.annualYield
  return compounding === 'continuous'
    ? Math.log1p(rate.annualYield)
    : nominalFromEffective(rate.annualYield, COMPOUNDS_PER_YEAR[compounding])
}
