import { describe, expect, test } from 'vitest'
import { evaluate, untaxed } from './savings.testkit.ts'
import type { SavingsInputs } from './sections.ts'

describe('a year more time', () => {
  const said = (changes: Partial<SavingsInputs>) =>
    evaluate({ ...untaxed, ask: 'deposit', saved: 0, rate: 0, goal: 15_000, ...changes })
      .present()
      .findings.find(({ text }) => /one more year/i.test(text))?.text
  test('brings the deposit down while the goal stands still', () => {
    // 15,000 / 48.
    expect(said({ by: 36 })).toContain('you’d need **$312.50** every month')
  })
  test('does not help where the goal outgrows the saving', () => {
    // 15,000 × 1.15^20 / 240 = 1,022.91 for 20 years, 15,000 × 1.15^21 / 252 = 1,120.33 for 21.
    const given = { by: 240, inflation: 15, keepsValue: true }
    expect(
      evaluate({ ...untaxed, ask: 'deposit', saved: 0, rate: 0, goal: 15_000, ...given }).figures['depositNeeded'],
    ).toBe(1022.91)
    expect(said(given)).toContain('wouldn’t help')
    expect(said(given)).toContain('**$1,120.33** every month')
  })
  test('may need no deposit at all', () => {
    // 14,000 at 4%: 14,560 after a year, 15,142.40 after two.
    expect(said({ by: 12, saved: 14_000, rate: 4 })).toContain('without any deposits')
  })
  test('is not offered past the hundred years looked at', () => {
    expect(said({ by: 1200 })).toBeUndefined()
  })
})

describe('workings give what they say', () => {
  const linesOf = (title: RegExp, changes: Partial<SavingsInputs>) =>
    evaluate(changes)
      .present()
      .workings.find((working) => title.test(working.title))?.lines ?? []
  const amounts = (line: string | undefined) =>
    [...(line ?? '').matchAll(/[\d,]+(?:\.\d+)?/g)].map(([text]) => Number(text.replaceAll(',', '')))
  test('the balance, to the cent, of any size', () => {
    for (const saved of [0, 2870.55, 100_000_000]) {
      const [, sum, end] = linesOf(/^Your balance/, { ask: 'balance', saved, by: 77, raise: 3 })
      const [had = 0, growth = 0, rest = 0] = amounts(sum)
      expect(had * growth + rest).toBeCloseTo(amounts(end)[0] ?? 0, 1)
    }
  })
  test('the deposit it takes, with its operands', () => {
    // 15,000 − 3,000 over 24 deposits of nothing but themselves.
    const [, division, end] = linesOf(/^The deposit/, { ...untaxed, ask: 'deposit', rate: 0, by: 24 })
    expect(division).toBe('($15,000.00 − $3,000.00) ÷ 24')
    expect(end).toBe('= $500.00')
  })
})

test('goals that are full today are not said to fill after 0 months', () => {
  const { charts } = evaluate({
    ask: 'buckets',
    buckets: [{ name: 'Trip', goal: 500, saved: 600, deposit: 10, by: null }],
  }).present()
  expect(charts[0]?.summary).toBe('Your goals hold $600 today.')
})

test('goals that fill in the same month have no first one', () => {
  const goal = { goal: 100, saved: 0, deposit: 100, by: null }
  const { headline } = evaluate({
    ...untaxed,
    ask: 'buckets',
    buckets: [
      { ...goal, name: 'Car' },
      { ...goal, name: 'Trip' },
    ],
  }).present()
  expect(headline).toBe('You’d reach both goals by **December 2026**.')
})
test('where tax is left out, no growth is said to be after tax', () => {
  const said = (changes: Partial<SavingsInputs>) =>
    evaluate({ ask: 'balance', taxKind: 'none', ...changes })
      .present()
      .findings.map(({ text }) => text)
      .join()
  // 1.04 ÷ 1.025 and 1.01 ÷ 1.025.
  expect(said({ rate: 4, inflation: 2.5 })).toContain(
    'After 2.5% inflation, the account grows 1.46% a year before taxes',
  )
  expect(said({ rate: 1, inflation: 2.5 })).toContain('Before taxes, the account grows 1% a year')
})
