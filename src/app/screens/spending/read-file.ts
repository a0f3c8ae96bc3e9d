/** Reads a bank's file in the worker, or in short slices on the page where there is none. A stop is heard at once. */
import type { FoundExpense, FoundOther } from '#engine/spending/sort-out.ts'
import { inSlices } from './in-slices.ts'
import { type StatementAnswer, type StatementAsked, statementJob } from './statement-job.ts'
import type { FromWorker } from './statement-worker.ts'

/** Larger files are refused, bytes. */
export const LARGEST_FILE = 12_000_000

/** Resolves with null when it was stopped. Rejects only where the work itself failed. */
export function readFile(
  asked: StatementAsked,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<StatementAnswer | null> {
  return 'Worker' in globalThis
    ? inWorker(asked, signal, onProgress)
    : inSlices(statementJob(asked), signal, onProgress)
}

function inWorker(
  asked: StatementAsked,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<StatementAnswer | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { type: 'module' })
    const expenses: FoundExpense[] = []
    const other: FoundOther[] = []
    const end = (answer: StatementAnswer | null) => {
      worker.terminate()
      resolve(answer)
    }
    signal.addEventListener('abort', () => end(null), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'progress') onProgress(data.share)
      else if (data.kind === 'expenses') expenses.push(...data.list)
      else if (data.kind === 'other') other.push(...data.list)
      else if (data.kind === 'refused') end(data.answer)
      else end({ ok: true, found: { ...data.found, expenses, other } })
    })
    worker.addEventListener('error', (event) => {
      worker.terminate()
      // A worker that cannot start leaves the work to the page.
      event.preventDefault()
      inSlices(statementJob(asked), signal, onProgress).then(resolve, reject)
    })
    worker.postMessage(asked)
  })
}
