/** Companies and screens of every kind, for property tests. */
import fc from 'fast-check'
import { type Company, sectors } from './company.ts'
import { earnKinds, type Filters, payKinds } from './filters.ts'
import { metricKeys, type Row, rowOf, type Size, sizes } from './metrics.ts'

/** Nothing remarkable: 100 million shares at $50, earning $2.50 and paying $1. */
export const plainCompany: Company = {
  symbol: 'PLAIN',
  name: 'Plain',
  sector: 'staples',
  price: 50,
  shares: 100e6,
  earnings: 2.5,
  earningsBefore: 2,
  dividend: 1,
  sales: 5e9,
  salesBefore: 4e9,
  profit: 250e6,
  equity: 2e9,
  debt: 1e9,
  beta: 0.8,
  priceBefore: 40,
  high: 62.5,
  traded: 1e6,
}

const few = (values: readonly number[]) => fc.option(fc.constantFrom(...values), { freq: 6 })
const companies = fc.record({
  sector: fc.constantFrom(...sectors.slice(0, 3)),
  price: fc.constantFrom(1, 10, 50, 200),
  shares: few([1e6, 1e8, 3e9]),
  earnings: few([-3, 0, 1, 5, 12]),
  earningsBefore: few([-1, 0, 2]),
  dividend: few([0, 0.5, 4]),
  sales: few([0, 1e8, 5e9]),
  salesBefore: few([0, 1e8]),
  profit: few([-1e7, 0, 2e8]),
  equity: few([-1e8, 0, 1e9]),
  debt: few([0, 1e9]),
  beta: few([-0.2, 0.5, 1.7]),
  priceBefore: few([0, 20, 60]),
  high: few([200, 300]),
  traded: few([0, 1e6]),
})

export const anyRows: fc.Arbitrary<readonly Row[]> = fc
  .array(companies, { maxLength: 40 })
  .map((list) => list.map((one, i) => rowOf({ ...one, symbol: `S${i}`, name: `N${i % 7}` })))

const bound = fc.option(fc.constantFrom(-50, -5, 0, 0.5, 1, 5, 10, 20, 50, 100, 1e9, 1e10))
const range = fc.record({ min: bound, max: bound })
export const anyFilters: fc.Arbitrary<Filters> = fc.record({
  sector: fc.subarray([...sectors.slice(0, 3)]),
  size: fc.subarray([...sizes]) as fc.Arbitrary<Size[]>,
  pay: fc.option(fc.constantFrom(...payKinds)),
  earn: fc.option(fc.constantFrom(...earnKinds)),
  ranges: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...metricKeys), range), { selector: ([key]) => key, maxLength: 4 })
    .map((ranges) => Object.fromEntries(ranges)),
})
