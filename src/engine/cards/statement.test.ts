import { describe, expect, it } from 'vitest'
import { integerCourse } from '#engine/oracles/cards.ts'
import type { Card } from './card.ts'
import { statementFigures, thirtySixMonthPayment } from './statement.ts'

const card: Card = {
  key: 'a',
  name: 'A',
  balance: 5000,
  apr: 0.21,
  minimum: { kind: 'percent-plus-interest', percent: 0.01, floor: 35 },
}

describe('the repayment box of a statement', () => {
  it('12 CFR 1026 Appendix M2, the inputs of its sample: 500 at 0 % for 6 months then 17 %, 250 at 17 %, 250 at 21 %', () => {
    // Monthly rates: offer (6/36) x 0 + (30/36) x 0.17/12 = 0.0118056; 0.0141667; 0.0175. Weighted by 500, 250, 250:
    // 0.01381944. 1.01381944^-36 = e^(-36 x 0.01372483) = 0.610118; 1000 x 0.01381944 / 0.389882 = 35.445.
    expect(
      thirtySixMonthPayment([
        { balance: 500, apr: 0, promo: { months: 6, aprAfter: 0.17 } },
        { balance: 250, apr: 0.17 },
        { balance: 250, apr: 0.21 },
      ]),
    ).toBe(35.45)
  })
  it('5,000 at 21 %: 36 payments of 188.38; the minimum takes 195 payments, shown as 16 years', () => {
    // 5000 x 0.0175 / (1 - 1.0175^-36): 1.0175^36 = 1.867407; 87.5 / 0.464498 = 188.375.
    const slow = integerCourse(500_000, 2_100, (b, i) => Math.max(3_500, Math.round(b / 100) + i))
    const got = statementFigures(card)
    if (got.outcome !== 'figures' || !got.in36Months) throw new Error(got.outcome)
    expect(got.in36Months).toMatchObject({ payment: 188.38, totalPaid: 6781.68 })
    expect(got.minimumOnly.payments).toBe(slow.months)
    expect(got.minimumOnly.shown).toEqual({ unit: 'years', count: 16 })
    expect(got.in36Months.savings).toBeCloseTo(got.minimumOnly.totalPaid - 6781.68, 2)
  })
  it('without interest: a 36th each month', () => {
    expect(thirtySixMonthPayment([{ balance: 3600, apr: 0 }])).toBe(100)
    expect(thirtySixMonthPayment([])).toBe(0)
  })
  it('leaves the 36-month figure out when the minimum shows as three years or less', () => {
    // 35 a month against 300 at 0 %: nine payments. 35 against 1,435: 41 payments, shown as 3 years; 1,436: 42, shown as 4.
    const at = (balance: number) => statementFigures({ ...card, balance, apr: 0 })
    expect(at(300)).toMatchObject({
      minimumOnly: { payments: 9, shown: { unit: 'months', count: 9 } },
      in36Months: null,
    })
    expect(at(1435)).toMatchObject({
      minimumOnly: { payments: 41, shown: { unit: 'years', count: 3 } },
      in36Months: null,
    })
    expect(at(1436)).toMatchObject({ minimumOnly: { payments: 42, shown: { unit: 'years', count: 4 } } })
    const four = at(1436)
    expect(four.outcome === 'figures' && four.in36Months?.payment).toBe(39.89)
  })
  it('says when the minimum never clears it, and ignores new charges', () => {
    const stuck: Card = { ...card, minimum: { kind: 'flat', amount: 80 } }
    expect(statementFigures(stuck)).toMatchObject({ outcome: 'minimum-never-clears', in36Months: { payment: 188.38 } })
    expect(statementFigures({ ...card, monthlyCharges: 9000 })).toEqual(statementFigures(card))
    expect(statementFigures({ ...card, balance: 0 })).toEqual({ outcome: 'nothing-owed' })
    expect(statementFigures({ ...card, apr: Number.NaN })).toEqual({ outcome: 'refused', reason: 'not-a-number' })
  })
})
