import type { Examples } from './gallery/examples.ts'
import { TermButton } from './term-button.tsx'

export const examples: Examples = {
  part: 'Terms',
  shows: [
    {
      name: 'A word with its meaning behind it',
      draw: (
        <p>
          The <TermButton slug="annual-percentage-rate">APR</TermButton> counts certain fees too.
        </p>
      ),
    },
  ],
}
