/** `npm start`: installs what is missing, builds what is stale, serves the whole site. */
import { spawnSync } from 'node:child_process'
import { env, handOver, install, node, root } from './prepare.mjs'

install()
const build = spawnSync(node, ['scripts/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit', env: env() })
if (build.status !== 0) {
  process.stderr.write('Could not build the site: see the lines above.\n')
  process.exit(1)
}
// The C library keeps what its threads give back for each of them apart; two such heaps instead of many save a tenth of the memory.
handOver('src/server/main.ts', [], { MALLOC_ARENA_MAX: '2' })
