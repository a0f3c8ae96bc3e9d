import type { Examples } from './gallery/examples.ts'
import { TermButton, TermText } from './term-button.tsx'

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
    {
      name: 'A sentence whose terms were found beforehand',
      draw: (
        <p>
          <TermText text={['Your ', { text: 'escrow account', slug: 'escrow-account' }, ' pays the property tax.']} />
        </p>
      ),
    },
  ],
}
