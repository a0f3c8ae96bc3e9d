import { open } from 'node:fs/promises'
import * as z from 'zod/mini'
import { company, MOST_COMPANIES, type WireCompany } from '#wire/screener.ts'
import type { Reading } from '../rates/latest-reading.ts'
import type { MakeScreenerProvider, Universe } from './screener-provider.ts'

/** Largest file read (bytes). */
const MOST_BYTES = 5 * 1024 * 1024
/** Fewer companies than this are a broken file, not a market. */
const LEAST_COMPANIES = 10

/** Companies from a file of the operator's own (`SCREENER_FILE`), whose data they may show. It is read again a few times a day. */
export const screenerFile: MakeScreenerProvider = ({ screenerFile: path }) =>
  path === undefined ? null : { id: 'file', fetchText: () => readSmall(path), read: readCompanies }

async function readSmall(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > MOST_BYTES) throw new RangeError(`the file of companies is larger than ${MOST_BYTES} bytes`)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

const envelope = z.object({
  source: z.string().check(z.minLength(1), z.maxLength(120)),
  asOf: z.iso.date(),
  companies: z.array(z.unknown()).check(z.maxLength(MOST_COMPANIES)),
})
const refused = (reason: string): Reading<Universe> => ({ outcome: 'refused', reason })

/**
 * `{source, asOf, companies}` in the shape of the wire. Companies that cannot be read are left out; the whole is refused when it is no such
 * list, lies after `today`, names a symbol twice, or less than half of it, or fewer than ten companies, can be read.
 */
export function readCompanies(text: string, today: string): Reading<Universe> {
  const parsed = envelope.safeParse(json(text))
  if (!parsed.success) return refused('it is no list of companies with a source and a day')
  const { source, asOf, companies } = parsed.data
  if (asOf > today) return refused('its prices lie in the future')
  const read = companies.flatMap((one): WireCompany[] => {
    const found = company.safeParse(one)
    return found.success ? [found.data] : []
  })
  if (read.length < LEAST_COMPANIES || read.length * 2 < companies.length)
    return refused(`only ${read.length} of ${companies.length} companies can be read`)
  if (new Set(read.map(({ symbol }) => symbol)).size < read.length) return refused('a symbol stands there twice')
  return { outcome: 'read', value: { source, asOf, companies: read } }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
