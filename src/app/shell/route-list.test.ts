/** The browser's list of routes is told shorter than the router writes it, and says the same. */
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { HEAD, readRouteList, tellRouteList, withoutImports, withoutSmall } from '../../../scripts/route-list.ts'

const like = { parentId: 'root', caseSensitive: true, hasLoader: true, css: ['/assets/house-aa.css'], imports: [] }
const page = { ...like, hasLoader: false }
const list = {
  entry: { module: '/assets/entry-aa.js', imports: ['/assets/base-aa.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: '/assets/root-aa.js',
      hasErrorBoundary: true,
      imports: ['/assets/base-aa.js'],
    },
    // The front page has no path, and its name is not one.
    'screens/landing': { id: 'screens/landing', index: true, module: '/assets/landing-aa.js', ...page },
    'screens/lesson': { id: 'screens/lesson', path: 'learning/:slug', module: '/assets/lesson-aa.js', ...like },
    'page/about': { id: 'page/about', path: 'about', module: '/assets/about-aa.js', ...page },
    'page/learning/class': {
      id: 'page/learning/class',
      path: 'learning/class',
      module: '/assets/class-aa.js',
      ...page,
    },
    'calculator/a': { id: 'calculator/a', path: 'a', module: '/assets/calculator-aa.js', ...like },
    'calculator/b': { id: 'calculator/b', path: 'b', module: '/assets/calculator-aa.js', ...like },
    'screens/any-path': { id: 'screens/any-path', path: '*', module: '/assets/any-path-aa.js', ...like },
  },
  url: '/assets/manifest-aa.js',
  version: 'aa',
}
/** What a browser has after the script. */
const heard = (script: string): unknown => {
  const window: Record<string, unknown> = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window['__reactRouterManifest']))
}

describe('the list of routes', () => {
  test('says the same when it is told short', () => {
    expect(heard(tellRouteList(list))).toEqual(list)
  })
  test('names a file once, however many routes it has', () => {
    const told = tellRouteList(list)
    expect(told.split('calculator-aa')).toHaveLength(2)
    expect(told.length).toBeLessThan(JSON.stringify(list).length)
  })
  test('loses what each route imports, which stands in the page', () => {
    const read = readRouteList(`${HEAD}${JSON.stringify(list)};`)
    expect(read).toEqual(list)
    const { routes, ...rest } = withoutImports(read)
    expect(Object.values(routes).flatMap(({ imports }) => imports)).toEqual([])
    expect(rest).toEqual({ entry: list.entry, url: list.url, version: list.version })
  })
  test('names no file whose code stands in each page, but the one it stands on', () => {
    const standsOn = { '/assets/entry-aa.js': '/assets/base-aa.js', '/assets/root-aa.js': '/assets/house-aa.js' }
    const { entry, routes } = withoutSmall(list, standsOn)
    expect(entry).toEqual({ module: '/assets/base-aa.js', imports: [], css: [] })
    expect(routes['root']?.module).toBe('/assets/house-aa.js')
    expect(routes['page/about']).toEqual(list.routes['page/about'])
  })
})
