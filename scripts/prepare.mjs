/**
 * What every command needs first: the packages of the lock file, and Node 26 from among them. Plain JavaScript for whatever
 * Node the machine has (20.19 or newer); everything after this runs on the pinned one.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const node = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const stamp = path.join(root, 'node_modules', '.installed')

/** Installs the packages when they are missing or older than the lock file. Exits with one clear line when that fails. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing packages (first start, or the list changed)…\n')
  // `npm ci` would insist on the optional binaries of every platform; the lock file pins the same versions for `install`.
  const run = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  })
  if (run.status !== 0 || !existsSync(node)) {
    process.stderr.write('Could not install the packages: see the lines above. Is the package registry reachable?\n')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

/** Environment for child processes: our own binaries, the pinned Node among them, come first. */
export const env = () => ({
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
})

/** Runs a file on the pinned Node in place of this process: same streams, signals passed on, same exit code. `more`: settings it has unless they are given. */
export function handOver(file, args = [], more = {}) {
  const child = spawn(node, [path.join(root, file), ...args], {
    stdio: 'inherit',
    env: { ...more, ...env() },
    cwd: root,
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm hands a signal to the shell between us, and that shell ends without passing it on: when it is gone, we end too.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 200).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
