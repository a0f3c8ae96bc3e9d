import { beforeEach, expect, test } from 'vitest'
import type { LessonCorrection } from '#wire/corrections.ts'
import { type SiteFile, type SiteFiles, siteFile } from '../routes/site-files.ts'
import { CorrectedLessons } from './corrected-lessons.ts'
import type { Drawer } from './draw-page.ts'

const page = (address: string, text: string): readonly [string, SiteFile] => [
  address,
  siteFile(`${address}/index.html`, { identity: Buffer.from(text) }, []),
]
const head = '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>'
const built: SiteFiles = new Map([
  page('/learning/debt', `${head}debt as built`),
  page('/learning/debt.data', 'data as built'),
  page('/learning/tax', 'tax as built'),
  page('/about', 'no corrections'),
])
const correction = (lesson: string, title: string): LessonCorrection => ({
  slug: `fix-${lesson}`,
  lesson,
  title,
  said: '',
  body: 'Text.',
  author: 'ada',
  reviewer: null,
  publishedAt: '2026-11-20',
  updatedAt: '2026-11-20',
})

let out: readonly LessonCorrection[] = []
let today = '2026-11-20'
let drawn: string[] = []
let preloads: Record<string, readonly string[]> = {}
let failures = 0
const shown = new Map<string, string>()
const draw: Drawer = async (address, given, fetched) => {
  drawn.push(address)
  preloads[address] = fetched
  const text = `${given.today}: ${given.corrections?.map(({ title }) => title).join(', ')}`
  if (address !== '/about' && text.includes('broken')) throw new Error('cannot be drawn')
  return [[...page(address, text)], [...page(`${address}.data`, text)]]
}
const open = () =>
  new CorrectedLessons({
    built,
    all: async () => out,
    draw,
    today: () => today,
    publish: (files) => {
      for (const [address, file] of files) shown.set(address, file.bodies.identity.body.toString())
    },
    onFailure: () => {
      failures += 1
    },
  })
const asked = () => {
  const was = drawn
  drawn = []
  return was
}

beforeEach(() => {
  out = []
  today = '2026-11-20'
  drawn = []
  preloads = {}
  failures = 0
  shown.clear()
})

test('a correction is on its lesson and in the list as soon as it is asked for, with the scripts the page had', async () => {
  const pages = open()
  await pages.look()
  expect(asked()).toEqual([])
  out = [correction('debt', 'Wrong rate')]
  await pages.look()
  expect(shown.get('/learning/debt')).toBe('2026-11-20: Wrong rate')
  expect(shown.get('/learning/debt.data')).toBe('2026-11-20: Wrong rate')
  expect(shown.get('/about')).toBe('2026-11-20: Wrong rate')
  expect(shown.has('/learning/tax')).toBe(false)
  expect(preloads['/learning/debt']).toEqual(['/assets/a.js'])
})

test('nothing is drawn twice, but for a change, another day, or a page that was put back by others', async () => {
  const pages = open()
  out = [correction('debt', 'Wrong rate')]
  await pages.look()
  expect(asked()).toEqual(['/learning/debt', '/about'])
  await pages.look()
  expect(asked()).toEqual([])
  out = [{ ...correction('debt', 'Wrong rate'), body: 'Better.' }]
  await pages.look()
  today = '2026-11-21'
  await pages.look()
  pages.redraw()
  await pages.look()
  expect(asked()).toHaveLength(6)
})

test('taken back, the lesson is as it was built', async () => {
  const pages = open()
  out = [correction('debt', 'Wrong rate'), correction('tax', 'Wrong year')]
  await pages.look()
  out = [correction('tax', 'Wrong year')]
  await pages.look()
  expect(shown.get('/learning/debt')).toBe(`${head}debt as built`)
  expect(shown.get('/learning/debt.data')).toBe('data as built')
  expect(shown.get('/learning/tax')).toContain('Wrong year')
  expect(shown.get('/about')).toBe('2026-11-20: Wrong year')
  out = []
  pages.redraw()
  await pages.look()
  expect([shown.get('/learning/tax'), shown.get('/about')]).toEqual(['tax as built', 'no corrections'])
})

test('a lesson nobody has, a page that cannot be drawn and a store that is away leave the others as they are', async () => {
  const pages = open()
  out = [correction('gone', 'Nothing'), correction('debt', 'broken one'), correction('tax', 'Wrong year')]
  await pages.look()
  expect(shown.get('/learning/tax')).toContain('Wrong year')
  expect([shown.has('/learning/debt'), shown.has('/learning/gone')]).toEqual([false, false])
  const before = failures
  await pages.look()
  expect(failures).toBe(before)
  const away = new CorrectedLessons({
    built,
    all: () => Promise.reject(new Error('away')),
    draw,
    today: () => today,
    publish: () => shown.clear(),
    onFailure: () => {
      failures += 1
    },
  })
  await away.look()
  expect([failures, shown.get('/learning/tax')]).toEqual([before + 1, '2026-11-20: Wrong year'])
})

test('one node sends it out, another finds it in the store', async () => {
  const other = open()
  out = [correction('debt', 'Wrong rate')]
  await Promise.all([other.look(), other.look()])
  expect(asked()).toEqual(['/learning/debt', '/about'])
})
