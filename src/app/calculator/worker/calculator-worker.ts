/** The worker: long questions about any calculator, off the page's own thread. */
import { jobList } from './job-list.ts'
import type { ToWorker } from './messages.ts'

const jobs = jobList((answer) => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => jobs.hear(data))
