/** Options switched on together, pasted sheets, and the printed arithmetic. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { calculator as tool } from './calculator.ts'
import { readSheet } from './rate-sheet.ts'

const { evaluate, present, words } = await askedWhole(tool)
const row = (rate: number, points: number, fees = 0) => ({ rate, points, fees })
const plain = { loanAmount: 300_000, earns: 0, buydown: 'none', offers: [row(6.5, 0), row(6.25, 1)] } as const

test('the comparison follows from its printed operands, whatever money earns, taxes save and a buydown adds', () => {
  const sign = (text: string): number => Number(text.replaceAll(/[$,]/g, '').replace('−', '-'))
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 6, max: 360 }),
      fc.constantFrom('itemize', 'standard'),
      fc.constantFrom('buy', 'refinance'),
      fc.constantFrom('none', '2-1', '1-0'),
      fc.constantFrom('me', 'other'),
      fc.integer({ min: -30, max: 30 }),
      (earns, stay, itemize, purpose, buydown, buydownPaidBy, tenths) => {
        const offers = [row(6.5, 0, 400), row(6.25, tenths / 10)]
        const changes = { ...plain, offers, earns: earns / 100, stay, itemize, purpose, buydown, buydownPaidBy }
        const lines = present(changes).workings.find((one) => one.lines[0]?.startsWith('ahead'))?.lines ?? []
        const [a = 0, b = 0, c = 0, d = 0] = [...(lines[1] ?? '').matchAll(/−?\$[\d,.]+/g)].map(([text]) => sign(text))
        expect(Math.abs(a - b + (c - d) - sign((lines[2] ?? '').replace('= ', '')))).toBeLessThan(0.026)
      },
    ),
    { numRuns: 60 },
  )
})

describe('words follow the numbers they stand on', () => {
  test('a later break-even is laid to money’s earnings and to taxes only where they count', () => {
    const found = words({ ...plain, itemize: 'itemize', taxRate: 40, purpose: 'refinance' })
    expect(found).not.toContain('what the money could earn')
  })
  test('cheaper at closing at a rate that is no higher gives nothing back', () => {
    expect(words({ ...plain, offers: [row(6.5, 1), row(6.5, 0)] })).toContain('at a rate that’s no higher')
    expect(words(plain)).not.toContain('higher rate never')
  })
  test('a stay just as long as a credit lasts is not called longer', () => {
    const offers = [row(6.5, 0), row(6.75, -1)]
    const until = evaluate({ ...plain, offers, stay: 24 }).figures.aheadUntil ?? 0
    expect(words({ ...plain, offers, stay: until })).toContain('stay at least that long')
    expect(words({ ...plain, offers, stay: until - 1 })).toContain('leave before that')
  })
})

describe('pasted sheets: what is no rate and no points is passed over, never read as one', () => {
  const read = (text: string) => {
    const found = readSheet(text)
    return 'rows' in found ? found.rows : null
  }
  test('terms, adjustable loans, lock days, fractions', () => {
    expect(read('30 yr fixed 6.875 1.25')).toEqual([row(6.875, 1.25)])
    expect(read('15-year  6.25%  0.5')).toEqual([row(6.25, 0.5)])
    expect(read('5/6 ARM  6.125  (0.25)  45 days')).toEqual([row(6.125, -0.25)])
    expect(read('6 7/8  1 1/4')).toEqual([row(6.875, 1.25)])
    expect(read('6 1/2  1/8')).toEqual([row(6.5, 0.125)])
  })
  test('an APR is no points', () => {
    expect(read('6.875% 7.012% 1.25')).toEqual([row(6.875, 1.25)])
    expect(read('6.875% (7.012% APR)')).toEqual([row(6.875, 0)])
    expect(read('6.875% APR 7.012% 1.25 points')).toEqual([row(6.875, 1.25)])
    expect(read('6.875 7.012')).toBeNull()
  })
  test('a monthly payment is no fee', () => {
    expect(read('6.875 1.25 $2,345/mo')).toEqual([row(6.875, 1.25)])
    expect(read('6.875 1.25 payment $2,345 $900')).toEqual([row(6.875, 1.25, 900)])
  })
})
