import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../config.ts'
import type { Metrics } from './registry.ts'

export interface MetricsServer {
  readonly port: number
  close(): void
}

/**
 * Answers `GET /metrics` on a port of its own, which visitors never reach: the figures tell how much is going on, and there is no
 * limit on asking. Rejects with a `ConfigError` when the port cannot be had.
 */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
    response.end(metrics.text())
  })
  server.unref()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    throw new ConfigError(`Cannot start: METRICS_PORT ${port} at ${host} is not free or not open to this user.`)
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
