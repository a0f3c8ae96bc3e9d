import type { Examples } from './gallery/examples.ts'
import { TermText } from './term-text.tsx'

export const examples: Examples = {
  part: 'Text with terms',
  shows: [
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
