import type { Examples } from './gallery/examples.ts'
import { Logo } from './logo.tsx'

export const examples: Examples = {
  part: 'Logo',
  shows: [{ name: 'In the header', draw: <Logo /> }],
}
