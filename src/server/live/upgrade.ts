import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { LIVE_PATH } from '#wire/live-path.ts'
import { isOwnOrigin } from '../http/same-site.ts'
import type { Hub } from './hub.ts'

export interface UpgradeOptions {
  readonly hub: Hub
  /** Whom limits are counted against. */
  readonly visitorOf: (request: IncomingMessage) => string
  /** Origins allowed beside the request's own host. */
  readonly origins: readonly string[]
  /** Whether its connection came when there was no room left. */
  readonly isLate: (request: IncomingMessage) => boolean
}

/** Only a WebSocket upgrade leaves HTTP; an offer of anything else (h2c) is answered as an ordinary request. */
export function asksForSocket(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === 'websocket'
}

/** Opens `/ws` on an HTTP server. A refusal is a plain HTTP answer before any socket exists. */
export function attachLive(server: Server, options: UpgradeOptions): void {
  const { hub } = options
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: hub.limits.maxPayload,
  })
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    const ip = options.visitorOf(request)
    const status = refusal(request, ip, options)
    if (status !== undefined) return refuse(stream, status)
    // Whoever waits at the door counts as one who is in.
    const leave = hub.expect(ip)
    const enter = () => {
      leave()
      if (stream.destroyed) return
      if (hub.draining || hub.isFull) return refuse(stream, 503)
      sockets.handleUpgrade(request, stream, head, (ws) => hub.accept(ws, stream, ip))
    }
    if (hub.arrivals.come(enter)) return
    leave()
    refuse(stream, 503)
  })
}

function refusal(request: IncomingMessage, ip: string, { hub, origins, isLate }: UpgradeOptions): number | undefined {
  if (request.url?.split('?')[0] !== LIVE_PATH) return 404
  // No Origin means no browser: there is nothing a page of another site could ride on.
  const { origin } = request.headers
  if (origin !== undefined && !isOwnOrigin(origin, request.headers.host, origins)) return 403
  if (hub.draining || hub.isFull || isLate(request)) return 503
  if (hub.isFullFor(ip)) return 429
  return undefined
}

function refuse(stream: Duplex, status: number): void {
  const retry = status === 503 || status === 429 ? 'Retry-After: 30\r\n' : ''
  const body = JSON.stringify({ error: { code: 'socket_refused', message: STATUS_CODES[status] ?? 'Refused' } })
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n${retry}Content-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
