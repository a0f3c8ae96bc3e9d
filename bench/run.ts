/**
 * `npm run bench`: every measurement, or those named (`npm run bench -- engine http`). Prints Markdown and keeps the figures in
 * artifacts/bench.json; a section measured on its own replaces only itself there. BENCH_SHORT=1 takes few samples, to try things out.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import path from 'node:path'
import { isMet, ratioOf, type Section } from './report/figure.ts'
import { sectionText } from './report/markdown.ts'

const measurements: Readonly<Record<string, () => Promise<{ measure(): Promise<Section> }>>> = {
  engine: () => import('./engine.ts'),
  tax: () => import('./tax.ts'),
  windows: () => import('./windows.ts'),
  simulation: () => import('./simulation.ts'),
  plans: () => import('./plans.ts'),
  spending: () => import('./spending.ts'),
  planning: () => import('./planning.ts'),
  full: () => import('./full-household.ts'),
  dearest: () => import('./dearest.ts'),
  bytes: () => import('./bytes.ts'),
  chart: () => import('./chart.ts'),
  typing: () => import('./typing.ts'),
  pages: () => import('./every-page.ts'),
  http: () => import('./http.ts'),
  crowd: () => import('./crowd.ts'),
  memory: () => import('./memory.ts'),
  community: () => import('./community.ts'),
  'community-search': () => import('./community-search.ts'),
  sockets: () => import('./sockets.ts'),
  lighthouse: () => import('./lighthouse.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement ${unknown.join(', ')}. Choose from: ${Object.keys(measurements).join(', ')}.\n`,
  )
  process.exit(1)
}

const file = path.join(import.meta.dirname, '..', 'artifacts', 'bench.json')
const machine = `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`
process.stdout.write(`# Measurements\n\n${machine}, ${new Date().toISOString().slice(0, 16)}Z\n\n`)

const failed: string[] = []
for (const [name, load] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    const section = await (await load()).measure()
    process.stdout.write(`${sectionText(section)}\n`)
    keep(name, section)
  } catch (error) {
    failed.push(name)
    process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.stack : String(error)}\n\n`)
  }
}
process.stdout.write(
  `Kept in artifacts/bench.json.${failed.length > 0 ? ` Not measured: ${failed.join(', ')}.` : ''}\n`,
)
process.exit(failed.length > 0 ? 1 : 0)

function keep(name: string, section: Section): void {
  const known: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const figures = section.figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), met: isMet(figure) }))
  known[name] = { measured: new Date().toISOString(), machine, ...section, figures }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`)
}
