/*
 * npm run facts:check [-- --strict] [-- --today=YYYY-MM-DD]
 *
 * Lists the figures that are not plain published law: projected, carried over, of low confidence, or our own starting
 * values; the sources whose next edition should be out; and of every text that is out (articles of the release, those of editors and their
 * corrections of lessons in the store) the numbers nobody can look up, the sentences to read again when the tax year moves, and typed
 * numbers that are a known figure: what the page "Numbers" of the administration lists. Ends with 0, or with 1 when an article has a number that cannot be looked up; with --strict also when a source is
 * overdue.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { posts } from '#content/posts.ts'
import { type Found, findCited, lowParts, timeliness } from '#facts/audit.ts'
import type { Source } from '#facts/sources/source.ts'
import { sources } from '#facts/sources.ts'
import { numbersToLookAt } from '#writing/bound/numbers-to-look-at.ts'
import { textsOut, withOwn } from '../src/server/areas/posts/texts-out.ts'
import { readConfig } from '../src/server/config.ts'
import { oneLine } from '../src/server/one-line.ts'

const facts = join(import.meta.dirname, '../src/facts')
const today =
  process.argv.find((word) => word.startsWith('--today='))?.slice(8) ?? new Date().toISOString().slice(0, 10)
const strict = process.argv.includes('--strict')
const known: Readonly<Record<string, Source>> = sources

if (!/^\d{4}-\d\d-\d\d$/.test(today)) {
  console.error(`--today=${today} is not a date like 2026-11-21`)
  process.exit(2)
}

/** Files that only gather others. */
const gathering = ['tax-years.ts', join('states', 'all.ts')]

/** Every figure and every source named by a series. */
async function collect(): Promise<{ found: Found[]; named: Set<string> }> {
  const files = readdirSync(facts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test(kit)?\.ts$/.test(file) && !gathering.includes(file))
    .sort()
  const found: Found[] = []
  const seen = new Set<object>()
  const named = new Set<string>()
  for (const file of files) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(facts, file)).href)
    found.push(...findCited({ ...exports }, file.replace(/\.ts$/, ''), seen))
    for (const value of Object.values(exports)) {
      if (typeof value === 'object' && value !== null && 'source' in value) named.add(String(value.source))
    }
  }
  for (const { fact } of found) named.add(fact.source)
  return { found, named }
}

function print(title: string, rows: readonly (readonly string[])[]): void {
  console.log(`\n${title} (${rows.length})`)
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  for (const row of rows)
    console.log(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
    )
}

/** The key of what makes a figure less than certain. */
const caveatOf = ({ caveat }: Found['fact']): string => (typeof caveat === 'object' ? caveat.key : (caveat ?? ''))

const { found, named } = await collect()
const figures = (wanted: (found: Found) => boolean): string[][] =>
  found.filter(wanted).map(({ path, fact }) => [path, fact.source, fact.asOf ?? '', fact.note ?? caveatOf(fact)])
const editions = (wanted: 'due' | 'overdue'): string[][] =>
  Object.entries(known)
    .filter(([, source]) => timeliness(source, today) === wanted)
    .map(([id, source]) => [id, `${source.next?.from} to ${source.next?.by}`, source.next?.what ?? ''])
const overdue = editions('overdue')

console.log(`Facts on ${today}: ${found.length} figures and blocks, ${Object.keys(known).length} sources`)
print('Overdue: the next edition should be out, check now', overdue)
print('Due: usually published about now, check', editions('due'))
print(
  'Projected',
  figures(({ fact }) => fact.status === 'projected'),
)
print(
  'Carried over from an earlier edition',
  figures(({ fact }) => fact.status === 'carried-over'),
)
print(
  'Low confidence',
  figures(({ fact }) => fact.confidence === 'low'),
)
print(
  'Tables with parts of low confidence',
  found
    .map(({ path, fact }) => [path, fact.source, lowParts(fact.value).join(' ')])
    .filter(([, , parts]) => parts !== ''),
)
print(
  'Our own starting values',
  figures(({ fact }) => fact.status === 'assumption'),
)
print(
  'Sources no figure names yet',
  Object.entries(known)
    .filter(([id]) => !named.has(id))
    .map(([id, source]) => [id, source.title]),
)
const inStore = await textsOut(readConfig(process.env)).catch((error: unknown) => {
  console.log(`\nThe store could not be read, so only the articles of the release are checked: ${oneLine(error)}`)
  return null
})
const texts = await numbersToLookAt(withOwn(posts, inStore ?? []), today)
const broken = texts.flatMap((text) => text.broken.map(({ says, sentence }) => [text.slug, says, sentence]))
print('Articles and corrections: numbers nobody can look up', broken)
print(
  'Articles and corrections: sentences to read again when the tax year moves',
  texts.flatMap(({ slug, reread }) =>
    reread.map(({ why, says, sentence }) => [slug, why, says, sentence.replaceAll(/\s+/g, ' ').slice(0, 90)]),
  ),
)
print(
  'Articles and corrections: typed numbers that are a known figure and could be bound',
  texts.flatMap(({ slug, loose }) =>
    loose.map(({ text, names }) => [slug, text, names.map(({ name }) => name).join(' ')]),
  ),
)
if (broken.length > 0 || (strict && overdue.length > 0)) process.exitCode = 1
