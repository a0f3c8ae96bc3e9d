/** Recharts, the usual peer of a chart in React: installed for the measurement only, outside the site's own packages. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const rechartsVersion = '3.10.1'

/** The folder of the package, or null when the package registry cannot be reached. */
export function installRecharts(): string | null {
  const place = path.join(tmpdir(), `bench-recharts-${rechartsVersion}`)
  const folder = path.join(place, 'node_modules', 'recharts')
  if (existsSync(path.join(folder, 'package.json'))) return folder
  mkdirSync(place, { recursive: true })
  const run = spawnSync(
    'npm',
    ['install', '--prefix', place, '--no-audit', '--no-fund', '--ignore-scripts', `recharts@${rechartsVersion}`],
    { stdio: 'ignore', timeout: 120_000 },
  )
  return run.status === 0 && existsSync(folder) ? folder : null
}
