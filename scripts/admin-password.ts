/**
 * Makes an entry for the setting ADMIN_LOGINS: `npm run admin:password -- --name ada`, with `--code` a second factor beside the password.
 * The password is typed unseen, or comes as a line of standard input; with an empty line one is made up. Nothing is written to any file.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { passwordComplaint } from '../src/server/areas/admin/new-password.ts'
import { hashPassword, writeHash } from '../src/server/areas/admin/password-hash.ts'
import { writeSecret } from '../src/server/areas/admin/totp.ts'
import { loginName } from '../src/wire/admin.ts'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** Five bits each: 100 bits, in groups that can be copied by hand. */
const madeUp = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  )

async function typed(question: string): Promise<string> {
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY })
  for await (const line of lines) {
    lines.close()
    process.stderr.write('\n')
    return line
  }
  return ''
}

const { values } = parseArgs({ options: { name: { type: 'string', default: 'editor' }, code: { type: 'boolean' } } })
if (!loginName.safeParse(values.name).success) {
  process.stderr.write('A name has small letters, digits, dots and hyphens, 40 at most.\n')
  process.exit(1)
}
const given = await typed('Password (nothing: one is made up): ')
const password = given === '' ? madeUp() : given
const wrong = passwordComplaint(password, values.name)
if (wrong !== null) {
  process.stderr.write(`${wrong}\n`)
  process.exit(1)
}
const secret = values.code ? writeSecret(randomBytes(20)) : null
const entry = `${values.name}=${writeHash(await hashPassword(password))}${secret === null ? '' : `:${secret}`}`
if (given === '') process.stderr.write(`Your password: ${password}\nIt is shown this once.\n`)
if (secret !== null)
  process.stderr.write(
    `For your authenticator: otpauth://totp/Truepenny:${values.name}?secret=${secret}&issuer=Truepenny\n`,
  )
process.stderr.write('Add this to ADMIN_LOGINS (several entries: spaces between), then restart:\n')
process.stdout.write(`${entry}\n`)
