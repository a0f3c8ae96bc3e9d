/** Runs in a thread of its own: draws every page of a day, gives way between two pages and hands each over. */
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ServerBuild } from 'react-router'
import { ownBytes, type SiteFile } from '../routes/site-files.ts'
import type { DayOrder } from './day-order.ts'
import { pageDrawer } from './draw-page.ts'

const { buildDir, day, pages, publicOrigins, small } = workerData as DayOrder
// Where threads have a priority of their own, visitors go first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const build = (await import(pathToFileURL(path.resolve(buildDir, 'server', 'index.js')).href)) as ServerBuild
const draw = pageDrawer(build, publicOrigins, small)
for (const [address, preloads] of pages) {
  const began = performance.now()
  handOver(await draw(address, { today: day, market: null }, preloads))
  await pause((performance.now() - began) / 2)
}

/** The bytes themselves go over: a copy of each would wait here to be collected. */
function handOver(files: readonly (readonly [string, SiteFile])[]): void {
  const own = files.map(([address, file]) => {
    const bodies = Object.entries(file.bodies).map(([encoding, version]) => [
      encoding,
      { ...version, body: ownBytes(version.body) },
    ])
    return [address, { ...file, bodies: Object.fromEntries(bodies) as SiteFile['bodies'] }] as const
  })
  const bytes = own.flatMap(([, { bodies }]) => Object.values(bodies).map(({ body }) => body.buffer as ArrayBuffer))
  parentPort?.postMessage(own, bytes)
}
