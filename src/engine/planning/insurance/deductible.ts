/* A higher deductible against its lower premium. Dollars; premiums a year. */

export interface DeductibleChoice {
  readonly deductible: number
  readonly premium: number
}

export interface DeductibleAnswer {
  /** Premium saved each year by the higher deductible; not above zero: nothing speaks for it. */
  readonly saved: number
  /** What one claim costs more with it. */
  readonly atRisk: number
  /** Years without a claim after which the saving has paid for one; null where nothing is saved. */
  readonly breakEvenYears: number | null
  /** Claims a year at which both cost the same; null where nothing is saved or nothing is at risk. */
  readonly breakEvenClaims: number | null
  /** What cash is short of the higher deductible; 0: it fits. */
  readonly cashShort: number
  readonly lowShort: number
}

/** Compares two deductibles of one policy; the order in which they come does not matter. */
export function compareDeductibles(a: DeductibleChoice, b: DeductibleChoice, cash: number): DeductibleAnswer {
  const [low, high] = a.deductible <= b.deductible ? [a, b] : [b, a]
  const saved = low.premium - high.premium
  const atRisk = high.deductible - low.deductible
  const pays = saved > 0 && atRisk > 0
  return {
    saved,
    atRisk,
    breakEvenYears: pays ? atRisk / saved : null,
    breakEvenClaims: pays ? saved / atRisk : null,
    cashShort: Math.max(0, high.deductible - Math.max(0, cash)),
    lowShort: Math.max(0, low.deductible - Math.max(0, cash)),
  }
}

/** How much further ahead the higher deductible is after some years with so many claims, each at least as large as it. */
export const aheadAfter = ({ saved, atRisk }: DeductibleAnswer, years: number, claims: number): number =>
  saved * years - atRisk * claims
