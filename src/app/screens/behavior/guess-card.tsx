import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type AmountGuess as Amount, type ChoiceGuess as Choice, fits, type Guess } from '#teaching/market/guess.ts'
import { useStored } from '../../state/use-stored.ts'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { DrawGuess } from './draw-guess.tsx'
import { guessText, truthOf } from './said.ts'
import { marketGuesses, setGuess } from './saved.ts'
import { Slider } from './slider.tsx'
import { words } from './words.ts'

const RevealBody = lazy(async () => ({ default: (await import('./reveal-body.tsx')).RevealBody }))

/** A question about markets: the guess, then what the record says, with what is behind it. */
export function GuessCard({ guess }: { readonly guess: Guess }) {
  const [{ guesses }] = useStored(marketGuesses)
  const held = guesses[guess.slug]
  const mine = fits(guess, held) ? held : null
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (mine !== null && wantsFocus.current) answer.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [mine])
  const lock = (line: readonly number[]) => {
    wantsFocus.current = true
    setGuess(guess.slug, line)
  }
  const head = `guess-${guess.slug}`
  return (
    <section
      className={`card p-5 md:p-6 ${guess.kind === 'draw' || mine !== null ? 'lg:col-span-2' : ''}`}
      id={guess.slug}
      aria-labelledby={head}
    >
      <h3 id={head} className="text-copper text-sm">
        {guess.title}
      </h3>
      <p className="mt-1 max-w-[62ch] font-serif text-lg leading-snug">{guess.ask}</p>
      {mine === null ? (
        <div className="no-print mt-4">
          {guess.kind === 'draw' ? (
            <DrawGuess guess={guess} onGuess={lock} />
          ) : guess.kind === 'amount' ? (
            <AmountGuess guess={guess} onGuess={lock} />
          ) : (
            <ChoiceGuess guess={guess} onGuess={lock} />
          )}
          <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className="min-h-11 w-fit cursor-pointer py-2.5 text-ink-2 text-sm underline">
              {words.show}
            </summary>
            <Answer guess={guess} mine={null} isOpen={isOpen} />
          </details>
        </div>
      ) : (
        <div ref={answer} tabIndex={-1} className="mt-4 outline-none">
          <Answer guess={guess} mine={mine} isOpen />
          <button
            type="button"
            className="no-print mt-2 min-h-11 text-ink-2 text-sm underline"
            onClick={() => setGuess(guess.slug, null)}
          >
            {words.again}
          </button>
        </div>
      )}
    </section>
  )
}

function Answer(props: { readonly guess: Guess; readonly mine: readonly number[] | null; readonly isOpen: boolean }) {
  const { guess, mine, isOpen } = props
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {mine === null ? null : (
          <div>
            <dt className="text-ink-2 text-xs">{words.yours}</dt>
            <dd className="font-semibold font-serif text-xl">{guessText(guess, mine)}</dd>
          </div>
        )}
        <div>
          <dt className="text-ink-2 text-xs">{words.record}</dt>
          <dd className="font-semibold font-serif text-green-ink text-xl">{guessText(guess, truthOf(guess))}</dd>
        </div>
      </dl>
      <div className="mt-3 grid max-w-[68ch] gap-2">
        {guess.reveal.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {isOpen ? (
        <LostPiece what="The numbers behind it">
          <Suspense fallback={<p className="mt-4 min-h-40 text-ink-2 text-sm">{words.loading}</p>}>
            <RevealBody guess={guess} mine={mine} />
          </Suspense>
        </LostPiece>
      ) : null}
      <p className="no-print mt-4">
        <Link to={guess.tool.to}>{guess.tool.words}</Link>
      </p>
    </>
  )
}

function AmountGuess({
  guess,
  onGuess,
}: {
  readonly guess: Amount
  readonly onGuess: (answer: readonly number[]) => void
}) {
  const { from, to, step, unit } = guess
  const [value, setValue] = useState(() => from + Math.round((to - from) / 2 / step) * step)
  const exact = Number(value.toFixed(6))
  return (
    <div className="grid max-w-xl gap-2">
      <Slider label={words.slider} unit={unit} from={from} to={to} step={step} value={exact} onChange={setValue} />
      <p>
        <button type="button" className="button button-main min-h-11" onClick={() => onGuess([exact])}>
          {words.lock}
        </button>
      </p>
    </div>
  )
}

function ChoiceGuess({
  guess,
  onGuess,
}: {
  readonly guess: Choice
  readonly onGuess: (answer: readonly number[]) => void
}) {
  return (
    <ul className="grid gap-2">
      {guess.options.map((option, at) => (
        <li key={option}>
          <button
            type="button"
            className="button min-h-11 w-full justify-start! rounded-md! text-left"
            onClick={() => onGuess([at])}
          >
            {option}
          </button>
        </li>
      ))}
    </ul>
  )
}
