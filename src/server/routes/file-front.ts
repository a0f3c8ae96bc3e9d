import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { isHost } from '../http/hosts.ts'
import { LONGEST_URL, splitUrl } from '../http/paths.ts'
import type { RequestMeter } from '../metrics/request-meter.ts'
import type { ReadyFiles } from './file-answers.ts'

export interface FrontOptions {
  readonly files: ReadyFiles
  readonly meter: RequestMeter
  /** False for a request that needs the router's words: the server is about to end, full, or hopelessly behind. */
  readonly isPlain: (request: IncomingMessage) => boolean
  readonly log: Pick<FastifyBaseLogger, 'info'> | undefined
}

/** Answers a request and says true, or leaves it untouched and says false: then it is the router's. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The front of the server: GET and HEAD of a finished file are answered here, ahead of the router, with headers worked out at the
 * start. A file therefore wins over a route of the same path. Only the plain case is taken. Another method, an unknown path, a
 * bad Host, an address too long, a server full, about to end or hopelessly behind: all of these go to the router, which knows the words
 * for them, and which can send the same files the same way. Finished files are not counted against anybody. Each answer has its request id
 * and its line in the log at level info, as the router's have; the query stays out of it, since a shared link may hold somebody's amounts.
 */
export function fileFront({ files, meter, isPlain, log }: FrontOptions): Front {
  return (request, response) => {
    const { method, url = '/', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_URL || !isPlain(request)) return false
    const [path] = splitUrl(url)
    const file = files.get(path)
    if (!file || (headers.host !== undefined && !isHost(headers.host))) return false

    const answer = file.answer(headers['accept-encoding'], headers['if-none-match'])
    if (!answer) return false
    const began = performance.now()
    const reqId = randomUUID()
    response.writeHead(answer.status, [...answer.headers, 'x-request-id', reqId])
    response.end(method === 'HEAD' ? undefined : answer.body, () => {
      const took = performance.now() - began
      meter.answered('file', answer.status, took)
      const ms = Math.round(took)
      log?.info({ reqId, method, path: path.slice(0, 300), status: answer.status, ms }, 'request')
    })
    return true
  }
}
