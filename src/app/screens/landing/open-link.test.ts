import { expect, it } from 'vitest'
import { entryByPath } from '#calculators/catalogue.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { openLink } from './open-link.ts'
import { savingsPath } from './savings-path.ts'

const env = { today: '2026-11-21', year: 2026 }

it.each([
  [400, 30],
  [50, 16],
  [20_000, 64],
  [123.45, 41],
])('%d a month from age %d opens the calculator with the same answer', async (amount, age) => {
  const [path = '', hash = ''] = openLink(amount, age).split('#')
  const loaded = await entryByPath(path)?.load?.()
  if (!loaded) throw new Error(`${path} is not built`)
  const read = readLink(loaded.calculator, `#${hash}`, env)
  if (!read?.ok) throw new Error(`not read: ${hash}`)
  const { figures } = loaded.calculator.evaluate(read.inputs, env)
  const small = savingsPath(amount, age)?.last
  expect(figures.finalBalanceToday).toBeCloseTo(small?.total ?? Number.NaN, 1)
  expect(figures.totalPaidIn).toBeCloseTo(small?.putIn ?? Number.NaN, 1)
})
