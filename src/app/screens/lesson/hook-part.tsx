import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import type { HookPage } from '#teaching/lesson-pages/page.ts'
import { guessStart } from '#teaching/lessons/kit/guess.ts'
import { lessonGuesses, setGuess } from '../../state/lesson-guesses.ts'
import { useStored } from '../../state/use-stored.ts'
import { useEarly } from '../../ui/use-early.ts'
import { Notes, plainText } from './passage-text.tsx'
import { words } from './words.ts'

/** What the visitor guessed of a lesson, in words; null for nothing that fits its question. */
export function guessSaid(hook: HookPage, guess: number | undefined): string | null {
  if (guess === undefined) return null
  if (hook.kind === 'choice') return hook.options[guess] ?? null
  return guess >= hook.from && guess <= hook.to ? figureText(guess, hook.unit) : null
}
export const truthSaid = (hook: HookPage): string =>
  hook.kind === 'choice' ? (hook.options[hook.truth] ?? '') : hook.truthText

/** A guess before any text, then what is true. Question and answer take the same place, so that nothing moves. */
export function HookPart({ lesson, hook }: { readonly lesson: string; readonly hook: HookPage }) {
  const [guesses] = useStored(lessonGuesses)
  const [isShown, setShown] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const guess = guessSaid(hook, guesses[lesson])
  const isOpen = isShown || guess !== null
  const focus = useRef(false)
  useEffect(() => {
    if (isOpen && focus.current) answer.current?.focus({ preventScroll: true })
    focus.current = false
  }, [isOpen])
  const tell = (value: number | null) => {
    focus.current = true
    if (value !== null) setGuess(lesson, value)
    setShown(true)
  }
  return (
    <section className="card p-5 md:p-6 print:hidden" aria-labelledby="guess">
      <p className="text-copper text-sm">{words.guess.title}</p>
      <h2 id="guess" className="mt-1 text-xl leading-[1.25]">
        {hook.ask}
      </h2>
      <div className="mt-4 grid">
        <div className={`[grid-area:1/1] ${isOpen ? 'invisible' : ''}`}>
          {hook.kind === 'amount' ? (
            <AmountGuess hook={hook} onGuess={tell} />
          ) : (
            <ChoiceGuess hook={hook} onGuess={tell} />
          )}
          <button type="button" className="mt-2 min-h-11 text-ink-2 text-sm underline" onClick={() => tell(null)}>
            {words.guess.show}
          </button>
        </div>
        <div className={`[grid-area:1/1] ${isOpen ? '' : 'invisible'}`}>
          <div ref={answer} tabIndex={-1} className="outline-none">
            <dl className="flex flex-wrap gap-x-10 gap-y-2">
              {guess === null ? null : (
                <div>
                  <dt className="text-ink-2 text-xs">{words.guess.yours}</dt>
                  <dd className="font-semibold font-serif text-xl">{guess}</dd>
                </div>
              )}
              <div>
                <dt className="text-ink-2 text-xs">{words.guess.truth}</dt>
                <dd className="font-semibold font-serif text-green-ink text-xl">{truthSaid(hook)}</dd>
              </div>
            </dl>
            <p className="mt-3 max-w-[62ch]">{plainText(hook.reveal)}</p>
          </div>
          <Notes notes={hook.reveal.notes} />
          <button
            type="button"
            className="min-h-11 text-ink-2 text-sm underline"
            onClick={() => {
              setGuess(lesson, null)
              setShown(false)
            }}
          >
            {words.guess.again}
          </button>
        </div>
      </div>
    </section>
  )
}

interface GuessProps<K extends HookPage['kind']> {
  readonly hook: Extract<HookPage, { kind: K }>
  readonly onGuess: (value: number) => void
}

function AmountGuess({ hook, onGuess }: GuessProps<'amount'>) {
  const id = useId()
  const { from, to, step, unit } = hook
  const [value, setValue] = useState(() => guessStart(hook))
  const slider = useEarly<HTMLInputElement>((element) => setValue(Number(element.value)))
  const fill = ((value - from) / (to - from)) * 100
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm">
          {words.guess.slider}
        </label>
        <output htmlFor={id} className="font-semibold font-serif text-xl">
          {figureText(value, unit)}
        </output>
      </p>
      <input
        ref={slider}
        id={id}
        type="range"
        className="range h-11!"
        style={{ '--fill': `${fill}%` } as CSSProperties}
        min={from}
        max={to}
        step={step}
        value={value}
        onChange={(event) => setValue(Number(event.target.value))}
        aria-valuetext={figureText(value, unit)}
      />
      <p className="flex justify-between text-ink-3 text-xs" aria-hidden="true">
        <span>{figureText(from, unit)}</span>
        <span>{figureText(to, unit)}</span>
      </p>
      <p>
        <button type="button" className="button button-main min-h-11" onClick={() => onGuess(value)}>
          {words.guess.lock}
        </button>
      </p>
    </div>
  )
}

function ChoiceGuess({ hook, onGuess }: GuessProps<'choice'>) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {hook.options.map((option, at) => (
        <li key={option}>
          <button
            type="button"
            className="button min-h-11 w-full justify-start! rounded-md! text-left"
            onClick={() => onGuess(at)}
          >
            {option}
          </button>
        </li>
      ))}
    </ul>
  )
}
