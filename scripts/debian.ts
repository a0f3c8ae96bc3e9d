/** Programs that the tests need and the site does not. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where a program stands on the path of commands. */
export function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.map((entry) => path.join(entry, name)).find((file) => existsSync(file))
}

/** Installs a Debian package (as root) unless what it brings is there; throws when it cannot be had. */
export function need(name: string, find: () => string | undefined = () => onPath(name)): void {
  if (find() !== undefined) return
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (find() === undefined) throw new Error(`${name} is not here and could not be installed.`)
}
