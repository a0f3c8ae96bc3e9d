/**
 * Draws `src/app/ui/icons.svg` from lucide: one sprite with just the icons the house uses, so that a page carries no icon
 * code; and another with the pictures of the kids’ pages. Run it after naming a new icon: `node scripts/icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { pictureNames } from '../src/app/screens/kids/picture-names.ts'
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

/** Draws one sprite: the names once each, in order. */
async function draw(file: string, wanted: readonly string[]): Promise<void> {
  const names = [...new Set(wanted)].sort()
  const symbols = await Promise.all(names.map(symbolOf))
  await writeFile(
    new URL(`../src/app/${file}`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- lucide icons, ISC license -->${symbols.join('\n')}</svg>\n`,
  )
  console.log(`${file}: ${names.length} icons`)
}

async function symbolOf(name: string): Promise<string> {
  const shapes = (await shapesOf(name)).map(([tag, attributes]) => {
    const text = Object.entries(attributes)
      .filter(([key]) => key !== 'key')
      .map(([key, value]) => ` ${key}="${value}"`)
      .join('')
    return `<${tag}${text}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

await draw('ui/icons.svg', [...iconNames, ...catalogue.map((entry) => entry.icon)])
await draw('screens/kids/pictures.svg', pictureNames)
