import { expect, test } from 'vitest'
import { stateNames } from '#facts/states/codes.ts'
import { isStateCode, stateChoice, stateNameOf } from './states.ts'

test('a state is its postal code in capitals; DC is one', () => {
  expect(isStateCode('CA')).toBe(true)
  expect(isStateCode('DC')).toBe(true)
  for (const code of ['US', 'ca', 'PR', '', 'toString']) expect(isStateCode(code)).toBe(false)
})

test('a state by its name; no state has none', () => {
  expect(stateNameOf('NY')).toBe('New York')
  expect(stateNameOf('US')).toBe('')
  expect(stateNameOf('constructor')).toBe('')
})

test('the question offers no state first, then each of the 50 and DC once', () => {
  const { options, initial, hint } = stateChoice('Not chosen', 'For property tax.')
  expect([initial, hint]).toEqual(['US', 'For property tax.'])
  expect(options[0]).toEqual({ value: 'US', label: 'Not chosen' })
  expect(options.slice(1).map(({ value }) => value)).toEqual(Object.keys(stateNames))
  expect(options).toHaveLength(52)
  expect(stateChoice('Not chosen')).not.toHaveProperty('hint')
})
