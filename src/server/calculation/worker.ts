/** Runs in a thread of its own: works out what it is ordered, one thing after another. Calculators are loaded when they are first asked. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { calculators, plans, questions } from '../wiring.ts'
import type { Asked, Said } from './order.ts'
import { workOut } from './work-out.ts'

// Where threads have a priority of their own, the one that answers visitors goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const port = parentPort
if (!port) throw new Error('This is the inside of a worker.')
const say = (said: Said, bytes?: Uint8Array | null) =>
  port.postMessage(said, bytes ? [bytes.buffer as ArrayBuffer] : [])

port.on('message', async ({ id, order }: Asked) => {
  // Comes between two steps of a long study, and not at all while something runs in one piece.
  const turn = setImmediate(() => say({ kind: 'gives-way', id }))
  try {
    const answer = await workOut({ calculators, plans, questions }, order)
    clearImmediate(turn)
    say({ kind: 'answer', id, ...answer }, answer.json)
  } catch (error) {
    clearImmediate(turn)
    say({ kind: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) })
  }
})
say({ kind: 'ready' })
