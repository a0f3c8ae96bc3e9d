import { yearsToDouble } from '#engine/growth/annualized.ts'

/**
 * How far the rule of 72 is off at a yearly rate (decimal, above 0): its years over the exact years, less one. +0.034 at 1% means the rule
 * says 3.4% too many. Exact: ln 2 / ln(1 + rate).
 */
export function ruleOf72Error(annualRate: number): number {
  const exact = annualRate > 0 ? yearsToDouble(annualRate) : null
  if (exact === null) throw new RangeError('The rule of 72 needs a rate above 0')
  return 72 / (annualRate * 100) / exact - 1
}

/** Years until money has grown `times` over at a yearly rate (decimal, above 0). */
export function yearsToMultiply(times: number, annualRate: number): number {
  if (!(annualRate > 0 && times > 1)) throw new RangeError('Needs a rate above 0 and a multiple above 1')
  return Math.log(times) / Math.log1p(annualRate)
}
