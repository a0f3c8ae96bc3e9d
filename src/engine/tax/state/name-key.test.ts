import { describe, expect, test } from 'vitest'
import { keyOfName } from './name-key.ts'

describe('what programs call an amount a state’s law has a name for', () => {
  test.each([
    ['Earned income credit', 'earnedIncomeCredit'],
    ['socialSecurity', 'socialSecurity'],
    ['WA Cares long-term care insurance', 'wACaresLongTermCareInsurance'],
    ['Pensioner’s exclusion', 'pensionersExclusion'],
    ['Ñandú 2nd tax', 'nandu2ndTax'],
  ])('%s is %s', (name, key) => {
    expect(keyOfName(name)).toBe(key)
  })
})
