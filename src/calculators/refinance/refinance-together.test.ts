/** Options switched on together, and the printed arithmetic. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator as tool } from './calculator.ts'
import { plain as one, usd } from './refinance.testkit.ts'

const { figures, present, words } = await askedWhole(tool)
const row = (way: string, changes: InputValues) =>
  present(changes)
    .tables.find((table) => table.key === 'ways')
    ?.rows.find((cells) => String(cells[0]).startsWith(way)) ?? []
const plain = { ...one, extra: 0, lump: 0 } as const
const itemizer = { ...plain, itemize: 'itemize', taxRate: 25 } as const

describe('taxes with other options', () => {
  test('what is then owed is the balance, though points still save tax', () => {
    expect(row('Refinance at', { ...itemizer, points: 2 })[5]).toBe(row('Refinance at', plain)[5])
  })
  test('points not yet deducted come back when the loan is paid off early, and stay', () => {
    // Points of 5,600 save 25% x 5,600 = 1,400 in all, by month 312 of "paid off when the old loan would be" and ever after.
    const at = (changes: InputValues) => figures({ ...itemizer, stay: 400, ...changes }).sameEndSaved ?? 0
    expect(at({}) - at({ points: 2 })).toBeCloseTo(5600 - 1400, 4)
  })
  test('costs added to the loan are no home debt: their share of interest saves no tax', () => {
    // 6,000 of 286,000 is paid down first; while more than 280,000 is owed, interest on 280,000 counts: 1,400 a month.
    const rolled = { ...plain, rolledIn: true, stay: 12 } as const
    const taxed = figures({ ...itemizer, rolledIn: true, stay: 12 }).goneNew ?? 0
    expect((figures(rolled).goneNew ?? 0) - taxed).toBeCloseTo(0.25 * 1400 * 12, 4)
  })
  test('a home equity loan for the home is deducted like cash out for the home', () => {
    const home = { ...itemizer, cashOut: 60_000, cashOutUse: 'home', stay: 360 } as const
    const other = { ...home, cashOutUse: 'other' } as const
    const gone = (changes: InputValues) => Number(row('Keep it, $60,000 home', changes)[6])
    const interest = gone({ ...plain, cashOut: 60_000, stay: 360 }) - (figures({ ...plain, stay: 360 }).goneNow ?? 0)
    // The loans end before 360 months: 25% of all the interest of the second one.
    expect(gone(other) - gone(home)).toBeCloseTo(interest * 0.25, 1)
  })
})

describe('words follow the numbers they stand on', () => {
  test('a rate that is not lower is not called lower', () => {
    const dear = { ...plain, rate: 4, newRate: 5, newTerm: 120, pmiNow: 2000, pmiNowMonths: 312, costs: usd(3000) }
    expect(words(dear)).not.toContain('at the lower rate')
  })
  test('a payment of one’s own that does not fit the time left is said so', () => {
    // 280,000 at 7.5% and 4,000 a month: -ln(1 - 1,750 / 4,000) / ln(1.00625) = 92.3, so 93 payments.
    expect(words({ ...plain, payment: 4000 })).toContain(
      'Your payment of $4,000 a month pays the loan off in 7 years and 9 months, not the 26 years you entered.',
    )
    expect(words({ ...plain, payment: 2042.34 })).not.toContain('you entered. We use')
  })
  test('with a payment too low for the time left, a recast is over the time it really takes, and never raises it', () => {
    // 280,000 at 7.5% and 2,000 a month: -ln(1 - 1,750 / 2,000) / ln(1.00625) = 333.8, so 334 months. 250,000 over these:
    // 250,000 x 0.00625 / (1 - 1.00625^-334) = 1,562.5 / 0.87518 = 1,785.35.
    const found = figures({ ...plain, payment: 2000, lump: 30_000 })
    expect(found.monthsNow).toBe(334)
    expect(found.recastPayment).toBeCloseTo(1785.35, 1)
  })
  test('mortgage insurance that comes new is not to be ended at the old loan; the same one does not “go”', () => {
    expect(words({ ...plain, pmiNew: 120 })).not.toContain('without refinancing')
    expect(words({ ...plain, pmiNow: 90, pmiNew: 90 })).toContain('stays at $90 a month')
  })
  test('only what there is of escrow is named', () => {
    expect(words({ ...plain, escrowBack: 2000 })).not.toContain('set aside $0')
  })
  test('the rate to wait for is cut, not rounded up, and no fairy tale', () => {
    const beat = figures(plain).rateToBeat ?? 0
    const told = Number(/at any rate below ([\d.]+)%/.exec(words(plain))?.[1])
    expect(told).toBeLessThanOrEqual(beat)
    expect(beat - told).toBeLessThan(0.001)
    expect(words({ ...plain, rate: 1.2, newRate: 6 })).not.toContain('You’d need a rate')
  })
  test('one payment is one payment, and no fee is none', () => {
    const steps = (changes: InputValues) => present({ ...plain, lump: 100_000, ...changes }).workings.at(-1)?.steps?.[0]
    expect(steps({ recastFee: 250 })).toMatch(/back after 1 payment\.$/)
    expect(steps({ recastFee: 0 })).not.toContain('fee')
  })
})

test('the true comparison follows from its printed operands, whatever money earns and taxes save', () => {
  const sign = (text: string): number => Number(text.replaceAll(/[$,]/g, '').replace('−', '-'))
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 6, max: 400 }),
      fc.constantFrom('itemize', 'standard'),
      fc.constantFrom(-1, 0, 1.5),
      fc.boolean(),
      (earns, stay, itemize, points, rolledIn) => {
        const shown = present({ ...plain, earns: earns / 100, stay, itemize, points, rolledIn, cashOut: 20_000 })
        const lines = shown.workings.find((working) => working.title.startsWith('Full comparison'))?.lines ?? []
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = [...(lines[1] ?? '').matchAll(/−?\$[\d,.]+/g)].map(([text]) =>
          sign(text),
        )
        expect(Math.abs(a - b + (c - d) + e - sign((lines[2] ?? '').replace('= ', '')))).toBeLessThan(0.031)
      },
    ),
    { numRuns: 60 },
  )
})
