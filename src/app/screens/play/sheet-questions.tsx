import { playWords as words } from './words.ts'

export interface ClassQuestion {
  readonly ask: string
  readonly answer: string
  /** Below the question: what it may be answered with, or how long the answer is. */
  readonly help?: string
  /** Beside the answer: the way to it. */
  readonly way?: string
}

/** Prints the class sheet alone: the print styles read the mark on the page's root. */
export function printClassSheet(): void {
  const root = document.documentElement
  root.dataset['paper'] = 'class'
  const done = () => {
    delete root.dataset['paper']
    window.removeEventListener('afterprint', done)
  }
  window.addEventListener('afterprint', done)
  window.print()
}

/** Whose paper it is. */
export const SheetHead = () => (
  <p className="mt-4 flex justify-between gap-6">
    <span className="flex-1 border-line-strong border-b pb-4">{words.sheetName}</span>
    <span className="w-40 border-line-strong border-b pb-4">{words.sheetDate}</span>
  </p>
)

/** Numbered questions with a line to write on; as a key, each with its answer. */
export function SheetQuestions(props: {
  readonly questions: readonly ClassQuestion[]
  readonly isKey?: boolean
  /** Said by those who listen. */
  readonly label?: string
}) {
  const { questions, isKey = false, label } = props
  return (
    <ol className="list-decimal pl-9" aria-label={label}>
      {questions.map(({ ask, answer, help, way }) => (
        <li key={ask} className="mt-1 break-inside-avoid">
          {ask}
          {isKey ? (
            <p>
              <b>{answer}</b>
              {way === undefined ? null : <span className="ml-2">{way}</span>}
            </p>
          ) : (
            <>
              {help === undefined ? null : <span className="ml-2 text-ink-2">({help})</span>}
              <span className="mt-1 mb-2.5 block h-8 border-line-strong border-b" aria-hidden="true" />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
