import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AdminApp, type Browser, openAdminApp } from '../admin/admin.testkit.ts'
import { type BucketSettings, mediaBucket } from './bucket.ts'
import { nameOf } from './media-store.ts'
import { refusalOf } from './signature.testkit.ts'

const KEY = { keyId: 'AKIAEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'eu-north-1' }

test('the check of signatures agrees with the example AWS publishes', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const request = (signature: string) => ({
    method: 'GET',
    path: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
    },
    body: Buffer.of(),
  })
  const key = {
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const published = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  expect(refusalOf(request(published), key)).toBeNull()
  expect(refusalOf(request('0'.repeat(64)), key)).toBe('SignatureDoesNotMatch')
})

/** A service that speaks S3: buckets by path or by host, signatures checked; `answer` takes its place where something goes wrong. */
const objects = new Map<string, Buffer>()
let asked: string[] = []
let answer: ((response: ServerResponse) => void) | null = null
const server = createServer((request, response) => void serve(request, response))
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await text(request.setEncoding('latin1')), 'latin1')
  const { method = '', url = '', headers } = request
  asked.push(`${method} ${headers.host?.replace(/:\d+$/, '')}${url}`)
  if (answer) return answer(response)
  const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const refused = refusalOf({ method, path: url, headers: flat, body }, KEY)
  if (refused)
    return void response
      .writeHead(403)
      .end(`<Error><Code>${refused}</Code><AWSAccessKeyId>${KEY.keyId}</AWSAccessKeyId></Error>`)
  const [bucket, object] = headers.host?.startsWith('localhost')
    ? ['pictures', url.slice(1)]
    : [url.split('/')[1] ?? '', url.split('/').slice(2).join('/')]
  if (bucket !== 'pictures') return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  if (method === 'PUT') {
    objects.set(object, body)
    return void response.writeHead(200).end()
  }
  const found = objects.get(object)
  if (found) response.writeHead(200).end(found)
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
}

let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const failures: unknown[] = []
beforeEach(() => {
  objects.clear()
  asked = []
  answer = null
  failures.length = 0
})

const open = (changes: Partial<BucketSettings> = {}) =>
  mediaBucket(
    { url: `http://127.0.0.1:${port}/pictures`, ...KEY, ...changes },
    { onFailure: (error) => failures.push(error), patienceMs: 300 },
  )
const bytes = Buffer.from('RIFF of a picture \u0000\u00ff', 'latin1')

describe('a bucket', () => {
  test.each([
    ['by its path', () => `http://127.0.0.1:${port}/pictures`, '127.0.0.1/pictures/'],
    ['in a folder of it', () => `http://127.0.0.1:${port}/pictures/of/site/`, '127.0.0.1/pictures/of/site/'],
    ['by its own host', () => `http://localhost:${port}`, 'localhost/'],
  ])('takes and gives pictures %s, signed over their bytes', async (_, url, at) => {
    const name = await open({ url: url() }).put(bytes)
    expect(name).toBe(nameOf(bytes))
    const other = open({ url: url() })
    expect((await other.get(name))?.equals(bytes)).toBe(true)
    expect(await other.get(nameOf(Buffer.from('nothing')))).toBeNull()
    expect(asked.slice(0, 2)).toEqual([`PUT ${at}${name}`, `GET ${at}${name}`])
  })

  test('is asked once for a picture, and never for another name', async () => {
    const name = await open().put(bytes)
    const media = open()
    for (let i = 0; i < 3; i++) await media.get(name)
    for (const odd of ['../secret', '', 'a.webp', `${name}?x`, `${name}/..`]) expect(await media.get(odd)).toBeNull()
    expect(asked).toHaveLength(2)
  })

  test('that gives other bytes than were put there shows none of them', async () => {
    const name = await open().put(bytes)
    objects.set(name, Buffer.from('<script>alert(1)</script>'))
    await expect(open().get(name)).rejects.toMatchObject({ statusCode: 503 })
  })

  const slow = (): void => {}
  const cut = (response: ServerResponse): void => void response.socket?.destroy()
  const status =
    (code: number, body = '') =>
    (response: ServerResponse) =>
      void response.writeHead(code).end(body)
  const lead = (response: ServerResponse): void =>
    void response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end()
  test.each([
    ['403', status(403, '<Error><Code>AccessDenied</Code></Error>'), 502, /check its key/],
    ['404', status(404, '<Error><Code>NoSuchBucket</Code></Error>'), 502, /check its address/],
    ['500', status(500, 'x'), 503, /isn’t answering/],
    ['no answer in time', slow, 503, /isn’t answering/],
    ['a cut line', cut, 503, /isn’t answering/],
    ['a lead to elsewhere', lead, 503, /isn’t answering/],
  ])('%s is a sentence for the editor, and no key is told', async (_, what, code, words) => {
    answer = what
    await expect(open().put(bytes)).rejects.toMatchObject({ statusCode: code, message: expect.stringMatching(words) })
    expect(failures).toHaveLength(1)
    const [failure] = failures
    const told = failure instanceof Error ? `${failure.stack} ${JSON.stringify(failure)}` : ''
    expect(told).not.toMatch(new RegExp(`${KEY.keyId}|${KEY.secret.slice(0, 12)}|Signature=`))
  })

  test('a wrong secret, key or region is refused by the signature', async () => {
    for (const wrong of [{ secret: 'another secret' }, { keyId: 'AKIAOTHER' }, { region: 'us-east-1' }])
      await expect(open(wrong).put(bytes)).rejects.toMatchObject({ code: 'pictures_refused' })
    expect(objects.size).toBe(0)
  })

  test('one busy moment is waited for', async () => {
    let times = 0
    answer = (response) => {
      times += 1
      if (times === 1) response.writeHead(503).end()
      else response.writeHead(200).end()
    }
    expect(await open().put(bytes)).toBe(nameOf(bytes))
    expect(failures).toEqual([])
  })
})

describe('with pictures in a bucket', () => {
  let app: AdminApp
  let ada: Browser
  beforeEach(async () => {
    app = await openAdminApp({ media: open() })
    ada = await app.as('ada')
  })
  afterEach(async () => await app.close())

  test('an editor adds one, anybody reads it, and made-up names are asked of nobody', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const added = await ada.ask('POST', '/media', { alt: 'A blue field', data: png.toString('base64') })
    const { name } = added.json().picture
    const read = await app.app.inject(`/media/${name}`)
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(read.rawPayload).metadata()).width).toBe(8)
    asked = []
    for (let i = 0; i < 5; i++) {
      const made = `${String(i).repeat(32)}.webp`
      expect((await app.app.inject(`/media/${made}`)).statusCode).toBe(404)
    }
    expect(asked).toEqual([])
  })

  test('away, the picture alone is missing: a sentence and “try again”, nothing kept on the way, the article stands', async () => {
    answer = (response) => void response.writeHead(500).end('<Error>secret words of the bucket</Error>')
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#963' } })
      .png()
      .toBuffer()
    const added = await ada.ask('POST', '/media', { alt: 'A red field', data: png.toString('base64') })
    expect(added.statusCode).toBe(503)
    expect(added.json().error.message).toMatch(/wasn’t added/)
    expect((await ada.ask('GET', '/media')).json().pictures).toEqual([])
    const name = nameOf(bytes)
    await app.store.pictures.add({
      name,
      alt: 'x',
      width: 1,
      height: 1,
      bytes: 1,
      at: '2026-11-20T00:00:00.000Z',
      who: 'ada',
    })
    const read = await app.app.inject(`/media/${name}`)
    expect([read.statusCode, read.headers['retry-after'], read.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ])
    expect(read.body).not.toContain('secret')
    expect((await app.app.inject('/api/v1/posts/first-post')).statusCode).toBe(200)
  })
})
