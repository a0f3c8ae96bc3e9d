import { type ClassQuestion, SheetHead, SheetQuestions } from './sheet-questions.tsx'
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
      <SheetHead />
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
  const { title, ...rest } = props
  return (
    <section className="mt-3">
      <h3 className="text-lg">{title}</h3>
      <SheetQuestions {...rest} />
    </section>
  )
}
