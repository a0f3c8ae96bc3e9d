import { beforeEach, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { carried, carriedShape, carry, closeOffer, isOfferClosed } from './carried.ts'
import { keyLabel } from './known-keys.ts'
import { forgetNumbers, hasNumbers, lastNumbers, numbersShape, openingHash, rememberNumbers } from './last-numbers.ts'

beforeEach(() => {
  carried.clear()
  lastNumbers.clear()
})

test('a fact is carried with the tool it was typed in; the last one typed wins', () => {
  carry([{ key: 'homePrice', value: 450_000 }], 'Mortgage')
  carry(
    [
      { key: 'homePrice', value: 500_000 },
      { key: 'state', value: 'CA' },
    ],
    'Rent vs. Buy',
  )
  expect(carried.get().facts).toEqual({
    homePrice: { value: 500_000, from: 'Rent vs. Buy' },
    state: { value: 'CA', from: 'Rent vs. Buy' },
  })
  carry([{ key: 'homePrice', value: 500_000 }], 'Mortgage')
  expect(carried.get().facts.homePrice?.from).toBe('Rent vs. Buy')
})

test('what cannot be a fact is not carried', () => {
  carry(
    [
      { key: 'homePrice', value: -1 },
      { key: 'annualPay', value: Number.NaN },
      { key: 'state', value: 'US' },
      { key: 'filingStatus', value: 'divorced' },
      { key: 'birthMonth', value: '1990-13' },
      { key: 'downPayment', value: 20 },
      { key: 'cards', value: [] },
    ],
    'Mortgage',
  )
  expect(carried.get().facts).toEqual({})
})

test('reading keeps what can be read and drops the rest', () => {
  const card = { name: 'Visa', kind: 'card', balance: 4000, rate: 24.9, payment: null }
  expect(
    good(carriedShape, {
      facts: {
        homePrice: { value: 450_000, from: 'Mortgage' },
        downPayment: { value: { amount: 20, unit: 'pct', more: 1 }, from: 'Mortgage' },
        cards: { value: [card], from: 'Credit Card Payoff' },
        debts: { value: [{ ...card, balance: 'much' }], from: 'Debt to Income' },
        mortgageRate: { value: '6', from: 'Mortgage' },
        unknown: { value: 1, from: 'Mortgage' },
      },
      closed: { mortgage: '2026-11-22', tax: 'later' },
    }),
  ).toEqual({
    facts: {
      homePrice: { value: 450_000, from: 'Mortgage' },
      downPayment: { value: { amount: 20, unit: 'pct' }, from: 'Mortgage' },
      cards: { value: [card], from: 'Credit Card Payoff' },
    },
    closed: { mortgage: '2026-11-22' },
  })
  expect(good(carriedShape, [])).toBeNull()
  expect(good(carriedShape, { closed: {} })).toBeNull()
})

test('an offer that was closed is not made again in this visit', () => {
  expect(isOfferClosed(carried.get(), 'tax', '2026-11-22')).toBe(false)
  closeOffer('tax', '2026-11-22')
  expect(isOfferClosed(carried.get(), 'tax', '2026-11-23')).toBe(true)
  const read = { facts: {}, closed: { cd: '2026-11-22' } }
  expect(isOfferClosed(read, 'cd', '2026-11-22')).toBe(true)
  expect(isOfferClosed(read, 'cd', '2026-11-23')).toBe(false)
})

test('a calculator opens with its address, else with its last numbers, else with none', () => {
  expect(openingHash('cd', '')).toBe('')
  rememberNumbers('cd', '#v1&deposit=9000')
  expect(openingHash('cd', '')).toBe('#v1&deposit=9000')
  expect(openingHash('cd', '#sources')).toBe('#v1&deposit=9000')
  expect(openingHash('cd', '#v1&deposit=1')).toBe('#v1&deposit=1')
  expect(openingHash('tax', '')).toBe('')
  forgetNumbers('cd')
  expect(openingHash('cd', '')).toBe('')
})

test('only what can be a link is remembered', () => {
  rememberNumbers('cd', '#v1&deposit=9000')
  rememberNumbers('cd', `#v1&${'x'.repeat(9000)}`)
  expect(lastNumbers.get()).toEqual({})
  expect(good(numbersShape, { cd: '#v1&deposit=1', tax: 'javascript:alert(1)', hsa: 5 })).toEqual({
    cd: '#v1&deposit=1',
  })
  expect(good(numbersShape, 'x')).toBeNull()
  expect([hasNumbers('#v1'), hasNumbers('#v12&a=1'), hasNumbers('#schedule')]).toEqual([true, true, false])
})

test('both are named on the data pages', () => {
  expect(keyLabel(carried.key)).toBe('Numbers one calculator can offer to another')
  expect(keyLabel(lastNumbers.key)).toBe('Your last numbers in each calculator')
})
