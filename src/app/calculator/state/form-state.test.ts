import { expect, test } from 'vitest'
import { choice, money } from '#calculators/kit/field.ts'
import { madeUp } from '#calculators/kit/made-up.testkit.ts'
import { type FormState, follow, isBehind, question, settle, startingForm } from './form-state.ts'

/** Law of a state and year. Pay above 100,000 does not fit. */
const calculator = await madeUp({
  slug: 'waits',
  fields: {
    pay: money({ label: 'Pay', initial: 50_000 }),
    state: choice({
      label: 'State',
      initial: 'none',
      options: ['none', 'a', 'b', 'c'].map((value) => ({ value, label: value })),
    }),
  },
  law: ({ inputs: { state }, year }) => ({
    rules: { key: `${state}-${year}`, what: `${state} ${year}`, load: async () => true },
  }),
  compute: () => ({ outcome: 'worked-out' as const }),
  answer: {
    figures: [],
    main: 'none',
    moreIs: 'neither',
    answer: () => ({ headline: '', keyFigures: [] }),
    check: ({ pay }) => (pay > 100_000 ? { pay: 'Too much.' } : {}),
  },
})

/** A page whose states' law comes from outside: `arrive` brings one. */
function page() {
  const law = new Map<string, unknown>(['none-2026', 'none-2025', 'c-2026'].map((key) => [key, true]))
  const ground = { today: '2026-11-21', law }
  let form: FormState = startingForm(2026)
  return {
    put: (values: Record<string, string | number>) => {
      form = settle(calculator, ground, form, values, Object.keys(values))
    },
    year: (year: number) => {
      form = follow(calculator, ground, { ...form, year })
    },
    arrive: (key: string) => {
      law.set(key, true)
      form = follow(calculator, ground, form)
    },
    get form() {
      return form
    },
    /** What the result stands for. */
    get shown() {
      return { ...form.answered.values, year: form.answered.year }
    },
    get asked() {
      return question(calculator, ground, form)
    },
  }
}

test('what needs nothing is answered at once', () => {
  const one = page()
  expect(isBehind(one.form)).toBe(false)
  one.put({ pay: 60_000 })
  expect(one.shown).toEqual({ pay: 60_000, year: 2026 })
  one.put({ state: 'c' })
  expect(one.shown).toEqual({ pay: 60_000, state: 'c', year: 2026 })
  expect(isBehind(one.form)).toBe(false)
})

test('the last answer stays while the law is on its way; the form keeps what was chosen; then the answer follows', () => {
  const one = page()
  one.put({ pay: 60_000 })
  one.put({ state: 'a' })
  expect(one.shown).toEqual({ pay: 60_000, year: 2026 })
  expect(one.form.edits).toEqual({ pay: 60_000, state: 'a' })
  expect(one.asked.inputs).toEqual({ pay: 60_000, state: 'a' })
  expect(isBehind(one.form)).toBe(true)
  one.put({ pay: 70_000 })
  expect(one.shown).toEqual({ pay: 60_000, year: 2026 })
  one.arrive('a-2026')
  expect(one.shown).toEqual({ pay: 70_000, state: 'a', year: 2026 })
  expect(isBehind(one.form)).toBe(false)
})

test('the law of an earlier choice that comes late changes nothing', () => {
  const one = page()
  one.put({ state: 'a' })
  one.put({ state: 'b' })
  one.arrive('a-2026')
  expect(one.shown).toEqual({ year: 2026 })
  one.arrive('b-2026')
  expect(one.shown).toEqual({ state: 'b', year: 2026 })
  one.put({ state: 'c' })
  const before = one.form
  one.arrive('a-2025')
  expect(one.form).toBe(before)
})

test('what does not fit is not asked, and what was asked before it is answered when its law comes', () => {
  const one = page()
  one.put({ state: 'a' })
  one.put({ pay: 200_000 })
  one.arrive('a-2026')
  expect(one.shown).toEqual({ state: 'a', year: 2026 })
  expect(one.form.edits).toEqual({ state: 'a', pay: 200_000 })
  one.put({ pay: 90_000 })
  expect(one.shown).toEqual({ state: 'a', pay: 90_000, year: 2026 })
})

test('another year waits for its law like another state', () => {
  const one = page()
  one.put({ state: 'c' })
  one.year(2025)
  expect(one.form.year).toBe(2025)
  expect(one.shown).toEqual({ state: 'c', year: 2026 })
  one.arrive('c-2025')
  expect(one.shown).toEqual({ state: 'c', year: 2025 })
  one.year(2026)
  expect(one.shown).toEqual({ state: 'c', year: 2026 })
})

test('starting over needs nothing and keeps the year', () => {
  const again = startingForm(2025)
  expect(isBehind(again)).toBe(false)
  expect(again.answered).toEqual({ values: {}, year: 2025 })
})
