/** What keeps a visitor safe: the policy of each page, the headers of each answer, and how odd requests are met. */
import { createHash } from 'node:crypto'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { everyPage } from './every-page.ts'
import { expect, test } from './visitor.ts'

interface Raw {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A request exactly as written: no tidying of the path, no unpacking of the answer, no redirects. */
function raw(
  base: string | undefined,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Raw> {
  const { hostname, port } = new URL(base ?? '')
  return new Promise((resolve, reject) => {
    const outgoing = ask({ hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {} })
    outgoing.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
      answer.on('error', reject)
    })
    outgoing.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.alloc(0) })
    })
    outgoing.on('error', reject)
    outgoing.end(options.body)
  })
}

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
const accept = { accept: 'text/html' }

for (const path of everyPage) {
  // Whether the page then runs and loads nothing else is seen in `accessibility.spec.ts`, which loads every page.
  test(`${path} holds nothing its policy does not name`, async ({ baseURL }) => {
    const { headers, body } = await raw(baseURL, path, { headers: accept })
    const policy = directives(String(headers['content-security-policy']))
    expect(headers['x-frame-options'], 'nobody may frame it').toBe('DENY')
    for (const [name, sources] of [
      ['default-src', ["'self'"]],
      ['object-src', ["'none'"]],
      ['base-uri', ["'none'"]],
      ['form-action', ["'self'"]],
      ['frame-ancestors', ["'none'"]],
      ['connect-src', ["'self'"]],
    ] as const)
      expect(policy.get(name), name).toEqual(sources)
    for (const name of ['script-src', 'style-src'] as const) {
      const sources = policy.get(name) ?? []
      expect(sources[0], name).toBe("'self'")
      for (const source of sources.slice(1)) expect(source, name).toMatch(/^'(nonce-[\w-]{16,}|sha256-[\w+/]{43}=)'$/)
    }

    const html = body.toString('utf8')
    for (const [name, list] of [
      ['script', policy.get('script-src') ?? []],
      ['style', policy.get('style-src') ?? []],
    ] as const)
      for (const [, attributes = '', content = ''] of html.matchAll(
        new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'),
      )) {
        if (/\ssrc=/.test(attributes) || /application\/ld\+json/.test(attributes)) continue
        const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1]
        const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
        expect(list.includes(hash) || list.includes(`'nonce-${nonce}'`), `${name}: ${content.slice(0, 60)}`).toBe(true)
      }
    expect(html.match(/<[a-z][^>]*\son[a-z]+="/gi), 'no event attributes').toBeNull()
    expect(html.match(/(?:src|href)="(?:javascript:|https?:\/\/(?!truepenny\.example)[^"]*\.(?:js|css))/gi)).toBeNull()
  })
}

test('a script the policy does not name is refused', async ({ page, expectNoise }) => {
  expectNoise(/Content Security Policy/)
  for (const path of ['/about', '/blog']) {
    await page.goto(path)
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.ran = true')
      document.body.append(button)
      button.click()
      return 'ran' in window
    })
    expect(ran, path).toBe(false)
  }
})

test('the safety headers stand on pages, assets, data, redirects and refusals alike', async ({ baseURL }) => {
  const page = (await raw(baseURL, '/')).body.toString('utf8')
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? ''
  for (const path of ['/', '/blog', asset, '/sitemap.xml', '/api/market', '/privacy-policy', '/no-such-page', '/%00']) {
    const { headers } = await raw(baseURL, path, { headers: accept })
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['permissions-policy'], path).toContain('geolocation=()')
    expect(headers['content-security-policy'], path).toBeTruthy()
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers['server'], path).toBeUndefined()
    expect(headers['set-cookie'], path).toBeUndefined()
  }
  const market = await raw(baseURL, '/api/market')
  expect(market.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  // Told again and again to pages without a socket: kept by nobody, and 304 while nothing is new.
  expect(market.headers['cache-control']).toBe('public, no-cache')
})

test('each answer drawn on request has a nonce of its own', async ({ baseURL }) => {
  const nonces = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const { headers } = await raw(baseURL, '/blog')
    nonces.add(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '')
  }
  expect(nonces.size).toBe(3)
  expect([...nonces].every((nonce) => nonce.length >= 16)).toBe(true)
})

test('hashed assets keep for a year, pages are asked about each time and come as 304 when unchanged', async ({
  baseURL,
}) => {
  const page = await raw(baseURL, '/mortgage-calculator')
  expect(page.headers['cache-control']).toBe('no-cache')
  const assets = new Set(page.body.toString('utf8').match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
  expect(assets.size).toBeGreaterThan(3)
  for (const path of assets) {
    expect(path, 'a hash is in the name').toMatch(/-[\w-]{8,}\.(?:js|css|woff2)$/)
    const answer = await raw(baseURL, path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    expect((await raw(baseURL, `${path}.map`)).status, 'source maps stay private').toBe(404)
  }
  for (const path of ['/mortgage-calculator', '/sitemap.xml', [...assets][0] ?? '']) {
    const { headers } = await raw(baseURL, path)
    const again = await raw(baseURL, path, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status, path).toBe(304)
    expect(again.body.length).toBe(0)
    expect((await raw(baseURL, path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  }
})

test('answers come packed in what the browser reads, and say so to caches', async ({ baseURL }) => {
  const html = (await raw(baseURL, '/about')).body.toString('utf8')
  const css = /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? ''
  for (const path of ['/about', '/mortgage-calculator', css]) {
    const plain = await raw(baseURL, path)
    const br = await raw(baseURL, path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await raw(baseURL, path, { headers: { 'accept-encoding': 'gzip' } })
    const neither = await raw(baseURL, path, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(neither.headers['content-encoding']).toBeUndefined()
    expect(br.headers['content-encoding'], path).toBe('br')
    expect(gzip.headers['content-encoding'], path).toBe('gzip')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
    expect(br.headers.vary?.toLowerCase()).toContain('accept-encoding')
    expect(br.headers.etag).not.toBe(plain.headers.etag)
  }
})

test('no path climbs out of the site or meets its own files', async ({ baseURL }) => {
  for (const path of [
    '/../package.json',
    '/assets/../../package.json',
    '/assets/../../../../../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%252e%252e/%252e%252e/package.json',
    '/assets/%00.js',
    '/package.json',
    '/.env',
    '/.git/config',
    '/src/server/main.ts',
    '/build/server/index.js',
    '/assets/none-00000000.js',
    '/%ff',
    '/%',
    '/index.html',
  ]) {
    const answer = await raw(baseURL, path, { headers: accept })
    expect([400, 404], path).toContain(answer.status)
    expect(answer.body.toString('utf8'), path).not.toMatch(/root:|"dependencies"|\[core\]|readConfig|at [\w.]+ \(/)
  }
  const doubled = await raw(baseURL, '//evil.example/about')
  expect(doubled.status).toBe(308)
  expect(doubled.headers.location).toBe('/evil.example/about')
})

test('what stands in an address is never drawn as markup', async ({ baseURL, page, expectNoise }) => {
  expectNoise(/status of 404/)
  for (const path of [
    '/%3Cscript%3Ealert(1)',
    '/%3Cimg%20src=x%20onerror=alert(1)%3E-calculator',
    '/blog/%22%3E%3Csvg',
  ]) {
    const { body } = await raw(baseURL, path, { headers: accept })
    expect(body.toString('utf8'), path).not.toMatch(/<script>alert|<img src=x|"><svg>?[^/]*<\/title/)
    let asked = false
    page.on('dialog', async (dialog) => {
      asked = true
      await dialog.dismiss()
    })
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main img[src=x]')).toHaveCount(0)
    expect(asked).toBe(false)
  }
})

test('an address that is too long is 414, headers that are too large are 431', async ({ baseURL, request }) => {
  for (const path of [`/about?${'x'.repeat(5_000)}`, `/${'x'.repeat(5_000)}`, `/api/market?${'x'.repeat(5_000)}`])
    expect((await request.get(path)).status()).toBe(414)
  expect((await request.get('/about', { headers: { 'x-large': 'y'.repeat(20_000) } })).status()).toBe(431)
  expect((await raw(baseURL, `/${'z'.repeat(20_000)}`)).status).toBe(431)
  expect((await request.get('/about')).status()).toBe(200)
})

test('only JSON from our own pages changes anything, within its size', async ({ baseURL }) => {
  const json = { 'content-type': 'application/json' }
  const path = '/api/refresh-market-data'
  const post = (headers: Record<string, string>, body?: string) =>
    raw(baseURL, path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) })
  expect((await post({ ...json, origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post({ 'content-type': 'text/plain' }, '{}')).status).toBe(415)
  expect((await post({})).status).toBe(415)
  expect((await post(json, '{')).status).toBe(400)
  expect((await post(json, JSON.stringify({ big: 'x'.repeat(100_000) }))).status).toBe(413)
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await raw(baseURL, path, { method, headers: json })
    expect(answer.status, method).toBe(405)
    expect(answer.headers.allow).toBe('POST')
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect((await raw(baseURL, '/about', { method, headers: json })).status, method).toBe(405)
  const refusal = await raw(baseURL, '/api/nothing')
  expect(refusal.status).toBe(404)
  expect(JSON.parse(refusal.body.toString('utf8'))).toMatchObject({ error: { code: 'not_found' } })
})

test('a socket is opened for our own pages only', async ({ baseURL }) => {
  const upgrade = (origin: string) =>
    raw(baseURL, '/ws', {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        origin,
      },
    })
  expect((await upgrade('https://evil.example')).status).toBe(403)
  expect((await upgrade('null')).status).toBe(403)
  expect((await upgrade(new URL(baseURL ?? '').origin)).status).toBe(101)
})
