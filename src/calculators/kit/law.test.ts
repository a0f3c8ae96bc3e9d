import { expect, test, vi } from 'vitest'
import { lawFrom, missingLaw, type Need } from './law.ts'
import { lawShelf } from './law-shelf.ts'
import { bringMissing } from './missing.ts'

const need = (key: string, value: unknown): Need<unknown> & { readonly load: ReturnType<typeof vi.fn> } => ({
  key,
  what: `${key}’s rules`,
  load: vi.fn(async () => value),
})

test('law that has not come is missing by name, and nothing stands on half of it', async () => {
  const shelf = lawShelf()
  const needs = { tax: need('tax-2026', 1), state: need('state-CA', null) }
  expect(lawFrom(needs, shelf)).toBeNull()
  const missing = missingLaw(needs, shelf)
  expect(missing?.what).toContain('’s rules')
  await bringMissing({ missing: () => missingLaw(needs, shelf) }, {}, { today: '2026-11-21', year: 2026 })
  // A state without a tax is a law of its own, told apart from a law that has not come.
  expect(lawFrom(needs, shelf)).toEqual({ tax: 1, state: null })
  expect(needs.tax.load).toHaveBeenCalledTimes(1)
})
test('another year is another thing', async () => {
  const shelf = lawShelf()
  await missingLaw({ tax: need('tax-2026', 1) }, shelf)?.fetch()
  expect(missingLaw({ tax: need('tax-2026', 9) }, shelf)).toBeNull()
  expect(missingLaw({ tax: need('tax-2025', 2) }, shelf)?.what).toBe('tax-2025’s rules')
})
test('without a shelf everything is missing; without needs nothing is', () => {
  expect(missingLaw({ tax: need('tax-2026', 1) }, undefined)).not.toBeNull()
  expect(lawFrom({}, undefined)).toEqual({})
})
test('a law that could not be fetched may be asked for again', async () => {
  const shelf = lawShelf()
  const lost = {
    ...need('tax-2026', 1),
    load: vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(3),
  }
  await expect(missingLaw({ lost }, shelf)?.fetch()).rejects.toThrow('offline')
  await missingLaw({ lost }, shelf)?.fetch()
  expect(lawFrom({ lost }, shelf)).toEqual({ lost: 3 })
})
