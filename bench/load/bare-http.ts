/**
 * The peer of the HTTP side: node:http with nothing on top. `/page` and `/list` send stored bytes; `/stored` reads a JSON body and
 * sends stored bytes; `/worked-out` reads it, asks the same calculator and sends its answer as JSON.
 * Arguments: the files holding the page (Brotli), the list and the stored answer.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { calculators } from '#server/wiring.ts'

const [page, list, stored] = process.argv.slice(2).map((file) => readFileSync(file))
const json = 'application/json; charset=utf-8'

const server = createServer((request, response) => {
  switch (request.url) {
    case '/page':
      return send(response, page, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    case '/list':
      return send(response, list, { 'content-type': json })
    case '/stored':
      return read(request, () => send(response, stored, { 'content-type': json }))
    case '/worked-out':
      return read(request, async (body) => {
        const answer = await calculators.run('mortgage', body)
        send(response, Buffer.from(JSON.stringify(answer?.body)), { 'content-type': json })
      })
    default:
      response.writeHead(404).end()
  }
})

function send(response: ServerResponse, body: Buffer | undefined, headers: Record<string, string>): void {
  response.writeHead(200, { ...headers, 'content-length': body?.length ?? 0 }).end(body)
}

function read(request: IncomingMessage, then: (body: unknown) => unknown): void {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => then(JSON.parse(Buffer.concat(pieces).toString('utf8'))))
}

// As long as ours: whoever measures keeps connections that are idle for a while.
server.keepAliveTimeout = 65_000
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`ready at http://localhost:${address?.port}\n`)
})
