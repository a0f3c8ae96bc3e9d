/** Requests per second of a finished page and of the JSON API, beside node:http with nothing on top. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { load, requestBytes } from './load/http-load.ts'
import type { Figure, Section, Target } from './report/figure.ts'
import { median } from './report/spread.ts'
import { brotli } from './site/bundle.ts'
import { samples } from './site/pages.ts'
import { buildSite, type Server, serveSite, startServer } from './site/server.ts'

const pagePath = '/financial-calculators'
const apiPath = '/api/calculators/mortgage'
const question = JSON.stringify({ inputs: {} })

interface Pair {
  readonly name: string
  readonly peer: string
  readonly ours: Buffer
  readonly theirs: Buffer
  readonly target?: Target
}

export async function measure(): Promise<Section> {
  buildSite()
  const site = await serveSite()
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-http-'))
  const [page, list, answer] = await Promise.all([
    bytesOf(site.url + pagePath),
    bytesOf(`${site.url}/api/calculators`),
    bytesOf(site.url + apiPath, { method: 'POST', body: question, headers: { 'content-type': 'application/json' } }),
  ])
  const files = [brotli(page), list, answer].map((body, index) => {
    const file = path.join(folder, String(index))
    writeFileSync(file, body)
    return file
  })
  const bare = await startServer(new URL('./load/bare-http.ts', import.meta.url), files)
  try {
    const pairs: readonly Pair[] = [
      {
        name: `GET ${pagePath}, finished page`,
        peer: 'bare node:http, same bytes',
        ours: requestBytes('GET', pagePath),
        theirs: requestBytes('GET', '/page'),
        target: { of: 'ratio', atLeast: 0.5 },
      },
      {
        name: `POST ${apiPath}`,
        peer: 'bare node:http working out the same answer',
        ours: requestBytes('POST', apiPath, question),
        theirs: requestBytes('POST', '/worked-out', question),
        // Ours crosses to a worker and back, one at a time for one address, and leaves the thread in front free meanwhile.
        target: { of: 'ratio', atLeast: 0.7 },
      },
      {
        name: `POST ${apiPath}`,
        peer: 'bare node:http sending stored bytes, nothing worked out',
        ours: requestBytes('POST', apiPath, question),
        theirs: requestBytes('POST', '/stored', question),
      },
      {
        name: 'GET /api/calculators',
        peer: 'bare node:http, same bytes',
        ours: requestBytes('GET', '/api/calculators'),
        theirs: requestBytes('GET', '/list'),
      },
    ]
    const figures: Figure[] = []
    for (const pair of pairs) figures.push(...(await compare(pair, site, bare)))
    return {
      title: 'Requests per second',
      how: `One client process, 32 kept-alive connections, ${samples(5, 2)} turns of ${samples(3, 1)} s each for ours and the peer by turns, medians. Processor time is the server's own, so it holds where the client is the narrow place.`,
      figures,
      notes: [`The answer of ${apiPath} is ${answer.length.toLocaleString('en-US')} bytes of JSON.`],
    }
  } finally {
    await Promise.all([site.stop(), bare.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bytesOf(url: string, init?: RequestInit): Promise<Buffer> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

async function compare(pair: Pair, site: Server, bare: Server): Promise<Figure[]> {
  const [ours, theirs]: [Turn[], Turn[]] = [[], []]
  await load(site.port, pair.ours, 0.5)
  await load(bare.port, pair.theirs, 0.5)
  for (let turn = 0; turn < samples(5, 2); turn++) {
    ours.push(await takeTurn(site, pair.ours))
    theirs.push(await takeTurn(bare, pair.theirs))
  }
  const middle = (turns: readonly Turn[], key: keyof Turn) => median(turns.map((turn) => turn[key]))
  return [
    {
      name: pair.name,
      unit: '/s',
      ours: middle(ours, 'perSecond'),
      peer: { name: pair.peer, value: middle(theirs, 'perSecond') },
      ...(pair.target ? { target: pair.target } : {}),
    },
    {
      name: `${pair.name}: processor time per request`,
      unit: 'µs',
      ours: middle(ours, 'cpu'),
      peer: { name: pair.peer, value: middle(theirs, 'cpu') },
    },
  ]
}

interface Turn {
  readonly perSecond: number
  /** Microseconds of the server's processor time per request. */
  readonly cpu: number
}

async function takeTurn(server: Server, request: Buffer): Promise<Turn> {
  const before = await server.ask('cpu')
  const { perSecond, answers } = await load(server.port, request, samples(3, 1))
  return { perSecond, cpu: ((await server.ask('cpu')) - before) / answers }
}
