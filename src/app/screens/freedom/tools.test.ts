import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { bots, played } from '#teaching/games/freedom/bots.testkit.ts'
import { chosenSpending } from '#teaching/games/freedom/cost.ts'
import { episodesOf } from '#teaching/games/freedom/episodes.ts'
import { pages } from '../../pages.ts'
import { lessonsOf, toolsOf } from './tools.ts'

const lives = Object.values(bots).flatMap((bot) => [3, 14, 25, 40].map((seed) => played(bot, seed)))

test('every calculator a debrief opens takes all the numbers it is given', async () => {
  const seen = new Set<string>()
  for (const life of lives)
    for (const { to } of toolsOf(life, episodesOf(life), 2026)) {
      const [path = '', hash = ''] = to.split('#')
      const entry = catalogue.find((one) => one.path === path)
      if (entry === undefined) {
        expect(pages.map((page) => page.path)).toContain(path)
        continue
      }
      const calculator = (await entry.load?.())?.calculator
      if (calculator === undefined) throw new Error(path)
      const read = readLink(calculator, `#${hash}`, { today: '2026-11-23' })
      if (!read?.ok) throw new Error(to)
      for (const part of hash.split('&').slice(2)) {
        const [name = '', value = ''] = part.split('=')
        expect(Object.keys(calculator.fields), to).toContain(name)
        if (/^\d+(\.\d+)?$/.test(value)) expect(read.inputs[name], `${to}: ${name}`).toBe(Number(value))
      }
      seen.add(entry.slug)
    }
  for (const slug of ['credit-card-payoff', 'emergency-fund', '401k', 'retirement', 'brokerage-fees', 'rent-vs-buy'])
    expect([...seen]).toContain(slug)
})

test('the numbers are the life’s own', () => {
  const life = lives[8]
  if (life === undefined) throw new Error('a life')
  const tools = toolsOf(life, episodesOf(life), 2026)
  const retirement = tools.find(({ to }) => to.startsWith('/retirement-calculator'))?.to ?? ''
  expect(retirement).toContain(`spending=${Math.round(chosenSpending(life.plan, life.person) / 12)}`)
  expect(retirement).toContain(`born=${2026 - life.person.age}-01`)
  const match = tools.find(({ to }) => to.startsWith('/401k-calculator'))?.to ?? ''
  expect(match).toContain('contribute=6')
})

test('a debrief leads to three lessons', () => {
  for (const life of lives) {
    const lessons = lessonsOf(episodesOf(life))
    expect(lessons).toHaveLength(3)
    for (const { title } of lessons) expect(title.length).toBeGreaterThan(5)
  }
})
