import { openSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../cluster/free-port.testkit.ts'
import { processes } from '../process.testkit.ts'

const { start, killAll, remove } = processes()
// A busy machine takes its time to start a process.
vi.setConfig({ testTimeout: 90_000 })
afterEach(killAll)
afterAll(remove)

const free = { LIMIT_PER_10S: '0', LIMIT_READS_PER_10S: '0', DRAIN_MS: '0' }

const asking = (port: number) => fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.status)
/** A request whose line in the log is long. */
const askingLong = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/${'x'.repeat(290)}`).then((answer) => answer.status + 200 - 404)
const heardOf = async (port: number) =>
  await expect.poll(() => asking(port).catch(() => 0), { timeout: 40_000 }).toBe(200)

async function crowd(port: number, requests: number, ask = asking): Promise<number> {
  const began = performance.now()
  for (let done = 0; done < requests; done += 50)
    expect(await Promise.all(Array.from({ length: 50 }, () => ask(port)))).toEqual(Array(50).fill(200))
  return performance.now() - began
}

/** Time on a core so far, in hundredths of a second (proc(5): utime and stime). */
function coreTime(pid: number | undefined): number {
  const [user, system] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').slice(11, 13)
  return Number(user) + Number(system)
}

test.each(['stdout', 'stdout and stderr'])(
  'with %s on a full disk every request is answered, and the end is clean',
  async (which) => {
    const full = openSync('/dev/full', 'w')
    const port = await freePort()
    const { child, ended } = start(
      { PORT: String(port), LOG_LEVEL: 'trace', ...free },
      { stdio: ['ignore', full, which === 'stdout' ? 'pipe' : full] },
    )
    await heardOf(port)
    expect(await crowd(port, 200)).toBeLessThan(10_000)
    const before = coreTime(child.pid)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(coreTime(child.pid) - before).toBeLessThan(25)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  },
)

test('a reader of the log that falls asleep and wakes up hears how many lines it lost', async () => {
  const port = await freePort()
  const running = start({ PORT: String(port), LOG_LEVEL: 'info', ...free })
  running.child.stdout?.pause()
  await heardOf(port)
  await crowd(port, 3_000, askingLong)
  expect(running.output.stdout).toBe('')
  running.child.stdout?.resume()
  await expect.poll(() => running.output.stdout, { timeout: 10_000 }).toContain('log lines were lost')
  const lost = /"dropped":(\d+)/.exec(running.output.stdout)?.[1]
  expect(Number(lost)).toBeGreaterThan(0)
  running.child.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
})

test('a reader of the log that goes away takes nothing with it', async () => {
  const port = await freePort()
  const running = start({ PORT: String(port), LOG_LEVEL: 'info', ...free })
  running.child.stdout?.destroy()
  running.child.stderr?.destroy()
  await heardOf(port)
  await crowd(port, 200)
  running.child.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
})
