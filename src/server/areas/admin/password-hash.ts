import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** How dear one try is: N = 2^cost, r = blockSize, p = lanes (RFC 7914). 2^17 and 8 take 128 MB for a moment. */
interface Dearness {
  readonly cost: number
  readonly blockSize: number
  readonly lanes: number
}

export interface PasswordHash extends Dearness {
  readonly salt: Buffer
  readonly key: Buffer
}

/** What a new hash is made with. Older ones keep to what stands in them. */
const today: Dearness = { cost: 17, blockSize: 8, lanes: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32
/** What is read, so that a setting written wrong cannot take all memory: cost, block size, lanes. */
const bounds = { cost: [14, 20], blockSize: [1, 16], lanes: [1, 4] } as const

/** Makes the hash of a password, with a salt of its own. */
export async function hashPassword(password: string, dearness: Dearness = today): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES)
  return { ...dearness, salt, key: await derive(password, salt, dearness) }
}

/** Whether a password is the one of this hash; takes as long whether it is or not. */
export async function isPassword(password: string, hash: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, hash.salt, hash), hash.key)
}

/** As a setting holds it. Only letters, digits, ':', '_' and '-': no shell and no compose file reads anything into it. */
export function writeHash({ cost, blockSize, lanes, salt, key }: PasswordHash): string {
  return ['scrypt', cost, blockSize, lanes, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** Reads what `writeHash` wrote; null for everything else, and for hashes too cheap or too dear to be tried. */
export function readHash(text: string): PasswordHash | null {
  const [, cost = '', blockSize = '', lanes = '', salt = '', key = ''] =
    /^scrypt:(\d{1,2}):(\d{1,2}):(\d):([\w-]{22}):([\w-]{43})$/.exec(text) ?? []
  const dearness = { cost: Number(cost), blockSize: Number(blockSize), lanes: Number(lanes) }
  const isBounded = (['cost', 'blockSize', 'lanes'] as const).every(
    (name) => dearness[name] >= bounds[name][0] && dearness[name] <= bounds[name][1],
  )
  if (salt === '' || !isBounded) return null
  return { ...dearness, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

function derive(password: string, salt: Buffer, { cost, blockSize, lanes }: Dearness): Promise<Buffer> {
  const N = 2 ** cost
  const options: ScryptOptions = { N, r: blockSize, p: lanes, maxmem: 129 * N * blockSize * lanes + 1_048_576 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
