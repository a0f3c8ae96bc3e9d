import type { Examples } from './gallery/examples.ts'
import { Marked } from './marked.tsx'

export const examples: Examples = {
  part: 'Marked',
  shows: [
    {
      name: 'A sentence with a bold figure',
      draw: (
        <p>
          <Marked text="Paying **$200** more a month ends the loan **6 years** sooner." />
        </p>
      ),
    },
  ],
}
