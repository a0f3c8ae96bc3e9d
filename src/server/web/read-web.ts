import { type LookupAddress, lookup } from 'node:dns'
import { once } from 'node:events'
import { request as askPlainly, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface WebQuestion {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

export interface WebLimits {
  readonly mostBytes: number
  /** For all of it, redirects and reading included (milliseconds). */
  readonly timeMs: number
  readonly mostRedirects: number
  readonly protocols: readonly string[]
  /** Whether this machine may be asked by its name, at first and after each redirect. */
  readonly mayAsk: (host: string) => boolean
  /** Whether a connection to this address may be made; asked of every address a name leads to. */
  readonly mayReach: (address: string) => boolean
}

export const webLimits: WebLimits = {
  mostBytes: 1_000_000,
  timeMs: 10_000,
  mostRedirects: 3,
  protocols: ['https:'],
  mayAsk: () => true,
  mayReach: isPublicAddress,
}

/** An answer that was no success. */
export class WebRefusal extends Error {
  override readonly name = 'WebRefusal'
  readonly status: number
  /** What it said about the next try: seconds or a date (RFC 9110, 10.2.3). */
  readonly retryAfter: string | undefined

  constructor(status: number, retryAfter: string | undefined) {
    super(`answered ${status}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/**
 * Reads a text from the web. A redirect is followed only as far as the first address could have been asked itself: over https, to a
 * machine of the open internet. The address is looked at where the connection is made, after the name was looked up, so that no name
 * leads inside, whatever it said a moment before. Rejects with a line that says what was wrong.
 */
export async function readWeb(question: WebQuestion, changes: Partial<WebLimits> = {}): Promise<string> {
  const limits = { ...webLimits, ...changes }
  const late = AbortSignal.timeout(limits.timeMs)
  const signal = AbortSignal.any([question.signal, late])
  let url = new URL(question.url)
  try {
    for (let hop = 0; hop <= limits.mostRedirects; hop += 1) {
      const answer = await ask(url, { ...question, signal }, limits)
      const { statusCode = 0, headers } = answer
      const isMoved = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined
      if (statusCode === 200) return await read(answer, limits.mostBytes)
      answer.destroy()
      if (!isMoved) throw new WebRefusal(statusCode, headers['retry-after'])
      url = new URL(headers.location ?? '', url)
    }
    throw new Error(`redirected more than ${limits.mostRedirects} times`)
  } catch (error) {
    throw late.aborted ? new Error(`no whole answer within ${limits.timeMs / 1_000} seconds`, { cause: error }) : error
  }
}

async function ask(url: URL, { headers, signal }: WebQuestion, limits: WebLimits): Promise<IncomingMessage> {
  if (!limits.protocols.includes(url.protocol)) throw new Error(`led to ${url.protocol}, which is not asked`)
  if (url.username !== '' || url.password !== '') throw new Error('led to an address with a name and a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!limits.mayAsk(host)) throw new Error('led to a machine that is not its own')
  if (isIP(host) !== 0 && !limits.mayReach(host)) throw insideAddress()
  const options = { headers, signal, agent: false as const, lookup: lookupOf(limits.mayReach) }
  const asked: ClientRequest = url.protocol === 'https:' ? askSecurely(url, options) : askPlainly(url, options)
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  // An answer broken off later is heard of while it is read.
  asked.on('error', () => {})
  return answer
}

/** Looks a name up as always, and refuses when any of its addresses may not be reached. */
function lookupOf(mayReach: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '')
      if (!found.every(({ address }) => mayReach(address))) return done(insideAddress(), '')
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
  }
}

const insideAddress = (): Error => new Error('led to an address that is not of the open internet')

async function read(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new Error(`the answer is longer than ${mostBytes / 1_000_000} MB`)
    text += decoder.decode(part, { stream: true })
  }
  if (!answer.complete) throw new Error('the answer broke off')
  return text + decoder.decode()
}
