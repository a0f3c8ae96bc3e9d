import type { Examples } from './gallery/examples.ts'
import { Late, Sleeping } from './late.tsx'

export const examples: Examples = {
  part: 'Late',
  shows: [
    { name: 'A part fetched after the page stands', draw: <Late>The part.</Late> },
    { name: 'A part that waits for the visitor', draw: <Sleeping isStill={false}>The rest of the page.</Sleeping> },
  ],
}
