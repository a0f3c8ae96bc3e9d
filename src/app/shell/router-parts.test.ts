/** What the browser does without of the router and of the bundler, on the router's own files and on files as the bundler writes them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import site from '../../../react-router.config.ts'
import { helpedBy, withHelpers } from '../../../scripts/helpers-in-base.ts'
import { withoutUnused } from '../../../scripts/router-parts.ts'

const lib = path.resolve('node_modules/react-router/dist/production/lib')
const names = (code: string): readonly string[] =>
  (/export \{([^}]*)\}/.exec(code)?.[1] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^.* as /, ''))
    .sort()

describe('parts of the router that no page uses', () => {
  test.each(['router/instrumentation.js', 'dom/ssr/fog-of-war.js'])('%s still gives all that it gave', (file) => {
    const id = path.join(lib, file)
    const code = readFileSync(id, 'utf8')
    const told = withoutUnused(code, id)
    expect(names(told)).toEqual(names(code))
    expect(told).toMatch(/instead_\w+ as \w+/)
  })
  test('they are only left out while pages know every route', () => {
    expect(site.routeDiscovery).toEqual({ mode: 'initial' })
  })
  test('a router that gives something else ends the build; other files stay as they are', () => {
    const id = path.join(lib, 'dom/ssr/fog-of-war.js')
    expect(() => withoutUnused('export { getPartialManifest };', id)).toThrow('isFogOfWarEnabled')
    expect(withoutUnused('export { a };', path.join(lib, 'router/router.js'))).toBe('export { a };')
  })
})

test('the helpers of the bundler stand in the file all others stand on, and are asked of it', async () => {
  const helpers = 'var e=x=>x+1,t=x=>x*2;export{e as n,t as r};'
  const base = 'import{r as e}from"./rolldown-runtime-a.js";var t=e(4);export{t as a};'
  const other =
    'import{n as e,r as i}from"./rolldown-runtime-a.js";import{a as t}from"./base-b.js";export const all=[e(t),i(t)];'
  const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
  const home = module(withHelpers(base, helpers, 'rolldown-runtime-a.js'))
  const helped = helpedBy(other, 'base-b.js', 'rolldown-runtime-a.js')
  expect(helped).not.toContain('rolldown-runtime')
  const told: unknown = await import(/* @vite-ignore */ module(helped.replaceAll('./base-b.js', home)))
  expect(told).toMatchObject({ all: [9, 16] })
})
