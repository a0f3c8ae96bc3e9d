import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { originInSitemap, type StartFacts, startNotes } from './start-notes.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const night = now - 9 * 3_600_000
const well: StartFacts = {
  now,
  newestBackup: night,
  isBuilt: true,
  builtFor: 'https://money.example',
  openFiles: 20_000,
  sockets: 15_590,
}
const good = {
  PUBLIC_ORIGIN: 'https://money.example',
  TRUST_PROXY: '10.0.0.0/8',
  DATABASE_URL: 'postgres://u:secret@db/x',
}
const notes = (env: Record<string, string>, facts: Partial<StartFacts> = {}) =>
  startNotes(readConfig(env), { ...well, ...facts })

test('where nothing is missing nothing is said', () => {
  expect(notes(good)).toEqual([])
  expect(notes({ ...good, DATABASE_URL: '' })).toEqual([])
  expect(notes({ ...good, REDIS_URL: 'redis://r' })).toEqual([])
})

test('somebody’s own machine hears of the one thing that makes it a site', () => {
  expect(notes({}, { openFiles: 256 })).toEqual([expect.stringContaining('set PUBLIC_ORIGIN')])
})

test.each([
  [{ ...good, PUBLIC_ORIGIN: 'http://money.example' }, { builtFor: 'http://money.example' }, 'is not https'],
  [{ ...good, TRUST_PROXY: '' }, {}, 'TRUST_PROXY is not set'],
  [{ ...good, DATABASE_URL: '', REDIS_URL: 'redis://:secret@r' }, {}, 'DATABASE_URL is not set'],
  [good, { builtFor: 'https://truepenny.example' }, 'VITE_SITE_ORIGIN=https://money.example'],
  [good, { openFiles: 1_024, sockets: 737 }, 'Only 1024 files'],
  [{ ...good, DATABASE_URL: '' }, { newestBackup: undefined }, 'has no backup of the last two days'],
  [{ ...good, DATABASE_URL: '' }, { newestBackup: night - 2 * 86_400_000 }, 'Run npm run backup every night'],
  [good, { isBuilt: false, builtFor: undefined }, 'There are no pages'],
])('%o with %o is one line: %s', (env, facts, words) => {
  const said = notes(env, facts)
  expect(said).toEqual([expect.stringContaining(words)])
  expect(said.join()).not.toMatch(/\n|secret/)
})

test('the address pages were built for stands in their sitemap', () => {
  expect(originInSitemap('<urlset><url><loc>https://a.example/x</loc></url></urlset>')).toBe('https://a.example')
  for (const none of [undefined, '', '<loc>nonsense</loc>']) expect(originInSitemap(none)).toBeUndefined()
})
