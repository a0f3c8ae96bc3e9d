/** The learn–play–decide loop is one link: every way out of a finished game opens a page that stands, with the game's numbers in it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { apartmentHunt } from '#teaching/games/apartment-hunt/game.ts'
import { bracketBuckets } from '#teaching/games/bracket-buckets/game.ts'
import { firstPaycheck } from '#teaching/games/first-paycheck/game.ts'
import { fourDeals } from '#teaching/games/four-deals/game.ts'
import { bots, played as lived } from '#teaching/games/freedom/bots.testkit.ts'
import { episodesOf } from '#teaching/games/freedom/episodes.ts'
import { hookOrReal } from '#teaching/games/hook-or-real/game.ts'
import type { Game } from '#teaching/games/kit/game.ts'
import { noSetup } from '#teaching/games/kit/no-setup.ts'
import { randomPlay } from '#teaching/games/kit/random-play.testkit.ts'
import { gameLeads, lifeLeads } from '#teaching/games/leads.ts'
import { scoreSprint } from '#teaching/games/score-sprint/game.ts'
import { shortGames } from '#teaching/games/short-games.ts'
import { type Setup, snowballHill } from '#teaching/games/snowball-hill/game.ts'
import { stormJar } from '#teaching/games/storm-jar/game.ts'
import { thirtyDays } from '#teaching/games/thirty-days/game.ts'
import { twentyWinters } from '#teaching/games/twenty-winters/game.ts'
import { pageAt } from '../../pages.ts'
import { readPictureLink } from '../../state/read-picture-link.ts'
import { toolsOf } from '../freedom/tools.ts'
import { askedIn, startingAsked } from '../history/asked.ts'
import { linkedPages } from '../picture/calculator-link.ts'
import { eventsOfText } from '../scenario/work.ts'
import { Ending as Apartments } from './apartment-hunt/ending.tsx'
import { Ending as Buckets } from './bracket-buckets/ending.tsx'
import { Ending as Paycheck } from './first-paycheck/ending.tsx'
import { Ending as Deals } from './four-deals/ending.tsx'
import { Ending as Hook } from './hook-or-real/ending.tsx'
import { Ending as Sprint } from './score-sprint/ending.tsx'
import { Ending as Hill } from './snowball-hill/ending.tsx'
import { Ending as Storm } from './storm-jar/ending.tsx'
import { Ending as Days } from './thirty-days/ending.tsx'
import { Ending as Winters } from './twenty-winters/ending.tsx'

const today = '2026-11-23'
type Ending = (props: { readonly play: never }) => React.JSX.Element
interface Played {
  readonly game: Game<unknown, unknown>
  readonly setup: unknown
  readonly Ending: Ending
}
const one = (game: unknown, Ending: unknown, setup: unknown = noSetup) => ({ game, setup, Ending }) as Played
const endings: Readonly<Record<string, Played>> = {
  'apartment-hunt': one(apartmentHunt, Apartments),
  'bracket-buckets': one(bracketBuckets, Buckets),
  'first-paycheck': one(firstPaycheck, Paycheck),
  'four-deals': one(fourDeals, Deals),
  'hook-or-real': one(hookOrReal, Hook),
  'score-sprint': one(scoreSprint, Sprint),
  'snowball-hill': one(snowballHill, Hill, { start: 22, mode: 'steady' } satisfies Setup),
  'storm-jar': one(stormJar, Storm),
  'thirty-days': one(thirtyDays, Days),
  'twenty-winters': one(twentyWinters, Winters),
}

/** Played at random to its end: two seeds of luck play differently. */
const finished = ({ game, setup }: Played, seed: number) => randomPlay(game, seed, setup, seed + 50, 3000)

function waysOut(played: Played, seed: number): readonly string[] {
  const { run, states } = finished(played, seed)
  const noop = () => undefined
  const play = { run, states, state: states.at(-1), offers: [], best: null, startAgain: noop, newGame: noop }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <played.Ending play={play as never} />
    </MemoryRouter>,
  )
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
}

/** The calculators among some ways, by name: each page of one tells its learners of the game. */
const calculatorsOf = (ways: Iterable<string>): readonly string[] =>
  [...new Set([...ways].map((to) => catalogue.find(({ path }) => path === to.split('#')[0])?.slug))]
    .filter((slug) => slug !== undefined)
    .sort()

/** A page that reads numbers is opened with some, and takes every one of them. */
async function opens(to: string): Promise<void> {
  const [path = '', hash = ''] = [to.split('#')[0], to.slice(to.indexOf('#'))]
  const isBare = !to.includes('#')
  const calculator = (await catalogue.find((entry) => entry.path === path)?.load?.())?.calculator
  if (calculator) {
    expect(isBare, to).toBe(false)
    const read = readLink(calculator, hash, { today })
    if (!read?.ok) throw new Error(to)
    for (const part of hash.split('&').slice(2)) {
      const [name = '', value = ''] = part.split('=')
      expect(Object.keys(calculator.fields), to).toContain(name)
      if (/^\d+(\.\d+)?$/.test(value) && typeof read.inputs[name] === 'number')
        expect(read.inputs[name], `${to}: ${name}`).toBeCloseTo(Number(value), 2)
    }
    return
  }
  expect(pageAt(path) ?? (path.startsWith('/learning/') ? path : undefined), to).toBeDefined()
  if (linkedPages.some((page) => page === path)) {
    const linked = readPictureLink(hash)
    // As many rows as were written, and every cell of them.
    for (const part of hash.split('&').slice(2)) {
      const [list = '', text = ''] = part.split('=')
      const rows = (linked as unknown as Record<string, readonly Record<string, unknown>[]>)[list]
      expect(rows, to).toHaveLength(text.split('|').length)
      for (const [at, row] of text.split('|').entries())
        for (const cell of row.split('~')) {
          const name = cell.slice(0, cell.indexOf(':'))
          expect(rows?.[at]?.[name], `${to}: ${name}`).not.toBeNull()
          expect(rows?.[at]?.[name], `${to}: ${name}`).toBeDefined()
        }
    }
  }
  if (path === '/run-financial-scenario')
    expect(eventsOfText(hash.replace('#events=', ''), { household: sampleHousehold(today), today })).not.toHaveLength(0)
  if (path === '/historical-chart') expect(askedIn({ hash })).not.toEqual(startingAsked)
}

describe('where a finished game leads', () => {
  test('every short game is here', () => {
    expect(Object.keys(endings).sort()).toEqual(shortGames.map(({ slug }) => slug).sort())
  })
  test.each(Object.entries(endings))('%s', async (slug, played) => {
    const seen = new Set<string>()
    for (const seed of [1, 4]) {
      const ways = waysOut(played, seed)
      expect(ways.filter((to) => !to.startsWith('/learning/')).length).toBeGreaterThan(0)
      for (const to of ways) {
        await opens(to)
        seen.add(to)
      }
    }
    expect(calculatorsOf(seen)).toEqual([...(gameLeads[slug] ?? [])].sort())
  })
  test('thirty years', async () => {
    const seen = new Set<string>()
    for (const bot of Object.values(bots))
      for (const seed of [3, 14, 25]) {
        const life = lived(bot, seed)
        // No bot sells after a fall: a visitor may.
        const episodes = { ...episodesOf(life), soldAfterFall: life.books.slice(0, 1) }
        for (const { to } of toolsOf(life, episodes, 2026)) {
          await opens(to)
          seen.add(to)
        }
      }
    for (const path of ['/debt-payoff', '/insurance-hub', '/run-financial-scenario'])
      expect([...seen].some((to) => to.startsWith(path))).toBe(true)
    expect(calculatorsOf(seen)).toEqual([...lifeLeads].sort())
  })
  test('the historical chart opens on the years that were played', () => {
    const played = endings['twenty-winters'] as Played
    const { start } = finished(played, 4).states.at(-1) as { readonly start: number }
    const to = waysOut(played, 4).find((way) => way.startsWith('/historical-chart')) ?? ''
    expect(askedIn({ hash: to.slice(to.indexOf('#')) })).toMatchObject({ from: `${start}-01`, to: `${start + 19}-12` })
  })
})
