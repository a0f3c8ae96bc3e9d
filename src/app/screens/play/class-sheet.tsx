import { playWords as words } from './words.ts'

/** A page for a class: goal, questions before and after the game, and the key on a page of its own. */
export interface ClassPack {
  readonly goal: string
  readonly minutes: string
  readonly before: readonly ClassQuestion[]
  readonly after: readonly ClassQuestion[]
  /** Of the national standards for personal finance: 'Saving', 'Investing'. */
  readonly standards?: readonly string[]
}
export interface ClassQuestion {
  readonly ask: string
  readonly answer: string
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

/** Stands on paper only. */
export function ClassSheet(props: {
  readonly title: string
  readonly pack: ClassPack
  readonly code: string
  /** Where the class finds the game, as it is typed. */
  readonly address: string
}) {
  const { title, pack, code, address } = props
  return (
    <article className="class-sheet hidden" aria-label={`${title}, class sheet`}>
      <p className="flex justify-between gap-6">
        <span className="flex-1 border-line-strong border-b">{words.sheetName}</span>
        <span className="w-40 border-line-strong border-b">{words.sheetDate}</span>
      </p>
      <h2 className="mt-4 text-xl">{title}</h2>
      <p>
        {pack.minutes} · {address} · <b>{words.sheetCode(code)}</b>
      </p>
      <h3 className="mt-3 text-lg">{words.sheetGoal}</h3>
      <p>{pack.goal}</p>
      {pack.standards === undefined ? null : (
        <p>
          {words.sheetStandards}: {pack.standards.join(', ')}
        </p>
      )}
      <Questions title={words.sheetBefore} questions={pack.before} />
      <Questions title={words.sheetAfter} questions={pack.after} />
      <section className="break-before-page">
        <h2 className="text-xl">
          {words.sheetKey}: {title}
        </h2>
        <Questions title={words.sheetBefore} questions={pack.before} isKey />
        <Questions title={words.sheetAfter} questions={pack.after} isKey />
      </section>
    </article>
  )
}

function Questions(props: {
  readonly title: string
  readonly questions: readonly ClassQuestion[]
  readonly isKey?: boolean
}) {
  const { title, questions, isKey = false } = props
  return (
    <section className="mt-3">
      <h3 className="text-lg">{title}</h3>
      <ol className="list-decimal pl-5">
        {questions.map(({ ask, answer }) => (
          <li key={ask} className="break-inside-avoid">
            {ask}
            {isKey ? (
              <p>
                <b>{answer}</b>
              </p>
            ) : (
              <span className="mt-1 mb-2 block h-8 border-line-strong border-b" aria-hidden="true" />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
