import type { Examples } from './gallery/examples.ts'
import { LostPiece } from './lost-piece.tsx'

export const examples: Examples = {
  part: 'LostPiece',
  shows: [
    {
      name: 'All is well',
      draw: (
        <LostPiece what="The picture">
          <p>The picture.</p>
        </LostPiece>
      ),
    },
  ],
}
