import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { readWeb, type WebLimits } from './read-web.ts'

describe('an address of the open internet', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '192.0.1.1',
    '2606:4700::1111',
    '2a00:1450::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true))

  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '0:0:0:0:0:ffff:0a00:0001',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '',
    'localhost',
    '1.1.1',
    '0x7f.1',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))

  test('is judged alike however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address))
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublicAddress(address))
        expect(isPublicAddress(new URL(`http://[::ffff:${address}]`).hostname.slice(1, -1))).toBe(
          isPublicAddress(address),
        )
      }),
    )
  })
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(answer).listen(0, host)
  servers.push(server)
  await once(server, 'listening')
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

/** In these tests the open internet is 127.0.0.1, and 127.0.0.2 is inside. */
const tried: Partial<WebLimits> = { protocols: ['http:'], mayReach: (address) => address === '127.0.0.1' }
const reading = (url: string, changes: Partial<WebLimits> = {}) =>
  readWeb({ url, headers: { 'user-agent': 'x' }, signal: new AbortController().signal }, { ...tried, ...changes })

test('the text of a success comes whole, in pieces that cut letters in two', async () => {
  const text = 'ä€😀'.repeat(5_000)
  let asked: IncomingMessage | undefined
  const url = await serve((request, response) => {
    asked = request
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += 1_001) response.write(bytes.subarray(at, at + 1_001))
    response.end()
  })
  expect(await reading(url)).toBe(text)
  expect(asked?.headers['user-agent']).toBe('x')
})

test('a redirect is followed within the open internet, and not for ever', async () => {
  const url = await serve((request, response) => {
    const left = Number(new URL(request.url ?? '', 'http://x').searchParams.get('left') ?? 0)
    if (left === 0) return void response.end('there')
    return void response.writeHead(302, { location: `/?left=${left - 1}` }).end()
  })
  expect(await reading(`${url}/?left=3`)).toBe('there')
  await expect(reading(`${url}/?left=4`)).rejects.toThrow('more than 3 times')
})

test('nothing inside is asked: neither by address nor by name, neither at first nor after a redirect', async () => {
  const heard: string[] = []
  const inside = await serve((request, response) => {
    heard.push(request.url ?? '')
    response.end('secret')
  }, '127.0.0.2')
  const port = new URL(inside).port
  const targets = [
    inside,
    `http://2130706434:${port}`,
    `http://0x7f.2:${port}`,
    `http://[::ffff:7f00:2]:${port}`,
    `http://[::1]:${port}`,
    `http://0:${port}`,
  ]
  for (const target of targets) {
    const door = await serve((_request, response) => void response.writeHead(307, { location: target }).end())
    await expect(reading(door)).rejects.toThrow('not of the open internet')
    await expect(reading(target)).rejects.toThrow('not of the open internet')
  }
  // By name: its addresses are judged when it has been looked up.
  const open = { protocols: ['http:'], mayReach: (address: string) => address !== '127.0.0.1' && address !== '::1' }
  await expect(
    readWeb({ url: `http://localhost:${port}`, headers: {}, signal: new AbortController().signal }, open),
  ).rejects.toThrow('not of the open internet')
  expect(heard).toEqual([])
})

test('as it ships, only https to the open internet is asked', async () => {
  const url = await serve((_request, response) => void response.end('x'))
  const plain = (address: string) => readWeb({ url: address, headers: {}, signal: new AbortController().signal })
  await expect(plain(url)).rejects.toThrow('led to http:')
  await expect(plain(url.replace('http:', 'https:'))).rejects.toThrow('not of the open internet')
  await expect(plain('https://localhost:1/')).rejects.toThrow('not of the open internet')
  await expect(plain('file:///etc/passwd')).rejects.toThrow('led to file:')
  await expect(plain('https://user:word@example.com/')).rejects.toThrow('name and a password')
})

test('what is no success, too long, too slow or broken off is refused in words', async () => {
  const status = await serve((_request, response) => void response.writeHead(403).end())
  await expect(reading(status)).rejects.toThrow('answered 403')
  const moved = await serve((_request, response) => void response.writeHead(302).end())
  await expect(reading(moved)).rejects.toThrow('answered 302')
  const long = await serve((_request, response) => {
    const more = () => {
      while (response.write('x'.repeat(65_536)) && !response.destroyed);
    }
    response.on('drain', more)
    more()
  })
  await expect(reading(long)).rejects.toThrow('longer than 1 MB')
  const silent = await serve(() => {})
  await expect(reading(silent, { timeMs: 100 })).rejects.toThrow('within 0.1 seconds')
  const dripping = await serve((_request, response) => {
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  })
  await expect(reading(dripping, { timeMs: 200 })).rejects.toThrow('within 0.2 seconds')
  const broken = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(reading(broken)).rejects.toThrow()
})
