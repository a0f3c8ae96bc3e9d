import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { keptPacked, type SiteFile, type SiteFiles } from '../routes/site-files.ts'
import type { DayOrder } from './day-order.ts'

/** Half as much again as drawing was seen to run in (56): what is more is garbage that heaps up beside visitors for as long as it lasts. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 8 }

/** Draws the pages of a day in a thread, which ends with its work. Rejects when a page cannot be drawn or `signal` ends it. */
export async function drawDay(order: DayOrder, signal: AbortSignal): Promise<SiteFiles> {
  const worker = new Worker(new URL('./day-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: THREAD_MEMORY,
  })
  const drawn = new Map<string, SiteFile>()
  worker.on('message', (files: [string, SiteFile][]) => {
    for (const [address, file] of files) drawn.set(address, revived(file))
  })
  try {
    // Rejects with the thread's error too.
    const [code] = (await once(worker, 'exit', { signal })) as [number]
    if (code !== 0) throw new Error(`The thread that draws the pages ended with ${code}.`)
    return drawn
  } finally {
    await worker.terminate()
  }
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
