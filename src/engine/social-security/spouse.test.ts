import { describe, expect, it } from 'vitest'
import { spouseReduction, spouseRules } from '#facts/social-security/rules.ts'
import { toMonthCount } from './birth.ts'
import { born } from './social-security.testkit.ts'
import {
  type Divorce,
  divorcedSpouse,
  filesForBoth,
  fullSpouseAmount,
  ownCreditAmount,
  spouseAddition,
  spouseExcess,
  spouseMonthsEarly,
  spouseStart,
} from './spouse.ts'

const { share } = spouseRules.value
const reduction = spouseReduction.value
const addition = (workerPia: number, ownPia: number, monthsEarly: number, ownCredits = 0) =>
  spouseAddition({ workerPia, ownPia, monthsEarly, ownCreditAmount: ownCredits }, reduction, share)

describe('published spouse amounts', () => {
  it('20 CFR 404.410(b): $412.40, half of a PIA of $824.80, 28 months early: $332.20', () =>
    expect(addition(824.8, 0, 28)).toBe(332.2))
  it('SSA, benefits for spouses: PIA $1,600, 36 months early: $600', () => expect(addition(1600, 0, 36)).toBe(600))
  it('POMS RS 00615.250: spouse’s full $1,000 and own PIA $400: excess $600, reduced by itself', () => {
    expect(spouseExcess(2000, 400, share)).toBe(600)
    expect(addition(2000, 400, 36)).toBe(450) // 600 × (144 - 36) / 144
    expect(addition(2000, 400, 60)).toBe(390) // 600 × (180 - 24) / 240, the page’s fraction past 36 months
  })
  it('POMS RS 00615.694, Toni: excess $300 less $10 of own delayed credits: $290', () =>
    expect(addition(1600, 500, 0, 10)).toBe(290))
  it('at 62 with a full retirement age of 67: 32.5% of the PIA', () => expect(addition(2000, 0, 60)).toBe(650))
})

describe('the excess', () => {
  it('is nothing when one’s own PIA is half of the worker’s or more', () => {
    expect(spouseExcess(2000, 1000, share)).toBe(0)
    expect(spouseExcess(2000, 1200, share)).toBe(0)
    expect(addition(2000, 1200, 12)).toBe(0)
  })
  it('half is rounded down to the dime: $1,234.50 gives $617.20', () =>
    expect(fullSpouseAmount(1234.5, share)).toBe(617.2))
  it('waiting for own delayed credits eats it up: own PIA 800 at 70 is 992, so 8 of 200 are left', () => {
    expect(ownCreditAmount(992, 800)).toBe(192)
    expect(addition(2000, 800, 0, 192)).toBe(8)
    expect(addition(2000, 900, 0, 216)).toBe(0)
  })
  it('an early own benefit does not raise it', () => expect(ownCreditAmount(560, 800)).toBe(0))
})

describe('when the spouse’s part starts', () => {
  const birth = born('1964-06-15')
  it('with the later of both claims, not before 62 has held all month', () => {
    const own = toMonthCount('2026-09')
    expect(spouseStart(birth, own, toMonthCount('2025-01'))).toBe(own)
    expect(spouseStart(birth, own, toMonthCount('2029-01'))).toBe(toMonthCount('2029-01'))
    expect(spouseStart(birth, toMonthCount('2026-01'), toMonthCount('2025-01'))).toBe(birth.firstMonth)
  })
  it('counts its own early months', () => {
    expect(spouseMonthsEarly(birth, birth.firstMonth)).toBe(59)
    expect(spouseMonthsEarly(birth, toMonthCount('2029-01'))).toBe(29)
    expect(spouseMonthsEarly(birth, birth.fullMonth + 5)).toBe(0)
  })
  it('one claim is a claim for both for everybody born after 1 January 1954', () => {
    expect(filesForBoth('1954-01-01', spouseRules.value.deemedFilingFrom)).toBe(false)
    expect(filesForBoth('1954-01-02', spouseRules.value.deemedFilingFrom)).toBe(true)
  })
})

describe('a divorced spouse', () => {
  const birth = born('1964-06-15')
  const worker = born('1966-03-10') // 62 on 9 March 2028
  const divorce: Divorce = {
    marriageYears: 12,
    divorcedIn: toMonthCount('2020-05'),
    remarried: false,
    workerClaim: null,
    worker,
  }
  const from = (change: Partial<Divorce>, claim = birth.firstMonth) =>
    divorcedSpouse(birth, claim, { ...divorce, ...change }, spouseRules.value)

  it('may claim when the worker is 62 and the divorce two years old, claimed or not', () =>
    expect(from({})).toEqual({ outcome: 'entitled', from: toMonthCount('2028-03') }))
  it('waits the two years after a recent divorce', () =>
    expect(from({ divorcedIn: toMonthCount('2027-08') })).toEqual({
      outcome: 'entitled',
      from: toMonthCount('2029-08'),
    }))
  it('need not wait once the worker draws', () =>
    expect(from({ divorcedIn: toMonthCount('2027-08'), workerClaim: toMonthCount('2028-06') })).toEqual({
      outcome: 'entitled',
      from: toMonthCount('2028-06'),
    }))
  it('starts with the own claim when that is later', () =>
    expect(from({}, toMonthCount('2031-06'))).toEqual({ outcome: 'entitled', from: toMonthCount('2031-06') }))
  it('needs ten years of marriage, and no new one', () => {
    expect(from({ marriageYears: 9 })).toEqual({ outcome: 'marriage-too-short', yearsNeeded: 10 })
    expect(from({ remarried: true })).toEqual({ outcome: 'remarried' })
  })
})
