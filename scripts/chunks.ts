/**
 * Which modules share a file of script. Few files, made of what is used together: a visitor on a slow line waits for each one. What a
 * page needs at once is read from its imports, so that no list has to follow when a file comes or goes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pageParts } from './page-parts.ts'

const root = path.dirname(import.meta.dirname)
/** Imports that bring code at once: not of types, not on demand. */
const imported = /(?:^|[\s;}])(?:import|export)\s+(?!type\b)(?:[^'"`;()]*?\sfrom\s+)?['"]([^'"]+)['"]/g
const comments = /(?<![\w.'"*])\/\*(?!\/)[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

function fileOf(from: string, specifier: string): string | null {
  if (specifier.includes('?')) return null
  const file = specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null
  return file !== null && /\.tsx?$/.test(file) && existsSync(path.join(root, file)) ? file : null
}

/** Worked out while building and shipped as plain data: a form needs the numbers, not the facts they come from. */
export const isPrecomputed = (file: string): boolean =>
  /\.precomputed\.ts$|\/calculators\/kit\/starting-(home|values)\.ts$/.test(file)

/** A file and all that it imports at once, by path from the root of the house. */
export function closure(...files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    // Precomputed files ship as plain data: what they are made from stays out.
    if (isPrecomputed(file)) return
    const code = readFileSync(path.join(root, file), 'utf8').replace(comments, '')
    for (const [statement, specifier = ''] of code.matchAll(imported)) {
      // `import { type A } from` brings nothing either.
      if (/\{/.test(statement) && !/^\s*(?:import|export)\s+[\w*]/.test(statement) && onlyTypes(statement)) continue
      const next = fileOf(file, specifier)
      if (next) visit(next)
    }
  }
  files.forEach(visit)
  return seen
}
const onlyTypes = (statement: string): boolean =>
  (/\{([^}]*)\}/.exec(statement)?.[1] ?? '').split(',').every((name) => name.trim() === '' || /^\s*type\s/.test(name))

/** Not the entry, which wakes the page: that must come after everything else. */
const shell = closure('src/app/root.tsx')
/** With the shell, what nearly every screen uses: numbers and how they are said and typed. */
const house = new Set([
  ...shell,
  ...closure(
    'src/app/ui/number-box.tsx',
    'src/app/ui/lost-piece.tsx',
    'src/app/ui/marked.tsx',
    // Few choices side by side: so small that a file of its own would cost more than it.
    'src/app/calculator/form/segments.tsx',
    'src/calculators/paths.ts',
    'src/app/state/today.ts',
    'src/calculators/kit/format.ts',
    'src/calculators/kit/say.ts',
    'src/engine/money.ts',
    'src/engine/month.ts',
    'src/facts/by-year.ts',
    'src/facts/cited.ts',
    'src/facts/default-year.ts',
    'src/facts/held-years.precomputed.ts',
  ),
])

/** Calculators of the second edition, by folder, with all that each page wakes up with. */
const tools = readdirSync(path.join(root, 'src/calculators'))
  .filter((slug) => existsSync(path.join(root, 'src/calculators', slug, 'answer.ts')))
  .map((slug) => ({ slug, files: closure(`src/calculators/${slug}/calculator.ts`) }))
/** What the questions of many calculators are made of; what few share stays with them. */
const MANY = 8
/** Bytes of source: what is less costs more as a file of its own than on a page that does without it. */
const SMALL = 600
const isSmall = (file: string) => readFileSync(path.join(root, file)).length < SMALL
const questions = [...new Set(tools.flatMap(({ files }) => [...files]))].filter((file) => {
  const users = tools.filter(({ files }) => files.has(file)).length
  return file.startsWith('src/calculators/kit/') && (users >= MANY || (users > 1 && isSmall(file)))
})
const page = new Set(
  [...closure('src/app/calculator/calculator-page.tsx', 'src/calculators/kit/calculator.ts'), ...questions].filter(
    (file) => !house.has(file),
  ),
)
const drawings = new Set(
  [...closure('src/app/calculator/explain/drawings.tsx')].filter((file) => !house.has(file) && !page.has(file)),
)

/** Small pieces that most screens begin with, whether or not they know a household; no calculator's page does, but answers ask for some. */
const pieces = new Set(
  [
    ...['profile.ts', 'use-stored.ts'].map((file) => `src/app/state/${file}`),
    'src/engine/rate.ts',
    ...closure(
      'src/app/screens/device/screen-head.tsx',
      'src/app/screens/picture/calculator-link.ts',
      'src/app/screens/picture/planning-loader.ts',
    ),
  ].filter((file) => !house.has(file)),
)

/** What a page keeps in memory for the day nothing can be fetched. */
const atHand = new Set(
  [
    ...closure(
      'src/app/shell/error-words.tsx',
      'src/app/ui/plain-toasts.tsx',
      'src/app/shell/lost-press.ts',
      'src/app/state/kept-notice.tsx',
    ),
  ].filter((file) => !house.has(file)),
)

const picture = (...files: readonly string[]) => files.map((file) => `src/app/screens/picture/${file}`)
/** What every planning screen stands in. What a calculator's page uses too is a file of its own, so that neither brings the other. */
const frame = new Set(
  [
    ...closure(
      ...['picture.ts', 'sample-choice.ts'].map((file) => `src/app/state/${file}`),
      ...picture('planning-screen.tsx'),
      'src/calculators/kit/starting-values.ts',
    ),
  ].filter((file) => !house.has(file)),
)
/** And what only those have that edit lists, or that may have to speak of hardship first. */
const besides = (...files: readonly string[]) =>
  new Set([...closure(...picture(...files))].filter((file) => !house.has(file) && !frame.has(file)))
const lists = besides('entry-list.tsx')
const hardship = besides('hardship-path.tsx')

/** All that the planning screens wake up with: at once, or the whole screen a moment later. */
const planners = closure(
  ...readdirSync(path.join(root, 'src/app/screens'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\.tsx$|-screen\.tsx$/.test(file))
    .map((file) => `src/app/screens/${file}`)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('/picture/')),
)
const sharedIn = (files: ReadonlySet<string>) =>
  new Set([...files].filter((file) => planners.has(file) || frame.has(file)))
/** And what many ask for on demand and a few screens at once. */
const shared = new Set([...sharedIn(page), 'src/facts/states/codes.ts'])
const sharedDrawings = sharedIn(drawings)

const inHouse = (files: ReadonlySet<string>) => (id: string) => files.has(path.relative(root, id.replace(/\?.*$/, '')))

interface Group {
  readonly name: string
  readonly test: RegExp | ((id: string) => boolean)
  readonly priority: number
}

/** The browser's half of a screen, as the router's own plugin names it. */
const CLIENT_HALF = '?__react-router-build-client-route'
/** Every page of visitors but a calculator's, which lies in few files as it is. */
const pageEntries = (): readonly string[] =>
  ['src/app/screens', 'src/app/screens/late']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => path.join(root, folder, file)))
    .filter((file) => file.endsWith('.tsx') && !/\/screens\/(calculator|admin-cms)\.tsx$/.test(file))
    .map((file) => file + CLIENT_HALF)
const named: readonly Group[] = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\/|rolldown[\\/]runtime|preload-helper/,
    priority: 40,
  },
  { name: 'house', test: inHouse(house), priority: 30 },
  { name: 'pieces', test: inHouse(pieces), priority: 28 },
  { name: 'at-hand', test: inHouse(atHand), priority: 26 },
  // Telephone numbers of help: a post that speaks of need shows them without a planning screen.
  { name: 'help-lines', test: /src\/content\/help-lines\.ts/, priority: 27 },
  // Tables and sources: a screen that has them needs no calculator for it.
  { name: 'tables', test: /src\/app\/ui\/(ledger|source-list)\.tsx/, priority: 27 },
  { name: 'shared', test: inHouse(shared), priority: 25 },
  { name: 'shared-drawings', test: inHouse(sharedDrawings), priority: 24 },
  // The kinds of spending a budget begins with: asked by its calculator, and by screens that know a household.
  { name: 'budget-kinds', test: /src\/engine\/budget\/default-categories\.ts/, priority: 25 },
  // Who is on a return: asked by many that work out no tax.
  { name: 'people-of-a-return', test: /src\/engine\/tax\/household\.ts/, priority: 23 },
  { name: 'calculator-page', test: inHouse(page), priority: 20 },
  { name: 'drawings', test: inHouse(drawings), priority: 18 },
  { name: 'planning', test: inHouse(frame), priority: 17 },
  { name: 'hardship', test: inHouse(hardship), priority: 17 },
  { name: 'entry-lists', test: inHouse(lists), priority: 16 },
  // What a household on a return is, for pages that ask who earns what and need no law.
  { name: 'tax-household', test: /src\/engine\/tax\/household\.ts/, priority: 16 },
  // The years' figures, and how a household is asked about: what any calculator that knows a tax year needs.
  {
    name: 'tax-years',
    test: /src\/(facts\/(tax-years(?!\/standing)|sources\/tax\.|states\/by-status)|engine\/tax\/benefit-taxation|calculators\/kit\/(household|tax-year|tax-citation))/,
    priority: 15,
  },
  // A federal return without what only explains it, kept in the browser's cache from one tax page to the next.
  {
    name: 'tax-law',
    test: /src\/(engine\/tax\/(?!explain-|return-lines|next-dollar|compare-returns|other-deduction|safe-harbor)[^/]+\.ts|facts\/states\/on-demand\.ts|calculators\/kit\/(earner-household|fetched-law|investor-tax)\.ts)/,
    priority: 14,
  },
  // One state's return, fetched with the first state chosen.
  {
    name: 'state-law',
    test: /src\/(engine\/tax\/state\/|facts\/states\/(plain-year|federal-wage-base|highest-benefit))/,
    priority: 12,
  },
  // What a level payment is and what is paid beside it: small, and asked by loans of every kind.
  { name: 'level-loan', test: /src\/engine\/lending\/(extras|payment)\.ts/, priority: 9 },
  // A level loan month by month, its insurance and its APR: one file for all home loans.
  {
    name: 'home-loans',
    test: /src\/(engine\/lending\/(amortize|loan|payment-calendar|penalty-meter|monthly-rows|apr|arm|pmi|fha|government-fees|escrow)|facts\/lending\/(mortgage|property-tax))\.ts/,
    priority: 8,
  },
]

const takes = ({ test }: Group, id: string) => (test instanceof RegExp ? test.test(id) : test(id))

let parts: ReadonlyMap<string, number> = new Map()
/** More than there are: a file that nothing falls to is not written. */
const MOST_PARTS = 120
export const groups: readonly Group[] = [
  ...named,
  ...Array.from({ length: MOST_PARTS }, (_, at) => ({
    name: `parts-${at + 1}`,
    test: (id: string) => parts.get(id) === at,
    priority: 5,
  })),
]

/** Looks what pages share once the browser's modules are known, before they are put into files. */
export function partsOfPages(): Plugin {
  return {
    name: 'parts-of-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const look = (id: string) => this.getModuleInfo(id)
      const groupOf = (id: string) =>
        named.find((group) => takes(group, id))?.name ?? (id.startsWith(`${root}/src/`) ? null : 'packages')
      parts = pageParts(
        pageEntries().filter((entry) => look(entry) !== null),
        look,
        groupOf,
      )
      if (Math.max(0, ...parts.values()) >= MOST_PARTS)
        throw new Error('Pages share more parts than there are groups for.')
    },
  }
}

const EMBED = 'src/app/embed/entry.tsx'
/** What every embedded calculator wakes up with, React too. Its entry comes after it. */
const embedded = new Set([...closure(EMBED), ...questions].filter((file) => file !== EMBED))
export const embedGroups = [
  {
    name: 'embed',
    test: (id: string) =>
      /node_modules\/(react|react-dom|scheduler)\/|rolldown[\\/]runtime|preload-helper/.test(id) ||
      inHouse(embedded)(id),
    priority: 40,
  },
]

/** A file's name says what it is: a calculator's questions, a state's law. */
export function chunkName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const part = /src\/calculators\/([^/]+)\/(calculator|answer|explain)\.ts$/.exec(facadeModuleId ?? '')
  const state = /src\/facts\/states\/([a-z]{2})\.ts$/.exec(facadeModuleId ?? '')?.[1]
  const isCompanion = /src\/app\/calculator\/companions\/[^/]+\//.test(facadeModuleId ?? '')
  if (part) return `assets/${part[2] === 'calculator' ? 'tool' : part[2]}-${part[1]}-[hash].js`
  if (isCompanion) return 'assets/companion-[name]-[hash].js'
  return state ? `assets/state-${state}-[hash].js` : 'assets/[name]-[hash].js'
}

/**
 * What a file asked for on demand stands on and brings along, without what every page has, and a calculator's page in any case. Of what few
 * calculators keep beside their form no page says what it stands on: each of them would carry the list.
 */
export function broughtAlong(file: string, files: string[]): string[] {
  return /\/(tool|companion)-/.test(file)
    ? []
    : files.filter((one) => !/\/(base|house|rolldown-runtime|calculator-page)-/.test(one))
}
