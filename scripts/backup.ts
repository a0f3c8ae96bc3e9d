/** `npm run backup [-- <file>]`: saves what the service keeps, while it runs, and reads the copy again. Settings are those of the service. */
import { statSync } from 'node:fs'
import { backup } from '../src/server/backup/commands.ts'
import { readConfig } from '../src/server/config.ts'
import { oneLine } from '../src/server/one-line.ts'

try {
  const config = readConfig(process.env)
  const { file, end } = await backup(config, new Date().toISOString(), process.argv[2])
  const rows = Object.entries(end.rows).map(([table, count]) => `${count} in ${table}`)
  const pictures = config.bucket
    ? '; pictures stay in the bucket'
    : end.pictures
      ? `; ${end.pictures} ${end.pictures === 1 ? 'picture' : 'pictures'}`
      : ''
  process.stdout.write(
    `Saved ${file}: ${statSync(file).size} bytes, rows: ${rows.join(', ') || 'none'}${pictures}. Content ${end.content}\n`,
  )
} catch (error) {
  process.stderr.write(`No backup was made. ${oneLine(error)}\n`)
  process.exitCode = 1
}
