import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface WireAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface WireQuestion {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes an app listen, and asks it over a real connection: nothing is unpacked, followed or added on the way. */
export async function overTheWire(app: FastifyInstance): Promise<(question: WireQuestion) => Promise<WireAnswer>> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return async ({ path, method = 'GET', headers = {} }) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const pieces: Buffer[] = await answer.toArray()
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }
  }
}
