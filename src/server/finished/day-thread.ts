import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { keptPacked, type SiteFile, type SiteFiles } from '../routes/site-files.ts'
import type { DayOrder } from './day-order.ts'

/** What a whole day was seen to be drawn in is 56; a part of it takes less. What is more is garbage that heaps up beside visitors for as long as it lasts. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/** Pages one thread draws. Each brings code of its own that a thread keeps to its end: several threads one after the other are never as large as one that draws them all. */
const PAGES_A_THREAD = 16

/** Draws the pages of a day in threads, one after the other, each of which ends with its work. Rejects when a page cannot be drawn or `signal` ends it. */
export async function drawDay(order: DayOrder, signal: AbortSignal): Promise<SiteFiles> {
  const drawn = new Map<string, SiteFile>()
  for (let at = 0; at < order.pages.length; at += PAGES_A_THREAD)
    await drawSome({ ...order, pages: order.pages.slice(at, at + PAGES_A_THREAD) }, drawn, signal)
  return drawn
}

async function drawSome(order: DayOrder, drawn: Map<string, SiteFile>, signal: AbortSignal): Promise<void> {
  const worker = new Worker(programOf(order), {
    workerData: order,
    resourceLimits: THREAD_MEMORY,
  })
  worker.on('message', (files: [string, SiteFile][]) => {
    for (const [address, file] of files) drawn.set(address, revived(file))
  })
  try {
    // Rejects with the thread's error too.
    const [code] = (await once(worker, 'exit', { signal })) as [number]
    if (code !== 0) throw new Error(`The thread that draws the pages ended with ${code}.`)
  } finally {
    await worker.terminate()
  }
}

/** The program as it was built with the site, or its source. */
function programOf({ buildDir }: DayOrder): URL {
  const built = path.resolve(buildDir, 'finished', 'day-worker.js')
  return existsSync(built) ? pathToFileURL(built) : new URL('./day-worker.ts', import.meta.url)
}

/** On their way between threads buffers turn into plain bytes. */
function revived(file: SiteFile): SiteFile {
  const bodies = Object.fromEntries(
    Object.entries(file.bodies).map(([encoding, { body, etag }]) => [
      encoding,
      { etag, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) },
    ]),
  ) as SiteFile['bodies']
  return keptPacked({ ...file, bodies })
}
