import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { clientFrame } from './frame-reader.ts'

const mask = randomBytes(4)
const hello = clientFrame(1, JSON.stringify({ type: 'auth', userId: 'guest-user' }), mask)
const wish = clientFrame(1, JSON.stringify({ type: 'start-auto-refresh', interval: 30_000 }), mask)
export const pong = clientFrame(10, '', mask)

export interface LineEvents {
  /** What came after the handshake. */
  readonly onData: (socket: Socket, chunk: Buffer) => void
  readonly onClose?: (socket: Socket) => void
  /** Whether updates at the usual interval are asked for. */
  readonly wishes?: boolean
}

/** Opens one line and says hello. Rejects where it is refused. */
export function openLine(port: number, { onData, onClose, wishes = false }: LineEvents): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let isOpen = false
    let head = ''
    socket.on('error', reject)
    socket.once('close', () => {
      if (isOpen) onClose?.(socket)
      else reject(new Error('closed'))
    })
    socket.on('data', (chunk) => {
      if (typeof chunk === 'string') return
      if (isOpen) return onData(socket, chunk)
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) return
      if (!head.startsWith('HTTP/1.1 101')) {
        socket.destroy()
        return reject(new Error(`A socket was refused: ${head.slice(0, 100)}`))
      }
      isOpen = true
      const rest = Buffer.from(head.slice(end + 4), 'latin1')
      resolve(socket)
      if (rest.length > 0) onData(socket, rest)
      socket.write(wishes ? Buffer.concat([hello, wish]) : hello)
    })
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
  })
}
