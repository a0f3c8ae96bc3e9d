/**
 * Cuts `src/app/ui/source-serif.woff2` and `src/server/areas/posts/source-serif.ttf` out of Source Serif 4: the characters and the weights that headings and figures use, no
 * more. A character outside it is drawn in the fallback. Run it after a heading needs a new one: `node scripts/serif.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { serifCharacters, serifWeights } from '../src/app/ui/serif-characters.ts'

const source = import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2')
const cut = await subsetFont(await readFile(new URL(source)), serifCharacters, {
  targetFormat: 'woff2',
  variationAxes: { wght: serifWeights },
})
await writeFile(new URL('../src/app/ui/source-serif.woff2', import.meta.url), cut)
// The same letters in one weight for pictures drawn on the server, whose reader of fonts knows no woff2.
const forPictures = await subsetFont(await readFile(new URL(source)), serifCharacters, {
  targetFormat: 'truetype',
  variationAxes: { wght: 650 },
})
await writeFile(new URL('../src/server/areas/posts/source-serif.ttf', import.meta.url), forPictures)
console.log(`${serifCharacters.length} characters, ${cut.length} bytes`)
