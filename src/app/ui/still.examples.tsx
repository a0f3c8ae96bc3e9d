import type { Examples } from './gallery/examples.ts'
import { Still } from './still.tsx'

export const examples: Examples = {
  part: 'Still',
  shows: [
    {
      name: 'Text that stays the HTML it came as',
      draw: (
        <Still>
          {() => (
            <p>
              Every number is dated, sourced and shows its working. <a href="#still">Read how</a>
            </p>
          )}
        </Still>
      ),
    },
  ],
}
