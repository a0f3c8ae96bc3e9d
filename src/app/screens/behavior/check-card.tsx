import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { figureText } from '#calculators/kit/format.ts'
import { answersOf, type Check, type CheckQuestion, slotsOfQuestion } from '#teaching/market/check.ts'
import { useStored } from '../../state/use-stored.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { marketGuesses, setAnswers } from './saved.ts'
import { Slider } from './slider.tsx'
import { words } from './words.ts'

/** A check, one question at a time, and what one's own answers show. */
export function CheckCard({ check }: { readonly check: Check }) {
  const [{ checks }] = useStored(marketGuesses)
  const answers = answersOf(check, checks[check.slug])
  const slots = check.questions.map((question, i) => ({
    question,
    from: check.questions.slice(0, i).reduce((sum, one) => sum + slotsOfQuestion(one), 0),
  }))
  const open = slots.findIndex(({ question, from }) =>
    answers.slice(from, from + slotsOfQuestion(question)).includes(null),
  )
  const given = answers.flatMap((one) => one ?? [])
  const isDone = open < 0
  const now = slots[open]
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) place.current?.focus({ preventScroll: true })
    moved.current = false
  })
  const put = (from: number, values: readonly (number | null)[]) => {
    moved.current = true
    setAnswers(
      check.slug,
      answers.map((one, at) => (at >= from && at < from + values.length ? (values[at - from] ?? null) : one)),
    )
  }
  const before = slots[isDone ? slots.length - 1 : open - 1]
  return (
    <details className="card fold" id={check.slug}>
      <summary className="flex list-none items-center gap-3 px-5 py-4">
        <span className="min-w-0 flex-1">
          <h3 className="text-base">{check.title}</h3>
          <span className="block text-ink-2 text-sm">{check.about}</span>
        </span>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div ref={place} tabIndex={-1} className="grid gap-4 border-line border-t px-5 py-4 outline-none">
        {now ? (
          <Question
            key={now.from}
            question={now.question}
            at={words.at(open + 1, slots.length)}
            onAnswer={(values) => put(now.from, values)}
          />
        ) : (
          <Result check={check} answers={given} />
        )}
        <p className="no-print flex flex-wrap gap-2">
          {before && given.length > 0 ? (
            <button
              type="button"
              className="button"
              onClick={() =>
                put(
                  before.from,
                  Array.from({ length: slotsOfQuestion(before.question) }, () => null),
                )
              }
            >
              {words.back}
            </button>
          ) : null}
          {isDone ? (
            <button type="button" className="button" onClick={() => setAnswers(check.slug, null)}>
              {words.startOver}
            </button>
          ) : null}
        </p>
      </div>
    </details>
  )
}

function Result({ check, answers }: { readonly check: Check; readonly answers: readonly number[] }) {
  const { headline, lines } = check.result(answers)
  return (
    <div aria-live="polite">
      <p className="max-w-[56ch] font-serif text-xl leading-snug">{headline}</p>
      <div className="mt-3 grid max-w-[68ch] gap-2">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="no-print mt-4">
        <Link to={check.tool.to}>{check.tool.words}</Link>
      </p>
    </div>
  )
}

function Question(props: {
  readonly question: CheckQuestion
  readonly at: string
  readonly onAnswer: (values: readonly number[]) => void
}) {
  const { question, at, onAnswer } = props
  return (
    <fieldset>
      <legend className="mb-3">
        <span className="block text-ink-2 text-xs">{at}</span>
        <span className="block max-w-[62ch] font-serif text-lg leading-snug">{question.ask}</span>
      </legend>
      {question.kind === 'choice' ? (
        <ul className="grid gap-2 sm:grid-cols-2">
          {question.options.map((option, i) => (
            <li key={option}>
              <button
                type="button"
                className="button min-h-11 w-full justify-start! rounded-md! text-left"
                onClick={() => onAnswer([i])}
              >
                {option}
              </button>
            </li>
          ))}
        </ul>
      ) : question.kind === 'slider' ? (
        <SliderQuestion question={question} onAnswer={onAnswer} />
      ) : (
        <RangeQuestion question={question} onAnswer={onAnswer} />
      )}
    </fieldset>
  )
}

function SliderQuestion(props: {
  readonly question: Extract<CheckQuestion, { kind: 'slider' }>
  readonly onAnswer: (values: readonly number[]) => void
}) {
  const { unit, from, to, step } = props.question
  const [value, setValue] = useState(() => from + Math.round((to - from) / 2 / step) * step)
  return (
    <div className="grid max-w-xl gap-2">
      <Slider label={words.slider} unit={unit} from={from} to={to} step={step} value={value} onChange={setValue} />
      <p>
        <button type="button" className="button button-main min-h-11" onClick={() => props.onAnswer([value])}>
          {words.use(figureText(value, unit))}
        </button>
      </p>
    </div>
  )
}

function RangeQuestion(props: {
  readonly question: Extract<CheckQuestion, { kind: 'range' }>
  readonly onAnswer: (values: readonly number[]) => void
}) {
  const { unit, most } = props.question
  const [low, setLow] = useState<number | null>(null)
  const [high, setHigh] = useState<number | null>(null)
  const kind = unit === 'money' ? 'money' : unit === 'percent' ? 'percent' : 'plain'
  return (
    <div className="grid max-w-md grid-cols-2 items-start gap-4">
      <NumberField label={words.low} kind={kind} value={low} max={most} onChange={setLow} />
      <NumberField label={words.high} kind={kind} value={high} max={most} onChange={setHigh} />
      <p>
        <button
          type="button"
          className="button button-main min-h-11"
          disabled={low === null || high === null}
          onClick={() => props.onAnswer([low ?? 0, high ?? 0])}
        >
          {words.next}
        </button>
      </p>
    </div>
  )
}
