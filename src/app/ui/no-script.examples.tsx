import type { Examples } from './gallery/examples.ts'
import { NoScript } from './no-script.tsx'

export const examples: Examples = {
  part: 'NoScript',
  shows: [{ name: 'Seen by nobody whose browser runs scripts', draw: <NoScript of="calculator" /> }],
}
