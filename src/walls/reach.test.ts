/** Every file of the house can be come to from one of its doors: what the browser opens, what the server starts, what a command runs. */
import { describe, expect, test } from 'vitest'
import { awaited, proofs } from '../../knip.config.ts'
import { pages } from '../app/pages.ts'
import { coming } from '../calculators/coming.ts'
import { filesOf, type Graph, graphOf, isTest, reachable } from './import-graph.testkit.ts'

const files = filesOf(['src', 'scripts', 'bench', '.'])
const graph = graphOf(files)

/** The doors. Screens are named by the table of pages and by the routes. */
const doors: readonly string[] = [
  'src/app/entry.client.tsx',
  'src/app/entry.server.tsx',
  'src/app/embed/entry.tsx',
  'src/app/root.tsx',
  'src/app/routes.ts',
  'src/server/main.ts',
  // The page of `npm run gallery`, named by its index.html.
  'src/app/ui/gallery/main.tsx',
  ...pages.map(({ screen }) => `src/app/screens/${screen}.tsx`),
  ...[...(files.get('src/app/routes.ts') ?? '').matchAll(/'((?:screens|shell)\/[\w-]+\.tsx?)'/g)].map(
    (match) => `src/app/${match[1]}`,
  ),
  ...[...graph.keys()].filter((file) => /^(scripts|bench)\/|^[\w.-]+\.config\.ts$/.test(file) && !isTest(file)),
]
/** Independent second ways, made-up people and the example that new calculators are copied from: tests alone come there. */
const isProof = (file: string) =>
  /^src\/(engine\/(oracles|tax\/proof)|calculators\/kit\/example)\//.test(file) || file in proofs

const left = (of: Graph, from: readonly string[], allowed: (file: string) => boolean): string[] => {
  const seen = reachable(of, from)
  return [...of.keys()].filter((file) => file.startsWith('src/') && !isTest(file) && !seen.has(file) && !allowed(file))
}

describe('no file that no door leads to', () => {
  test('a file that only its own test reads is found', () => {
    const made = graphOf(
      new Map([
        ['src/server/main.ts', "import './used.ts'"],
        ['src/server/used.ts', ''],
        ['src/server/unused.ts', ''],
        ['src/server/unused.test.ts', "import './unused.ts'"],
      ]),
    )
    expect(left(made, ['src/server/main.ts'], () => false)).toEqual(['src/server/unused.ts'])
  })
  test('the house has none but the facts that wait', () => {
    expect(left(graph, doors, (file) => isProof(file) || file in awaited)).toEqual([])
  })
  test('what is listed as waiting does wait, for something that is still to come', () => {
    const seen = reachable(graph, doors)
    const plans = coming.map((meta) => meta.slug)
    for (const [file, why] of Object.entries(awaited)) {
      expect(graph.has(file), file).toBe(true)
      expect(seen.has(file), `${file} is read by now: take its line away`).toBe(false)
      expect(plans, file).toContain(/^the ([\w-]+) calculator:|^(\/[\w-]+):/.exec(why)?.slice(1).find(Boolean))
    }
  })
  test('every proof and every help of the tests is used by a test', () => {
    const tests = [...graph.keys()].filter((file) => /\.(test|cluster)\.tsx?$/.test(file))
    const seen = reachable(graph, tests)
    const helps = [...graph.keys()].filter(
      (file) => file.startsWith('src/') && (isProof(file) || /\.testkit\.tsx?$/.test(file)),
    )
    expect(helps.length).toBeGreaterThan(10)
    expect(helps.filter((file) => !seen.has(file))).toEqual([])
  })
})
