/** No circle, no arrow that points up, no calculator that leans on a sibling. Each detector first finds an offender made for it. */
import { describe, expect, test } from 'vitest'
import { circles, filesOf, type Graph, graphOf, isTest } from './import-graph.testkit.ts'

const texts = (files: Readonly<Record<string, string>>) => graphOf(new Map(Object.entries(files)))
const house = graphOf(filesOf(['src']))

describe('what counts as an import', () => {
  const naming: readonly (readonly [string, string])[] = [
    ['a name', "import { one } from './b.ts'"],
    ['a type', "import type { One } from './b.ts'"],
    ['a type among names', "import {\n  type One,\n  two,\n} from './b.ts'"],
    ['everything', "import * as all from './b.ts'"],
    ['an export handed on', "export { one } from './b.ts'"],
    ['a file for its effect', "import './b.ts'"],
    ['a file when needed', "const load = () => import('./b.ts')"],
    ['a type in place', "type One = import('./b.ts').One"],
    ['a worker', "new Worker(new URL('./b.ts', import.meta.url))"],
    ['a room by its name', "import { one } from '#engine/b.ts'"],
    ['the second of two', "import { x } from 'react'\nimport { one } from './b.ts'"],
  ]
  test.each(naming)('%s', (_, code) => {
    const found = texts({ 'src/engine/a.ts': code, 'src/engine/b.ts': '' })
    expect(found.get('src/engine/a.ts')).toEqual(['src/engine/b.ts'])
  })
  test('files named by a pattern', () => {
    const code = "const folders = import.meta.glob<{ a: One }>('../*/b.ts')"
    const found = texts({ 'src/engine/a/a.ts': code, 'src/engine/b/b.ts': '', 'src/engine/b/c.ts': '' })
    expect(found.get('src/engine/a/a.ts')).toEqual(['src/engine/b/b.ts'])
  })
  test('a comment and a package do not', () => {
    const code = "// import { one } from './b.ts'\n/** import './b.ts' */\nimport { two } from 'b.ts'\n"
    expect(texts({ 'src/a.ts': code, 'src/b.ts': '' }).get('src/a.ts')).toEqual([])
  })
  test('the whole house is read', () => {
    expect(house.size).toBeGreaterThan(1000)
    expect(house.get('src/calculators/catalogue.ts')).toContain('src/calculators/mortgage/meta.ts')
  })
})

describe('no import circle, of types neither', () => {
  test('a circle of two, and one of three through types, are found', () => {
    const two = texts({
      'src/a.ts': "import './b.ts'",
      'src/b.ts': "export * from './a.ts'",
      'src/c.ts': "import './a.ts'",
    })
    expect(circles(two)).toEqual([['src/a.ts', 'src/b.ts']])
    const three = texts({
      'src/a.ts': "import type { B } from './b.ts'",
      'src/b.ts': "import type { C } from './c.ts'",
      'src/c.ts': "import type { A } from './a.ts'",
    })
    expect(circles(three)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']])
  })
  test('the house has none', () => {
    expect(circles(house)).toEqual([])
  })
})

/** Which rooms each room may look into. See docs/map.md. */
const below: Readonly<Record<string, readonly string[]>> = {
  facts: [],
  engine: ['facts'],
  calculators: ['engine', 'facts'],
  content: [],
  teaching: ['calculators', 'engine', 'facts', 'content'],
  writing: ['calculators', 'engine', 'facts', 'content'],
  wire: [],
  app: ['teaching', 'writing', 'calculators', 'engine', 'facts', 'content', 'wire'],
  server: ['writing', 'calculators', 'engine', 'facts', 'content', 'wire'],
}
const roomOf = (file: string): string => file.split('/')[1] ?? ''
/** Inside one room a wall stands too: the kit knows no calculator, and small parts of the screens know no page. */
const storeys: readonly (readonly [string, string])[] = [
  ['src/calculators/kit/', 'src/calculators/(?!kit/)'],
  ['src/app/(ui|state|live)/', 'src/app/(screens|shell|calculator)/'],
  ['src/app/(calculator|shell)/', 'src/app/screens/'],
  ['src/engine/oracles/', 'src/(?!engine/oracles/)'],
]
function upward(graph: Graph): string[] {
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        if (isTest(file) || isTest(target)) return false
        const [from, to] = [roomOf(file), roomOf(target)]
        if (from !== to && from in below && !below[from]?.includes(to)) return true
        return storeys.some(([low, high]) => new RegExp(`^${low}`).test(file) && new RegExp(`^${high}`).test(target))
      })
      .map((target) => `${file} → ${target}`),
  )
}
describe('no arrow points up', () => {
  const offenders: readonly (readonly [string, string])[] = [
    ['src/facts/a.ts', 'src/engine/b.ts'],
    ['src/engine/a.ts', 'src/calculators/b.ts'],
    ['src/server/a.ts', 'src/app/b.ts'],
    ['src/calculators/a.ts', 'src/teaching/b.ts'],
    ['src/wire/a.ts', 'src/facts/b.ts'],
    ['src/calculators/kit/a.ts', 'src/calculators/tax/b.ts'],
    ['src/app/ui/a.tsx', 'src/app/screens/b.tsx'],
    ['src/app/calculator/a.tsx', 'src/app/screens/b.tsx'],
    ['src/engine/oracles/a.ts', 'src/engine/b.ts'],
  ]
  test.each(offenders)('%s → %s is found', (from, to) => {
    expect(upward(new Map([[from, [to]]]))).toEqual([`${from} → ${to}`])
    expect(upward(new Map([[to, [to]]]))).toEqual([])
  })
  test('the house has none', () => {
    expect(upward(house)).toEqual([])
  })
})

/** Rooms of `calculators/` that belong to all of them. */
const shared: ReadonlySet<string> = new Set(['kit', 'api'])
function siblings(graph: Graph): string[] {
  const own = (file: string) => /^src\/calculators\/([^/]+)\//.exec(file)?.[1]
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        const [from, to] = [own(file), own(target)]
        return from !== undefined && to !== undefined && from !== to && !shared.has(from) && !shared.has(to)
      })
      .map((target) => `${file} → ${target}`),
  )
}
describe('no calculator imports another', () => {
  test('one that does is found, one that uses the kit is not', () => {
    const found = texts({
      'src/calculators/tax/a.ts': "import '../mortgage/b.ts'\nimport '../kit/c.ts'",
      'src/calculators/mortgage/b.ts': "import '#calculators/tax/a.ts'",
      'src/calculators/kit/c.ts': '',
    })
    expect(siblings(found)).toEqual([
      'src/calculators/tax/a.ts → src/calculators/mortgage/b.ts',
      'src/calculators/mortgage/b.ts → src/calculators/tax/a.ts',
    ])
  })
  test('the house has none', () => {
    expect(siblings(house)).toEqual([])
  })
})
