import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { calculatorCosts, costOf, costOfPlan, costOfQuestion, planCosts, questionCosts } from './cost.ts'
import { plans } from './planning/plans.ts'
import { questions } from './questions/questions.ts'

test('every calculator that answers, and no other, has a cost of whole units', () => {
  const built = catalogue.filter((one) => one.isImplemented)
  expect(Object.keys(calculatorCosts).sort()).toEqual(built.map(({ slug }) => slug).sort())
  for (const cost of Object.values(calculatorCosts)) expect(Number.isInteger(cost) && cost >= 1).toBe(true)
})
test('every plan, and no other, has one', () => {
  expect(Object.keys(planCosts)).toEqual(plans.map(({ name }) => name))
  for (const cost of Object.values(planCosts)) expect(Number.isInteger(cost) && cost >= 1).toBe(true)
})
test('every question, and no other, has one', () => {
  expect(Object.keys(questionCosts)).toEqual(questions.map(({ name }) => name))
  for (const cost of Object.values(questionCosts)) expect(Number.isInteger(cost) && cost >= 1).toBe(true)
  expect(costOfQuestion('__proto__')).toBe(1)
})
test('a calculator costs the same by the name of its page; a name nobody answers to costs one unit', () => {
  for (const { slug, path } of catalogue) expect(costOf(path.slice(1))).toBe(costOf(slug))
  expect(costOf('retirement-planning')).toBeGreaterThan(1)
  expect([costOf('__proto__'), costOf('constructor'), costOfPlan('toString')]).toEqual([1, 1, 1])
})
