import { expect, test, vi } from 'vitest'
import { type ThreadSocket, type ThreadWorld, threadLine } from './thread-line.ts'

/** A browser the test plays: sockets it opens and loses, a page it shows and hides. */
function world() {
  const sockets: (ThreadSocket & { readonly sent: string[]; isClosed: boolean })[] = []
  const waits: { readonly run: () => void; readonly ms: number }[] = []
  let inSight = true
  let changed = () => {}
  const line: ThreadWorld = {
    connect: () => {
      const sent: string[] = []
      const socket = {
        sent,
        isClosed: false,
        onopen: null,
        onclose: null,
        onmessage: null,
        send: (text: unknown) => void sent.push(String(text)),
        close: () => {
          socket.isClosed = true
        },
      }
      sockets.push(socket)
      return socket
    },
    inSight: () => inSight,
    onSight: (call) => {
      changed = call
      return () => {
        changed = () => {}
      }
    },
    wait: (run, ms) => {
      const one = { run, ms }
      waits.push(one)
      return () => void waits.splice(waits.indexOf(one), 1)
    },
    now: () => 0,
    chance: () => 0.5,
  }
  const act = (n: number, what: 'onopen' | 'onclose') => {
    const call: unknown = sockets[n]?.[what]
    if (typeof call === 'function') call.call(sockets[n], {})
  }
  return {
    line,
    sockets,
    waits,
    opens: (n: number) => act(n, 'onopen'),
    loses: (n: number) => act(n, 'onclose'),
    says: (n: number, data: unknown) => {
      const call: unknown = sockets[n]?.onmessage
      if (typeof call === 'function') call.call(sockets[n], { data })
    },
    sight: (is: boolean) => {
      inSight = is
      changed()
    },
  }
}
const told = (answers: unknown, thread = 'starter1st') => JSON.stringify({ type: 'thread-answers', thread, answers })

test('it asks for its thread and hears its numbers, and nothing else', () => {
  const { line, sockets, opens, says } = world()
  const hear = vi.fn()
  threadLine(line, 'starter1st', hear)
  opens(0)
  expect(sockets[0]?.sent).toEqual(['{"type":"watch-thread","thread":"starter1st"}'])
  for (const odd of ['', 'null', '[]', '{"type":"market-update"}', told('3'), told(1.5), told(7, 'another0th')])
    says(0, odd)
  expect(hear).not.toHaveBeenCalled()
  says(0, told(3))
  expect(hear.mock.calls).toEqual([[3]])
})

test('a line that is lost is opened again after a while, later each time; a hidden page has none', () => {
  const { line, sockets, waits, loses, sight } = world()
  const end = threadLine(line, 'starter1st', () => {})
  loses(0)
  expect(waits.map(({ ms }) => ms)).toEqual([500])
  waits[0]?.run()
  loses(1)
  expect(waits.at(-1)?.ms).toBe(900)
  sight(false)
  expect([waits.length, sockets.length]).toEqual([0, 2])
  sight(true)
  expect(sockets).toHaveLength(3)
  sight(false)
  expect(sockets[2]?.isClosed).toBe(true)
  loses(2)
  expect(waits).toHaveLength(0)
  sight(true)
  end()
  sight(true)
  expect([sockets.length, sockets[3]?.isClosed]).toEqual([4, true])
})
