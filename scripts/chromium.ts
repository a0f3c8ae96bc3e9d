/** A browser for the tests: an installed one, else Debian's. No test tool downloads its own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const installed = () => places.find((place) => place !== undefined && place !== '' && existsSync(place))

/** The path of a Chromium. Installs Debian's where there is none; ends with one clear line when that is not possible. */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  process.stdout.write('Installing Chromium for the browser tests…\n')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  const now = installed()
  if (now) return now
  process.stderr.write('The browser tests need Chromium. Install it, or set CHROMIUM to its path.\n')
  process.exit(1)
}
