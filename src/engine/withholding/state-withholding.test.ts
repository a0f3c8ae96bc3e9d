import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { california } from '#facts/withholding/ca.ts'
import { delaware } from '#facts/withholding/de.ts'
import { georgia } from '#facts/withholding/ga.ts'
import { iowa } from '#facts/withholding/ia.ts'
import { illinois } from '#facts/withholding/il.ts'
import { indiana } from '#facts/withholding/in.ts'
import { kentucky } from '#facts/withholding/ky.ts'
import { louisiana } from '#facts/withholding/la.ts'
import { missouri } from '#facts/withholding/mo.ts'
import { northCarolina } from '#facts/withholding/nc.ts'
import { newYork } from '#facts/withholding/ny.ts'
import { oklahoma } from '#facts/withholding/ok.ts'
import { stateWithholdingFiles } from '#facts/withholding/on-demand.ts'
import { southCarolina } from '#facts/withholding/sc.ts'
import type { StateWithholding } from '#facts/withholding/state-schema.ts'
import { utah } from '#facts/withholding/ut.ts'
import { virginia } from '#facts/withholding/va.ts'
import { payPeriods } from './pay-frequency.ts'
import { type StateCertificate, stateWithheld, stateWithheldYear, usualCertificate } from './state-withholding.ts'

const of = (said: Partial<StateCertificate>): StateCertificate => ({
  status: 'single',
  spouseWorks: false,
  allowances: 0,
  second: 0,
  ...said,
})

interface Example {
  readonly what: string
  readonly state: StateWithholding
  readonly wages: number
  readonly frequency: keyof typeof payPeriods
  readonly certificate: StateCertificate
  readonly withheld: number
  /** Where the booklet's own table for the pay period is rounded: how far the year's table may be from it. */
  readonly within?: number
}

/** The worked examples of the states' booklets. */
const examples: readonly Example[] = [
  {
    what: 'DE 44 A',
    state: california,
    wages: 210,
    frequency: 'weekly',
    certificate: of({ allowances: 1 }),
    withheld: 0,
  },
  {
    what: 'DE 44 B: one of three allowances for estimated deductions',
    state: california,
    wages: 1600,
    frequency: 'biweekly',
    certificate: of({ status: 'joint', allowances: 2, second: 1 }),
    withheld: 2.38,
  },
  {
    what: 'DE 44 C',
    state: california,
    wages: 5100,
    frequency: 'monthly',
    certificate: of({ status: 'joint', allowances: 5 }),
    withheld: 0.82,
    within: 0.03,
  },
  {
    what: 'DE 44 D',
    state: california,
    wages: 950,
    frequency: 'weekly',
    certificate: of({ status: 'head', allowances: 3 }),
    withheld: 1.69,
    within: 0.03,
  },
  {
    what: 'NYS-50-T 1',
    state: newYork,
    wages: 400,
    frequency: 'weekly',
    certificate: of({ allowances: 3 }),
    withheld: 8.01,
    within: 0.03,
  },
  {
    what: 'NYS-50-T 3',
    state: newYork,
    wages: 50_000,
    frequency: 'monthly',
    certificate: of({ allowances: 3 }),
    withheld: 3576.63,
    within: 0.03,
  },
  {
    what: 'NYS-50-T 4',
    state: newYork,
    wages: 750,
    frequency: 'daily',
    certificate: of({ allowances: 2 }),
    withheld: 44.1,
    within: 0.03,
  },
  {
    what: 'IL-700-T, p. 4',
    state: illinois,
    wages: 800,
    frequency: 'weekly',
    certificate: of({ allowances: 2, second: 2 }),
    withheld: 32.13,
  },
  {
    what: 'NC-30, pp. 19 and 20',
    state: northCarolina,
    wages: 450,
    frequency: 'weekly',
    certificate: of({ allowances: 2 }),
    withheld: 4,
  },
  {
    what: 'Georgia guide, table E 1',
    state: georgia,
    wages: 2000,
    frequency: 'semimonthly',
    certificate: of({ status: 'joint', allowances: 1 }),
    withheld: 27.03,
  },
  {
    what: 'Georgia guide, table F 2',
    state: georgia,
    wages: 935,
    frequency: 'biweekly',
    certificate: of({ status: 'head', allowances: 2 }),
    withheld: 0,
  },
  {
    what: 'Virginia guide, p. 22',
    state: virginia,
    wages: 2649,
    frequency: 'semimonthly',
    certificate: of({ status: 'joint', allowances: 5 }),
    withheld: 109.5,
  },
  {
    what: 'Form 4282, p. 13',
    state: missouri,
    wages: 35_000 / 12,
    frequency: 'monthly',
    certificate: of({ status: 'joint', spouseWorks: true }),
    withheld: 59,
  },
  {
    // Five of table A; three and one for the first time of table B; two adopted children at $3,000 are four times table B.
    what: 'Departmental Notice #1, p. 3',
    state: indiana,
    wages: 800,
    frequency: 'weekly',
    certificate: of({ allowances: 5, second: 8 }),
    withheld: 13.96,
  },
  {
    what: 'WH-1603F',
    state: southCarolina,
    wages: 750,
    frequency: 'weekly',
    certificate: of({ allowances: 3 }),
    withheld: 10.58,
  },
  { what: '42A003', state: kentucky, wages: 3270, frequency: 'monthly', certificate: of({}), withheld: 104.65 },
  {
    what: 'OW-2, p. 7',
    state: oklahoma,
    wages: 1825,
    frequency: 'semimonthly',
    certificate: of({ status: 'joint', allowances: 2 }),
    withheld: 37,
  },
  { what: 'R-1306, 1', state: louisiana, wages: 700, frequency: 'weekly', certificate: of({}), withheld: 13.98 },
  {
    what: 'R-1306, 2',
    state: louisiana,
    wages: 4600,
    frequency: 'biweekly',
    certificate: of({ status: 'joint' }),
    withheld: 111.54,
  },
  {
    what: 'Iowa formula, 1: a $40 allowance',
    state: iowa,
    wages: 2100,
    frequency: 'biweekly',
    certificate: of({ allowances: 1 }),
    withheld: 59.26,
  },
  {
    what: 'Delaware guide, section 17',
    state: delaware,
    wages: 480.77,
    frequency: 'weekly',
    certificate: of({ allowances: 1 }),
    withheld: 13.88,
  },
  { what: 'Publication 14, 1', state: utah, wages: 400, frequency: 'weekly', certificate: of({}), withheld: 12 },
  { what: 'Publication 14, 2', state: utah, wages: 2600, frequency: 'biweekly', certificate: of({}), withheld: 116 },
  {
    what: 'Publication 14, 3',
    state: utah,
    wages: 1200,
    frequency: 'semimonthly',
    certificate: of({ status: 'joint' }),
    withheld: 18,
  },
  {
    what: 'Publication 14, 4',
    state: utah,
    wages: 7800,
    frequency: 'monthly',
    certificate: of({ status: 'joint' }),
    withheld: 347,
  },
]

describe('worked examples of the booklets', () => {
  it.each(examples)('$what', ({ state, wages, frequency, certificate, withheld, within = 0.005 }) => {
    const found = stateWithheld(wages, payPeriods[frequency], certificate, state.formula.value)
    expect(Math.abs(found - withheld)).toBeLessThanOrEqual(within)
  })
  it('DE 44 E and F: the year before it is divided', () => {
    const of57600 = stateWithheldYear(57_600, of({ status: 'joint', allowances: 4 }), california.formula.value)
    expect(of57600).toBeCloseTo(99.2, 2)
    expect(stateWithheldYear(57_000, of({ status: 'joint', allowances: 4 }), california.formula.value)).toBeCloseTo(
      86,
      2,
    )
  })
})

describe('edges', () => {
  it('California’s married with one allowance start at the single amounts', () => {
    const at = (allowances: number) =>
      stateWithheldYear(30_000, of({ status: 'joint', allowances }), california.formula.value)
    expect(at(1)).toBeGreaterThan(0)
    expect(at(2)).toBe(0)
  })
  it('New York takes one rate of everything from the last table on', () => {
    expect(stateWithheldYear(2_007_400, of({}), newYork.formula.value)).toBeCloseTo(0.1045 * 2_000_000, 6)
  })
  it('South Carolina’s share of wages needs an allowance', () => {
    const at = (allowances: number) => stateWithheldYear(50_000, of({ allowances }), southCarolina.formula.value)
    // 437.70 + 6% of (50,000 − 18,230), and with one allowance of (50,000 − 5,000 − 5,000 − 18,230).
    expect(at(0)).toBeCloseTo(437.7 + 0.06 * 31_770, 6)
    expect(at(1)).toBeCloseTo(437.7 + 0.06 * 21_770, 6)
  })
  it('what is usually claimed counts a spouse without pay and the dependents', () => {
    const family = { status: 'joint', spouseWorks: false, dependents: 2 } as const
    expect(usualCertificate(illinois.usual, family)).toMatchObject({ allowances: 4, second: 0 })
    expect(usualCertificate(indiana.usual, { ...family, spouseWorks: true })).toMatchObject({
      allowances: 3,
      second: 2,
    })
    expect(usualCertificate(newYork.usual, family)).toMatchObject({ allowances: 2 })
  })
})

describe('every formula', () => {
  const names = Object.keys(stateWithholdingFiles) as (keyof typeof stateWithholdingFiles)[]
  it.each(names)('%s: tables join, tax rises with pay and falls with allowances', async (name) => {
    const state = await stateWithholdingFiles[name]()
    expect(state.code).toBe(name)
    const formula = state.formula.value
    for (const rows of Object.values(formula.brackets))
      for (const [at, row] of rows.entries()) {
        const before = rows[at - 1]
        if (!before) {
          expect(row.over).toBe(0)
          continue
        }
        // Printed bases are rounded to cents or dollars, some of them summed.
        expect(Math.abs(before.base + before.rate * (row.over - before.over) - row.base)).toBeLessThan(
          name === 'NY' ? 3 : 0.6,
        )
      }
    const status = fc.constantFrom(
      'single' as const,
      'joint' as const,
      'separate' as const,
      'head' as const,
      'surviving' as const,
    )
    fc.assert(
      fc.property(
        status,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (as, wages, allowances, spouseWorks) => {
          const certificate = of({ status: as, allowances, spouseWorks })
          const tax = stateWithheldYear(wages, certificate, formula)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(tax).toBeLessThanOrEqual(0.15 * wages)
          expect(stateWithheldYear(wages + 1000, certificate, formula)).toBeGreaterThanOrEqual(tax - 3)
          expect(stateWithheldYear(wages, { ...certificate, allowances: allowances + 1 }, formula)).toBeLessThanOrEqual(
            tax,
          )
        },
      ),
    )
  })
})
