import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortize } from '#engine/lending/amortize.ts'
import type { Month } from '#engine/month.ts'
import { operationsIn, paymentsOf, type Rental, rentalCourse } from './rental-course.ts'
import { cashIn } from './rental-return.ts'

const duplex: Rental = {
  price: 300_000,
  worth: 300_000,
  closingCosts: 9000,
  repairs: 0,
  loanCosts: 0,
  landShare: 0.2,
  loan: 240_000,
  loanRate: 0.075,
  loanMonths: 360,
  interestOnlyMonths: 0,
  monthlyRent: 3000,
  monthlyOther: 0,
  emptyMonths: 0,
  vacancy: 0.05,
  propertyTax: 3600,
  insurance: 1500,
  otherCosts: 0,
  management: 0.08,
  upkeep: 0.05,
  reserve: 0.05,
  rentGrowth: 0.03,
  costGrowth: 0.02,
  exit: { kind: 'growth', growth: 0.03 },
  selling: 0.06,
  firstMonth: 1,
}
const share = fc.double({ min: 0, max: 0.3, noNaN: true })
const anyRental: fc.Arbitrary<Rental> = fc
  .record({
    price: fc.integer({ min: 50_000, max: 2_000_000 }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
    loanRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
    loanMonths: fc.integer({ min: 60, max: 480 }),
    interestOnlyMonths: fc.constantFrom(0, 12, 48),
    monthlyRent: fc.integer({ min: 0, max: 20_000 }),
    loanCosts: fc.integer({ min: 0, max: 20_000 }),
    repairs: fc.integer({ min: 0, max: 100_000 }),
    landShare: fc.double({ min: 0, max: 1, noNaN: true }),
    emptyMonths: fc.integer({ min: 0, max: 14 }),
    vacancy: share,
    upkeep: share,
    reserve: share,
    rentGrowth: fc.double({ min: -0.05, max: 0.08, noNaN: true }),
    firstMonth: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ down, ...rest }) => ({ ...duplex, ...rest, worth: rest.price, loan: Math.round(rest.price * (1 - down)) }))

describe('a year of running it', () => {
  it('adds up by hand', () => {
    const first = operationsIn(duplex, 0)
    // 36,000 less 5% is 34,200; costs 3,600 + 1,500 + 8% of 34,200 + 5% of 36,000 = 9,636.
    expect(first.collected).toBeCloseTo(34_200, 9)
    expect(first.costs).toBeCloseTo(9636, 9)
    expect(first.noi).toBeCloseTo(24_564, 9)
    expect(first.reserve).toBeCloseTo(1800, 9)
    // Year 3: rent x 1.03^2, tax and insurance x 1.02^2.
    expect(operationsIn(duplex, 2).full).toBeCloseTo(36_000 * 1.0609, 8)
    expect(operationsIn(duplex, 2).propertyTax).toBeCloseTo(3600 * 1.0404, 8)
  })
  it('loses the rent of the months before the first tenant, not the costs', () => {
    const years = rentalCourse({ ...duplex, emptyMonths: 14 }, 3, 27.5).years
    expect(years[0]?.collected).toBe(0)
    expect(years[0]?.noi).toBeCloseTo(-(3600 + 1500 + 1800), 9)
    expect(years[1]?.collected).toBeCloseTo((36_000 * 1.03 * 0.95 * 10) / 12, 6)
    expect(years[2]?.collected).toBeCloseTo(36_000 * 1.0609 * 0.95, 6)
  })
})

describe('the loan', () => {
  it('is the servicer’s schedule to the cent', () => {
    const schedule = amortize({
      principal: 240_000,
      annualRate: 0.075,
      termMonths: 360,
      startMonth: '2026-01' as Month,
    })
    if (schedule.outcome !== 'paid-off') throw new Error('a plain loan is paid off')
    const { years } = rentalCourse(duplex, 30, 27.5)
    expect(paymentsOf(duplex)).toEqual({ first: schedule.regularPayment, level: schedule.regularPayment })
    for (const [index, year] of years.entries()) {
      const rows = schedule.rows.slice(12 * index, 12 * index + 12)
      expect(year.balance).toBeCloseTo(rows.at(-1)?.balance ?? 0, 6)
      expect(year.interest).toBeCloseTo(
        rows.reduce((total, row) => total + row.interest, 0),
        5,
      )
    }
    expect(years.at(-1)?.balance).toBe(0)
  })
  it('with ten years of interest alone: nothing repaid until then, all of it after thirty', () => {
    const rental = { ...duplex, interestOnlyMonths: 120 }
    // 240,000 x 7.5% / 12 = 1,500.00; then 240,000 over 240 months at 0.625%: 1,933.42.
    expect(paymentsOf(rental)).toEqual({ first: 1500, level: 1933.42 })
    const { years } = rentalCourse(rental, 30, 27.5)
    expect(years[9]).toMatchObject({ balance: 240_000, principal: 0 })
    expect(years[9]?.interest).toBeCloseTo(18_000, 8)
    expect((years[10]?.interest ?? 0) + (years[10]?.principal ?? 0)).toBeCloseTo(12 * 1933.42, 6)
    expect(years[29]?.balance).toBe(0)
  })
  it('without one there is no payment and no interest', () => {
    const { years } = rentalCourse({ ...duplex, loan: 0 }, 5, 27.5)
    expect(paymentsOf({ ...duplex, loan: 0 })).toEqual({ first: 0, level: 0 })
    expect(years.every((year) => year.interest === 0 && year.principal === 0 && year.balance === 0)).toBe(true)
  })
})

describe('what goes on the returns', () => {
  it('leaves out principal and the reserve, and never depreciates land', () => {
    const { taxYears, years } = rentalCourse({ ...duplex, reserve: 0 }, 3, 27.5)
    // January to December: 309,000 x 80% / 27.5 x 11.5 / 12.
    const depreciation = ((309_000 * 0.8) / 27.5) * (11.5 / 12)
    expect(taxYears[0]?.depreciation).toBeCloseTo(depreciation, 6)
    expect(taxYears[0]?.netRent).toBeCloseTo(24_564 - (years[0]?.interest ?? 0) - depreciation, 6)
    expect(rentalCourse({ ...duplex, landShare: 1, reserve: 0 }, 3, 27.5).taxYears[0]?.depreciation).toBe(0)
  })
  it('splits years of owning into calendar years: closed in October, three months come first', () => {
    const { taxYears, years } = rentalCourse({ ...duplex, loan: 0, firstMonth: 10, reserve: 0, landShare: 1 }, 2, 27.5)
    expect(taxYears.map((year) => year.paidIn)).toEqual([0, 1])
    expect(taxYears[0]?.netRent).toBeCloseTo(24_564 / 4, 6)
    expect(years[0]?.sale.taxYear).toBe(1)
    expect(years[1]?.sale.taxYear).toBe(2)
  })
  it('what was taxed and deducted over the years is what was earned: rents and gain add up to the cash', () => {
    fc.assert(
      fc.property(anyRental, fc.integer({ min: 1, max: 30 }), (rental, years) => {
        const course = rentalCourse(rental, years, 27.5)
        const sale = course.years[years - 1]?.sale
        if (sale === undefined) throw new Error('the year is there')
        const paid = rental.loan > 0 ? rental : { ...rental, loanCosts: 0 }
        const cash = course.years.reduce((total, year) => total + year.cashFlow, sale.proceeds - cashIn(paid))
        const rents = course.taxYears.slice(0, sale.taxYear).reduce((total, year) => total + year.netRent, sale.netRent)
        expect(Math.abs(rents + sale.gain - cash)).toBeLessThan(0.01)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the price at the sale', () => {
  it('grows from what the home is worth, not from what was paid', () => {
    const bargain = rentalCourse({ ...duplex, price: 250_000 }, 10, 27.5).years[9]
    expect(bargain?.value).toBeCloseTo(300_000 * 1.03 ** 10, 6)
  })
  it('is next year’s NOI over the cap rate, and nothing when there is none', () => {
    const capRate = { kind: 'cap-rate', capRate: 0.08 } as const
    const sold = rentalCourse({ ...duplex, exit: capRate }, 2, 27.5).years[1]
    expect(sold?.value).toBeCloseTo(operationsIn(duplex, 2).noi / 0.08, 6)
    expect(rentalCourse({ ...duplex, monthlyRent: 0, exit: capRate }, 2, 27.5).years[1]?.value).toBe(0)
  })
})
