import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PartName, Parts } from '#calculators/kit/parts.ts'
import { type Drawings, explaining, type Place, type Subject } from './explaining.ts'

const opening: Subject = { inputs: {}, today: '2026-11-21', year: 2026, found: undefined }
const asked = (amount: number): Subject => ({ ...opening, inputs: { amount } })
/** What a part is made as, in these tests: the question's amount and the part's name. */
const made = ({ inputs }: Subject, name: PartName) => `${inputs['amount'] ?? 'opening'} ${name}`

function page(seen: readonly PartName[] = []) {
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const isLost: boolean[] = []
  const shown: string[] = []
  const dimmed = new Set<PartName>()
  let isHeld = false
  let fails = false
  const make = vi.fn(async (subject: Subject, name: PartName, signal: AbortSignal) => {
    if (isHeld) {
      const gate = Promise.withResolvers<void>()
      gates.set(made(subject, name), gate)
      signal.addEventListener('abort', () => gate.reject(new Error('taken back')))
      await gate.promise
    }
    if (fails) throw new Error('offline')
    return made(subject, name) as never
  })
  const engine = explaining(
    make as never,
    async () => ({}) as Drawings,
    opening,
    (lost) => isLost.push(lost),
    async () => {},
  )
  for (const name of ['first', 'findings', 'sources'] as const) {
    const place: Place<typeof name> = {
      show: ({ value }: { value: Parts[typeof name] }) => shown.push(String(value)),
      dim: (isOld) => void (isOld ? dimmed.add(name) : dimmed.delete(name)),
      isSeen: () => seen.includes(name),
    }
    engine.place(name, place)
  }
  return {
    engine,
    make,
    shown,
    dimmed,
    isLost,
    hold: () => {
      isHeld = true
    },
    release: (what: string) => gates.get(what)?.resolve(),
    fail: (now: boolean) => {
      fails = now
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('explaining', () => {
  test('a finished page makes nothing until it is asked or touched', () => {
    expect(page().make).not.toHaveBeenCalled()
  })
  test('fills in what can be seen first, then the rest in the order of the page', async () => {
    const { engine, shown } = page(['sources'])
    engine.explain(asked(1))
    await settle()
    expect(shown).toEqual(['1 sources', '1 first', '1 findings'])
  })
  test('a newer question takes the place of an older one, which shows nothing more', async () => {
    const { engine, shown, hold, release } = page()
    hold()
    engine.explain(asked(1))
    await settle()
    engine.explain(asked(2))
    await settle()
    release('1 first')
    release('2 first')
    await settle()
    expect(shown).toEqual(['2 first'])
  })
  test('old parts are dimmed after a moment, and each brightens with its new value', async () => {
    const { engine, dimmed, hold, release } = page()
    hold()
    engine.explain(asked(1))
    await settle()
    expect([...dimmed]).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect([...dimmed]).toEqual(['first', 'findings', 'sources'])
    release('1 first')
    await settle()
    expect([...dimmed]).toEqual(['findings', 'sources'])
  })
  test('a part that was new before the dimming stays bright', async () => {
    const { engine, dimmed, hold, release } = page()
    hold()
    engine.explain(asked(1))
    await settle()
    release('1 first')
    await settle()
    await vi.advanceTimersByTimeAsync(200)
    expect([...dimmed]).toEqual(['findings', 'sources'])
    release('1 findings')
    await settle()
    release('1 sources')
    await settle()
    expect([...dimmed]).toEqual([])
  })
  test('says when it could not be brought up to date, and when it is again', async () => {
    const { engine, isLost, fail } = page()
    fail(true)
    engine.explain(asked(1))
    await settle()
    expect(isLost).toEqual([true])
    fail(false)
    engine.explain(asked(1))
    await settle()
    expect(isLost).toEqual([true, false])
  })
  test('a touched part of the finished page wakes up as it is, once', async () => {
    const { engine, make } = page()
    const kept = engine.kept('first')
    engine.wake('first')
    engine.wake('first')
    await settle()
    await expect(kept).resolves.toMatchObject({ value: 'opening first' })
    expect(make).toHaveBeenCalledTimes(1)
  })
  test('a part that could not be woken may be touched again', async () => {
    const { engine, make, fail } = page()
    fail(true)
    engine.wake('first')
    await settle()
    fail(false)
    engine.wake('first')
    await settle()
    await expect(engine.kept('first')).resolves.toMatchObject({ value: 'opening first' })
    expect(make).toHaveBeenCalledTimes(2)
  })
  test('nothing of the last answer is drawn while the next is looked for, and the rest of it is where none came', async () => {
    const { engine, shown } = page()
    engine.giveWay()
    engine.explain(asked(1))
    await settle()
    expect(shown).toEqual(['1 first', '1 findings', '1 sources'])

    const late = page()
    late.hold()
    late.engine.explain(asked(1))
    await settle()
    late.engine.giveWay()
    late.release('1 first')
    await vi.advanceTimersByTimeAsync(200)
    expect(late.shown).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(late.shown).toEqual(['1 first'])
  })
  test('an answer that came meanwhile is explained in place of the one that waited', async () => {
    const { engine, shown, hold, release } = page()
    hold()
    engine.explain(asked(1))
    await settle()
    engine.giveWay()
    release('1 first')
    await settle()
    engine.explain(asked(2))
    await settle()
    release('2 first')
    await vi.advanceTimersByTimeAsync(500)
    expect(shown).toEqual(['2 first'])
  })
  test('getting ready makes the first part of the finished page and shows nothing; what cannot be fetched is not missed', async () => {
    const { engine, make, shown, isLost, fail } = page()
    engine.ready()
    await settle()
    expect(make.mock.calls.map(([subject, name]) => made(subject, name))).toEqual(['opening first'])
    fail(true)
    engine.ready()
    await settle()
    expect(shown).toEqual([])
    expect(isLost).toEqual([])
  })
})
