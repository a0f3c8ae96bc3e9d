/** Independent closed forms for growth, written from the textbook formulas; imports nothing from the engine. */

/** Future value of `initial` and equal deposits, `rate` per period: P(1+r)^n + D((1+r)^n - 1)/r (1+r if at the start). */
export const depositPlanValue = (
  initial: number,
  deposit: number,
  rate: number,
  periods: number,
  atStart: boolean,
): number => {
  const growth = (1 + rate) ** periods
  const series = rate === 0 ? periods : (growth - 1) / rate
  return initial * growth + deposit * series * (atStart ? 1 + rate : 1)
}

/**
 * Deposits at the end of periods that rise by `g` once every `perYear` periods, over whole years, as one sum:
 * year j (0-based) puts in D(1+g)^j per period, worth D(1+g)^j s at its end, and grows (years - 1 - j) years more.
 */
export const risingDepositsValue = (
  deposit: number,
  rate: number,
  perYear: number,
  years: number,
  g: number,
): number => {
  const yearly = (1 + rate) ** perYear
  const s = rate === 0 ? perYear : (yearly - 1) / rate
  // Geometric: sum over j of (1+g)^j Y^(years-1-j) = (Y^years - (1+g)^years) / (Y - (1+g)), or years x Y^(years-1) when equal.
  const steps =
    Math.abs(yearly - 1 - g) < 1e-12
      ? years * yearly ** (years - 1)
      : (yearly ** years - (1 + g) ** years) / (yearly - 1 - g)
  return deposit * s * steps
}

/** A lump sum taxed every year on that year's growth: P(1 + i(1 - t))^years, i the effective annual rate. */
export const lumpTaxedYearly = (initial: number, effective: number, taxRate: number, years: number): number =>
  initial * (1 + effective * (1 - taxRate)) ** years

/** Net present value by Horner's rule, flows one period apart. */
export const netPresentValue = (flows: readonly number[], rate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0)
