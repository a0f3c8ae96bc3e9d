import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { hintsOf, isRightAnswer } from '#teaching/riddles/riddle.ts'
import type { riddleCards } from '#teaching/riddles/riddles.precomputed.ts'
import { isDone, isSolved } from '../../state/brain-games.ts'
import { TextBox } from '../device/text-box.tsx'
import { DayLine, type Renewal } from '../puzzles/day-line.tsx'
import { ToolLink } from '../puzzles/tool-link.tsx'
import { useAttempt } from '../puzzles/use-attempt.ts'
import { riddleWords as words } from '../puzzles/words.ts'

export type RiddleCardData = (typeof riddleCards)[number]

/** One riddle: a guess in words, three hints that tell more and more, the answer with its two lines, its tool and its lesson. */
export function RiddleCard({
  riddle,
  heading,
  renew,
}: {
  readonly riddle: RiddleCardData
  readonly heading: string
  /** Where a newer day has begun: the way to its riddle. */
  readonly renew: Renewal | null
}) {
  const [attempt, change] = useAttempt('riddles', String(riddle.number))
  const [guess, setGuess] = useState('')
  const [said, setSaid] = useState('')
  const done = isDone(attempt)
  const hints = hintsOf(riddle)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (guess.trim() === '') {
      setSaid(words.typeFirst)
      return
    }
    const right = isRightAnswer(riddle, guess)
    change({ tries: [...attempt.tries, right ? 'right' : 'wrong'].slice(-20) as typeof attempt.tries })
    setSaid(right ? words.right : words.wrong)
  }
  return (
    <section className="card p-5 md:p-6" aria-label={heading}>
      <p className="flex flex-wrap gap-x-3 text-ink-2 text-sm">
        <DayLine renew={renew}>{heading}</DayLine>
      </p>
      <p className="mt-2 max-w-[48ch] font-serif text-xl leading-snug md:text-2xl">{riddle.ask}</p>
      {done ? null : (
        <form className="mt-4 flex flex-wrap items-end gap-3" onSubmit={submit}>
          <span className="w-64">
            <TextBox label={words.guess} value={guess} maxLength={60} onChange={setGuess} />
          </span>
          <button type="submit" className="button button-main">
            {words.check}
          </button>
        </form>
      )}
      <p className="mt-3 min-h-7" aria-live="polite">
        {done && isSolved(attempt) ? words.right : said}
      </p>
      <ul className="grid gap-1 text-ink-2">
        {hints.slice(0, attempt.hints).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {done ? (
        <div className="mt-3 grid gap-3 border-line border-t pt-4">
          <p>
            {words.answer}: <b className="font-serif text-xl">{riddle.answer}</b>
          </p>
          <p className="max-w-[62ch]">
            {riddle.lesson[0]} {riddle.lesson[1]}
          </p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ToolLink tool={riddle.tool} title={riddle.toolTitle} />
            <Link to={`/learning/${riddle.lessonSlug}`} className="inline-flex min-h-11 items-center">
              {words.lesson}
            </Link>
          </p>
        </div>
      ) : (
        <p className="mt-3 flex flex-wrap gap-3">
          {attempt.hints < hints.length ? (
            <button type="button" className="button" onClick={() => change({ hints: attempt.hints + 1 })}>
              {words.hint(attempt.hints)}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => change({ isShown: true })}>
            {words.show}
          </button>
        </p>
      )}
    </section>
  )
}
