import { expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { ownArithmetic } from './own-arithmetic.ts'

const sample = sampleHousehold('2026-11-23')
const flows = monthlyFlows(sample)

test('Illinois: 2,491 less 689 is 1,802, 10.3% of a car worth 17,500; 36% of one worth 5,000', () => {
  expect(ownArithmetic('auto', sample, flows)).toContain(
    '$1,802 a year more than the minimum in Illinois: 10% of a car worth $17,500',
  )
  const old = { ...sample, properties: sample.properties.map((one) => ({ ...one, value: 5000 })) }
  expect(ownArithmetic('auto', old, flows)).toContain('36% of a car worth $5,000. Dropping collision is worth a look')
  const dear = { ...sample, properties: sample.properties.map((one) => ({ ...one, value: 40_000 })) }
  expect(ownArithmetic('auto', dear, flows)).toContain('people usually keep it')
})
test('a wait of 90 days is 3 months of cash', () => {
  expect(ownArithmetic('disability', sample, flows)).toContain('A wait of 90 days takes 3,')
  const rich = { ...sample, accounts: sample.accounts.map((one) => ({ ...one, balance: 900_000 })) }
  expect(ownArithmetic('disability', rich, flows)).toContain('enough for a wait of 90 days')
})
test('nothing is said without numbers, or on other cards', () => {
  const none = monthlyFlows(emptyHousehold)
  for (const key of ['auto', 'disability', 'life']) expect(ownArithmetic(key, emptyHousehold, none)).toBeNull()
})
