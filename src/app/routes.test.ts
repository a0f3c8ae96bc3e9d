import { expect, test } from 'vitest'
import routes from './routes.ts'

test('every page is found under the one spelling of its address', () => {
  expect(routes.length).toBeGreaterThan(100)
  expect(routes.filter((route) => !route.caseSensitive)).toEqual([])
  for (const { path = '' } of routes) expect(path).toBe(path.toLowerCase())
})
