import { useEffect, useId, useRef, useState } from 'react'

export interface Question {
  readonly ask: string
  readonly hint?: string
  readonly options: readonly string[]
}

interface QuestionnaireProps {
  /** Names the whole for screen readers: 'Your comfort with risk'. */
  readonly label: string
  readonly questions: readonly Question[]
  /** Places of questions in the order they are asked. */
  readonly order: readonly number[]
  readonly answers: readonly (number | null)[]
  /** An answer that was worked out from other numbers, and may be changed. */
  readonly isGuess?: (question: number) => boolean
  readonly onAnswer: (question: number, option: number) => void
}

/** Questions with one answer each: one at a time, where a tap goes on, or all on one page. Nothing has to be answered in order. */
export function Questionnaire(props: QuestionnaireProps) {
  const { label, order, answers } = props
  const [all, setAll] = useState(false)
  const done = order.filter((question) => answers[question] !== null && answers[question] !== undefined).length
  return (
    <section className="card p-5" aria-label={label}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-ink-2 text-sm">
        <span>
          {done} of {order.length} answered
        </span>
        <button type="button" className="button no-print" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? 'One at a time' : 'Show all questions'}
        </button>
      </p>
      {all ? <AllQuestions {...props} /> : <OneQuestion {...props} />}
    </section>
  )
}

const Guess = () => <span className="badge ml-2 align-middle">From your numbers</span>

function OneQuestion({ questions, order, answers, isGuess, onAnswer }: QuestionnaireProps) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const question = order[at] ?? 0
  const { ask, hint, options } = questions[question] ?? { ask: '', options: [] }
  useEffect(() => {
    if (moved.current) heading.current?.focus({ preventScroll: true })
  })
  const go = (to: number) => {
    moved.current = true
    setAt(Math.max(0, Math.min(order.length - 1, to)))
  }
  return (
    <div className="mt-3">
      <h3 ref={heading} tabIndex={-1} className="min-h-[4.8rem] text-lg outline-none sm:min-h-[3.4rem]">
        <span className="text-ink-3">{at + 1}. </span>
        {ask}
        {isGuess?.(question) ? <Guess /> : null}
      </h3>
      {hint ? <p className="mt-1 text-ink-2 text-sm">{hint}</p> : null}
      <ul className="mt-3 grid min-h-[15.5rem] content-start gap-2">
        {options.map((option, i) => (
          <li key={option}>
            <button
              type="button"
              className="button w-full justify-start! text-left"
              aria-pressed={answers[question] === i}
              onClick={() => {
                onAnswer(question, i)
                if (at < order.length - 1) go(at + 1)
              }}
            >
              {option}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-2">
        <button type="button" className="button" disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </button>
        <button type="button" className="button" disabled={at === order.length - 1} onClick={() => go(at + 1)}>
          Skip
        </button>
      </p>
    </div>
  )
}

function AllQuestions({ questions, order, answers, isGuess, onAnswer }: QuestionnaireProps) {
  const id = useId()
  return (
    <ol className="mt-4 grid gap-5">
      {order.map((question, at) => {
        const { ask, hint, options } = questions[question] ?? { ask: '', options: [] }
        return (
          <li key={ask}>
            <fieldset className="grid gap-1.5">
              <legend className="mb-1 font-semibold">
                <span className="text-ink-3">{at + 1}. </span>
                {ask}
                {isGuess?.(question) ? <Guess /> : null}
              </legend>
              {hint ? <p className="text-ink-2 text-sm">{hint}</p> : null}
              {options.map((option, i) => (
                <label key={option} className="flex min-h-9 items-center gap-2.5">
                  <input
                    type="radio"
                    name={`${id}-${question}`}
                    className="size-4.5 flex-none accent-(--green)"
                    checked={answers[question] === i}
                    onChange={() => onAnswer(question, i)}
                  />
                  {option}
                </label>
              ))}
            </fieldset>
          </li>
        )
      })}
    </ol>
  )
}
