import { words as own } from './words.ts'

/** Prints the page, which on paper is the whole guide. */
export function PrintButton() {
  return (
    <button type="button" className="button no-print min-h-11" onClick={() => window.print()}>
      {own.print}
    </button>
  )
}
