/** The peer of the live side: `ws` as its own guide shows a broadcast, without compression, one buffer for all. */
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { wideMarket } from './update.ts'

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
let seq = 0

function update(): Buffer {
  const timestamp = new Date().toISOString()
  const data = {
    timestamp,
    source: 'Sample data',
    sample: true,
    stale: false,
    reason: null,
    instruments: wideMarket(Date.now()),
  }
  seq += 1
  return Buffer.from(JSON.stringify({ type: 'market-update', timestamp, data, seq, epoch: 'bench' }))
}

let latest = update()
const server = createServer((request, response) => {
  request.resume()
  latest = update()
  for (const socket of sockets.clients) if (socket.readyState === socket.OPEN) socket.send(latest, { binary: false })
  response.end('{}')
})
server.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => {
    socket.on('error', () => {})
    socket.on('message', () => socket.send(latest, { binary: false }))
    sockets.emit('connection', socket, request)
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`ready at http://localhost:${address?.port}\n`)
})
