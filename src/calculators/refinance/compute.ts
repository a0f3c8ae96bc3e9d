import { aheadByMonth, cashBreakEvenMonths, type Lead, leadAround } from '#engine/lending/money-path.ts'
import { roundToCent } from '#engine/money.ts'
import { findRoot } from '#engine/solve/root.ts'
import type { Asked } from '../kit/calculator.ts'
import { type Closing, closingOf } from './closing.ts'
import type { RefinanceInputs } from './sections.ts'
import type { Way, WayKey } from './way.ts'
import { kept, otherWays, refinanced } from './ways.ts'

/** A way measured against keeping everything as it is. */
export interface Measured extends Way {
  /** Dollars of that month by which it is ahead if everything ended k months from now. */
  readonly ahead: readonly number[]
  readonly aheadAtStay: number
  /** The stretch of months ahead that holds the end of the stay, else the first. */
  readonly lead: Lead
  readonly owedAtStay: number
  readonly goneAtStay: number
}
export interface Compared {
  readonly outcome: 'compared'
  readonly closing: Closing
  readonly keep: Measured
  /** Until the old loan itself is paid off, other debts aside. */
  readonly keepLoanMonths: number
  readonly refinance: Measured
  /** All ways, `keep` and `refinance` first. */
  readonly ways: readonly Measured[]
  /** The way that leaves the borrower best off at the end of the stay. */
  readonly best: Measured
  /** First payment now less the first new one: loans, debts paid off and mortgage insurance. */
  readonly monthlySaving: number
  readonly cashBreakEven: number | null
  /** Percent points; null when no rate up to 25% makes refinancing even at the end of the stay, or every one does. */
  readonly rateToBeat: number | null
}
export type Result = Compared | { readonly outcome: 'not-possible' }

const HIGHEST_RATE = 0.25

export const monthlyEarnings = (inputs: RefinanceInputs): number => Math.expm1(Math.log1p(inputs.earns / 100) / 12)

const last = (values: readonly number[], month: number): number => values[Math.min(month, values.length - 1)] ?? 0

/** The highest new rate at which refinancing on these terms is not behind at the end of the stay. */
function rateToBeat(inputs: RefinanceInputs, closing: Closing, keep: Way): number | null {
  const monthly = monthlyEarnings(inputs)
  const aheadAt = (rate: number): number => {
    const way = refinanced(inputs, closing, { annualRate: rate })
    return way === null ? Number.NaN : (aheadByMonth(keep.path, way.path, monthly, inputs.stay)[inputs.stay] ?? 0)
  }
  const root = findRoot(aheadAt, 0, HIGHEST_RATE, { tolerance: 1e-7, iterations: 40 })
  return root.outcome === 'root' ? root.x * 100 : null
}

export function compute({ inputs }: Pick<Asked<RefinanceInputs, unknown>, 'inputs'>): Result {
  const closing = closingOf(inputs)
  const now = kept(inputs)
  const fresh = refinanced(inputs, closing)
  if (now === null || fresh === null) return { outcome: 'not-possible' }
  const ways = [now.way, fresh, ...otherWays(inputs, closing, now, fresh)]
  const monthly = monthlyEarnings(inputs)
  const measured = ways.map((way): Measured => {
    const ahead = aheadByMonth(now.way.path, way.path, monthly, Math.max(inputs.stay, now.way.months, way.months))
    return {
      ...way,
      ahead,
      aheadAtStay: ahead[inputs.stay] ?? 0,
      lead: leadAround(ahead, inputs.stay),
      owedAtStay: way.debts[inputs.stay] ?? 0,
      goneAtStay: last(way.gone, inputs.stay),
    }
  })
  const [keep, refinance] = measured
  if (keep === undefined || refinance === undefined) return { outcome: 'not-possible' }
  const monthlySaving = roundToCent(keep.firstPayment - refinance.firstPayment)
  return {
    outcome: 'compared',
    closing,
    keep,
    keepLoanMonths: now.loan.months,
    refinance,
    ways: measured,
    best: measured.reduce((a, b) => (b.aheadAtStay > a.aheadAtStay + 0.005 ? b : a), keep),
    monthlySaving,
    cashBreakEven: cashBreakEvenMonths(closing.totalCosts, monthlySaving),
    rateToBeat: rateToBeat(inputs, closing, now.way),
  }
}

export const wayBy = (compared: Compared, key: WayKey): Measured | null =>
  compared.ways.find((way) => way.key === key) ?? null
