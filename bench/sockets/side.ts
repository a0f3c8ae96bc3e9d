import { samples } from '../site/pages.ts'
import { type Server, startServer } from '../site/server.ts'
import { type Crowd, type Delivery, startCrowd } from './crowd.ts'

/** A server and all who read it. */
export interface Side {
  readonly server: Server
  readonly crowd: Crowd
}

/** One update to everybody: how long it takes, and microseconds of the server's processor time for each reader. */
export interface Round extends Delivery {
  readonly cpu: number
}

export async function openSide(file: URL, settings: Readonly<Record<string, string>> = {}): Promise<Side> {
  const server = await startServer(file, [], settings)
  return { server, crowd: startCrowd(server.port) }
}

export async function closeSide({ server, crowd }: Side): Promise<void> {
  crowd.stop()
  await server.stop()
}

/** Bytes of memory for each further reader, in a server that has done nothing else yet. The larger crowd stays. */
export async function memoryOf({ server, crowd }: Side, from: number, to: number) {
  const look = async (count: number) => {
    await crowd.growTo(count)
    await pause(2_000)
    return { heap: await server.ask('heap'), resident: await server.ask('resident') }
  }
  const [few, all] = [await look(from), await look(to)]
  const each = (key: 'heap' | 'resident') => (all[key] - few[key]) / (to - from)
  return { resident: each('resident'), heap: each('heap') }
}

/** Microseconds of processor time for one update with nobody listening. */
export async function makingOf({ server, crowd }: Side): Promise<number> {
  await crowd.shrinkTo(0)
  const times = samples(200, 50)
  for (let n = 0; n < times; n += 1) await crowd.update()
  const before = await server.ask('cpu')
  for (let n = 0; n < times; n += 1) await crowd.update()
  return ((await server.ask('cpu')) - before) / times
}

/** Updates to everybody, turns by turns over the sides; the first turn warms up. */
export async function rounds(sides: readonly Side[], turns: number): Promise<readonly (readonly Round[])[]> {
  const seen: Round[][] = sides.map(() => [])
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [index, { server, crowd }] of sides.entries()) {
      const before = await server.ask('cpu')
      const delivery = await crowd.update()
      const cpu = ((await server.ask('cpu')) - before) / crowd.count
      if (turn > 0) seen[index]?.push({ ...delivery, cpu })
    }
  }
  return seen
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
