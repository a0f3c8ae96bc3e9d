/** What a live update costs for each reader, and what a reader costs who only listens, beside `ws` with nothing on top. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Figure, Section } from './report/figure.ts'
import { median } from './report/spread.ts'
import { isShort, samples } from './site/pages.ts'
import { restartFigures } from './sockets/restart.ts'
import { closeSide, makingOf, memoryOf, openSide, pause, type Round, rounds, type Side } from './sockets/side.ts'

/** Memory is measured between these two crowds: the first fills what the start left free. */
const few = isShort ? 500 : 2_000
const many = isShort ? 1_000 : 10_000
const some = isShort ? 200 : 1_000
const returning = isShort ? 500 : 5_000
const stalled = 10

const unlimited = {
  MARKET_FLOOR_MS: '0',
  LIMIT_PER_10S: '0',
  LIMIT_READS_PER_10S: '0',
  LIMIT_UNITS: '0',
  SHED_LAG_MS: '0',
  LIMIT_REFRESH_PER_MINUTE: '0',
  WS_PER_IP: '1000000',
  WS_NEW_PER_SECOND: '1000000',
  // Whoever stalls stays while it is measured.
  WS_BEHIND_MS: '600000',
  WS_PING_MS: '600000',
}

export async function measure(): Promise<Section> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-sockets-'))
  const file = new URL('./sockets/ours.ts', import.meta.url)
  const sides = [
    await openSide(file, { ...unlimited, DATA_DIR: path.join(dataDir, 'one') }),
    await openSide(new URL('./sockets/bare.ts', import.meta.url)),
    await openSide(file, { ...unlimited, DATA_DIR: path.join(dataDir, 'two') }),
  ] as const
  const [ours, bare, burdened] = sides
  try {
    const memory = [await memoryOf(ours, few, many), await memoryOf(bare, few, many)] as const
    await stallSome(burdened)
    await burdened.crowd.growTo(many)
    const all = await rounds(sides, samples(16, 3))
    const [unburdened = [], , withStalled = []] = all
    const behind = [(await ours.crowd.behind()) + (await burdened.crowd.behind()), await bare.crowd.behind()] as const
    await closeSide(burdened)
    for (const { crowd } of [ours, bare]) await crowd.shrinkTo(some)
    await pause(1_000)
    const fewer = await rounds([ours, bare], samples(60, 6))
    const making = [await makingOf(ours), await makingOf(bare)] as const
    for (const side of [ours, bare]) await closeSide(side)
    return {
      title: 'Live updates to many readers',
      how: `Updates of about 20 KB over loopback, each server and each crowd in a process of its own, ours with all of its HTTP side; turns by turns, medians over the updates. Time counts from asking for an update until a reader has all of it. Processor time is the server's own, less what making the update costs with nobody listening. Memory is what ${(many - few).toLocaleString('en-US')} readers add to ${few.toLocaleString('en-US')} after garbage collection, so fixed costs fall out. Restarted is the whole service, killed and started again, under pages that come back by the page's own rule.`,
      figures: [
        {
          name: 'idle reader, resident memory',
          unit: 'KB',
          ours: memory[0].resident / 1024,
          peer: { name: 'bare ws', value: memory[1].resident / 1024 },
          target: { of: 'ratio', atMost: 1.5 },
        },
        {
          name: 'idle reader, JavaScript heap and buffers',
          unit: 'KB',
          ours: memory[0].heap / 1024,
          peer: { name: 'bare ws', value: memory[1].heap / 1024 },
        },
        ...delivered(all, making, many),
        {
          name: `readers without the newest, ${many} readers`,
          unit: '',
          ours: behind[0],
          peer: { name: 'bare ws', value: behind[1] },
          target: { of: 'ours', atMost: 0 },
        },
        {
          name: `99 of 100 have it, ${many} readers, while ${stalled} more never read`,
          unit: 'ms',
          ours: median(withStalled.map(({ p99 }) => p99)),
          peer: { name: 'none stalled', value: median(unburdened.map(({ p99 }) => p99)) },
        },
        {
          name: 'the same, each update as a share of the one beside it',
          unit: '',
          ours: median(withStalled.map(({ p99 }, turn) => p99 / (unburdened[turn]?.p99 ?? Number.NaN))),
          target: { of: 'ours', atMost: 1.1 },
        },
        {
          name: 'processor time per message, with those who never read',
          unit: 'µs',
          ours: median(withStalled.map(({ cpu }) => cpu)),
          peer: { name: 'none stalled', value: median(unburdened.map(({ cpu }) => cpu)) },
          target: { of: 'ratio', atMost: 1.1 },
        },
        { name: 'making one update', unit: 'µs', ours: making[0], peer: { name: 'bare ws', value: making[1] } },
        ...delivered(fewer, making, some),
        ...(await restartFigures(returning)),
      ],
      notes: [],
    }
  } finally {
    for (const side of sides) await closeSide(side)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Readers that stopped so long ago that the kernel takes no more for them, and the server skips them. */
async function stallSome({ crowd }: Side): Promise<void> {
  await crowd.stall(stalled)
  for (let n = 0; n < 100; n += 1) await crowd.update()
}

function delivered(
  [mine = [], theirs = []]: readonly (readonly Round[])[],
  making: readonly [number, number],
  count: number,
): Figure[] {
  const figure = (name: string, unit: 'µs' | 'ms', of: (round: Round, side: 0 | 1) => number): Figure => ({
    name: `${name}, ${count} readers`,
    unit,
    ours: median(mine.map((round) => of(round, 0))),
    peer: { name: 'bare ws', value: median(theirs.map((round) => of(round, 1))) },
  })
  return [
    { ...figure('99 of 100 have it', 'ms', ({ p99 }) => p99), target: { of: 'ratio', atMost: 1.3 } },
    figure('half have it', 'ms', ({ p50 }) => p50),
    figure('the last has it', 'ms', ({ last }) => last),
    {
      ...figure('processor time per message', 'µs', ({ cpu }, side) => cpu - making[side] / count),
      target: { of: 'ratio', atMost: 1.1 },
    },
  ]
}
