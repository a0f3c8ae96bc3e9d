/** `npm run restore -- <file>`: puts a backup in the place of what the service keeps. No service may run on it. */
import { restore } from '../src/server/backup/commands.ts'
import { readConfig } from '../src/server/config.ts'
import { oneLine } from '../src/server/one-line.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Which backup? npm run restore -- <file>\n')
  process.exit(1)
}
try {
  const { end, kept } = await restore(readConfig(process.env), new Date().toISOString(), file)
  const before = kept === undefined ? 'Nothing stood there before.' : `What stood there before is kept in ${kept}.`
  process.stdout.write(`Restored ${file}. Content ${end.content}\n${before}\n`)
} catch (error) {
  process.stderr.write(`Nothing was restored. ${oneLine(error)}\n`)
  process.exitCode = 1
}
