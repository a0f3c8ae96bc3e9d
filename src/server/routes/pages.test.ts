import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageContext } from '#wire/page-context.ts'
import { openTestApp, type TestApp } from '../app.testkit.ts'
import { hashPolicy } from '../http/content-policy.ts'
import { overTheWire } from '../http/over-the-wire.testkit.ts'
import { pageRenderer } from './load-context.ts'
import { readSite } from './site-files.ts'
import { drawnAddresses } from './spelling.ts'

const script = 'window.__x = 1 < 2'
const home = `<html><script>${script}</script><script type="module" src="/assets/a-1.js"></script><style>b{}</style></html>`
const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-site-'))
let opened: TestApp

function put(file: string, body: string | Buffer) {
  const full = path.join(folder, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, body)
}

/** The smallest app React Router takes: one root route, and an entry that shows what the server handed over. */
const build = {
  entry: {
    module: {
      default: async (
        request: Request,
        status: number,
        headers: Headers,
        _: unknown,
        context: RouterContextProvider,
      ) => {
        const { nonce, store, requestId } = context.get(pageContext)
        const posts = await store?.listPosts()
        headers.set('content-type', 'text/html')
        const text = `${new URL(request.url).pathname} ${posts?.posts.length} posts ${requestId} packed as ${request.headers.get('accept-encoding')}`
        return new Response(`<p>${text}</p><script nonce="${nonce}"></script>`, { status, headers })
      },
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  assetsBuildDirectory: '',
  publicPath: '/',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

beforeAll(async () => {
  put('index.html', home)
  put('mortgage-calculator/index.html', '<html>mortgage</html>')
  put('assets/a-1.js', 'let a')
  put('assets/a-1.js.gz', gzipSync('let a'))
  put('assets/a-1.js.map', 'secret')
  put('embed/mortgage/index.html', `<html><script>${script}</script><style>b{}</style>framed</html>`)
  put('embed/odd.txt', 'no page')
  put('.hidden', 'secret')
  put('robots.txt', 'User-agent: *')
  const drawn = drawnAddresses({
    ...build,
    routes: { ...build.routes, legal: { path: 'legal' }, post: { path: 'blog/:slug' } },
  } as never)
  opened = await openTestApp({ files: readSite(folder, []), render: pageRenderer(build), drawn })
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})

test('a script that runs as a worker may fetch our scripts and start our workers, and nothing else', async () => {
  const answer = await opened.app.inject('/assets/a-1.js')
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; worker-src 'self'; frame-ancestors 'none'",
  )
  expect((await opened.app.inject('/robots.txt')).headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})

test('a finished page allows exactly its own inline scripts', async () => {
  const answer = await opened.app.inject('/')
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = String(answer.headers['content-security-policy'])
  expect(answer.body).toBe(home)
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('a page asked for again is not sent again', async () => {
  const { etag } = (await opened.app.inject('/mortgage-calculator')).headers
  const again = await opened.app.inject({ url: '/mortgage-calculator', headers: { 'if-none-match': `W/${etag}, "x"` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await opened.app.inject({ method: 'HEAD', url: '/mortgage-calculator' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a file that lies there packed is unpacked for whoever asks so, with its length told beforehand', async () => {
  const file = readSite(folder, []).get('/assets/a-1.js')
  expect(file?.bodies.identity).toMatchObject({ length: 5, body: Buffer.from('let a') })
  // Made when asked, not kept.
  expect(file?.bodies.identity.body).not.toBe(file?.bodies.identity.body)
  for (const method of ['GET', 'HEAD'] as const)
    expect((await opened.app.inject({ method, url: '/assets/a-1.js' })).headers['content-length']).toBe('5')
})

test('a file holds on to no more memory than it is long', () => {
  const kept = [...readSite(folder, []).values()].flatMap(({ bodies: { identity, gzip, br } }) =>
    [gzip ?? identity, br].flatMap((version) => version?.body ?? []),
  )
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.map(({ buffer }) => buffer.byteLength)).toEqual(kept.map(({ length }) => length))
})

test('assets keep for a year and travel packed when the browser takes it', async () => {
  const packed = await opened.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br;q=1.0, gzip' } })
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers['content-type']).toContain('text/javascript')
  expect(gunzipSync(packed.rawPayload).toString()).toBe('let a')
  for (const header of ['', 'identity', 'gzip;q=0', 'br', 'gzip;q=x']) {
    const plain = await opened.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': header } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe('let a')
  }
})

test('a page for other people’s frames may stand in them, whichever way it is answered; nothing else may', async () => {
  const ask = await overTheWire(opened.app)
  const framed = [
    (await opened.app.inject('/embed/mortgage')).headers,
    (await ask({ path: '/embed/mortgage' })).headers,
    (await ask({ path: '/embed/mortgage', headers: { 'if-none-match': '*' } })).headers,
  ]
  for (const headers of framed) {
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors *')
    expect(policy.replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(
      (await opened.app.inject('/')).headers['content-security-policy'],
    )
  }
  for (const path of ['/', '/mortgage-calculator', '/assets/a-1.js', '/embed/odd.txt', '/embed', '/embed/none']) {
    const { headers } = await ask({ path })
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})

test('a drawn page is packed by what the browser takes, and never by what it refuses', async () => {
  const asked = (header: string) => opened.app.inject({ url: '/blog/a', headers: { 'accept-encoding': header } })
  for (const [header, told] of [
    ['gzip', 'gzip'],
    ['br;q=1, gzip;q=0.2', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['*;q=0, identity', 'identity'],
    ['br', 'identity'],
    ['gzip;q=0.1, identity;q=0.5', 'identity'],
  ] as const)
    expect((await asked(header)).body).toContain(`packed as ${told}`)
  for (const url of ['/blog/a', '/assets/a-1.js', '/robots.txt']) {
    const refused = await opened.app.inject({ url, headers: { 'accept-encoding': 'zstd, *;q=0' } })
    expect([url, refused.statusCode]).toEqual([url, 406])
  }
})

test.each([
  ['/Mortgage-Calculator', '/mortgage-calculator'],
  ['/MORTGAGE-CALCULATOR?a=B.&c=%20', '/mortgage-calculator?a=B.&c=%20'],
  ['/mortgage-calculator.', '/mortgage-calculator'],
  ['/mortgage-calculator...?x', '/mortgage-calculator?x'],
  ['/mortgage-calculator),', '/mortgage-calculator'],
  ['/mortgage-calculator%E2%80%9D%20', '/mortgage-calculator'],
  ['/%4Dortgage%2Dcalculator', '/mortgage-calculator'],
  ['/Legal?tab=privacy', '/legal?tab=privacy'],
  ['/legal.', '/legal'],
  ['/Blog/First-Post', '/blog/first-post'],
  ['/blog/first-post!', '/blog/first-post'],
])('%s leads to %s for good, its query with it', async (asked, to) => {
  const answer = await opened.app.inject(asked)
  expect([answer.statusCode, answer.headers.location]).toEqual([308, to])
})

test.each([
  '/Nope',
  '/nope.',
  '/Blog/Nope',
  '/...',
  '/ÄPFEL',
  '/Mortgage-Calculator/x',
  '/assets/A-1.js',
  '/Robots.txt',
  '/mortgage-calculator.Data',
])('%s is no other spelling of a page and stays unknown', async (asked) => {
  expect((await opened.app.inject(encodeURI(asked))).statusCode).toBe(404)
})

test('source maps, hidden files and the world outside are not there', async () => {
  expect((await opened.app.inject('/assets/a-1.js.map')).statusCode).toBe(404)
  expect((await opened.app.inject('/assets/..%2f..%2fpackage.json')).statusCode).toBe(400)
  expect((await opened.app.inject('/.hidden')).body).not.toContain('secret')
  expect((await opened.app.inject('/assets')).body).not.toContain('a-1.js')
})

test('a rendered page gets a nonce of its own, the store, and the same id as its answer', async () => {
  const first = await opened.app.inject('/')
  expect(first.statusCode).toBe(200)
  const answers = await Promise.all(['/blog/a', '/blog/b'].map((url) => opened.app.inject(url)))
  const nonces = answers.map((answer) => {
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? ''
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.body).toContain(`2 posts ${answer.headers['x-request-id']}`)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    return nonce
  })
  expect(new Set(nonces).size).toBe(2)
})

test('the status the app chooses passes through: nothing matches, so 404', async () => {
  const answer = await opened.app.inject('/no/such/page?x=<script>')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('/no/such/page')
})

test('hashes see through attributes that hold a bracket, and each script once', () => {
  const html = '<script data-a="1>0">x</script><SCRIPT>x</SCRIPT ><script defer src=a.js></script><style>s</style>'
  const policy = hashPolicy(html, ['https://money.example'])
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
  expect(policy).toContain("connect-src 'self' wss://money.example")
})
