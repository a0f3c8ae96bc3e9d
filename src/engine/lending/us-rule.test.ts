import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { addDays } from '#engine/month.ts'
import { everyBasis } from './accrual-span.ts'
import { accruedInterest } from './day-count.ts'
import { usRule } from './us-rule.ts'

const note = { principal: 5000, annualRate: 0.11, from: '2027-01-01', to: '2027-04-01', basis: 'actual/360' } as const

test('the textbook note: 5,000 at 11% for 90 days, 600 paid on day 50 and 800 on day 80', () => {
  // 76.39 of interest, 523.61 to principal; 4,476.39 for 30 days 41.03; 3,717.42 for 10 days 11.36; due 3,728.78
  const course = usRule(note, [
    { date: '2027-03-22', amount: 800 },
    { date: '2027-02-20', amount: 600 },
  ])
  expect(course.rows.map((row) => row.interest)).toEqual([76.39, 41.03, 11.36])
  expect(course.rows.map((row) => row.principal)).toEqual([4476.39, 3717.42, 3717.42])
  expect(course).toMatchObject({ interest: 128.78, paid: 1400, due: 3728.78, outside: 0 })
})

test('a payment below the interest does not add to principal: no interest on interest', () => {
  // 5,000 x 11% / 360 x 60 = 91.67; 50 paid leaves 41.67 waiting; 30 days more on 5,000: 45.83
  const course = usRule(note, [{ date: '2027-03-02', amount: 50 }])
  expect(course.rows[0]).toMatchObject({ principal: 5000, unpaidInterest: 41.67, toPrincipal: 0 })
  expect(course.due).toBe(5087.5)
})

test('payments outside the time are left out and counted; too large a payment ends the loan', () => {
  expect(usRule(note, [{ date: '2026-12-31', amount: 10 }]).outside).toBe(1)
  const gone = usRule(note, [{ date: '2027-01-01', amount: 9000 }])
  expect(gone).toMatchObject({ paid: 5000, interest: 0, due: 0 })
})

test('in 30-day months a payment on a 31st adds no day', () => {
  // 12,000 at 10%, January 15 to July 15: 180 days, 600.00. 16 days to the 31st are 53.33, the other 164 days 546.67.
  const loan = { principal: 12_000, annualRate: 0.1, from: '2027-01-15', to: '2027-07-15', basis: '30/360' } as const
  expect(usRule(loan, []).interest).toBe(600)
  const course = usRule(loan, [{ date: '2027-01-31', amount: 53.33 }])
  expect(course.rows.map((row) => row.interest)).toEqual([53.33, 546.67])
  expect(course).toMatchObject({ interest: 600, due: 12_546.67 })
})

test('without payments it is plain simple interest; with them every cent is accounted for', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyBasis),
      fc.array(fc.record({ day: fc.integer({ min: 0, max: 900 }), amount: fc.integer({ min: 0, max: 3000 }) }), {
        maxLength: 6,
      }),
      (basis, given) => {
        const loan = { ...note, basis, to: addDays(note.from, 900) }
        expect(usRule(loan, []).interest).toBe(accruedInterest(5000, 0.11, loan.from, loan.to, basis))
        const course = usRule(
          loan,
          given.map(({ day, amount }) => ({ date: addDays(note.from, day), amount })),
        )
        expect(roundToCent(5000 + course.interest - course.paid)).toBe(course.due)
        expect(course.interest).toBeLessThanOrEqual(usRule(loan, []).interest + 0.06)
      },
    ),
  )
})
