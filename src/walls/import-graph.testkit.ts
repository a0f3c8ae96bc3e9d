/** Who imports whom, read from the files themselves. Types count: a circle of types is one thing in two files all the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Paths from the root of the house, with forward slashes: 'src/engine/money.ts'. */
export type Graph = ReadonlyMap<string, readonly string[]>

export const house = path.dirname(path.dirname(import.meta.dirname))

/** Every way one file names another: import and export with `from`, bare and dynamic import, a worker by its address. */
const naming = [
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?[^'"`;()]*?\sfrom\s+['"]([^'"]+)['"]/g,
  /(?:^|[\s;}])import\s+['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g,
]
// A pattern in quotes holds the signs of a comment after a letter or a dot; a comment stands free.
const comments = /(?<![\w.'"*])\/\*(?!\/)[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** What a text imports, as written. */
export function importsOf(code: string): readonly string[] {
  const bare = code.replace(comments, '')
  return [...new Set(naming.flatMap((pattern) => [...bare.matchAll(pattern)].map((match) => match[1] ?? '')))]
}

/** The file an import leads to; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return `src/${plain.slice(1)}`
  return plain.startsWith('.') ? path.posix.join(path.posix.dirname(from), plain) : null
}

/** Files named by a pattern, with `import.meta.glob`. */
const globbing = /\bimport\.meta\.glob(?:<[\s\S]*?>)?\(\s*['"]([^'"]+)['"]/g
function globbed(from: string, code: string, all: ReadonlyMap<string, string>): string[] {
  return [...code.replace(comments, '').matchAll(globbing)].flatMap((match) => {
    const pattern = fileOf(from, match[1] ?? '') ?? ''
    return [...all.keys()].filter((file) => path.posix.matchesGlob(file, pattern))
  })
}

/** A graph of texts by their path; what is not among them (a style sheet, a package) is left out. */
export function graphOf(files: ReadonlyMap<string, string>): Graph {
  return new Map(
    [...files].map(([file, code]) => [
      file,
      [...importsOf(code).map((specifier) => fileOf(file, specifier)), ...globbed(file, code, files)].filter(
        (target): target is string => target !== null && target !== file && files.has(target),
      ),
    ]),
  )
}

/** The code of the house: everything under the named folders. */
export function filesOf(folders: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const folder of folders) {
    const place = path.join(house, folder)
    if (!existsSync(place)) continue
    // The house itself is looked at without its rooms: the settings of its tools.
    const names = readdirSync(place, { recursive: folder !== '.', encoding: 'utf8' }).sort()
    for (const name of names)
      if (/\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
        found.set(path.posix.join(folder, name.replaceAll('\\', '/')), readFileSync(path.join(place, name), 'utf8'))
  }
  return found
}

export const isTest = (file: string): boolean => /\.(test|testkit|cluster)\.tsx?$/.test(file)

/** Groups of files that reach each other: every import circle is inside one of them. Tarjan. */
export function circles(graph: Graph): readonly (readonly string[])[] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.get(file) ?? 0)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}

/** Everything that can be come to from these files, themselves included. */
export function reachable(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = from.filter((file) => graph.has(file))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...(graph.get(file) ?? []))
  }
  return seen
}
