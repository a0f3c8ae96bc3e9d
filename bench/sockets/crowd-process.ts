/** A crowd of readers in a process of its own, so that each side has all the files a process may open. Asked over IPC. */
import { percentile } from '../report/spread.ts'
import { Readers } from './clients.ts'
import type { Asked, Delivery } from './crowd.ts'
import { Returning } from './returning.ts'

const port = Number(process.argv[2])
const readers = new Readers(port)
let returning: Returning | undefined
let lost = () => {}

async function answer({ what, count }: Asked): Promise<unknown> {
  switch (what) {
    case 'grow':
      return await readers.growTo(count)
    case 'shrink':
      return readers.shrinkTo(count)
    case 'stall':
      return await readers.stall(count)
    case 'behind':
      return readers.behind()
    case 'update':
      return await update()
    case 'begin':
      returning = new Returning(port)
      return await returning.begin(count)
    case 'return':
      return await returning?.loss(async () => lost())
    case 'end':
      return returning?.end()
  }
}

/** Has the server send an update to everybody. */
async function poke(): Promise<void> {
  const response = await fetch(`http://localhost:${port}/api/refresh-market-data`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`An update was refused: ${response.status}.`)
  await response.arrayBuffer()
}

/** One update to everybody: how long it takes to reach them. Without readers, how long it takes to make. */
async function update(): Promise<Delivery> {
  const began = performance.now()
  const [, arrived] = await Promise.all([poke(), readers.count > 0 ? readers.frames(readers.count) : []])
  const waits = arrived.map((at) => at - began)
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), last: waits.at(-1) ?? 0 }
}

process.on('message', (asked: Asked) => {
  answer(asked).then(
    (value) => process.send?.({ id: asked.id, value }),
    (error: unknown) => process.send?.({ id: asked.id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
lost = () => process.send?.({ lost: true })
