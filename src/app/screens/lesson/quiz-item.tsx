import { useEffect, useId, useRef, useState } from 'react'
import type { QuizPage } from '#teaching/lesson-pages/page.ts'
import { Icon } from '../../ui/icon.tsx'
import { words } from './words.ts'

/** One question, one try: choose, check, then a reason for every option. */
export function QuizItem(props: {
  readonly item: QuizPage
  /** 'Question 1 of 4' */
  readonly title: string
  /** The option chosen, once it was checked. */
  readonly chosen: number | null
  readonly onAnswer: (option: number) => void
}) {
  const { item, title, chosen, onAnswer } = props
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const now = useRef(false)
  useEffect(() => {
    if (chosen !== null && now.current) said.current?.focus({ preventScroll: true })
  }, [chosen])
  const isOver = chosen !== null
  // Read from the page itself: what was chosen before this code had come counts too.
  const check = () => {
    const picked = box.current?.querySelector<HTMLInputElement>('input:checked')
    if (!picked) return setAsked(true)
    now.current = true
    onAnswer(Number(picked.value))
  }
  return (
    <fieldset ref={box} className="border-line border-t pt-4 pb-5">
      <legend className="float-left mb-2 w-full">
        <span className="block text-ink-3 text-xs">{title}</span>
        <span className="font-semibold">{item.ask}</span>
      </legend>
      <ul className="clear-both grid gap-2">
        {item.options.map((option, at) => (
          <li key={option.says}>
            {isOver ? (
              <Answered option={option} isRight={at === item.right} isChosen={at === chosen} />
            ) : (
              <label className="flex min-h-11 items-center gap-3 rounded-md border border-line-strong px-3.5 py-2 has-checked:border-green has-checked:bg-green-tint">
                <input
                  type="radio"
                  name={id}
                  className="size-5 flex-none accent-(--green)"
                  value={at}
                  onChange={() => setAsked(false)}
                />
                {option.says}
              </label>
            )}
          </li>
        ))}
      </ul>
      {isOver ? (
        <p ref={said} tabIndex={-1} className="sr-only" role="status">
          {chosen === item.right ? words.quiz.right : words.quiz.wrong} {item.options[chosen]?.why}
        </p>
      ) : (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <button type="button" className="button button-main min-h-11" onClick={check}>
            {words.quiz.check}
          </button>
          <span role="status" className="text-sm text-warn">
            {isAsked ? words.quiz.choose : ''}
          </span>
        </p>
      )}
    </fieldset>
  )
}

function Answered(props: {
  readonly option: QuizPage['options'][number]
  readonly isRight: boolean
  readonly isChosen: boolean
}) {
  const { option, isRight, isChosen } = props
  const look = isRight ? 'border-green bg-green-tint' : isChosen ? 'border-bad bg-bad-tint' : 'border-line'
  return (
    <div className={`rounded-md border px-3.5 py-2.5 ${look}`}>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {isRight ? (
          <Icon name="circle-check" className="size-[18px] flex-none text-green-ink" />
        ) : isChosen ? (
          <Icon name="x" className="size-[18px] flex-none text-bad" />
        ) : null}
        <b className="font-semibold">{option.says}</b>
        {isRight ? <span className="text-green-ink text-xs">{words.quiz.rightMark}</span> : null}
        {isChosen ? <span className="text-ink-2 text-xs">{words.quiz.yoursMark}</span> : null}
      </p>
      <p className="mt-1 text-ink-2 text-sm">{option.why}</p>
    </div>
  )
}
