import { findRoot } from '#engine/solve/root.ts'
import { aheadByMonth, type MoneyPath } from './money-path.ts'

/**
 * What money paid up front for a cheaper loan has earned when the loan ends after `months`: the yearly effective rate at which
 * `other` is neither ahead of nor behind `base` then. The same money would have to earn more than this elsewhere, after tax.
 * Null when `other` costs nothing more up front, and when no rate from -99 % to 10,000 % a year fits. Decimal.
 */
export const returnOnUpfront = (base: MoneyPath, other: MoneyPath, months: number): number | null => {
  if ((other.paid[0] ?? 0) - (base.paid[0] ?? 0) < 0.005 || months < 1) return null
  const aheadAt = (logRate: number): number =>
    (aheadByMonth(base, other, Math.expm1(logRate / 12), months)[months] ?? 0) * Math.exp((-logRate / 12) * months)
  const root = findRoot(aheadAt, Math.log(0.01), Math.log(101), { tolerance: 1e-12 })
  return root.outcome === 'root' ? Math.expm1(root.x) : null
}
