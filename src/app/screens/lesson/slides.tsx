import { useCallback, useEffect, useRef, useState } from 'react'
import type { LessonPage } from '#teaching/lesson-pages/page.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShownCorrection } from './correction.ts'
import { truthSaid } from './hook-part.tsx'
import { plainText } from './passage-text.tsx'
import { words } from './words.ts'

interface Slide {
  readonly title: string
  readonly lines: readonly string[]
  /** Shown when the class has guessed. */
  readonly answer?: readonly string[]
}

/** A lesson as slides: each idea alone, each question with its answer a press away. */
function slidesOf(lesson: LessonPage, corrections: readonly ShownCorrection[]): readonly Slide[] {
  const { about, hook, myth } = lesson
  return [
    { title: about.title, lines: [] },
    ...corrections.map(({ title, text }) => ({ title: words.corrections.title(1), lines: [title, text] })),
    {
      title: words.guess.title,
      lines: [hook.ask, ...(hook.kind === 'choice' ? hook.options : [])],
      answer: [truthSaid(hook), plainText(hook.reveal)],
    },
    { title: words.idea, lines: [plainText(lesson.idea)] },
    ...lesson.example.map((step) => ({ title: words.example, lines: [plainText(step)] })),
    ...lesson.facts.map((fact) => ({ title: words.facts, lines: [plainText(fact)] })),
    { title: words.myth, lines: [myth.said], answer: [plainText(myth.answer)] },
    ...lesson.quiz.map((item, at) => ({
      title: words.quiz.item(at + 1, lesson.quiz.length),
      lines: [item.ask, ...item.options.map(({ says }, i) => `${String.fromCharCode(65 + i)}. ${says}`)],
      answer: [
        `${String.fromCharCode(65 + item.right)}. ${item.options[item.right]?.says}`,
        item.options[item.right]?.why ?? '',
      ],
    })),
    { title: words.summary, lines: lesson.summary },
    { title: words.doNow, lines: [lesson.doNow.say] },
  ]
}

/** The whole screen, big type. Arrow keys, space and Escape; buttons for touch. */
export function Slides(props: {
  readonly lesson: LessonPage
  readonly corrections: readonly ShownCorrection[]
  readonly onClose: () => void
}) {
  const { lesson, corrections, onClose } = props
  const slides = slidesOf(lesson, corrections)
  const [at, setAt] = useState(0)
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const slide = slides[at]
  const hasAnswer = slide?.answer !== undefined
  const go = useCallback(
    (by: 1 | -1) => {
      if (by > 0 && hasAnswer && !isShown) return setShown(true)
      setShown(false)
      setAt((now) => Math.min(slides.length - 1, Math.max(0, now + by)))
    },
    [hasAnswer, isShown, slides.length],
  )
  if (!slide) return null
  const [first, ...rest] = slide.lines
  return (
    <dialog
      ref={box}
      aria-label={words.slide.label}
      className="no-print fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none bg-paper p-0 text-ink"
      onCancel={onClose}
      onKeyDown={(event) => {
        const isForward = event.key === 'ArrowRight' || event.key === 'PageDown' || event.key === 'ArrowDown'
        const isBack = event.key === 'ArrowLeft' || event.key === 'PageUp' || event.key === 'ArrowUp'
        if (!isForward && !isBack) return
        event.preventDefault()
        go(isForward ? 1 : -1)
      }}
    >
      <div className="grid h-full grid-rows-[minmax(0,1fr)_auto]">
        <div className="overflow-y-auto px-[6vw] py-[6vh]" role="status">
          <p className="text-[clamp(1rem,2.2vw,1.75rem)] text-copper">{slide.title}</p>
          {first ? (
            <p className="mt-[2vh] max-w-[30ch] font-serif text-[clamp(1.75rem,4.6vw,4rem)] leading-[1.2]">{first}</p>
          ) : null}
          {rest.length > 0 ? (
            <ul className="mt-[3vh] grid gap-[1.2vh] text-[clamp(1.25rem,2.8vw,2.25rem)]">
              {rest.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          {slide.answer && isShown ? (
            <div className="mt-[4vh] border-green border-l-4 pl-[2vw] text-[clamp(1.25rem,2.8vw,2.25rem)]">
              {slide.answer.map((line) => (
                <p key={line} className="first:font-semibold first:text-green-ink">
                  {line}
                </p>
              ))}
            </div>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-3">
          <button
            type="button"
            className="button min-h-11"
            disabled={at === 0}
            aria-label={words.slide.back}
            onClick={() => go(-1)}
          >
            <Icon name="arrow-left" className="size-5" />
          </button>
          <button
            type="button"
            className="button button-main min-h-11"
            disabled={at === slides.length - 1 && !(hasAnswer && !isShown)}
            onClick={() => go(1)}
          >
            {hasAnswer && !isShown ? words.slide.show : words.slide.next}
          </button>
          <span className="text-ink-2 text-sm">{words.slide.at(at + 1, slides.length)}</span>
          <span className="hidden text-ink-3 text-sm lg:inline">{words.slide.hint}</span>
          <button type="button" className="button ml-auto min-h-11" onClick={onClose}>
            {words.slide.close}
          </button>
        </div>
      </div>
    </dialog>
  )
}
