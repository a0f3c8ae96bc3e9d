/** What a live update costs for each reader, and what a reader costs who only listens, beside `ws` with nothing on top. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Figure, Section } from './report/figure.ts'
import { median } from './report/spread.ts'
import { isShort, samples } from './site/pages.ts'
import { type Server, startServer } from './site/server.ts'
import { Readers } from './sockets/clients.ts'

const many = isShort ? 1_000 : 5_000
const some = isShort ? 200 : 1_000
/** Memory is measured between these two crowds: the first fills what the start left free. */
const crowd = isShort ? { from: 500, to: 2_000 } : { from: 2_000, to: 10_000 }

interface Side {
  readonly server: Server
  readonly readers: Readers
  /** Makes the server send an update to everybody. */
  readonly poke: () => Promise<void>
}

interface Round {
  /** Microseconds of the server's processor time per message, without the making of the update. */
  readonly cpu: number
  /** Milliseconds from asking for an update until the last reader has all of it. */
  readonly last: number
}

export async function measure(): Promise<Section> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-sockets-'))
  const settings = {
    DATA_DIR: dataDir,
    MARKET_FLOOR_MS: '0',
    LIMIT_PER_10S: '0',
    LIMIT_READS_PER_10S: '0',
    LIMIT_UNITS: '0',
    SHED_LAG_MS: '0',
    LIMIT_REFRESH_PER_MINUTE: '0',
    WS_PER_IP: '1000000',
  }
  const ours = sideOf(await startServer(new URL('./sockets/ours.ts', import.meta.url), [], settings))
  const bare = sideOf(await startServer(new URL('./sockets/bare.ts', import.meta.url)))
  try {
    const memory = [await memoryOf(ours), await memoryOf(bare)] as const
    const making = [await makingOf(ours), await makingOf(bare)] as const
    for (const { readers } of [ours, bare]) await readers.growTo(many)
    const figures: Figure[] = [
      {
        name: 'idle reader, resident memory',
        unit: 'KB',
        ours: memory[0].resident / 1024,
        peer: { name: 'bare ws', value: memory[1].resident / 1024 },
        target: { of: 'ours', atMost: 8 },
      },
      {
        name: 'idle reader, JavaScript heap and buffers',
        unit: 'KB',
        ours: memory[0].heap / 1024,
        peer: { name: 'bare ws', value: memory[1].heap / 1024 },
      },
      { name: 'making one update', unit: 'µs', ours: making[0], peer: { name: 'bare ws', value: making[1] } },
      ...(await fanOut(ours, bare, making, many)),
    ]
    for (const { readers } of [ours, bare]) readers.shrinkTo(some)
    await pause(1_000)
    figures.push(...(await fanOut(ours, bare, making, some)))
    return {
      title: 'Live updates to many readers',
      how: `Updates of about 20 KB over loopback, each server in its own process, ours with all of its HTTP side. Processor time per message is the server's own, less what making the update costs with nobody listening; ${samples(6, 2)} turns by turns, medians. Memory is what ${(crowd.to - crowd.from).toLocaleString('en-US')} readers add to ${crowd.from.toLocaleString('en-US')} after garbage collection, so fixed costs fall out.`,
      figures,
      notes: [],
    }
  } finally {
    for (const { readers } of [ours, bare]) readers.shrinkTo(0)
    await Promise.all([ours.server.stop(), bare.server.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function sideOf(server: Server): Side {
  return {
    server,
    readers: new Readers(server.port),
    poke: async () => {
      const response = await fetch(`${server.url}/api/refresh-market-data`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      if (!response.ok) throw new Error(`An update was refused: ${response.status}.`)
      await response.arrayBuffer()
    },
  }
}

/** Microseconds of processor time for one update with nobody listening. */
async function makingOf({ server, poke }: Side): Promise<number> {
  const times = samples(200, 50)
  for (let i = 0; i < times; i++) await poke()
  const before = await server.ask('cpu')
  for (let i = 0; i < times; i++) await poke()
  return ((await server.ask('cpu')) - before) / times
}

/** Bytes of resident memory for each further reader, in a server that has done nothing else yet. */
async function memoryOf({ server, readers }: Side): Promise<{ resident: number; heap: number }> {
  const look = async (count: number) => {
    await readers.growTo(count)
    await pause(2_000)
    return { heap: await server.ask('heap'), resident: await server.ask('resident') }
  }
  const [few, all] = [await look(crowd.from), await look(crowd.to)]
  readers.shrinkTo(0)
  const each = (key: 'heap' | 'resident') => (all[key] - few[key]) / (crowd.to - crowd.from)
  return { resident: each('resident'), heap: each('heap') }
}

async function fanOut(ours: Side, bare: Side, making: readonly [number, number], count: number): Promise<Figure[]> {
  const [mine, theirs]: [Round[], Round[]] = [[], []]
  const updates = Math.ceil(samples(20_000, 2_000) / count)
  for (let turn = 0; turn < samples(6, 2) + 1; turn++) {
    const [a, b] = [await roundOf(ours, making[0], updates), await roundOf(bare, making[1], updates)]
    if (turn === 0) continue
    mine.push(a)
    theirs.push(b)
  }
  const figure = (name: string, key: keyof Round, unit: 'µs' | 'ms'): Figure => ({
    name: `${name}, ${count} readers`,
    unit,
    ours: median(mine.map((round) => round[key])),
    peer: { name: 'bare ws', value: median(theirs.map((round) => round[key])) },
  })
  return [
    { ...figure('processor time per message', 'cpu', 'µs'), target: { of: 'ratio', atMost: 1.1 } },
    figure('until the last reader has it', 'last', 'ms'),
  ]
}

async function roundOf({ server, readers, poke }: Side, making: number, updates: number): Promise<Round> {
  const lasts: number[] = []
  const before = await server.ask('cpu')
  for (let i = 0; i < updates; i++) {
    const began = performance.now()
    const arrived = readers.frames(readers.count)
    await Promise.all([poke(), arrived])
    lasts.push(performance.now() - began)
  }
  const used = (await server.ask('cpu')) - before
  return { cpu: (used - updates * making) / (updates * readers.count), last: median(lasts) }
}
