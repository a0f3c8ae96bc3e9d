import { expect, test } from 'vitest'
import {
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  breakpointExample,
  distributionFeeLimits,
  feeBulletinExample,
  noLoadLimit,
  section31Fee,
  tradingActivityFee,
} from './fund-costs.ts'

test('yearly costs are shares of the money, and index funds cost less than managed ones', () => {
  const ratios = averageExpenseRatios.value
  for (const ratio of Object.values(ratios)) expect(ratio > 0 && ratio < 0.02).toBe(true)
  expect(ratios.indexEquityEtf).toBeLessThan(ratios.activeEquityEtf)
  const { active, index } = averageEquityMutualFundsByStyle.value
  expect(index).toBeLessThan(active)
})
test('a no-load fund’s limit is the service fee alone; both fees together are 1%', () => {
  const { salesCharge, serviceFee } = distributionFeeLimits.value
  expect(noLoadLimit.value).toBe(serviceFee)
  expect(salesCharge + serviceFee).toBeCloseTo(0.01, 12)
})
test('FINRA’s breakpoint: $500 more leaves $596.25 more after the load', () => {
  const { below, loadBelow, loadFrom } = breakpointExample.value
  expect((below - 500) * loadBelow - below * loadFrom).toBeCloseTo(596.25, 9)
})
test('the SEC’s example adds up to nearly $40,000', () => {
  const { start, annualReturn, years, fee, paid, forgone } = feeBulletinExample.value
  const gap = start * (1 + annualReturn) ** years * (1 - (1 - fee) ** years)
  expect(Math.round(gap)).toBe(paid + forgone)
})
test('fees on sales are tiny: $20.60 on a million dollars, and FINRA’s most is reached at about 50,000 shares', () => {
  expect(section31Fee.value * 1e6).toBeCloseTo(20.6, 9)
  const { perShare, most } = tradingActivityFee.value
  expect(Math.round(most / perShare / 1000)).toBe(50)
  for (const fact of [section31Fee, tradingActivityFee]) expect(fact.asOf?.startsWith('2026')).toBe(true)
})
