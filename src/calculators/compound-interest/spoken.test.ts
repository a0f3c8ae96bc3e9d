/** Workings and sentences of compound interest where the options meet. */
import { expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'

const { evaluate, figure, present: shown, words } = await askedWhole(tool)
const lines = (title: string, changes: Parameters<typeof evaluate>[0]): readonly string[] =>
  shown(changes).workings.find((working) => working.title === title)?.lines ?? []
const amount = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

test.each([
  { frequency: 'weekly', years: 960, rate: 9 },
  { frequency: 'weekly', years: 360, rate: 5.7, fee: 0.4, timing: 'begin' },
  { frequency: 'monthly', years: 480, rate: -3.1 },
  { frequency: 'semimonthly', years: 360, rate: 7, rateKind: 'nominal', compounding: 'daily', timing: 'begin' },
])('the printed rate gives the printed balance to the cent: %o', (changes) => {
  const [, formula = '', result = ''] = lines('Final balance', { start: 5000, deposit: 400, ...changes })
  const [, sign, digits] = /\(1 ([+−]) ([\d.]+)\)\^([\d,]+)/.exec(formula) ?? []
  const i = Number(digits) * (sign === '−' ? -1 : 1)
  const n = amount(/\^([\d,]+)/.exec(formula)?.[1] ?? '')
  const annuity = ((1 + i) ** n - 1) / i
  const balance = 5000 * (1 + i) ** n + 400 * annuity * (changes.timing === 'begin' ? 1 + i : 1)
  // A cent, and the last digits of a float where the sum is in the millions.
  expect(Math.abs(balance - amount(result))).toBeLessThan(0.01 + balance * 1e-9)
})

test('today’s dollars are divided by the months as they are', () => {
  const [, formula = '', result = ''] = lines('In today’s dollars', { years: 128, inflation: 6 })
  expect(formula).toContain('÷ (1 + 0.06)^(128/12)')
  const balance = amount(/= ([\d,.]+) ÷/.exec(formula)?.[1] ?? '')
  expect(Math.abs(balance / 1.06 ** (128 / 12) - amount(result))).toBeLessThan(0.02)
  expect(lines('In today’s dollars', { inflation: -1 })[1]).toContain('÷ (1 − 0.01)^30')
})

test('nothing gained is not called a loss of $0', () => {
  const flat = {
    start: 100,
    deposit: 231,
    frequency: 'semimonthly',
    timing: 'begin',
    depositGrowth: -2,
    rate: 0,
    inflation: 0,
    variance: 0,
  }
  expect(unmarked(shown(flat).more ?? '')).toContain('Growth adds $0.')
})

test('a small share of a fee is not called 0%', () => {
  // One year: 1.2% of about 5,000 to 10,000 is tens of dollars of some 10,000.
  const text = words({ years: 5, fee: 1.2, deposit: 1107 })
  const share = Number(/or ([\d.]+)% of what/.exec(text)?.[1])
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(1)
})

test('the last deposit at the beginning of a year lies a year before the end', () => {
  // Yearly at the beginning for 30 years: the last after 29 years, 1,000 ÷ 1.05^29 = 242.95; at the end 1,000 ÷ 1.05^30 = 231.38.
  const yearly = { deposit: 1000, frequency: 'yearly', years: 360, inflation: 5 }
  expect(words({ ...yearly, timing: 'begin' })).toContain('Your last $1,000 deposit will feel like $243,')
  expect(words({ ...yearly, timing: 'end' })).toContain('Your last $1,000 deposit will feel like $231,')
})

test('the time to double is said to be before tax', () => {
  const steps = (tax: string) =>
    shown({ tax })
      .workings.find(({ title }) => title === 'How long money takes to double')
      ?.steps?.join(' ')
  expect(steps('each-year')).toContain('before tax')
  expect(steps('none')).not.toContain('before tax')
  expect(figure('doublingYears', { rate: 7 })).toBeCloseTo(Math.log(2) / Math.log(1.07), 9)
})
