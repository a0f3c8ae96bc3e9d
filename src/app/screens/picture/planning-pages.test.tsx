/** What every planning page keeps, whatever it plans: drawn whole, as a visitor with own numbers meets it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { withTakeHome } from '#engine/household/take-home.ts'
import type { Picture } from '../../state/picture.ts'
import { fetchWorkedPay, workedPay } from '../../state/worked-pay.ts'

const today = '2026-11-23'
const shown = { said: emptyHousehold, isSample: false }
const pictureOf = (said: Household): Picture => {
  const worked = workedPay(said, today)
  const pay = worked.state === 'worked' ? worked.pay : null
  return { household: withTakeHome(said, pay), pay, isSample: shown.isSample, today, hasOwn: !shown.isSample }
}
vi.mock('../../state/picture.ts', () => ({
  usePicture: () => pictureOf(shown.said),
  useOwnPicture: () => ({ ...pictureOf(shown.said), household: shown.said, pay: null }),
}))
// How it was worked out is told below everything else, and comes late.
vi.mock('./pay-estimate.tsx', () => ({ PAY_FOLD: 'take-home-estimate', PayEstimate: () => null }))

interface Screen {
  readonly default: ComponentType
  readonly clientLoader?: () => unknown
  readonly loader?: (given: { context: RouterContextProvider }) => Promise<{ readonly opening?: unknown }>
}
const screens = path.dirname(import.meta.dirname)
/** Not about a household’s numbers, or the catalogue, which has its own first sight. */
const beside = ['explore.tsx', 'investment-puzzles.tsx', 'investment-riddles.tsx', 'relationship-with-money.tsx']
/** Their plans are worked out beside the page: the finished page has the sample's from its loader. */
const beforehand = ['financial-journey.tsx', 'tax-saving-investments.tsx']
/** Where the page's loaders stand: beside the screen, which comes after its page, or in it. */
const routeOf = (file: string): string => {
  const late = path.join(screens, 'late', file)
  return existsSync(late) ? late : path.join(screens, file)
}
const files = readdirSync(screens).filter(
  (file) =>
    file.endsWith('.tsx') &&
    !beside.includes(file) &&
    readFileSync(routeOf(file), 'utf8').includes('planning-loader.ts'),
)

async function drawn(file: string, said: Household, isSample = false): Promise<string> {
  Object.assign(shown, { said, isSample })
  const screen = (await import(path.join(screens, file))) as Screen
  const route = (await import(routeOf(file))) as Screen
  const Stub = createRoutesStub([
    { id: 'page', path: '*', Component: screen.default, loader: () => route.clientLoader?.() ?? { today } },
  ])
  const data = route.clientLoader?.() ?? { today }
  const page = <Stub initialEntries={['/']} hydrationData={{ loaderData: { page: data } }} />
  return text((await prerenderToNodeStream(page)).prelude)
}
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** Every piece of text by itself: what comes late may come in another order. Whose numbers these are is another line by right. */
const piecesOf = (html: string): readonly string[] =>
  html
    .replaceAll(/<section[^>]*aria-label="Whose numbers these are"[\s\S]*?<\/section>/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .split(/<[^>]+>/)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => (piece.startsWith('Our estimate: $') ? 'After taxes' : piece))
    .sort()
const ESTIMATED = 'Your numbers · estimated take-home'

const sample = sampleHousehold(today)
const grossOnly: Household = { ...sample, monthlyTakeHome: null }
beforeAll(() => fetchWorkedPay(grossOnly))

test('all planning pages are here', () => {
  expect(files.length).toBeGreaterThanOrEqual(20)
})

describe.each(files)('%s', (file) => {
  test('a household with pay before taxes alone reads the same as with its net pay typed in', async () => {
    const { household, pay } = pictureOf(grossOnly)
    expect(pay).not.toBeNull()
    const estimated = await drawn(file, grossOnly)
    const typed = await drawn(file, household)
    // Without transactions of one's own, this page speaks of the sample's.
    if (file !== 'spending-patterns.tsx') expect(textOf(estimated)).toContain(ESTIMATED)
    expect(piecesOf(estimated)).toEqual(piecesOf(typed))
  })
  test('an empty visitor sees at once what it does with the sample', async () => {
    if (beforehand.includes(file)) {
      const { loader } = (await import(routeOf(file))) as Screen
      expect((await loader?.({ context: new RouterContextProvider() }))?.opening).toBeTruthy()
      return
    }
    const [, first = ''] = textOf(await drawn(file, sample, true)).split('Sample household (made up) Use my numbers')
    expect(first.slice(0, 160)).toMatch(/[0-9]|You’d likely need/)
  })
  test('a household that cannot pay its minimums meets help before anything else', async () => {
    const html = await drawn(file, { ...sample, monthlyTakeHome: 900 })
    const said = textOf(html)
    expect(said).toContain('If money is short now')
    expect(said.split('If money is short now')).toHaveLength(2)
    expect(said).toContain('211')
    expect(html.match(/<h2[\s\S]*?<\/h2>/)?.[0]).toContain('If money is short now')
    expect(html.indexOf('If money is short now')).toBeLessThan(`${html}aria-live`.indexOf('aria-live'))
    expect(textOf(await drawn(file, sample))).not.toContain('If money is short now')
  })
})
