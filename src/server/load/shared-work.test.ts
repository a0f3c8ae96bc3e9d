import { expect, test, vi } from 'vitest'
import { SharedWork } from './shared-work.ts'

/** Work the test lets end, over a clock it moves. */
function shared(options: { most?: number; keepMs?: number; lateMs?: number } = {}) {
  const clock = { now: 0, mark: 1, soft: 1 }
  const rests: { readonly ms: number; readonly over: () => void }[] = []
  const made: { readonly end: (value: string) => void; readonly fail: (error: Error) => void }[] = []
  const work = new SharedWork<string>({
    weigh: (value) => value.length,
    most: options.most ?? 100,
    keepMs: () => options.keepMs ?? 60_000,
    ...(options.lateMs === undefined ? {} : { soft: { mark: () => clock.soft, lateMs: options.lateMs } }),
    now: () => clock.now,
    wait: (ms) => new Promise<void>((over) => rests.push({ ms, over })),
  })
  const ask = (key = 'one') =>
    work.get(
      key,
      () => clock.mark,
      () => new Promise<string>((end, fail) => made.push({ end, fail })),
    )
  /** Asks, lets the work take so long and end. */
  const done = async (value: string, key = 'one', ms = 0) => {
    const answer = ask(key)
    await vi.waitFor(() => expect(made.length).toBeGreaterThan(0))
    clock.now += ms
    made.shift()?.end(value)
    return await answer
  }
  return { clock, rests, made, work, ask, done }
}

test('many who ask at once share one making, and those who come later find it kept', async () => {
  const { made, ask } = shared()
  const all = [ask(), ask(), ask()]
  await vi.waitFor(() => expect(made).toHaveLength(1))
  made[0]?.end('a page')
  expect(await Promise.all(all)).toEqual(['a page', 'a page', 'a page'])
  expect(await ask()).toBe('a page')
  expect(made).toHaveLength(1)
})

test('who asks after a change is given nothing that was begun before it', async () => {
  const { clock, made, ask } = shared()
  const before = ask()
  await vi.waitFor(() => expect(made).toHaveLength(1))
  clock.mark = 2
  const after = [ask(), ask()]
  made[0]?.end('old')
  expect(await before).toBe('old')
  await vi.waitFor(() => expect(made).toHaveLength(2))
  made[1]?.end('new')
  expect(await Promise.all(after)).toEqual(['new', 'new'])
  expect(await ask()).toBe('new')
})

test('after work on it a key that has changed rests three times as long, and all who came meanwhile see the newest', async () => {
  const { clock, rests, made, ask, done } = shared()
  await done('first', 'one', 5)
  clock.mark = 2
  const waiting = ask()
  await vi.waitFor(() => expect(rests).toMatchObject([{ ms: 15 }]))
  clock.mark = 3
  const later = ask()
  rests[0]?.over()
  await vi.waitFor(() => expect(made).toHaveLength(1))
  made[0]?.end('as of the third change')
  expect(await Promise.all([waiting, later])).toEqual(['as of the third change', 'as of the third change'])
})

test('what takes long does not rest for long', async () => {
  const { clock, rests, ask, done } = shared()
  await done('first', 'one', 2_000)
  clock.mark = 2
  void ask()
  await vi.waitFor(() => expect(rests).toHaveLength(1))
  expect(rests[0]?.ms).toBeLessThan(100)
})

test('a failure is told to all who waited for it, and the next tries again', async () => {
  const { made, ask } = shared()
  const all = [ask(), ask()]
  await vi.waitFor(() => expect(made).toHaveLength(1))
  made.shift()?.fail(new Error('away'))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = ask()
  await vi.waitFor(() => expect(made).toHaveLength(1))
  made[0]?.end('back')
  expect(await again).toBe('back')
})

test('past its weight it forgets what was used longest ago; what weighs nothing is shared and not kept', async () => {
  const { made, work, ask, done } = shared({ most: 10 })
  await done('aaaa', 'a')
  await done('bbbb', 'b')
  expect(await ask('a')).toBe('aaaa')
  await done('cccc', 'c')
  expect(work.weight).toBe(8)
  expect(await ask('a')).toBe('aaaa')
  await done('bbbb again, too much', 'b')
  expect(work.weight).toBe(8)
  await done('', 'd')
  void ask('d')
  await vi.waitFor(() => expect(made).toHaveLength(1))
})

test('what nobody says has changed is made anew after its time all the same', async () => {
  const { clock, ask, done } = shared({ keepMs: 1_000 })
  await done('first')
  clock.now = 999
  expect(await ask()).toBe('first')
  clock.now = 1_000
  expect(await done('second')).toBe('second')
})

test('a soft change shows late, a hard one at once', async () => {
  const { clock, ask, done } = shared({ lateMs: 500 })
  await done('first')
  clock.soft = 2
  clock.now = 499
  expect(await ask()).toBe('first')
  clock.now = 500
  expect(await done('second')).toBe('second')
  clock.mark = 2
  expect(await done('third')).toBe('third')
})
