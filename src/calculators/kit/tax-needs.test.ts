import { expect, test } from 'vitest'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { lawFrom, missingLaw } from './law.ts'
import { lawShelf } from './law-shelf.ts'
import { stateLaw, taxLaw } from './tax-needs.ts'
import { taxLawOf } from './tax-year.ts'

/** As a page brings them: until nothing is missing. */
async function brought(needs: {
  readonly tax: ReturnType<typeof taxLaw.in>
  readonly state: ReturnType<typeof stateLaw>
}) {
  const shelf = lawShelf()
  for (let missing = missingLaw(needs, shelf); missing; missing = missingLaw(needs, shelf)) await missing.fetch()
  return lawFrom(needs, shelf)
}

test('the law of a year and of a state come as declared', async () => {
  const law = await brought({ tax: taxLaw.in(2025), state: stateLaw('PA') })
  expect(law?.tax).toBe(taxLawOf(2025))
  expect(law?.state).toMatchObject({ facts: { code: 'PA' } })
})

test('what is no state is answered as none; a state that has not come is not', async () => {
  for (const none of ['US', 'XX', 'constructor']) {
    const law = await brought({ tax: taxLaw.in(2026), state: stateLaw(none) })
    expect(law?.state, none).toBe('none')
    expect(law && stateReturnFor(law.state, 2026)).toBeNull()
  }
  const shelf = lawShelf()
  shelf.set('state-none', 'none')
  shelf.set('tax-2026', taxLawOf(2026))
  const needs = { tax: taxLaw.in(2026), state: stateLaw('VT') }
  expect(missingLaw(needs, shelf)?.what).toBe('Vermont’s rules')
  expect(lawFrom(needs, shelf)).toBeNull()
})

test('all held years come oldest first', async () => {
  const years = await taxLaw.held.load()
  expect(years.map(({ year }) => year)).toEqual(heldYears)
})
