import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readWeb } from '../../web/read-web.ts'
import type { ReadAddress } from './asking.ts'

type Fault = (response: ServerResponse, text: string, upstream: Upstream) => void

const say =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (response) =>
    void response.writeHead(status, headers).end(body)

/** Figures put out of their place in whatever the right answer is. */
const changed =
  (change: (text: string) => string): Fault =>
  (response, text) =>
    void response.end(change(text))
const numbers = /(?<=[>:,[]|":")-?\d+(?:\.\d+)?(?=[<,}\]"\r\n]|$)/gm

/** Everything a source may do instead of answering. */
export const faults = {
  html: say(
    200,
    '<!doctype html><html><head><title>Please wait</title></head><body>Checking you are a person</body></html>',
  ),
  empty: say(200, ''),
  'half JSON': changed((text) => text.slice(0, Math.floor(text.length * 0.57))),
  zeros: changed((text) => text.replaceAll(numbers, '0')),
  nulls: changed((text) => text.replaceAll(numbers, 'null')),
  negatives: changed((text) => text.replaceAll(numbers, '-7')),
  'not numbers': changed((text) => text.replaceAll(numbers, 'NaN')),
  endless: changed((text) => text.replaceAll(numbers, 'Infinity')),
  'null alone': say(200, 'null'),
  'an empty list': say(200, '[]'),
  poison: say(200, '{"__proto__":{"chart":{"result":[]}},"constructor":1}'),
  '429 with seconds': say(429, 'Too Many Requests', { 'retry-after': '120' }),
  '429 with a date': say(429, 'Too Many Requests', { 'retry-after': 'Fri, 20 Nov 2026 23:59:00 GMT' }),
  '429 bare': say(429, 'Too Many Requests'),
  '200 with Information': say(200, '{"Information":"The rate limit is 25 requests per day."}'),
  '200 with Note': say(200, '{"Note":"Too many requests in this minute: the rate limit is 5."}'),
  '200 with text': say(200, 'Too Many Requests'),
  '200 with REQUEST_NOT_PROCESSED': say(
    200,
    '{"status":"REQUEST_NOT_PROCESSED","message":["the daily threshold has been reached"],"Results":{}}',
  ),
  '400': say(400, '{"error_message":"Bad Request. The value for variable api_key is not registered."}'),
  '401': say(401, '{"error":"Invalid API key"}'),
  '403': say(403, '{"error":"No access"}'),
  '404': say(404, '{"chart":{"result":null,"error":{"code":"Not Found"}}}'),
  '500': say(500, 'oops'),
  '503': say(503, 'later', { 'retry-after': '30' }),
  reset: (response) => response.socket?.destroy(),
  'broken off': (response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"half":')
    setTimeout(() => response.destroy(), 5)
  },
  hang: () => {},
  drip: (response) => {
    const timer = setInterval(() => response.write(' '), 10)
    response.on('close', () => clearInterval(timer))
  },
  '50 MB': (response) => {
    const part = Buffer.alloc(65_536, ' ')
    let left = 800
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(part)) return
      }
      response.end()
    }
    response.on('drain', more)
    more()
  },
  'led inside': (response, _text, { inside }) => void response.writeHead(302, { location: inside }).end(),
  'led to metadata': say(302, '', { location: 'http://169.254.169.254/latest/meta-data/' }),
  'led elsewhere': say(302, '', { location: 'http://elsewhere.example/' }),
  'led in a circle': (response, _text, { url }) =>
    void response.writeHead(302, { location: `${url}/led in a circle/x` }).end(),
} satisfies Record<string, Fault>
export type FaultName = keyof typeof faults

export interface Upstream {
  readonly url: string
  /** A machine that nobody may be led to. */
  readonly inside: string
  /** Calls that came, by fault. */
  readonly calls: Map<string, number>
  /** What came to the machine nobody may be led to. */
  readonly heardInside: string[]
  close(): void
}

/** One server for all sources: the first part of the path is what it does (`right`: the recorded answer), the rest the address asked for. */
export async function openUpstream(recorded: (url: string) => Promise<string>): Promise<Upstream> {
  const calls = new Map<string, number>()
  const heardInside: string[] = []
  const insideServer = await listen((request, response) => {
    heardInside.push(request.url ?? '')
    response.end('secret')
  }, '127.0.0.2')
  const server = await listen((request, response) => {
    void answer(request, response)
  }, '127.0.0.1')
  const upstream: Upstream = {
    url: addressOf(server),
    inside: addressOf(insideServer),
    calls,
    heardInside,
    close: () => {
      for (const one of [server, insideServer]) {
        one.closeAllConnections()
        one.close()
      }
    },
  }
  return upstream

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', ...rest] = decodeURIComponent(request.url ?? '').split('/')
    calls.set(name, (calls.get(name) ?? 0) + 1)
    const asked = `https://${rest.join('/')}`
    if (name === 'right') return void response.end(await recorded(asked))
    faults[name as FaultName]?.(response, await recorded(asked).catch(() => '{}'), upstream)
  }
}

/** Reads from the upstream what would be read from the web, with everything that guards the real way: time, size, redirects, machines. */
export const readFrom =
  (upstream: Upstream, fault: () => FaultName | 'right', timeMs: number): ReadAddress =>
  ({ url, headers, hosts, signal }) => {
    if (!hosts.includes(new URL(url).hostname)) throw new Error('not its own')
    const address = `${upstream.url}/${encodeURIComponent(`${fault()}/${url.slice('https://'.length)}`)}`
    return readWeb(
      { url: address, headers, signal },
      {
        protocols: ['http:'],
        mostBytes: 5_000_000,
        timeMs: fault() === 'right' ? 20_000 : timeMs,
        mayAsk: (host) => host !== 'elsewhere.example',
        mayReach: (to) => to === '127.0.0.1',
      },
    )
  }

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  host: string,
): Promise<Server> {
  const server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  return server
}

function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo
  return `http://${address}:${port}`
}
