import type { MarketFeed } from '../areas/market/feed.ts'
import type { WorkerPool } from '../calculation/worker-pool.ts'
import type { OpenConnections } from '../http/open-connections.ts'
import type { Hub } from '../live/hub.ts'
import type { LoopLag } from '../load/loop-lag.ts'
import type { Turnstile } from '../load/turnstile.ts'
import type { LogOutput } from '../log/log-output.ts'
import type { Metrics } from './registry.ts'

export interface Watched {
  readonly lag: Pick<LoopLag, 'ms'>
  readonly pool: Pick<WorkerPool, 'waiting' | 'workers' | 'busy' | 'lost'> | undefined
  readonly pages: Pick<Turnstile, 'waiting'>
  readonly hub: Pick<Hub, 'size'>
  readonly connections: Pick<OpenConnections, 'size'>
  readonly feed: Pick<MarketFeed, 'ageMs'>
  readonly output: Pick<LogOutput, 'dropped'>
}

/** What the parts of the service show when they are asked, beside the requests that `requestMeter` counts. */
export function serviceMetrics(metrics: Metrics, { lag, pool, pages, hub, connections, feed, output }: Watched): void {
  const gauge = metrics.read.bind(metrics, 'gauge')
  const counter = metrics.read.bind(metrics, 'counter')
  gauge('truepenny_loop_lag_seconds', 'How far the thread that answers is behind.', () => lag.ms / 1_000)
  gauge('truepenny_waiting', 'How many wait: calculations for a worker, pages to be drawn.', () => [
    [{ for: 'calculation' }, pool?.waiting ?? 0],
    [{ for: 'page' }, pages.waiting],
  ])
  gauge('truepenny_workers', 'Workers for calculations by state.', () => [
    [{ state: 'busy' }, pool?.busy ?? 0],
    [{ state: 'idle' }, (pool?.workers ?? 0) - (pool?.busy ?? 0)],
  ])
  counter('truepenny_workers_lost_total', 'Workers that died or had to be ended.', () => pool?.lost ?? 0)
  gauge('truepenny_sockets', 'Open sockets of live readers.', () => hub.size)
  gauge('truepenny_connections', 'Open connections, sockets included.', () => connections.size)
  counter('truepenny_log_lines_dropped_total', 'Log lines there was no room for.', () => output.dropped)
  gauge(
    'truepenny_market_age_seconds',
    'Age of the newest market values; endless before the first.',
    () => feed.ageMs / 1_000,
  )
  gauge('truepenny_memory_bytes', 'Memory of the process by kind.', () => {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
    return Object.entries({ resident: rss, heapUsed, heapTotal, external, arrayBuffers }).map(
      ([kind, bytes]) => [{ kind }, bytes] as const,
    )
  })
  counter('truepenny_processor_seconds_total', 'Processor time used, user and system.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('truepenny_up_seconds', 'How long the process has been running.', () => process.uptime())
}
