/**
 * Draws `src/app/ui/icons.svg` from lucide: one sprite with just the icons the house uses, so that a page carries no icon
 * code. Run it after naming a new icon: `node scripts/icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { iconNames } from '../src/app/ui/icon-names.ts'
import { catalogue } from '../src/calculators/catalogue.ts'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** An icon's shapes. A renamed icon's file only points to the new name: follow it. */
async function shapesOf(name: string): Promise<readonly Shape[]> {
  const file = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url)
  const moved = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(await readFile(file, 'utf8'))?.[1]
  const loaded = (await import(file.href)) as { __iconData?: { node: readonly Shape[] } }
  if (loaded.__iconData) return loaded.__iconData.node
  if (!moved) throw new Error(`lucide has no icon named ${name}`)
  return shapesOf(moved)
}

const names = [...new Set([...iconNames, ...catalogue.map((entry) => entry.icon)])].sort()
const symbols: string[] = []
for (const name of names) {
  const shapes = (await shapesOf(name)).map(([tag, attributes]) => {
    const text = Object.entries(attributes)
      .filter(([key]) => key !== 'key')
      .map(([key, value]) => ` ${key}="${value}"`)
      .join('')
    return `<${tag}${text}/>`
  })
  symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`)
}
await writeFile(
  new URL('../src/app/ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- lucide icons, ISC license -->${symbols.join('\n')}</svg>\n`,
)
console.log(`${names.length} icons`)
