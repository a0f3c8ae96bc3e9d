/**
 * A tax year costs one file and one line. Here a made-up 2027 is written beside the years we hold, and everything that reads a year
 * reads it: the audit, the engine, and every calculator with dated law.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { findCited } from './audit.ts'
import { heldYears } from './held-years.precomputed.ts'
import { conformingLimits } from './lending/mortgage.ts'
import { taxYear2027 } from './made-up-year.testkit.ts'
import { sourceAreas } from './sources.ts'
import { povertyGuidelines } from './student/poverty.ts'
import { invariants, yearFaults } from './tax-years/invariants.ts'
import { taxYears } from './tax-years.ts'

/** The one line. */
vi.mock('./tax-years.ts', async (held) => {
  const { taxYears: years } = await held<typeof import('./tax-years.ts')>()
  const madeUp = await import('./made-up-year.testkit.ts')
  return { taxYears: { ...years, 2027: madeUp.taxYear2027 } }
})

const before = taxYears[2026]

describe('a new tax year', () => {
  it('is another year than 2026', () => {
    // 12,400 x 1.02 = 12,648, down to 12,600; 16,100 x 1.02 = 16,422, down to 16,400.
    expect(taxYear2027.ordinaryBrackets.value.single[1]?.over).toBe(12_600)
    expect(taxYear2027.standardDeduction.value.single).toBe(16_400)
  })
  it('stands beside the others with no gap, and is a year on offer', () => {
    expect(yearFaults(taxYears)).toEqual([])
    expect(heldYears).toEqual([2025, 2026, 2027])
  })
  it.each(invariants)('keeps the rule: $name', ({ faults }) => expect(faults(taxYear2027)).toEqual([]))
  it('is read by the audit: as many figures as 2026, each from a source we hold, the made-up ones listed as projected', () => {
    const found = findCited(taxYear2027, '2027')
    expect(found).toHaveLength(findCited(before, '2026').length)
    expect(found.filter(({ fact }) => !Object.hasOwn(sourceAreas['tax-years'], fact.source))).toEqual([])
    expect(found.filter(({ fact }) => fact.status === 'projected').map(({ path }) => path)).toEqual(
      Object.entries(taxYear2027).flatMap(([key, fact]) =>
        key !== 'year' && fact !== before[key as keyof typeof before] ? [`2027.${key}`] : [],
      ),
    )
  })
  it('is computed with by the engine as it stands: a single person with 100,000 of pay owes 13,000', () => {
    // 100,000 - 16,400 = 83,600; 10% of 12,600 + 12% of 38,800 + 22% of 32,200 = 1,260 + 4,656 + 7,084.
    const worker: Household = { ...emptyHousehold, people: [{ ...noIncome, pay: 100_000 }] }
    const filed = federalReturn(worker, taxYear2027)
    expect(filed.year).toBe(2027)
    expect(filed.taxableIncome).toBe(83_600)
    expect(filed.totalTax).toBeCloseTo(13_000, 8)
  })
  it('taxes nobody more than 2026 did, its brackets and deduction being higher', () => {
    const retiree: Person = { ...noIncome, age: 68, socialSecurity: 40_000, privatePension: 60_000 }
    const households: readonly Household[] = [
      { ...emptyHousehold, status: 'joint', people: [retiree, { ...noIncome, age: 60, pay: 90_000 }] },
      { ...emptyHousehold, status: 'head', people: [{ ...noIncome, pay: 70_000 }], dependents: [] },
      { ...emptyHousehold, status: 'separate', people: [{ ...noIncome, pay: 170_000 }] },
    ]
    for (const household of households)
      for (const rounding of ['exact', 'forms'] as const) {
        const now = federalReturn(household, taxYear2027, { rounding })
        const then = federalReturn(household, before, { rounding })
        expect([now.agi, now.totalTax, now.refund].every(Number.isFinite)).toBe(true)
        expect(now.totalTax).toBeLessThan(then.totalTax)
        expect(now.agi).toBe(then.agi)
      }
  })
})

describe('a series that has not gained the new point', () => {
  it('answers with its last one, marked as carried over, and says which year it is from', () => {
    for (const series of [conformingLimits, povertyGuidelines]) {
      expect(series.in(2027).value).toBe(series.in(2026).value)
      expect([series.in(2027).status, series.in(2027).asOf]).toEqual(['carried-over', '2026'])
      expect(series.in(2026).status).toBe('enacted')
    }
  })
})

/** Calculators whose year is that of loan limits: nothing in them moves until that series gains its point. */
const ofLimitsAlone = ['mortgage']
/** A plan that begins later meets the law of 2027 also by the rules of 2026. */
const today = '2026-11-21'
/** Long after every dated figure, so that no year of the calendar is taken for a year of law. */
const farDay = '2041-03-10'
/** Between the edges of the two years: 12% and the 0% rate on gains reach higher in 2027, for one and for two. */
const incomes = [66_000, 67_000, 132_500, 134_000]

const dated: { readonly slug: string; readonly calculator: Calculator }[] = []
beforeAll(async () => {
  for (const { slug, load } of catalogue) {
    if (!load) continue
    const { calculator } = await load()
    if (calculator.years.length > 0) dated.push({ slug, calculator })
  }
})

/** The starting values and each worked example, as far as they are asked today. */
async function examples({ fields, cases }: Calculator, day: string): Promise<InputValues[]> {
  const start = initialInputs(fields, { today: day })
  return [start, ...(await cases()).map(({ inputs }) => ({ ...start, ...inputs }) as InputValues)]
}
/** The starting values with an income near an edge, and with each answer of each choice. */
function nearEdges({ fields }: Calculator): InputValues[] {
  const start = initialInputs(fields, { today })
  const pays = Object.entries(fields).filter(
    ([, field]) => 'profile' in field && (field.profile === 'annualIncome' || field.profile === 'annualPay'),
  )
  return incomes.flatMap((income) => {
    const paid = { ...start, ...Object.fromEntries(pays.map(([key]) => [key, income])) }
    const answers = Object.entries(fields).flatMap(([key, field]) =>
      field.kind === 'choice' && key !== 'state' ? field.options.map(({ value }) => ({ ...paid, [key]: value })) : [],
    )
    return [paid, ...answers]
  })
}

const law = lawShelf()
async function evaluated(calculator: Calculator, inputs: InputValues, year: number, day: string) {
  const env = { today: day, year, law }
  await bringMissing(calculator, inputs, env)
  return calculator.evaluate(inputs, env)
}

async function moves(calculator: Calculator): Promise<boolean> {
  for (const inputs of [...(await examples(calculator, today)), ...nearEdges(calculator)]) {
    if (Object.keys(calculator.check(inputs)).length > 0) continue
    const [then, now] = [
      await evaluated(calculator, inputs, 2026, today),
      await evaluated(calculator, inputs, 2027, today),
    ]
    expect(now.broken, calculator.slug).toEqual([])
    if (JSON.stringify(then.figures) !== JSON.stringify(now.figures)) return true
  }
  return false
}

/** Every text inside a presentation. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}
/** Whether a text names a year as that of the rules it goes by. */
const saysRulesOf = (year: number) =>
  new RegExp(
    `\\b${year} (rules|law|return|bracket|limit)|\\b(rules|law|returns?|brackets?|limits?) (of|for|in) ${year}\\b`,
  )

describe('every calculator with dated law', () => {
  it('is found', () => expect(dated.length).toBeGreaterThanOrEqual(20))

  it('offers the new year', () => {
    for (const { slug, calculator } of dated) expect(calculator.years.at(-1), slug).toBe(2027)
  })

  it('computes with it: a figure is another one than by the law of 2026', async () => {
    const same: string[] = []
    for (const { slug, calculator } of dated) if (!(await moves(calculator))) same.push(slug)
    expect(same).toEqual(ofLimitsAlone)
  }, 60_000)

  it('shows it: rules are said to be those of 2027, and the sources name 2027 or say what is carried over', async () => {
    const stale = new Set<string>()
    const undated: string[] = []
    for (const { slug, calculator } of dated) {
      let isShown = false
      for (const inputs of await examples(calculator, farDay)) {
        const { sources, ...said } = (await evaluated(calculator, inputs, 2027, farDay)).present()
        for (const text of textsIn(said)) if (saysRulesOf(2026).test(text)) stale.add(`${slug}: ${text}`)
        if (sources.some(({ asOf, status }) => asOf === '2027' || status === 'carried-over')) isShown = true
      }
      if (!isShown) undated.push(slug)
    }
    expect([...stale]).toEqual([])
    expect(undated).toEqual([])
  }, 60_000)
})
