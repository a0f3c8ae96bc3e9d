import type { RequestClass } from '../http/request-class.ts'
import type { Counter, Metrics } from './registry.ts'

/** Told of every answer and of everything refused for lack of room. */
export interface RequestMeter {
  answered(asked: RequestClass, status: number, ms: number): void
  /** `what` was refused because of `reason`. */
  shed(what: RequestClass, reason: string): void
}

export const noMeter: RequestMeter = { answered: () => {}, shed: () => {} }

/** Seconds; the last ones are where a visitor has left. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10]

export function requestMeter(metrics: Metrics): RequestMeter {
  const answers = metrics.counter('truepenny_requests_total', 'Answers by what was asked and by status.')
  const seconds = metrics.histogram(
    'truepenny_request_seconds',
    'Time from the first byte read to the last byte handed over, by what was asked.',
    BOUNDS,
  )
  const refused = metrics.counter(
    'truepenny_shed_total',
    'Requests refused for lack of room, by what was asked and why.',
  )
  // Found once: a finished file is answered in a few microseconds.
  const counters = new Map<string, Counter>()
  const watches = new Map<RequestClass, (value: number) => void>()
  return {
    answered: (asked, status, ms) => {
      const key = `${asked} ${status}`
      const counter = counters.get(key) ?? answers({ class: asked, status: String(status) })
      counters.set(key, counter)
      counter.add()
      const watch = watches.get(asked) ?? seconds({ class: asked })
      watches.set(asked, watch)
      watch(ms / 1_000)
    },
    shed: (what, reason) => refused({ class: what, reason }).add(),
  }
}
