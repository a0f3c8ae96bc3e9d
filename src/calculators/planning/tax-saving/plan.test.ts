import { describe, expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { runPlan } from '../../api/run-plan.ts'
import { taxSavingPlan } from './plan.ts'
import type { ToldSaving } from './told.ts'

const env = { today: '2026-11-23', year: 2026 } as const
const sample = sampleHousehold(env.today)
const ask = async (household: Household, inputs: object = {}, year = 2026): Promise<ToldSaving> => {
  const { status, body } = await runPlan(taxSavingPlan.plan, { household, inputs, year }, env)
  expect(status).toBe(200)
  return (body as { answer: ToldSaving }).answer
}
const optionOf = (told: ToldSaving, id: string) => told.options.find((option) => option.id === id)
const sentences = (told: ToldSaving): readonly string[] => [
  told.headline,
  told.rests,
  ...told.notes,
  ...told.closed.map(({ why }) => why),
  ...told.versus.flatMap(({ lines }) => lines),
  ...told.beside.flatMap(({ answer, lines }) => [answer, ...lines]),
  ...told.options.flatMap(({ brings, other, why, rule, later, meter }) => [brings, other, ...why, rule, later, meter]),
]

describe('the sample household', () => {
  test('by hand: 12% federal and 4.95% Illinois of 1,000, and half of it from the employer', async () => {
    const told = await ask(sample)
    expect(told.headline).toBe('Best next: 401(k) up to the match. $1,000 brings you $670 this year.')
    expect(optionOf(told, 'match-0')).toMatchObject({
      place: 1,
      // 6% of 78,000 is 4,680; 260 a month is 3,120.
      room: 1560,
      used: 3120,
      usedFrom: 'projected',
      same: { federal: 120, state: 49.5, payroll: 0, employer: 500, tax: 169.5, gain: 669.5 },
    })
    expect(optionOf(told, 'plan-pretax-0')?.title).toBe('401(k) beyond the match, You')
    expect(told.closed.find(({ title }) => title.startsWith('Health savings'))?.why).toContain('$3,400')
    expect(told.options.map(({ place }) => place)).toEqual(told.options.map((_, at) => at + 1))
  })
  test('the tables of each account add up, and end in what was said', async () => {
    const told = await ask(sample, { compare: 'room' })
    // 19,820 × 16.95%.
    expect(told.headline).toBe(
      'Most saved with all its room: 401(k) beyond the match. $19,820 saves you $3,359 in tax.',
    )
    for (const { key, lines, full } of told.options) {
      const total = lines.at(-1)
      expect(total?.label).toBe('All taxes')
      expect((total?.before ?? 0) - (total?.after ?? 0)).toBeCloseTo(full.tax, 1)
      const of = (label: string) => lines.find((line) => line.label === label)?.after ?? 0
      const parts =
        of('Federal income tax') + of('State and local tax') + of('Social Security, Medicare and state programs')
      expect(parts, key).toBeCloseTo(total?.after ?? 0, 1)
    }
  })
  test('every sentence is short and whole', async () => {
    for (const inputs of [{}, { compare: 'room' }, { healthPlan: 'family', rothYou: 9000, medicalCosts: 0 }])
      for (const text of sentences(await ask(sample, inputs))) {
        expect(text).not.toMatch(/undefined|NaN|Infinity|null/)
        for (const one of text.split(/(?<=[.:]) /)) expect(one.split(' ').length, one).toBeLessThanOrEqual(30)
      }
  })
  test('a typed amount is no projection', async () => {
    const told = await ask(sample, { planYou: 4000 })
    expect(optionOf(told, 'plan-pretax-0')).toMatchObject({ used: 4000, usedFrom: 'typed' })
    expect(optionOf(told, 'plan-pretax-0')?.meter).toBe('$4,000 of $24,500 used')
  })
})

test('without pay before taxes it says what is missing', async () => {
  expect(await ask(emptyHousehold)).toMatchObject({ outcome: 'unknown', options: [] })
  expect(await ask({ ...sample, incomes: sample.incomes.map((one) => ({ ...one, isTakeHome: true })) })).toMatchObject({
    outcome: 'unknown',
  })
})
test('another year’s law has its own limits', async () => {
  // 2025: 23,500 for plans and 7,000 for IRAs.
  const told = await ask(sample, {}, 2025)
  expect(told.year).toBe(2025)
  expect(optionOf(told, 'plan-pretax-0')?.limit).toBe(23_500)
  expect(optionOf(told, 'ira-traditional-0')?.limit).toBe(7000)
})
test('nothing earned, enormous pay, contributions of a cent: an answer each time', async () => {
  const paid = (amount: number): Household => ({
    ...sample,
    incomes: sample.incomes.map((one) => ({ ...one, amount })),
  })
  for (const household of [paid(0), paid(1e9), paid(0.01)]) {
    const told = await ask(household, { amount: 1 })
    expect(told.outcome).toBe('ready')
    expect(sentences(told).join(' ')).not.toMatch(/NaN|Infinity/)
  }
})
