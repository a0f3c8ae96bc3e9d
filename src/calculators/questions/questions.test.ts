import { describe, expect, test } from 'vitest'
import { runQuestion } from '../api/run-question.ts'
import { american } from '../kit/say.ts'
import { questions } from './questions.ts'

const env = { today: '2026-11-20', year: 2026 }
function ask(name: string, inputs: object) {
  const question = questions.find((one) => one.name === name)
  if (!question) throw new Error(name)
  const { status, body } = runQuestion(question, { inputs }, env)
  return { status, ...(body as { outcome?: string; figures: Record<string, number>; error?: { fields: object } }) }
}
const loan = (amount: number, payments: object[]) => ({ advances: [{ date: '2026-01-10', amount }], payments })

test('names are names, and nothing is said twice', () => {
  expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length)
  for (const { name, figures, mainFigure } of questions) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(figures.map(({ key }) => key)).toContain(mainFigure)
  }
})

describe('APR from dates', () => {
  test('payments that return what was advanced have an APR of 0', () => {
    expect(ask('apr', loan(1200, [{ firstDate: '2026-02-10', amount: 100, count: 12 }]))).toMatchObject({
      outcome: 'found',
      figures: { apr: 0, financeCharge: 0 },
    })
  })
  test('payments that return less have none, and no figure of a rate', () => {
    const { outcome, figures } = ask('apr', loan(1000, [{ firstDate: '2026-02-10', amount: 900 }]))
    expect([outcome, figures['apr'], figures['financeCharge']]).toEqual(['payments-below-advances', undefined, -100])
  })
  test('a rate of more than 100 times in a unit period is too high to state', () => {
    expect(ask('apr', loan(1, [{ firstDate: '2026-02-10', amount: 1e6 }])).outcome).toBe('rate-too-high')
  })
  // Half a month and a month and a half later: 100 (1 + i)^3 = 60 (1 + i)^2 + 60, 24 half months a year.
  test('a unit of one’s own', () => {
    const payments = [
      { firstDate: '2026-01-25', amount: 60 },
      { firstDate: '2026-02-25', amount: 60 },
    ]
    const { figures } = ask('apr', { ...loan(100, payments), unitPeriod: 'half-month' })
    expect(figures['unitPeriodsPerYear']).toBe(24)
    const i = (figures['periodRate'] ?? 0) / 100
    expect(100 * (1 + i) ** 3).toBeCloseTo(60 * (1 + i) ** 2 + 60, 3)
  })
  test.each<readonly [string, object, string]>([
    ['a payment before the money', loan(1000, [{ firstDate: '2026-01-09', amount: 1100 }]), 'payments'],
    [
      'too many',
      loan(
        1000,
        [1, 2].map(() => ({ firstDate: '2026-02-10', amount: 1, count: 1500 })),
      ),
      'payments',
    ],
    ['a century later', loan(1000, [{ firstDate: '2026-02-10', amount: 11, count: 150, every: 'year' }]), 'payments'],
    ['nothing paid', loan(1000, []), 'payments'],
  ])('%s is refused', (_, inputs, place) => {
    const answer = ask('apr', inputs)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([place])
  })
})

test('an APY beyond all sense has an outcome and no figure', () => {
  expect(ask('apy', { principal: 1, interest: 100, days: 1 })).toMatchObject({ outcome: 'too-high', figures: {} })
  expect(ask('apy', { principal: 1000, interest: 0, days: 30 })).toMatchObject({
    outcome: 'found',
    figures: { apy: 0 },
  })
})

describe('stepped rates', () => {
  test('no longer than fifty years', () => {
    const steps = [1, 2, 3].map(() => ({ rate: 5, days: 7300 }))
    expect(ask('stepped-rate', { steps }).error?.fields).toHaveProperty('steps')
  })
  test('steps add up to the whole', () => {
    const question = questions.find(({ name }) => name === 'stepped-rate')
    const { figures, tables } = question?.answer(
      {
        deposit: 1000,
        compounding: 'monthly',
        steps: [
          { rate: 5, days: 91 },
          { rate: 4, days: 274 },
        ],
      } as never,
      american,
    ) ?? { figures: {} as Readonly<Record<string, number>>, tables: [] }
    const earned = (tables[0]?.rows ?? []).reduce((sum, row) => sum + Number(row[3]), 0)
    expect(earned).toBeCloseTo(figures['interest'] ?? -1, 9)
  })
})
