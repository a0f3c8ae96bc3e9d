import type { Examples } from '../gallery/examples.ts'
import { Swatch } from './swatch.tsx'

export const examples: Examples = {
  part: 'Swatch',
  shows: [
    { name: 'a series', draw: <Swatch color="principal" /> },
    { name: 'a what-if', draw: <Swatch color="principal" dashed /> },
    { name: 'a range', draw: <Swatch color="growth" depth={0.36} /> },
  ],
}
