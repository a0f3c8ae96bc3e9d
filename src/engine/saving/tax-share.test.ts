import { expect, test } from 'vitest'
import { sampleOf, taxShareOf } from './tax-share.ts'

test('a small account is sampled with 100 dollars, a larger one with its own interest', () => {
  expect([sampleOf(0), sampleOf(-5), sampleOf(100), sampleOf(100.01)]).toEqual([100, 100, 100, 100.01])
})
test('the share is 22 of 100, never below nothing nor above all', () => {
  expect([taxShareOf(22, 100), taxShareOf(-30, 100), taxShareOf(250, 200)]).toEqual([0.22, 0, 1])
})
