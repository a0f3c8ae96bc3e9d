import { type FormEvent, useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import { judged, type Verdict } from '#teaching/puzzles/puzzle.ts'
import type { puzzleCards } from '#teaching/puzzles/puzzles.precomputed.ts'
import { shareText, signs } from '#teaching/puzzles/share.ts'
import { isDone, isSolved } from '../../state/brain-games.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { answerText } from './answer-text.ts'
import { DayLine, type Renewal } from './day-line.tsx'
import { ToolLink } from './tool-link.tsx'
import { useAttempt } from './use-attempt.ts'
import { puzzleWords as words } from './words.ts'

const MOST_TRIES = 6
type Card = (typeof puzzleCards)[number]
const boxKind = {
  money: 'money',
  cents: 'money',
  percent: 'percent',
  years: 'plain',
  count: 'plain',
  ratio: 'plain',
} as const

/** One puzzle: question, tries with their direction, hints, and at the end the way to the answer and the tool behind it. */
export function PuzzleCard({
  card,
  day,
  heading,
  renew,
}: {
  readonly card: Card
  readonly day: string
  readonly heading: string
  /** Where a newer day has begun: the way to its puzzle. */
  readonly renew: Renewal | null
}) {
  const [attempt, change] = useAttempt('puzzles', day)
  const [typed, setTyped] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const done = isDone(attempt)
  const { asked } = card
  const guess = (value: number) => {
    const verdict = judged(asked, value)
    const tries = [...attempt.tries, verdict]
    change({ tries, ...(verdict !== 'right' && tries.length >= MOST_TRIES ? { isShown: true } : {}) })
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === null) setProblem(words.needsNumber)
    else guess(typed)
  }
  const last = attempt.tries.at(-1)
  return (
    <section className="card p-5 md:p-6" aria-label={heading}>
      <p className="flex flex-wrap gap-x-3 text-ink-2 text-sm">
        <DayLine renew={renew}>{heading}</DayLine>
        {renew ? null : <span>{words.level[card.level - 1]}</span>}
      </p>
      <h2 className="mt-1 text-xl">{card.title}</h2>
      <p className="mt-2 max-w-[62ch] text-lg">{card.ask}</p>
      {done ? null : asked.kind === 'choice' ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {asked.options.map((option, i) => (
            <button key={option} type="button" className="button" onClick={() => guess(i)}>
              {option}
            </button>
          ))}
        </div>
      ) : (
        <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={submit} noValidate>
          <div className="w-48">
            <NumberField
              label={words.guess}
              kind={boxKind[asked.unit]}
              value={typed}
              min={-1e9}
              error={problem ?? undefined}
              onChange={setTyped}
            />
          </div>
          <button type="submit" className="button button-main">
            {words.check}
          </button>
        </form>
      )}
      <p className="mt-3 min-h-7" aria-live="polite">
        {last === undefined ? '' : saidOf(last, attempt.isShown)}
        {!done && last !== undefined ? ` ${words.tries(attempt.tries.length + 1, MOST_TRIES)}.` : ''}
      </p>
      {attempt.tries.length > 0 ? (
        <p aria-hidden="true" className="text-xl tracking-widest">
          {attempt.tries.map((one) => signs[one]).join('')}
        </p>
      ) : null}
      {attempt.hints > 0 || done ? <p className="mt-2 max-w-[62ch] text-ink-2">{card.hint}</p> : null}
      {done ? null : (
        <p className="mt-3 flex flex-wrap gap-3">
          {attempt.hints === 0 ? (
            <button type="button" className="button" onClick={() => change({ hints: 1 })}>
              {words.hint}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => change({ isShown: true })}>
            {words.show}
          </button>
        </p>
      )}
      {done ? <PuzzleEnd card={card} day={day} /> : null}
    </section>
  )
}

const saidOf = (verdict: Verdict, isShown: boolean): string => (isShown ? words.over : words[verdict])

/** After a puzzle: the answer, the way, two lines, the tool, and a text to share. */
function PuzzleEnd({ card, day }: { readonly card: Card; readonly day: string }) {
  const [attempt] = useAttempt('puzzles', day)
  const [shared, setShared] = useState<'yes' | 'no' | null>(null)
  const { tool, lesson, steps } = card
  const text = () => shareText(day, attempt, `${window.location.origin}/investment-puzzles`)
  const share = () => {
    const copy = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error('no clipboard'))
    copy.then(
      () => setShared('yes'),
      () => setShared('no'),
    )
  }
  return (
    <div className="mt-4 grid gap-4 border-line border-t pt-4">
      <p>
        {words.answer}: <b className="font-serif text-xl">{answerText(card.asked)}</b>
      </p>
      <div>
        <h3 className="font-semibold text-sm">{words.steps}</h3>
        <ol className="list-decimal ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="font-semibold text-sm">{words.lesson}</h3>
        <p className="max-w-[62ch]">
          {lesson[0]} {lesson[1]}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <ToolLink tool={tool} title={card.toolTitle} />
        {isSolved(attempt) ? (
          <button type="button" className="button no-print" onClick={share}>
            {words.share}
          </button>
        ) : null}
        <span aria-live="polite" className="text-ink-2 text-sm">
          {shared === 'yes' ? words.copied : shared === 'no' ? words.notCopied : ''}
        </span>
      </p>
      {shared === 'no' ? <pre className="whitespace-pre-wrap rounded-sm bg-sunk p-3 text-sm">{text()}</pre> : null}
      <p className="sr-only">{dateText(day)}</p>
    </div>
  )
}
