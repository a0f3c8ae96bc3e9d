import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freeLimits, openTestApp } from '../app.testkit.ts'
import { overTheWire } from '../http/over-the-wire.testkit.ts'
import { processes } from '../process.testkit.ts'
import type { SiteFile } from '../routes/site-files.ts'
import { type MetricsServer, serveMetrics } from './metrics-server.ts'
import { Metrics } from './registry.ts'
import { requestMeter } from './request-meter.ts'

let served: MetricsServer | undefined
afterEach(() => served?.close())

test('figures are written as Prometheus reads them', () => {
  const metrics = new Metrics()
  const answers = metrics.counter('answers_total', 'Answers, by\nstatus.')
  answers({ status: '200' }).add()
  answers({ status: '200' }).add(2)
  answers({ status: 'a "b" \\ \n' }).add()
  metrics.read('gauge', 'waiting', 'Who waits.', () => [
    [{ for: 'page' }, 3],
    [{ for: 'worker' }, 0.5],
  ])
  metrics.read('gauge', 'lag', 'Lag.', () => Number.POSITIVE_INFINITY)
  const seconds = metrics.histogram('seconds', 'Time.', [0.1, 1])
  for (const value of [0.05, 0.1, 0.5, 7]) seconds({ class: 'page' })(value)
  expect(metrics.text()).toBe(
    [
      '# HELP answers_total Answers, by\\nstatus.',
      '# TYPE answers_total counter',
      'answers_total{status="200"} 3',
      'answers_total{status="a \\"b\\" \\\\ \\n"} 1',
      '# HELP waiting Who waits.',
      '# TYPE waiting gauge',
      'waiting{for="page"} 3',
      'waiting{for="worker"} 0.5',
      '# HELP lag Lag.',
      '# TYPE lag gauge',
      'lag +Inf',
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_bucket{class="page",le="0.1"} 2',
      'seconds_bucket{class="page",le="1"} 3',
      'seconds_bucket{class="page",le="+Inf"} 4',
      'seconds_sum{class="page"} 7.65',
      'seconds_count{class="page"} 4',
      '',
    ].join('\n'),
  )
  expect(() => metrics.counter('answers_total', 'again')).toThrow('answers_total')
  expect(() => metrics.counter('with space', '')).toThrow('with space')
})

test('every answer is counted by what was asked and its status, wherever it came from; what was refused too', async () => {
  const page: SiteFile = {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    policy: undefined,
    bodies: { identity: { body: Buffer.from('page'), etag: '"e"' } },
  }
  const metrics = new Metrics()
  const lag = { ms: 0 }
  const opened = await openTestApp({
    meter: requestMeter(metrics),
    lag,
    limits: { ...freeLimits, shedLagMs: 200 },
    files: new Map([['/page', page]]),
  })
  try {
    const ask = await overTheWire(opened.app)
    for (const path of ['/page', '/page', '/blog?income=98765', '/api/v1/posts', '/api/none', '/healthz'])
      await ask({ path })
    await ask({ path: '/page', headers: { 'if-none-match': '*' } })
    lag.ms = 700
    await ask({ path: '/blog' })
    await ask({ path: '/api/v1/calculators/mortgage', method: 'POST', headers: { 'content-type': 'application/json' } })
    const text = metrics.text()
    for (const line of [
      'truepenny_requests_total{class="file",status="200"} 2',
      'truepenny_requests_total{class="file",status="304"} 1',
      'truepenny_requests_total{class="page",status="503"} 2',
      'truepenny_requests_total{class="read",status="200"} 1',
      'truepenny_requests_total{class="read",status="404"} 1',
      'truepenny_requests_total{class="health",status="200"} 1',
      'truepenny_requests_total{class="calculation",status="503"} 1',
      'truepenny_request_seconds_count{class="file"} 3',
      'truepenny_shed_total{class="page",reason="lag"} 1',
      'truepenny_shed_total{class="calculation",reason="lag"} 1',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toMatch(/blog|98765|mortgage|127\.0\.0\.1/)
  } finally {
    await opened.close()
  }
})

test('the private port answers figures and nothing else', async () => {
  const metrics = new Metrics()
  metrics.read('gauge', 'one', 'One.', () => 1)
  served = await serveMetrics(metrics, '127.0.0.1', 0)
  const at = `http://127.0.0.1:${served.port}`
  const answer = await fetch(`${at}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(await answer.text()).toBe('# HELP one One.\n# TYPE one gauge\none 1\n')
  for (const path of ['/', '/metrics/x', '/healthz']) expect((await fetch(at + path)).status).toBe(404)
  expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('a port that is taken is one clear sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  await expect(serveMetrics(new Metrics(), '127.0.0.1', port)).rejects.toThrow(`METRICS_PORT ${port} at 127.0.0.1`)
  taken.close()
})

test('the service tells of all its parts, on the private port alone', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => free.once('listening', resolve))
  const { port: metricsPort } = free.address() as AddressInfo
  await new Promise((resolve) => free.close(resolve))
  const running = processes()
  try {
    const port = await running
      .start({ PORT: '0', METRICS_PORT: String(metricsPort), BUILD_DIR: running.folder })
      .ready()
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).not.toBe(200)
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    for (const name of [
      'loop_lag_seconds',
      'waiting{for="calculation"}',
      'waiting{for="page"}',
      'workers{state="idle"}',
      'workers_lost_total',
      'sockets',
      'log_lines_dropped_total',
      'market_age_seconds',
      'memory_bytes{kind="resident"}',
      'processor_seconds_total',
      'up_seconds',
      'requests_total{class="page",status="503"}',
    ])
      expect(text).toMatch(new RegExp(`^truepenny_${name.replaceAll(/[{}]/g, '\\$&')} [\\d.e-]+$`, 'm'))
  } finally {
    running.killAll()
    running.remove()
  }
})
