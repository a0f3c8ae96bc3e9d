import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAside } from './aside.ts'
import { countAside } from './count-aside.ts'
import { fakeBrowser } from './fake-browser.testkit.ts'
import { number, text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import type { Area, Doors } from './storage-contract.ts'
import { openVault } from './vault.ts'
import { adopt, forget, setKeep } from './vault-moves.ts'

const numberSpec = (area: Area) => ({
  version: 2,
  area,
  initial: 0,
  shape: number,
  migrate: { 1: (data: unknown) => (data as { n: number }).n },
})

test('a value comes back in a new page of the same tab, inside its envelope', () => {
  const { tab, local } = fakeBrowser()
  const first = tab()
  first.vault.stored('a', numberSpec('local')).set(7)
  expect(JSON.parse(local.data.get('truepenny:a') ?? '')).toEqual({
    v: 2,
    savedAt: '2026-11-21T10:00:00.000Z',
    data: 7,
  })
  expect(tab().vault.stored('a', numberSpec('local')).get()).toBe(7)
})

test('session values stay out of local storage, and out of other tabs', () => {
  const { tab, local } = fakeBrowser()
  tab().vault.stored('a', numberSpec('session')).set(7)
  expect(local.data.size).toBe(0)
  expect(tab().vault.stored('a', numberSpec('session')).get()).toBe(0)
})

test('on the server there is only the initial value', () => {
  const vault = openVault({ present: false, box: () => null, listen: () => {}, now: () => '' })
  const value = vault.stored('a', numberSpec('local'))
  expect(value.get()).toBe(0)
  expect(setKeep(vault, true)).toBe(false)
})

test('an older version is carried forward step by step', () => {
  const { tab, local } = fakeBrowser()
  local.data.set('truepenny:a', JSON.stringify({ v: 1, savedAt: 'x', data: { n: 41 } }))
  const value = tab().vault.stored('a', numberSpec('local'))
  expect(value.get()).toBe(41)
  expect(value.trouble()).toBeNull()
})

test.each([
  ['not JSON', '{'],
  ['a bare number', '7'],
  ['a wrong value', JSON.stringify({ v: 2, savedAt: 'x', data: 'seven' })],
  ['a version with no step', JSON.stringify({ v: 0, savedAt: 'x', data: 7 })],
  ['a step that throws', JSON.stringify({ v: 1, savedAt: 'x', data: null })],
])('%s is set aside and the value starts clean', (_, blob) => {
  const { tab, local } = fakeBrowser()
  local.data.set('truepenny:a', blob)
  const value = tab().vault.stored('a', numberSpec('local'))
  expect(value.get()).toBe(0)
  expect(countAside(value.trouble()?.aside ?? [])).toEqual({ copies: 1, unreadable: 0, tooMany: 0 })
  value.set(5)
  expect(readAside(local.data.get('truepenny:a:quarantine') ?? null).map(({ data }) => data)).toEqual([blob])
  value.dropAside()
  expect(value.trouble()).toBeNull()
  expect(value.get()).toBe(5)
})

test('a copy set aside before there were pieces is still there, with the next one beside it', () => {
  const { tab, local } = fakeBrowser()
  local.data.set('truepenny:a:quarantine', '{"half":')
  local.data.set('truepenny:a', 'other')
  const value = tab().vault.stored('a', numberSpec('local'))
  value.get()
  expect(readAside(value.asideText()).map(({ data }) => data)).toEqual(['{"half":', 'other'])
})

test('what a newer version wrote is left alone: this page works from memory and says so', () => {
  const { tab, local } = fakeBrowser()
  const blob = JSON.stringify({ v: 3, savedAt: 'x', data: 7, more: 'news' })
  local.data.set('truepenny:a', blob)
  const here = tab()
  const value = here.vault.stored('a', numberSpec('local'))
  expect(value.get()).toBe(0)
  value.set(5)
  value.clear()
  value.set(6)
  expect(value.get()).toBe(6)
  expect(here.vault.troubles()).toMatchObject([{ key: 'truepenny:a', standing: 'newer', aside: [] }])
  expect(adopt(here.vault, 'truepenny:a', { v: 2, savedAt: 'x', data: 1 })).toBe(false)
  expect([...local.data]).toEqual([['truepenny:a', blob]])
})

test('a newer version in another tab is not written over, heard or not', () => {
  const { tab, local } = fakeBrowser()
  const here = tab()
  const value = here.vault.stored('a', numberSpec('local'))
  value.set(5)
  const blob = JSON.stringify({ v: 3, savedAt: 'x', data: 7 })
  local.data.set('truepenny:a', blob)
  value.set(6)
  here.hear('truepenny:a')
  value.set(8)
  expect(local.data.get('truepenny:a')).toBe(blob)
  expect(value.trouble()?.standing).toBe('newer')
})

test('no text in storage whatever makes reading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (blob) => {
      const { tab, local } = fakeBrowser()
      local.data.set('truepenny:a', blob)
      expect(Number.isFinite(tab().vault.stored('a', numberSpec('local')).get())).toBe(true)
    }),
  )
})

test('a full storage keeps the value in memory and says not saved, until it fits again', () => {
  const { tab, local } = fakeBrowser()
  const value = tab().vault.stored('a', numberSpec('local'))
  local.broken = true
  value.set(7)
  expect(value.get()).toBe(7)
  expect(value.trouble()?.standing).toBe('not-saved')
  local.broken = false
  value.set((now) => now + 1)
  expect(value.trouble()).toBeNull()
  expect(tab().vault.stored('a', numberSpec('local')).get()).toBe(8)
})

test('a storage that is switched off altogether works from memory', () => {
  const off: Doors = {
    present: true,
    box: () => {
      throw new Error('denied')
    },
    listen: () => {},
    now: () => '',
  }
  const value = openVault(off).stored('a', numberSpec('local'))
  value.set(3)
  expect(value.get()).toBe(3)
  expect(value.trouble()?.standing).toBe('not-saved')
})

test('another tab is heard, and everyone in this tab is told', () => {
  const { tab } = fakeBrowser()
  const [here, there] = [tab(), tab()]
  const mine = here.vault.stored('a', numberSpec('local'))
  let told = 0
  mine.subscribe(() => told++)
  mine.subscribe(() => told++)
  there.vault.stored('a', numberSpec('local')).set(9)
  here.hear('truepenny:a')
  expect(mine.get()).toBe(9)
  expect(told).toBe(2)
  here.hear('truepenny:other')
  expect(told).toBe(2)
})

test('a value another tab deleted goes back to its start', () => {
  const { tab } = fakeBrowser()
  const [here, there] = [tab(), tab()]
  const mine = here.vault.stored('a', numberSpec('local'))
  mine.set(4)
  mine.subscribe(() => {})
  there.vault.stored('a', numberSpec('local')).clear()
  here.hear('truepenny:a')
  expect(mine.get()).toBe(0)
})

test('a write joins what another tab wrote a moment before, though its event has not come yet', () => {
  const { tab } = fakeBrowser()
  const spec = {
    version: 1,
    area: 'local' as const,
    initial: [] as readonly string[],
    shape: list({ of: 'words', most: 3 }, text(9)),
    merge: (mine: readonly string[], theirs: readonly string[]) => [...new Set([...theirs, ...mine])],
  }
  const [one, two] = [tab().vault.stored('list', spec), tab().vault.stored('list', spec)]
  one.get()
  two.set(['b'])
  one.set((now) => [...now, 'a'])
  expect(one.get()).toEqual(['b', 'a'])
})

test('keeping numbers moves session values to the device and back again', () => {
  const { tab, local } = fakeBrowser()
  const here = tab()
  const value = here.vault.stored('a', numberSpec('session'))
  value.set(7)
  expect(setKeep(here.vault, true)).toBe(true)
  expect([...here.session.data.keys()]).toEqual([])
  expect(local.data.has('truepenny:a')).toBe(true)
  expect(tab().vault.stored('a', numberSpec('session')).get()).toBe(7)
  value.set(8)
  expect(setKeep(here.vault, false)).toBe(true)
  expect([...local.data.keys()]).toEqual([])
  expect(value.get()).toBe(8)
  expect(JSON.parse(here.session.data.get('truepenny:a') ?? '').data).toBe(8)
})

test('values whose code is not loaded move with the switch too, and local ones stay', () => {
  const { tab, local } = fakeBrowser()
  const here = tab()
  const blob = JSON.stringify({ v: 4, savedAt: 'x', data: { deep: [1] } })
  here.session.data.set('truepenny:unknown', blob)
  here.session.data.set('truepenny:places', '[["k",10]]')
  here.vault.stored('goals', numberSpec('local')).set(5)
  setKeep(here.vault, true)
  expect(here.session.data.has('truepenny:places')).toBe(true)
  expect(local.data.has('truepenny:unknown')).toBe(true)
  setKeep(here.vault, false)
  expect(JSON.parse(here.session.data.get('truepenny:unknown') ?? '')).toEqual(JSON.parse(blob))
  expect([...local.data.keys()]).toEqual(['truepenny:goals'])
})

test('a switch the browser refuses leaves everything where it was', () => {
  const { tab, local } = fakeBrowser()
  const here = tab()
  const value = here.vault.stored('a', numberSpec('session'))
  value.set(7)
  local.broken = true
  expect(setKeep(here.vault, true)).toBe(false)
  expect(here.vault.keep.get()).toBe(false)
  expect(here.session.data.has('truepenny:a')).toBe(true)
  expect(local.data.size).toBe(0)
})

test('when another tab turns keeping on and off, this tab follows without losing its value', () => {
  const { tab } = fakeBrowser()
  const [here, there] = [tab(), tab()]
  const mine = here.vault.stored('a', numberSpec('session'))
  mine.set(7)
  setKeep(there.vault, true)
  here.hear('truepenny:keep')
  expect(mine.get()).toBe(7)
  expect(here.session.data.size).toBe(0)
  setKeep(there.vault, false)
  here.hear('truepenny:keep')
  here.hear('truepenny:a')
  expect(mine.get()).toBe(7)
})

test('forgetting a key empties storage and the value in use', () => {
  const { tab, local } = fakeBrowser()
  const here = tab()
  const value = here.vault.stored('a', numberSpec('local'))
  value.set(7)
  local.data.set('someone-else', '1')
  expect(forget(here.vault, 'local', 'truepenny:a')).toBe(true)
  expect(forget(here.vault, 'local', 'someone-else')).toBe(false)
  expect(value.get()).toBe(0)
  expect([...local.data.keys()]).toEqual(['someone-else'])
})

test('a backup entry is taken only when its value can be read', () => {
  const { tab } = fakeBrowser()
  const { vault } = tab()
  const value = vault.stored('a', numberSpec('session'))
  expect(adopt(vault, 'truepenny:a', { v: 1, savedAt: 'x', data: { n: 3 } })).toBe(true)
  expect(value.get()).toBe(3)
  expect(adopt(vault, 'truepenny:a', { v: 2, savedAt: 'x', data: 'bad' })).toBe(false)
  expect(adopt(vault, 'truepenny:b', { v: 2, savedAt: 'x', data: 1 })).toBe(false)
  expect(adopt(vault, 'truepenny:b', { v: 2, savedAt: 'x', data: 1 }, 'session')).toBe(true)
  expect(value.get()).toBe(3)
})
