/**
 * `npm run new:calculator -- <slug> "<Title>"`: a folder that works, copied from the example, and its line in the catalogue. What
 * is left is the calculator itself: questions, rule, words.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const calculators = path.join(path.dirname(import.meta.dirname), 'src', 'calculators')
const example = path.join(calculators, 'kit', 'example')

const pascal = (slug: string): string =>
  slug
    .split('-')
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join('')
const camel = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** A name may not begin with a digit: 529 becomes plan529. */
const importName = (slug: string): string => (/^\d/.test(slug) ? `plan${pascal(slug)}` : camel(slug))

/** The files of a new calculator by their path in its folder. */
export function filesOf(slug: string, title: string): ReadonlyMap<string, string> {
  const names = readdirSync(example, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const type = /^\d/.test(slug) ? `Plan${pascal(slug)}` : pascal(slug)
  return new Map(
    names.map((name) => [
      name,
      readFileSync(path.join(example, name), 'utf8')
        .replaceAll("from '../../", "from '../../kit/")
        .replaceAll("from '../", "from '../kit/")
        .replaceAll("from '../kit/../kit/", "from '../../kit/")
        .replaceAll('Example Calculator', title)
        .replaceAll("'example'", `'${slug}'`)
        .replace(/\bExample(?=Inputs|Result|Context)/g, type),
    ]),
  )
}

/** The catalogue with one more calculator, after the last built one. */
export function withLine(catalogue: string, slug: string): string {
  const name = importName(slug)
  const imported = catalogue.replace(
    'import type { Calculator,',
    `import { meta as ${name} } from './${slug}/meta.ts'\nimport type { Calculator,`,
  )
  return imported.replace(
    '  ...coming.map(',
    `  built(${name}, () => import('./${slug}/calculator.ts')),\n  ...coming.map(`,
  )
}

function main([slug = '', title = '']: readonly string[]): void {
  const refuse = (why: string): never => {
    process.stderr.write(`${why}\nUse: npm run new:calculator -- <slug> "<Title>"\n`)
    process.exit(1)
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) refuse('A slug is small letters, digits and single dashes.')
  if (title.trim() === '') refuse('The calculator needs a title.')
  const folder = path.join(calculators, slug)
  if (existsSync(folder)) refuse(`There is a folder src/calculators/${slug} already.`)
  for (const [name, text] of filesOf(slug, title)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const list = path.join(calculators, 'catalogue.ts')
  writeFileSync(list, withLine(readFileSync(list, 'utf8'), slug))
  process.stdout.write(
    `src/calculators/${slug} stands and its line is in catalogue.ts. Take its card out of coming.ts if it was there, run ` +
      '`npx biome check --write src/calculators`, then fill in: sections.ts and words/form.en.ts (the questions), compute.ts (the rule, ' +
      'which belongs into src/engine once it is more than a line), answer.ts, explain.ts and their words, cases.ts (worked examples with ' +
      'their derivation).\n',
  )
}

if (import.meta.main) main(process.argv.slice(2))
