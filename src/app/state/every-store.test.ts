/**
 * What the one door promises, tried on every value there is: found by reading the sources, so that no store can be without it. Each is opened
 * in a browser of its own, as a new page would.
 */
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readAside } from './aside.ts'
import { countAside } from './count-aside.ts'
import { fakeBrowser } from './fake-browser.testkit.ts'
import { keptSamples } from './kept-samples.testkit.ts'
import { knownNames } from './known-keys.ts'
import { readShape } from './shape.ts'
import type { Refusal, Stored, StoredSpec } from './storage-contract.ts'

const specs = vi.hoisted(() => new Map<string, StoredSpec<unknown>>())
vi.mock('./stored.ts', async (real) => {
  const door = await real<typeof import('./stored.ts')>()
  const stored: typeof door.stored = (name, spec) => {
    specs.set(name, spec as unknown as StoredSpec<unknown>)
    return door.stored(name, spec)
  }
  return { ...door, stored }
})

const opens = /\b(?:stored|planSettings)(?:<[^()]*>)?\(\s*'([\w-]+)'/g
const files = globSync('src/app/**/*.{ts,tsx}').filter((file) => !/\.(test|testkit)\./.test(file))
const found = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(opens)].map(([, name]) => ({ file, name })),
)

const keys = Object.keys(knownNames).filter((name) => name !== 'keep')
const specOf = (name: string): StoredSpec<unknown> => {
  const spec = specs.get(name)
  if (!spec) throw new Error(`${name} was not opened`)
  return spec
}
/** As JSON gives it. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A page with this text under the name, in local storage, whatever the value's own place is. */
function page(name: string, text: string | null) {
  const { local, tab } = fakeBrowser()
  const key = `truepenny:${name}`
  if (text !== null) local.data.set(key, text)
  const open = () => {
    const { vault, hear } = tab()
    const refusals: Refusal[] = []
    vault.onRefusal((one) => refusals.push(one))
    return { vault, hear: () => hear(key), refusals, value: vault.stored(name, { ...specOf(name), area: 'local' }) }
  }
  return { local, key, open, stored: () => local.data.get(key) ?? null }
}
const written = (name: string, data: unknown, v = specOf(name).version) => JSON.stringify({ v, savedAt: 'x', data })

const asideOf = (value: Stored<unknown>) => countAside(value.trouble()?.aside ?? [])

type Path = readonly (string | number)[]
function walk(value: unknown, path: Path, visit: (value: object, path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return
  visit(value, path)
  for (const [key, part] of Object.entries(value))
    walk(part, [...path, Array.isArray(value) ? Number(key) : key], visit)
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((now, key) => (now as Record<string | number, unknown> | undefined)?.[key], value)
function pathsOf(name: string, is: (value: object) => boolean): readonly Path[] {
  const paths: Path[] = []
  walk(keptSamples[name], [], (value, path) => {
    if (is(value)) paths.push(path)
  })
  return paths
}
/** Lists of entries: each stands for itself. In a list of numbers or answers each place has its meaning. */
const isList = (value: object) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => ['object', 'string'].includes(typeof one) && one !== null)
const odd = { odd: 'entry' }

beforeAll(async () => {
  for (const { file } of found) await import(`/${file}`)
}, 120_000)

test('every store of the sources is known by name, and has a sample that is good and nowhere empty', () => {
  expect([...new Set(found.map(({ name }) => name))].sort()).toEqual([...keys].sort())
  expect(Object.keys(keptSamples).sort()).toEqual([...keys].sort())
  for (const name of keys) {
    const { shape, initial } = specOf(name)
    expect(readShape(shape, copy(keptSamples[name]))?.lost, name).toEqual([])
    expect(readShape(shape, initial)?.lost, `${name} begins`).toEqual([])
  }
})

describe.each(keys)('%s', (name) => {
  const sample = () => copy(keptSamples[name])

  test('comes back in a new page', () => {
    const { open } = page(name, null)
    const { value } = open()
    const { value: whole } = readShape(specOf(name).shape, sample()) ?? { value: null }
    expect(value.set(whole)).toBe(true)
    expect(open().value.get()).toEqual(copy(whole))
  })

  test('one bad entry among good ones costs itself alone, and is set aside and said', () => {
    for (const path of pathsOf(name, isList)) {
      const data = sample()
      const good = readShape(specOf(name).shape, sample())?.value
      ;(at(data, path) as unknown[]).push(odd)
      const { open, local, key } = page(name, written(name, data))
      const { value, vault } = open()
      // A game's moves only make sense together: that run goes, the others stay.
      if (path.at(-1) === 'choices') {
        const other = ['coins', 'dice'].find((game) => !path.includes(game)) ?? ''
        expect(at(value.get(), ['runs', other])).toEqual(at(good, ['runs', other]))
        continue
      }
      expect(value.get(), path.join('.')).toEqual(good)
      expect(vault.troubles() ?? value.trouble()).toBeDefined()
      expect(asideOf(value), path.join('.')).toMatchObject({ copies: 0, tooMany: 0 })
      expect(readAside(value.asideText()).map(({ data: piece }) => piece)).toEqual([odd])
      expect(readAside(local.data.get(`${key}:quarantine`) ?? null)).toHaveLength(1)
      expect(open().value.get(), 'again').toEqual(good)
      value.dropAside()
      expect(value.trouble()).toBeNull()
    }
  })

  test('a bad place in a row of numbers leaves all beside it', () => {
    for (const path of pathsOf(name, (one) => Array.isArray(one) && !isList(one))) {
      const data = sample()
      ;(at(data, path) as unknown[])[0] = odd
      const { value } = page(name, written(name, data)).open()
      const [top] = path
      const rest = Object.keys(data as object).filter((key) => key !== String(top))
      // A value with no other part is read all the same.
      value.get()
      for (const key of rest) expect(at(value.get(), [key]), key).toEqual(at(data, [key]))
      expect(value.trouble()?.aside.length).toBeGreaterThan(0)
    }
  })

  test('a name of a prototype in any part loses nothing and reaches nothing', () => {
    for (const path of pathsOf(name, (one) => !Array.isArray(one))) {
      const data = sample()
      Object.defineProperty(at(data, path) as object, '__proto__', { value: { polluted: 1 }, enumerable: true })
      const { value } = page(name, written(name, data)).open()
      expect(value.get(), path.join('.')).toEqual(readShape(specOf(name).shape, sample())?.value)
      expect('polluted' in {}).toBe(false)
    }
  })

  test('a list is refused while adding when it is full, and nothing of it is lost by a reload', () => {
    for (const path of pathsOf(name, isList)) {
      const label = `${name}.${path.at(-1) ?? ''}`
      const good = readShape(specOf(name).shape, sample())?.value
      const { open } = page(name, written(name, sample()))
      const { value, refusals } = open()
      if (!refuses(value, good, path)) {
        expect(rolling, `takes all of ${label}`).toContain(label)
        continue
      }
      expect(value.get()).toEqual(good)
      expect(open().value.get()).toEqual(good)
      if (label === 'games.choices') continue
      const full = refusals[0]?.full
      expect(full, label).toMatchObject({ most: expect.any(Number), of: expect.any(String) })
      const [first] = at(good, path) as readonly unknown[]
      if (!full || typeof first !== 'object') continue
      const exactly = changedAt(
        good,
        path,
        Array.from({ length: full.most }, (_, i) => fresh(first, i)),
      )
      if (value.set(exactly)) expect(open().value.get(), 'all that fit come back').toEqual(copy(exactly))
    }
  })

  test('an over-full list that was stored before keeps what fits; the rest is set aside', () => {
    for (const path of pathsOf(name, isList)) {
      const label = `${name}.${path.at(-1) ?? ''}`
      if (rolling.includes(label) || label === 'games.choices') continue
      const [first] = at(sample(), path) as readonly unknown[]
      const many = label.startsWith('daily-expenses') || label.startsWith('other-money') ? 20_100 : 1200
      const data = changedAt(
        sample(),
        path,
        Array.from({ length: many }, (_, i) => fresh(first, i)),
      )
      const { value } = page(name, written(name, data)).open()
      value.get()
      expect(asideOf(value).tooMany, label).toBeGreaterThan(0)
      const kept = at(value.get(), path) as readonly unknown[]
      if (typeof first === 'object')
        expect(readAside(value.asideText()).length + kept.length).toBeGreaterThanOrEqual(many)
    }
  })

  test('what a newer version wrote is neither read nor written over nor moved', () => {
    const text = written(name, sample(), specOf(name).version + 1)
    const { local, open, key } = page(name, text)
    const { value, vault } = open()
    expect(value.get()).toEqual(specOf(name).initial)
    value.set(readShape(specOf(name).shape, sample())?.value)
    value.clear()
    expect([...local.data]).toEqual([[key, text]])
    expect(vault.troubles()).toMatchObject([{ key, standing: 'newer' }])
  })

  test('half-written, huge and deep texts start clean, are set aside whole, and never throw', () => {
    const text = written(name, sample())
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const whole = [text.slice(0, -3), 'x'.repeat(1_000_000), deep, written(name, true)]
    for (const broken of whole) {
      const { open } = page(name, broken)
      const { value } = open()
      expect(value.get()).toEqual(specOf(name).initial)
      expect(asideOf(value)).toEqual({ copies: 1, unreadable: 0, tooMany: 0 })
      expect(readAside(value.asideText())[0]?.data).toBe(broken)
      expect(value.set(readShape(specOf(name).shape, sample())?.value)).toBe(true)
      expect(open().value.get()).toEqual(readShape(specOf(name).shape, sample())?.value)
    }
  })

  test('a full browser keeps the change in memory, says so, and leaves what is stored', () => {
    const text = written(name, specOf(name).initial)
    const { local, open, stored } = page(name, text)
    const { value } = open()
    value.get()
    local.broken = true
    const next = readShape(specOf(name).shape, sample())?.value
    expect(value.set(next)).toBe(true)
    expect(value.get()).toEqual(next)
    expect(value.trouble()?.standing).toBe('not-saved')
    expect(stored()).toBe(text)
    local.broken = false
    value.set((now: unknown) => now)
    expect(value.trouble()).toBeNull()
    expect(open().value.get()).toEqual(next)
  })

  test('what cannot be read and cannot be set aside is left alone until the visitor throws it away', () => {
    const { local, open, stored } = page(name, '{"half":')
    local.broken = true
    const { value } = open()
    value.get()
    local.broken = false
    const next = readShape(specOf(name).shape, sample())?.value
    value.set(next)
    expect(stored()).toBe('{"half":')
    expect(value.trouble()?.standing).toBe('stuck')
    value.dropAside()
    expect(open().value.get()).toEqual(next)
  })

  test('two tabs: a change stands on what the other wrote a moment before, heard or not', () => {
    const { open } = page(name, null)
    const [here, there] = [open(), open()]
    here.value.get()
    const next = readShape(specOf(name).shape, sample())?.value
    there.value.set(next)
    here.value.set((now: unknown) => now)
    expect(here.value.get()).toEqual(next)
    there.value.clear()
    here.hear()
    expect(here.value.get()).toEqual(specOf(name).initial)
  })
})

/** Lists of which only the newest count, by design: nobody adds to them by hand. */
const rolling = ['recent.', 'brain-games.tries', 'risk-check.earlier', 'money-habits.earlier']

/** The value with another list at a place. */
function changedAt(value: unknown, path: Path, entries: readonly unknown[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return entries
  const part = changedAt(at(value, [key]), rest, entries)
  return Array.isArray(value) ? value.with(Number(key), part) : { ...(value as object), [key]: part }
}
/** Whether a list at a place is refused when it is longer and longer. */
function refuses(value: Stored<unknown>, good: unknown, path: Path): boolean {
  const entries = at(good, path) as readonly unknown[]
  return [1200, 20_100].some((count) => {
    const more = Array.from({ length: count }, (_, i) => fresh(entries[0], i))
    if (!value.set(changedAt(good, path, [...entries, ...more]))) return true
    value.set(good)
    return false
  })
}

/** An entry like this one, of its own. */
function fresh(entry: unknown, i: number): unknown {
  if (typeof entry === 'string') return entry
  const date = new Date(Date.UTC(1950, 0, 1 + i)).toISOString().slice(0, 10)
  const own = { id: i + 10, name: `N${i}`, date, madeAt: date }
  const keys = Object.keys(entry as object).filter((key) => Object.hasOwn(own, key)) as (keyof typeof own)[]
  const values = keys.map((key) => [key, typeof at(entry, [key]) === 'string' ? String(own[key]) : own[key]])
  return { ...(entry as object), ...Object.fromEntries(values) }
}
