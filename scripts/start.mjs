/** `npm start`: installs what is missing, builds what is stale, serves the whole site. */
import { spawnSync } from 'node:child_process'
import { env, handOver, install, node, root } from './prepare.mjs'

install()
const build = spawnSync(node, ['scripts/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit', env: env() })
if (build.status !== 0) {
  process.stderr.write('Could not build the site: see the lines above.\n')
  process.exit(1)
}
handOver('src/server/main.ts')
