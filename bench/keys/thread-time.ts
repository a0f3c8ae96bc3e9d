/**
 * What the page's own thread spent, by its own clock: processor time of the thread, not the time on the wall, so that other work on the machine
 * does not count. Read from the browser's trace, unslowed, and multiplied as if the processor were so many times slower.
 */
import type { Browser, Page } from 'playwright-core'

/** The processor the targets speak of: so many times slower than this one. */
export const SLOWED = 4
/** Marks in the page: a key goes down, and the task after the frame that shows what it changed. */
export const marks = { pressed: 'bench:pressed', painted: 'bench:painted' } as const
/** Around work that is the same each time, by which a busy machine is known. */
export const reference = { began: 'bench:began', ended: 'bench:ended' } as const

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tts?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export interface Spent {
  /** From each key press to the frame that shows its answer, in milliseconds. */
  readonly painted: readonly number[]
  /** Every task of the thread, in milliseconds, with its time on the wall in microseconds. */
  readonly tasks: readonly { readonly ms: number; readonly at: number }[]
  /** What the reference work took, each time, in milliseconds. */
  readonly references: readonly number[]
  /** When something was painted first, in microseconds; null outside a page's load. */
  readonly firstPaint: number | null
}

/** What the page's thread spends while `act` runs. */
export async function spentIn(browser: Browser, page: Page, act: () => Promise<void>): Promise<Spent> {
  await browser.startTracing(page, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading'],
  })
  await act()
  const trace = await browser.stopTracing()
  return read((JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] }).traceEvents)
}

function read(events: readonly TraceEvent[]): Spent {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const own = events.filter(({ pid, tid }) => threads.has(`${pid}:${tid}`)).sort((a, b) => a.ts - b.ts)
  const painted: number[] = []
  const references: number[] = []
  const referencesAt: number[] = []
  let pressed: number | null = null
  let began = 0
  for (const { name, ts, tts } of own) {
    if (tts === undefined) continue
    if (name === reference.began) {
      began = tts
      referencesAt.push(ts)
    }
    if (name === reference.ended) references.push(slowed(tts - began))
    if (name === marks.pressed) pressed = tts
    if (name === marks.painted && pressed !== null) {
      painted.push(slowed(tts - pressed))
      pressed = null
    }
  }
  const tasks = own.flatMap(({ name, ph, ts, tdur, dur = 0 }) =>
    name === 'RunTask' && ph === 'X' && tdur !== undefined && !referencesAt.some((at) => at >= ts && at <= ts + dur)
      ? [{ ms: slowed(tdur), at: ts }]
      : [],
  )
  return { painted, tasks, references, firstPaint: own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? null }
}

const slowed = (microseconds: number): number => (microseconds / 1000) * SLOWED
