import { formNotes } from './words.ts'

/** Says that the words in the boxes are those of before. */
export const DraftNote = ({ isBack }: { readonly isBack: boolean }) => (
  <p role="status" className={isBack ? 'rounded-md bg-sunk px-4 py-3' : 'sr-only'}>
    {isBack ? formNotes.draft : ''}
  </p>
)
