/**
 * Builds the site: pages and scripts by React Router, then sitemap, robots and compressed copies. With --if-stale nothing is
 * done when no source changed since the last build.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { pages } from '../src/app/pages.ts'
import { pageText } from '../src/server/finished/draw-page.ts'
import { finishEmbed, finishHtml, passesOn } from '../src/server/finished/finish-html.ts'
import { type PageList, pageListFile } from '../src/server/finished/page-list.ts'
import { dayIn, HOME_ZONE } from '../src/wire/day.ts'
import { embedPath } from '../src/wire/embed.ts'
import { buildEmbed } from './embed-files.ts'
import { oneByte } from './one-byte.ts'
import { readRouteList, tellRouteList, withoutImports, withoutSmall } from './route-list.ts'
import { builtCalculators, calculatorPages, robotsText, sitemapXml } from './site-map.ts'
import { buildWorkers } from './workers.ts'

const root = path.dirname(import.meta.dirname)
const stampFile = path.join(root, 'build', '.built')
const sources = ['src', 'public', 'scripts', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

function filesIn(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesIn(path.join(root, source))).sort()) {
    hash.update(path.relative(root, file))
    hash.update(readFileSync(file))
  }
  hash.update(process.env['VITE_SITE_ORIGIN'] ?? '')
  return hash.digest('hex')
}

const now = fingerprint()
if (process.argv.includes('--if-stale') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now)
  process.exit(0)

process.stdout.write('Building the site…\n')
const began = performance.now()
const day = dayIn(HOME_ZONE, new Date())
rmSync(path.join(root, 'build'), { recursive: true, force: true })
const run = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production' },
  maxBuffer: 64 * 1024 * 1024,
})
if (run.status !== 0) {
  process.stderr.write(`${run.stdout}\n${run.stderr}\n`)
  process.exit(1)
}
await buildWorkers()
const client = path.join(root, 'build', 'client')
const site = siteChunks()
const embeds = await codeOfEmbeds()
const small = smallFiles()
const list: PageList = { day, daily: { ...codeOfCalculators(), ...planningPages(), ...embeds }, small }
finishPages(list)
writeFileSync(pageListFile(path.join(root, 'build')), JSON.stringify(list))
writeFileSync(path.join(client, 'sitemap.xml'), sitemapXml())
writeFileSync(path.join(client, 'robots.txt'), robotsText())
// The last file a small one asks for is the one it stands on.
const standsOn = Object.fromEntries(
  Object.entries(small).map(([address, code]) => [address, `/assets/${/.*from"\.\/([^"]+)"/.exec(code)?.[1]}`]),
)
for (const file of filesIn(path.join(client, 'assets')).filter((name) => /manifest-\w+\.js$/.test(name)))
  writeFileSync(
    file,
    plainSheets(tellRouteList(withoutSmall(withoutImports(readRouteList(readFileSync(file, 'utf8'))), standsOn))),
  )
for (const folder of ['server', 'calculation', 'finished'])
  for (const file of filesIn(path.join(root, 'build', folder)).filter((name) => name.endsWith('.js')))
    writeFileSync(file, oneByte(plainSheets(readFileSync(file, 'utf8'))))
await drawEmbeds()
const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)]
await Promise.all(filesIn(client).map(compress))
writeFileSync(stampFile, now)
process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`)

/** Beside each other: what reads the code beside the build ends long before it, and this is a third of the work. */
async function compress(file: string): Promise<void> {
  if (!/\.(html|js|css|svg|json|xml|txt|data)$/.test(file)) return
  const body = readFileSync(file)
  if (body.length < 600) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  writeFileSync(`${file}.br`, await brotli(body, { params }))
  writeFileSync(`${file}.gz`, await gz(body, { level: 9 }))
}

/**
 * React Router writes a bare '#' after a style sheet's address, and so a script that needs the sheet fetches it again. The lists of the
 * browser and of the server lose it as the finished pages do (`finishHtml`): all three must say the same.
 */
function plainSheets(script: string): string {
  return script.replaceAll(/(\/assets\/[\w.-]+\.css)#(?=["'`])/g, '$1')
}

type Chunk = { file: string; imports?: string[]; css?: string[] }
/** What the build of the site made, by source file. */
function siteChunks(): Record<string, Chunk> {
  return JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
}

/** The scripts of each calculator's page, by its address: fetched at once, not after the page's code has run. */
function codeOfCalculators(): Record<string, string[]> {
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = site[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) filesOf(next, seen)
    return seen
  }
  const page = filesOf('src/app/calculator/calculator-page.tsx')
  return Object.fromEntries(
    calculatorPages().map(([address, slug]) => {
      const wanted = new Set([...filesOf(`src/calculators/${slug}/calculator.ts`), ...page])
      return [address, [...wanted].filter((file) => file.endsWith('.js')).map((file) => `/${file}`)]
    }),
  )
}

/** Style sheet and scripts of each calculator in a frame, by its address. */
async function codeOfEmbeds(): Promise<Record<string, string[]>> {
  // The site has one style sheet, whichever of its files brings it.
  const sheets = [...new Set(Object.values(site).flatMap(({ css = [] }) => css))].map((file) => `/${file}`)
  const scripts = await buildEmbed(client)
  return Object.fromEntries(builtCalculators().map(({ slug }) => [embedPath(slug), [...sheets, ...scripts(slug)]]))
}

/** Drawn by the built app itself, as the server draws them anew each day. */
async function drawEmbeds(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const app = (await import(pathToFileURL(path.join(root, 'build', 'server', 'index.js')).href)) as ServerBuild
  const ask = pageText(app)
  for (const [address, files] of Object.entries(embeds)) {
    const folder = path.join(client, address)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), finishEmbed(await ask(address, { today: day, market: null }), files))
  }
}

/** What every page begins with and is too small for a request: the frame's route, which passes on the house, and what wakes the page. */
function smallFiles(): Record<string, string> {
  const [root, entry] = ['src/app/root.tsx?__react-router-build-client-route', 'src/app/entry.client.tsx'].map(
    (key) => {
      const address = `/${site[key]?.file}`
      return [address, readFileSync(path.join(client, address), 'utf8')] as const
    },
  )
  if (!root || !entry || !passesOn(root[1]))
    throw new Error('The frame of the pages is no longer passed on by a file of its own.')
  return Object.fromEntries([root, entry])
}

/** Planning screens show a household as of a day: those whose route loads it. They fetch nothing but what their HTML names. */
function planningPages(): Record<string, string[]> {
  const isPlanning = (screen: string) =>
    /\bplanningLoader\b/.test(readFileSync(path.join(root, 'src', 'app', 'screens', `${screen}.tsx`), 'utf8'))
  return Object.fromEntries(
    pages.flatMap(({ path: address, screen }) => (screen && isPlanning(screen) ? [[address, []]] : [])),
  )
}

function finishPages({ daily, small }: PageList): void {
  for (const file of filesIn(client).filter((name) => name.endsWith('.html'))) {
    const address = `/${path.relative(client, path.dirname(file)).split(path.sep).join('/')}`
    writeFileSync(file, finishHtml(readFileSync(file, 'utf8'), daily[address] ?? [], small))
  }
}
