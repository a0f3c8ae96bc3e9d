import { readdirSync } from 'node:fs'
import path from 'node:path'
import { startVitest } from 'vitest/node'
import { ownPostgres, postgresPrograms } from '../src/server/cluster/own-postgres.testkit.ts'
import { ownRedis } from '../src/server/cluster/own-redis.testkit.ts'
import { need } from './debian.ts'
import { build } from './steps.ts'

/**
 * Runs what needs a real PostgreSQL, a real Redis or several nodes: the store, the backups, the link between nodes, three nodes behind a
 * proxy, and the files of `deploy/`. Each server is started here on a free port and in a folder of its own, and stopped again. One that is
 * not installed is installed (as root, on Debian); one that cannot be had is a failure. Prints "N passed, N failed" at the end.
 */
const root = path.dirname(import.meta.dirname)

const stops: (() => void | Promise<void>)[] = []
let passed = 0
let failed = 0
try {
  need('postgresql', postgresPrograms)
  need('redis-server')
  need('caddy')
  const built = await build()
  if (built.failed > 0) throw new Error('The site could not be built.')
  const postgres = await ownPostgres()
  stops.unshift(postgres.stop, postgres.remove)
  const redis = await ownRedis()
  stops.unshift(redis.stop)
  await redis.start()
  process.env['TEST_DATABASE_URL'] = postgres.url
  process.env['TEST_REDIS_URL'] = redis.url
  // Without the suite's own settings: their projects name other files, and would run those instead.
  const vitest = await startVitest('test', [], {
    config: false,
    include: ['src/server/**/*.cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One freezes what another would measure.
    fileParallelism: false,
    run: true,
    watch: false,
  })
  const modules = vitest.state.getTestModules()
  const ran = modules.map(({ moduleId }) => path.relative(root, moduleId)).toSorted()
  const meant = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cluster.ts'))
    .map((file) => path.join('src', file))
    .toSorted()
  if (ran.join() !== meant.join())
    throw new Error(`These were to run: ${meant.join(', ')}. These ran: ${ran.join(', ')}.`)
  for (const module of modules) {
    if (module.errors().length > 0) failed += 1
    for (const test of module.children.allTests()) {
      if (test.result().state === 'passed') passed += 1
      else failed += 1
    }
  }
  failed += vitest.state.getUnhandledErrors().length
  await vitest.close()
  if (passed === 0) failed += 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed += 1
} finally {
  for (const stop of stops) {
    try {
      await stop()
    } catch (error) {
      console.error(`Could not clean up: ${String(error)}`)
    }
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
