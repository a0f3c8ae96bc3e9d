import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApp, type Browser, openAdminApp } from '../admin/admin.testkit.ts'
import { mediaFolder } from './folder.ts'
import { mediaIn } from './open-media.ts'
import { redraw } from './redraw.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-media-'))
let app: AdminApp
let ada: Browser
beforeAll(async () => {
  app = await openAdminApp({ media: mediaFolder(mediaIn(folder)) })
  ada = await app.as('ada')
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const send = (file: Buffer, alt = 'A blue field') => ada.ask('POST', '/media', { alt, data: file.toString('base64') })

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'a %s is drawn anew as WebP and read by anybody',
  async (kind) => {
    const answer = await send(await drawn(64, 40)[kind]().toBuffer())
    expect(answer.statusCode).toBe(200)
    const { picture } = answer.json()
    expect(picture).toMatchObject({ width: 64, height: 40, alt: 'A blue field', who: 'ada' })
    const read = await app.app.inject(`/media/${picture.name}`)
    expect(read.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await sharp(read.rawPayload).metadata()).format).toBe('webp')
    const again = await app.app.inject({
      url: `/media/${picture.name}`,
      headers: { 'if-none-match': String(read.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  },
)

test('nothing of the file travels along: no place, no camera, nothing behind its end', async () => {
  const file = await drawn(30, 20)
    .withExif({ IFD0: { Copyright: 'hidden-words', Make: 'hidden-camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const tailed = Buffer.concat([file, Buffer.from('<script>hidden-script</script>')])
  expect(tailed.toString('latin1')).toContain('hidden-words')
  const { bytes } = await redraw(tailed)
  expect(bytes.toString('latin1')).not.toContain('hidden')
  const meta = await sharp(bytes).metadata()
  expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined])
})

test('a picture on its side is put upright, and one too wide is made narrower', async () => {
  const turned = await drawn(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await redraw(turned)).toMatchObject({ width: 20, height: 40 })
  expect(await redraw(await drawn(3_200, 100).png().toBuffer())).toMatchObject({ width: 1_600, height: 50 })
})

const png = await drawn(10, 10).png().toBuffer()
test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing that is a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a drawing behind the mark of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from('<svg onload="alert(1)"/>')])],
  ['half a PNG', png.subarray(0, 60)],
  ['a PNG whose points are gone', Buffer.concat([png.subarray(0, 41), Buffer.alloc(60, 7)])],
  ['a TIFF', await drawn(10, 10).tiff().toBuffer()],
  ['a PDF', Buffer.from('%PDF-1.7 whatever follows here')],
  ['noise', Buffer.from('ffd8ffe000104a46494600'.repeat(20), 'hex')],
])('%s is no picture', async (_, file) => {
  const answer = await send(file)
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'not_a_picture'])
})

test('a small file that unfolds into too many points is refused before it does', async () => {
  const bomb = await drawn(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  const answer = await send(bomb)
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'too_many_points'])
})

test('a picture without words, too large, or with more than a picture has, is refused', async () => {
  const before = readdirSync(path.join(folder, 'media')).length
  for (const alt of ['', '  ', 'ab', 'x'.repeat(301)]) expect((await send(png, alt)).statusCode).toBe(422)
  const more = [
    { alt: 'A blue field' },
    { alt: 'A blue field', data: png.toString('base64'), name: '../../etc/passwd' },
    { alt: 'A blue field', data: 'data:image/png;base64,AAAA' },
    { alt: ['A blue field'], data: png.toString('base64') },
  ]
  for (const body of more) expect((await ada.ask('POST', '/media', body)).statusCode).toBe(422)
  const heavy = { alt: 'A blue field', data: 'A'.repeat(7_200_000) }
  expect((await ada.ask('POST', '/media', heavy)).statusCode).toBe(413)
  expect(readdirSync(path.join(folder, 'media'))).toHaveLength(before)
})

test('no name but that of a picture meets the disk', async () => {
  for (const name of [
    '..%2f..%2fpackage.json',
    'x.webp',
    `${'a'.repeat(32)}.webp`,
    `${'a'.repeat(32)}.webp%00.png`,
    '__proto__',
  ])
    expect([400, 404]).toContain((await app.app.inject(`/media/${name}`)).statusCode)
  expect(await mediaFolder(mediaIn(folder)).get('../truepenny.sqlite')).toBeNull()
})

test('pictures are listed newest first, and only for editors', async () => {
  const { pictures } = (await ada.ask('GET', '/media')).json()
  expect(pictures.length).toBeGreaterThan(1)
  expect((await app.ask('GET', '/media')).statusCode).toBe(401)
  expect((await app.ask('POST', '/media', { alt: 'A blue field', data: png.toString('base64') })).statusCode).toBe(401)
})
