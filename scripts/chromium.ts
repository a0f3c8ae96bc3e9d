/** A browser for the tests: an installed one, else Debian's. No test tool downloads its own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The same engine without a window, which takes a third of the time off the suite. Debian's needs the data that comes with `chromium`. */
const windowless = '/usr/bin/chromium-headless-shell'
const debians = '/usr/bin/chromium'
const places = [
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const here = (place: string | undefined) => place !== undefined && place !== '' && existsSync(place)

function installed(): string | undefined {
  const chosen = process.env['CHROMIUM']
  if (here(chosen)) return chosen
  if (here(debians)) return here(windowless) ? windowless : debians
  return places.find(here)
}

/** Debian's packages by name; true when apt-get could. */
function install(...packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const asked = spawnSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  return asked.status === 0
}

/** The path of a Chromium. Installs Debian's where there is none; ends with one clear line when that is not possible. */
export function findChromium(): string {
  const found = installed()
  if (found !== undefined && found !== debians) return found
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium for the browser tests…\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    if (!install('chromium', 'chromium-headless-shell')) install('chromium')
  }
  const now = installed()
  if (now !== undefined) return now
  process.stderr.write('The browser tests need Chromium. Install it, or set CHROMIUM to its path.\n')
  process.exit(1)
}
