import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [br, gz] = [promisify(brotliCompress), promisify(gzip)]

/** The share of Brotli's effort that is worth it for a page drawn while the service runs: the last two steps take ten times as long. */
const QUALITY = 9

/** The compressed versions of a page, made beside the event loop. */
export async function packed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return { br: await br(body, { params }), gzip: await gz(body, { level: 7 }) }
}
