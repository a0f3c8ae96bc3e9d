import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import type { QuizPage } from '#teaching/lesson-pages/page.ts'
import { answered, type LessonRecord, PASS } from '#teaching/lessons/review.ts'
import { changeLesson } from '../../state/lesson-progress.ts'
import { localToday } from '../../state/today.ts'
import { QuizItem } from './quiz-item.tsx'
import { words } from './words.ts'

/** Four questions, one try each. What was missed comes back another day, and the page says when. */
export function QuizPart(props: {
  readonly lesson: string
  readonly quiz: readonly QuizPage[]
  readonly record: LessonRecord | undefined
}) {
  const { lesson, quiz, record } = props
  const [chosen, setChosen] = useState<readonly (number | null)[]>(() => quiz.map(() => null))
  const [round, setRound] = useState(0)
  const right = quiz.filter((item, at) => chosen[at] === item.right).length
  const isOver = chosen.every((one) => one !== null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOver) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isOver])
  const answer = (at: number, option: number) => {
    setChosen((now) => now.map((one, i) => (i === at ? option : one)))
    const isRight = quiz[at]?.right === option
    changeLesson(lesson, (now) => answered(now, at, quiz.length, isRight, localToday()))
  }
  return (
    <section className="no-print max-w-[46rem]" aria-labelledby="quiz">
      <h2 id="quiz" className="text-xl">
        {words.quiz.title}
      </h2>
      <p className="mt-1 mb-3 max-w-[62ch] text-ink-2 text-sm">{words.quiz.note}</p>
      {quiz.map((item, at) => (
        <QuizItem
          key={`${round}${item.ask}`}
          item={item}
          title={words.quiz.item(at + 1, quiz.length)}
          chosen={chosen[at] ?? null}
          onAnswer={(option) => answer(at, option)}
        />
      ))}
      <div ref={end} role="status">
        {isOver ? (
          <div className="card grid justify-items-start gap-2 p-5">
            <p className="font-serif text-lg">
              {words.quiz.score(right, quiz.length)}{' '}
              {right >= PASS || record?.passed ? words.quiz.passed : words.quiz.notPassed}
            </p>
            <p className="text-ink-2 text-sm">{words.quiz.comesBack}</p>
            <Returns quiz={quiz} record={record} />
            <p className="flex flex-wrap gap-2">
              <button
                type="button"
                className="button min-h-11"
                onClick={() => {
                  setChosen(quiz.map(() => null))
                  setRound((now) => now + 1)
                }}
              >
                {words.quiz.again}
              </button>
              <Link to="/financial-education#review" className="button min-h-11">
                {words.quiz.review}
              </Link>
            </p>
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** What comes back, and when. */
function Returns({ quiz, record }: { readonly quiz: readonly QuizPage[]; readonly record: LessonRecord | undefined }) {
  if (!record) return null
  return (
    <ul className="grid gap-1 text-sm">
      {quiz.map((item, at) => {
        const due = record.items[at]?.due
        return (
          <li key={item.ask}>
            {item.ask} <span className="text-ink-2">{due ? words.quiz.due(dateText(due)) : words.quiz.kept}</span>
          </li>
        )
      })}
    </ul>
  )
}
