import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withLostPages } from '../../../scripts/lost-page.ts'
import { whyLost } from './lost-page.ts'
import { lostPressWords } from './lost-press.ts'

const refused = (status: number, data: string) => ({ status, statusText: '', data, internal: false })

test.each([
  ['a file of an earlier edition', new TypeError('Failed to fetch dynamically imported module: /a.js'), 'unreachable'],
  ['the same in another browser', new TypeError('error loading dynamically imported module'), 'unreachable'],
  ['the same in a third', new TypeError('Importing a module script failed.'), 'unreachable'],
  ['any error of a page that is marked', Object.assign(new Error('x'), { isLostPage: true }), 'unreachable'],
  ['a sign-in page in place of values', new Error('Unable to decode turbo-stream response from URL: x'), 'unreachable'],
  ['a limit', refused(429, '{"error":{"message":"Try again in 8 seconds."}}'), 'too-many'],
  ['a busy server', refused(503, ''), 'busy'],
])('%s is a page that did not come', (_, error, kind) => expect(whyLost(error)?.kind).toBe(kind))
test('a refusal keeps its wait', () => {
  expect(whyLost(refused(429, 'Try again in 8 seconds.'))).toEqual({ kind: 'too-many', seconds: 8 })
})
test.each([[new Error('x is undefined')], [refused(500, '')], [refused(404, '')], ['text'], [null]])(
  '%s is a page that broke',
  (error) => expect(whyLost(error)).toBeNull(),
)
test('the router’s own files go on to the page asked for, and the build ends where they are written otherwise', () => {
  const ssr = path.resolve('node_modules/react-router/dist/production/lib/dom/ssr')
  for (const file of ['routeModules.js', 'routes.js']) {
    const id = path.join(ssr, file)
    const code = readFileSync(id, 'utf8')
    expect(withLostPages(code, id)).toContain('isLostPage')
    expect(withLostPages(code, id)).not.toContain('location.reload')
    expect(() => withLostPages('await import(route.module)', id)).toThrow('scripts/lost-page.ts')
  }
  expect(withLostPages('as it is', '/other.js')).toBe('as it is')
})

test('a press that brought nothing says whether the page is old or the connection gone', () => {
  expect(lostPressWords(null).description).toContain('newer version')
  expect(lostPressWords({ kind: 'offline' }).description).toContain('offline')
})
