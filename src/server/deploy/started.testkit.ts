import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Started {
  readonly child: ChildProcess
  readonly output: { text: string }
  readonly ended: Promise<number | null>
}

/** A command of a deployment, started as it stands there. */
export function started(
  command: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Started {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { PATH: process.env['PATH'], HOME: '/tmp', ...options.env },
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += String(chunk)))
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) }
}

/** What an address answers, or 0 while nobody does. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

/** Waits until an address answers 200. */
export async function answered(url: string, longestMs: number): Promise<void> {
  const until = performance.now() + longestMs
  while ((await statusOf(url)) !== 200) {
    if (performance.now() > until) throw new Error(`${url} did not answer within ${longestMs} ms.`)
    await sleep(200)
  }
}

/** Asks again and again, `visitors` at a time. `stop` gives how many were answered 200 and what else there was. */
export function crowd(urls: readonly string[], visitors: number) {
  let goesOn = true
  const seen = { answered: 0, wrong: [] as string[] }
  const visit = async (visitor: number) => {
    for (let turn = visitor; goesOn; turn += 1) {
      const url = urls[turn % urls.length] ?? ''
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) })
        const text = await answer.text()
        if (answer.status === 200) seen.answered += 1
        else seen.wrong.push(`${url}: ${answer.status} ${text.slice(0, 100)}`)
      } catch (error) {
        seen.wrong.push(`${url}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`)
      }
      await sleep(5)
    }
  }
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor))
  return {
    seen,
    stop: async () => {
      goesOn = false
      await Promise.all(all)
    },
  }
}
