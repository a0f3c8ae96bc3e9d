import { dateText } from '#calculators/kit/format.ts'
import type { QuizPage } from '#teaching/lesson-pages/page.ts'
import type { ShownCorrection } from './correction.ts'
import { words } from './words.ts'

const letter = (at: number): string => String.fromCharCode(65 + at)

interface Printed {
  readonly title: string
  readonly quiz: readonly QuizPage[]
  /** Of the lesson, for whoever teaches it. */
  readonly corrections?: readonly ShownCorrection[]
}

/** On paper only: the questions on a page of their own, and the answers on the next. */
export function PrintedQuiz({ title, quiz, corrections }: Printed) {
  return (
    <div className="hidden print:block">
      <section className="break-before-page text-[1.25rem]">
        <h2 className="text-xl">{words.key.title}</h2>
        <p className="mt-1">{title}</p>
        <p className="mt-4 flex gap-6">
          <span className="flex-1 border-line-strong border-b pb-5">{words.key.name}</span>
          <span className="w-48 border-line-strong border-b pb-5">{words.key.date}</span>
        </p>
        <ol className="mt-5 grid list-decimal gap-5 pl-5">
          {quiz.map((item) => (
            <li key={item.ask} className="break-inside-avoid">
              {item.ask}
              <ol className="mt-1.5 grid gap-1.5">
                {item.options.map((option, at) => (
                  <li key={option.says}>
                    {letter(at)}. {option.says}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      <AnswerKey title={title} quiz={quiz} corrections={corrections ?? []} />
    </div>
  )
}

export function AnswerKey({ title, quiz, corrections = [] }: Printed) {
  return (
    <section className="break-before-page text-[1.1rem]">
      <h2 className="text-xl">{words.key.answers}</h2>
      <p className="mt-1">{title}</p>
      <ol className="mt-4 grid list-decimal gap-4 pl-5">
        {quiz.map((item) => (
          <li key={item.ask} className="break-inside-avoid">
            {item.ask}
            <ul className="mt-1 grid gap-1">
              {item.options.map((option, at) => (
                <li key={option.says}>
                  {at === item.right ? <b>{`✓ ${letter(at)}. ${option.says}`}</b> : `${letter(at)}. ${option.says}`}
                  <span className="ml-3 text-ink-2">{option.why}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {corrections.length > 0 ? (
        <div className="mt-4 break-inside-avoid text-base">
          <h3>{words.corrections.title(corrections.length)}</h3>
          {corrections.map(({ slug, title: what, publishedAt, text }) => (
            <p key={slug} className="mt-1">
              {dateText(publishedAt)}: {what.replace(/[.!?]?$/, '.')} {text}
            </p>
          ))}
        </div>
      ) : null}
    </section>
  )
}
