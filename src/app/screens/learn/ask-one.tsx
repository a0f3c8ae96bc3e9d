import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuizPage } from '#teaching/lesson-pages/page.ts'
import { QuizItem } from '../lesson/quiz-item.tsx'
import { words } from './words.ts'

/** Questions one after the other, each with its reasons before the next. */
export function AskOne<T extends { readonly item: QuizPage }>(props: {
  readonly items: readonly T[]
  readonly titleOf: (asked: T, at: number) => string
  readonly onAnswer: (asked: T, isRight: boolean) => void
  /** Called once the last one is left. */
  readonly onEnd?: (right: readonly T[]) => void
  /** Shown after that, with those answered right. */
  readonly end: (right: readonly T[]) => ReactNode
}) {
  const { items, titleOf, onAnswer, onEnd, end } = props
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [right, setRight] = useState<readonly T[]>([])
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) place.current?.focus({ preventScroll: true })
  })
  const asked = items[at]
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {asked ? (
        <>
          <QuizItem
            key={at}
            item={asked.item}
            title={titleOf(asked, at)}
            chosen={chosen}
            onAnswer={(option) => {
              moved.current = false
              setChosen(option)
              const isRight = option === asked.item.right
              if (isRight) setRight((now) => [...now, asked])
              onAnswer(asked, isRight)
            }}
          />
          {chosen === null ? null : (
            <p className="flex flex-wrap items-center gap-4">
              <button
                type="button"
                className="button button-main min-h-11"
                onClick={() => {
                  moved.current = true
                  setChosen(null)
                  setAt(at + 1)
                  if (at + 1 === items.length) onEnd?.(right)
                }}
              >
                {words.education.place.next}
              </button>
              <span className="text-ink-2 text-sm">{words.course.score(right.length, at + 1)}</span>
            </p>
          )}
        </>
      ) : (
        <div role="status">{end(right)}</div>
      )}
    </div>
  )
}
