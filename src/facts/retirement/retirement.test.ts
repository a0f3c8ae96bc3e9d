import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '../tax-years/2025.ts'
import { taxYear2026 } from '../tax-years/2026.ts'
import { ableLimit, trumpAccount } from './child-accounts.ts'
import { type DivisorTable, singleLife, uniformLifetime } from './distribution-tables.ts'
import { earlyWithdrawal, equalPayments, planLoan, separationAge } from './early-withdrawal.ts'
import { coverdell, k12Limit, superfundingYears } from './education-accounts.ts'
import { lateDrugShare, lateShare } from './medicare-enrollment.ts'
import { catchUpAges, employerShare } from './plan-rules.ts'
import { rmdPenalty, rmdStartAge } from './required-distributions.ts'

const at = ({ firstAge, years }: DivisorTable, age: number) => years[age - firstAge]

describe('distribution tables', () => {
  it.each([
    ['Uniform Lifetime', uniformLifetime.value],
    ['Single Life', singleLife.value],
  ])('%s reaches 120 and never rises, each age costing at most a year', (_name, table) => {
    expect(table.firstAge + table.years.length - 1).toBe(120)
    table.years.forEach((years, i) => {
      const before = table.years[i - 1]
      if (before === undefined) return
      expect(years, `${table.firstAge + i}`).toBeLessThanOrEqual(before)
      expect(before - years, `${table.firstAge + i}`).toBeLessThan(1.05)
    })
  })
  it('Uniform Lifetime equals 26 CFR 1.401(a)(9)-9(c): 27.4 at 72, 26.5 at 73, 20.2 at 80, 12.2 at 90, 6.4 at 100, 2.0 from 120', () => {
    expect([72, 73, 80, 90, 100, 120].map((age) => at(uniformLifetime.value, age))).toEqual([
      27.4, 26.5, 20.2, 12.2, 6.4, 2,
    ])
  })
  it('Single Life equals IRS Publication 590-B, Appendix B, Table I: 84.6 at birth, 36.2 at 50, 27.1 at 60, 18.8 at 70, 11.2 at 80', () => {
    expect([0, 50, 60, 70, 80].map((age) => at(singleLife.value, age))).toEqual([84.6, 36.2, 27.1, 18.8, 11.2])
  })
  it('a joint life with somebody ten years younger lasts longer than a single one', () => {
    for (let age = 72; age < 120; age += 1)
      expect(at(uniformLifetime.value, age) ?? 0, `${age}`).toBeGreaterThan(at(singleLife.value, age) ?? 99)
  })
})

describe('ages and rates', () => {
  it('RMD births leave no gap and the ages rise', () => {
    rmdStartAge.value.forEach((row, i) => {
      const before = rmdStartAge.value[i - 1]
      if (before === undefined) return
      expect(Date.parse(row.bornFrom ?? '') - Date.parse(before.bornTo ?? '')).toBe(86_400_000)
      expect(row.age).toBeGreaterThan(before.age)
    })
    expect(rmdStartAge.value.at(-1)?.bornTo).toBeNull()
  })
  it('correcting a missed RMD costs less', () => {
    expect(rmdPenalty.value.ifCorrected).toBeLessThan(rmdPenalty.value.rate)
  })
  it('early-withdrawal ages stand in order', () => {
    expect(separationAge.value.publicSafety).toBeLessThan(separationAge.value.age)
    expect(separationAge.value.age).toBeLessThan(earlyWithdrawal.value.untilAge)
    expect(equalPayments.value.untilAge).toBe(earlyWithdrawal.value.untilAge)
    expect(planLoan.value.floor).toBeLessThan(planLoan.value.cap)
    expect(catchUpAges.value.higherTo - catchUpAges.value.higherFrom).toBe(3)
  })
  it('20% of net self-employment income is 25% of what is left after it', () => {
    // r / (1 + r) with r = 0.25 is 0.2 (IRC 404(a)(8)).
    const { ofPay, ofNetSelfEmployment } = employerShare.value
    expect(ofPay / (1 + ofPay)).toBe(ofNetSelfEmployment)
  })
})

describe('education and child accounts', () => {
  it('superfunding is 95,000 a person in 2025 and 2026: five exclusions of 19,000', () => {
    for (const facts of [taxYear2025, taxYear2026])
      expect(superfundingYears.value * facts.giftAndEstate.value.annualExclusion).toBe(95_000)
  })
  it('the ABLE limit of 2025 was the gift exclusion, and limits rise', () => {
    expect(ableLimit.value[0].limit).toBe(taxYear2025.giftAndEstate.value.annualExclusion)
    expect(ableLimit.value[1].limit).toBeGreaterThan(ableLimit.value[0].limit)
    expect(k12Limit.value.map((row) => row.perYear)).toEqual([10_000, 20_000])
    expect(trumpAccount.value.employerPerYear).toBeLessThan(trumpAccount.value.perYear)
  })
  it('Coverdell: the joint income range is twice the other (IRC 530(c))', () => {
    const { joint, other } = coverdell.value.magi
    expect(joint).toEqual({ from: other.from * 2, to: other.to * 2 })
  })
})

describe('joining Medicare late', () => {
  it('29 months without Part B are two full years: 20% of the 2026 premium, 40.58 a month before rounding', () => {
    // 202.90 x 0.10 x 2 = 40.58 (42 USC 1395r(b): full 12-month periods only).
    const months = 29
    const share = lateShare.value * Math.floor(months / 12)
    expect(share).toBe(0.2)
    expect(taxYear2026.medicare.value.partBPremium * share).toBeCloseTo(40.58, 10)
  })
  it('14 months without Part D cost 5.50 dollars a month in 2026', () => {
    // 38.99 x 0.01 x 14 = 5.4586, to the nearest 0.10: 5.50.
    const penalty = taxYear2026.medicarePartD.value.basePremium * lateDrugShare.value.perMonth * 14
    expect(Math.round(penalty / lateDrugShare.value.roundTo) * lateDrugShare.value.roundTo).toBeCloseTo(5.5, 10)
  })
})
