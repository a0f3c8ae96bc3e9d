import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryItemKeys } from '#engine/budget/default-categories.ts'
import { brands } from './brands.ts'
import { cleanMerchant } from './merchant.ts'
import { phraseBook, plainWords } from './plain-words.ts'
import { categoryKeyOf, isMoved, merchantBook, type SpendingRule } from './rules.ts'

describe('names of shops', () => {
  test.each([
    ['SQ *JOES GARAGE 123', 'Joes Garage'],
    ['TST* THE GREEN TABLE - CHICAGO', 'The Green Table - Chicago'],
    ['POS DEBIT CORNER STORE #4521 AUSTIN TX', 'Corner Store'],
    ['PURCHASE AUTHORIZED ON 11/03 LUCKY BAGEL OAKLAND CA', 'Lucky Bagel Oakland'],
    ['CHECKCARD 1103 BLUE LAGOON 800-555-0134 CA', 'Blue Lagoon'],
    ['RECURRING PAYMENT GYMBO FIT', 'Gymbo Fit'],
    ['ACME WIDGETS PPD ID: 123456', 'Acme Widgets'],
    ['CTY OF SPRINGFIELD IL', 'Cty of Springfield'],
    ['Lunch with Ana', 'Lunch with Ana'],
    ['coffee', 'Coffee'],
    ['  WEB   PMT  SUNRISE DAYCARE XXXX1234', 'Sunrise Daycare'],
  ])('%s', (text, name) => expect(cleanMerchant(text)).toBe(name))
  test('numbers alone stay what they are', () => expect(cleanMerchant('1234567')).toBe('1234567'))
  test('a clean name is clean, and something is left of every text with letters', () => {
    const word = fc.constantFrom(
      'SQ *',
      'POS',
      'DEBIT',
      'PURCHASE',
      'JOES',
      'CAFE',
      '#123',
      '11/03',
      'TX',
      '800-555-0134',
      'a',
      'X1',
      '*9Z',
      'PAYMENT',
      'ON',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 50 }),
          fc.array(word, { maxLength: 7 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const once = cleanMerchant(text)
          expect(cleanMerchant(once).toLowerCase()).toBe(once.toLowerCase())
          if (/[a-z0-9]/i.test(text)) expect(once).not.toBe('')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('guesses', () => {
  test.each([
    ['KROGER #123 CINCINNATI OH', 'Kroger', 'food_groceries'],
    ['UBER EATS 8005928996', 'Uber Eats', 'food_eating-out'],
    ['UBER TRIP HELP.UBER.COM', 'Uber', 'transportation_transit'],
    ['TRADER JOE S #456', 'Trader Joe’s', 'food_groceries'],
    ['MCDONALD’S F1234', 'McDonald’s', 'food_eating-out'],
    ['NETFLIX.COM', 'Netflix', 'entertainment_streaming'],
    ['AMZN Mktp US*2A3B4', 'Amazon', 'miscellaneous_other'],
    ['ZZYX 99', 'Zzyx 99', null],
  ])('%s', (text, merchant, key) => expect(merchantBook()(text)).toMatchObject({ merchant, key }))
  test('every guess is an item of the budget, every phrase is written as texts are read', () => {
    const keys = new Set(categoryItemKeys)
    expect(brands.filter(([, , key]) => !keys.has(key))).toEqual([])
    expect(brands.filter(([phrase]) => plainWords(phrase) !== phrase)).toEqual([])
  })
  test.each([
    ['CHASE CREDIT CRD AUTOPAY', true],
    ['Payment Thank You-Mobile', true],
    ['ONLINE TRANSFER TO SAV ...123', true],
    ['CAPITAL ONE MOBILE PMT', true],
    ['DISCOVER E-PAYMENT 4444', true],
    ['CITIZENS GAS BILL PAYMENT', false],
    ['CAR PAYMENT', false],
    ['THANKSGIVING TURKEY FARM', false],
  ])('%s is moved money: %s', (text, is) => expect(isMoved(text)).toBe(is))
})

describe('rules of the visitor', () => {
  const rule = (contains: string, change: Partial<SpendingRule>): SpendingRule => ({
    contains,
    name: null,
    key: null,
    counts: null,
    ...change,
  })
  test('go before ours; the longest text counts; a rule for the name reaches every writing of it', () => {
    const book = merchantBook([
      rule('kroger', { key: 'food_eating-out' }),
      rule('Kroger Fuel', { key: 'transportation_fuel', name: 'Kroger gas' }),
      rule('Joes Garage', { key: 'transportation_car-upkeep' }),
    ])
    expect(book('KROGER #12')).toMatchObject({
      merchant: 'Kroger',
      key: 'food_eating-out',
      rule: { contains: 'kroger' },
    })
    expect(book('KROGER FUEL CTR 9')).toMatchObject({ merchant: 'Kroger gas', key: 'transportation_fuel' })
    expect(book('SQ *JOES GARAGE 881')).toMatchObject({ key: 'transportation_car-upkeep' })
    expect(book('KROGERS')).toMatchObject({ rule: null })
  })
  test('say what counts', () => {
    expect(merchantBook([rule('chase credit crd', { counts: true })])('CHASE CREDIT CRD AUTOPAY').counts).toBe(true)
    expect(merchantBook([rule('zelle to me', { counts: false })])('ZELLE TO ME 5').counts).toBe(false)
  })
  test('an empty rule does nothing', () => {
    expect(merchantBook([rule(' - ', { key: 'food' })])('SHELL')).toMatchObject({ key: 'transportation_fuel' })
  })
})

test('a phrase is found word for word, the longest first', () => {
  const book = phraseBook([
    ['a b', 1],
    ['a', 2],
    ['b c', 3],
  ])
  expect([book('x a b y'), book('a'), book('ab'), book('b c a'), book('')]).toEqual([1, 2, null, 3, null])
})

test('items and categories both name their category', () => {
  expect(['food_groceries', 'food', 'essential_rent-home-emi', 'nonsense', 'other'].map(categoryKeyOf)).toEqual([
    'food',
    'food',
    'housing',
    'miscellaneous',
    'miscellaneous',
  ])
})
