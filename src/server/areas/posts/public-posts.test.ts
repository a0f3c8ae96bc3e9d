import { afterEach, describe, expect, it } from 'vitest'
import { posts } from '#content/posts.ts'
import { blogFeeds } from '#wire/feeds.ts'
import { postPicturePath } from '#wire/post-paths.ts'
import { openTestApp } from '../../app.testkit.ts'
import { sharingPicture } from './sharing-picture.ts'

let opened: Awaited<ReturnType<typeof openTestApp>> | undefined
afterEach(async () => {
  await opened?.app.close()
  opened = undefined
})
const three = posts.slice(0, 3)
const seeded = async () => {
  opened = await openTestApp({
    store: {
      posts: {
        list: async () => ({ posts: three.map(({ body: _, ...summary }) => summary), next: null }),
        find: async (slug) => three.find((post) => post.slug === slug) ?? null,
        newest: async () => three,
        tags: async () => [],
        save: async () => {},
        seed: async () => {},
      },
    },
  })
  return opened.app
}
/** Width and height of a PNG: bytes 16 to 23 of its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('feeds', () => {
  it('carry the articles with their numbers looked up, and answer 304 to whoever has them', async () => {
    const app = await seeded()
    for (const path of Object.values(blogFeeds)) {
      const answer = await app.inject(path)
      expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
      expect(answer.payload).toContain(posts[0]?.title.slice(0, 12))
      expect(answer.payload).not.toContain('{{')
      const etag = String(answer.headers['etag'])
      expect((await app.inject({ url: path, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
      expect((await app.inject({ url: path, method: 'POST', payload: {} })).statusCode).toBe(405)
    }
    expect((await app.inject(blogFeeds.json)).json().items).toHaveLength(3)
  }, 30_000)
})

describe('the API’s articles', () => {
  it('answer 304 to whoever has them', async () => {
    const app = await seeded()
    for (const url of ['/api/v1/posts', `/api/v1/posts/${posts[0]?.slug}`]) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(200)
      const etag = String(answer.headers['etag'])
      expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    }
  })
})

describe('the picture of an article', () => {
  it('is a picture of the size that links are shown with, for articles alone', async () => {
    const app = await seeded()
    const path = postPicturePath(posts[0]?.slug ?? '')
    const answer = await app.inject(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(sizeOf(answer.rawPayload)).toEqual([1200, 630])
    expect(answer.rawPayload.length).toBeLessThan(60_000)
    const etag = String(answer.headers['etag'])
    expect((await app.inject({ url: path, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    for (const slug of ['no-such-article', '%3Cscript%3E', 'UPPER']) {
      const none = await app.inject(postPicturePath(slug))
      expect([404, 308]).toContain(none.statusCode)
    }
  })

  it('holds any title', async () => {
    for (const title of [
      'A',
      '</span><b>&amp; "x"',
      'W'.repeat(200),
      'word '.repeat(60),
      '\u0000\ud800',
      '99% of $1 £ 中',
    ])
      expect(sizeOf(await sharingPicture(title)), title).toEqual([1200, 630])
  })
})
