import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { ExploreScreen } from './explore-screen.tsx'

const today = '2026-11-23'
const sample = sampleHousehold(today)
const shown: { household: Household } = { household: sample }
vi.mock('../../state/picture.ts', () => ({
  usePicture: () => ({ household: shown.household, pay: null, isSample: false, today, hasOwn: true }),
}))

async function said(household: Household): Promise<string> {
  shown.household = household
  const Stub = createRoutesStub([{ path: '*', Component: ExploreScreen }])
  const html = await text((await prerenderToNodeStream(<Stub initialEntries={['/explore']} />)).prelude)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a household that cannot pay its minimums meets help on Explore too, before what its numbers suggest', async () => {
  const words = await said({ ...sample, monthlyTakeHome: 900 })
  expect(words).toContain('If money is short now')
  expect(words.indexOf('If money is short now')).toBeLessThan(words.indexOf('For your numbers'))
  expect(await said(sample)).not.toContain('If money is short now')
})
