/**
 * Years of saving a share of pay until the savings carry 25 times what is spent: ln(1 + 25 × r × (1 − s) / s) / ln(1 + r), with r the real
 * return a year and s the share saved (0 to 1). From nothing, deposits at year ends, spending the rest. Never (null) for nothing saved.
 */
export function yearsToIndependence(savedShare: number, realReturn: number, multiple = 25): number | null {
  if (savedShare <= 0) return null
  if (savedShare >= 1) return 0
  const owed = (multiple * (1 - savedShare)) / savedShare
  return Math.abs(realReturn) < 1e-9 ? owed : Math.log1p(realReturn * owed) / Math.log1p(realReturn)
}
