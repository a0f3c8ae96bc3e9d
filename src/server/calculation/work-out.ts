import type { Order, WorkedOut } from './order.ts'

/** The areas a worker answers for: plain objects of asynchronous methods. */
export type Areas = Readonly<Record<string, object>>

/** Milliseconds of one core this thread has used; by the clock where the machine does not say. */
const used = (): number => {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Calls what the order names and writes the answer out as JSON. A `{status, body}` keeps its status; anything else is a 200. */
export async function workOut(areas: Areas, { area, method, args }: Order): Promise<WorkedOut> {
  const methods = Object.hasOwn(areas, area) ? areas[area] : undefined
  const call = methods && Object.hasOwn(methods, method) ? (methods as Record<string, unknown>)[method] : undefined
  if (typeof call !== 'function') throw new Error(`There is no ${area}.${method}.`)
  const began = used()
  const answer: unknown = await call(...args)
  const { status, body } = isAnswer(answer) ? answer : { status: 200, body: answer }
  // A copy of its own length, not a piece of a shared pool: it is handed over whole.
  const json = answer === null ? null : new TextEncoder().encode(JSON.stringify(body))
  return { status, json, usedMs: used() - began }
}

function isAnswer(answer: unknown): answer is { readonly status: number; readonly body: unknown } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'body' in answer &&
    'status' in answer &&
    typeof answer.status === 'number'
  )
}
