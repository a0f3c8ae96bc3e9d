import { useState } from 'react'
import type { InputValues } from '#calculators/kit/field.ts'
import { carried, closeOffer, isOfferClosed } from '../../state/carried.ts'
import { forgetNumbers } from '../../state/last-numbers.ts'
import { localToday } from '../../state/today.ts'
import { useHydrated, useStored } from '../../state/use-stored.ts'
import { clearHash } from '../state/address.ts'
import type { PageForm } from '../state/use-calculator.ts'
import { knownFact, offersFor } from './from-profile.ts'
import { offersText, questionText } from './known-words.ts'
import { useKnown } from './use-known.ts'
import { useTravel } from './use-travel.ts'

interface KnownNumbersProps {
  readonly form: PageForm
  /** The page's title: other tools name it as where a number comes from. */
  readonly title: string
  /** The page opened with the last numbers asked here, not with an address's own. */
  readonly isEarlier: boolean
  /** The inputs just filled in, so that they can be marked; none after an undo or a reset. */
  readonly onFilled: (names: readonly string[]) => void
}

/**
 * One line above the fields: the visitor's known numbers to fill in, the way back, or that these are the numbers from earlier. It lies
 * over the first heading of the form (the parent is `relative`), so that nothing moves when it comes and goes.
 */
export function KnownNumbers({ form, title, isEarlier, onFilled }: KnownNumbersProps) {
  const { tool: calculator, inputs } = form
  const here = title.replace(/ Calculator$/, '')
  const [hasFilled, setHasFilled] = useState(false)
  const opened = useTravel(form, here, hasFilled)
  const isHere = useHydrated()
  const { profile, picture } = useKnown()
  const [told] = useStored(carried)
  const [undo, setUndo] = useState<{ readonly values: InputValues; readonly words: string } | null>(null)
  const [hidesEarlier, setHidesEarlier] = useState(false)
  if (!isHere) return null

  if (undo)
    return (
      <Line
        words={`Filled in ${undo.words}`}
        act="Undo"
        onAct={() => {
          form.fill(undo.values)
          onFilled([])
          setUndo(null)
          closeOffer(calculator.slug, localToday())
        }}
        onClose={() => setUndo(null)}
      />
    )
  const untouched = Object.fromEntries(
    Object.entries(inputs).filter(([name, value]) => JSON.stringify(value) === JSON.stringify(opened[name])),
  )
  const offers = isOfferClosed(told, calculator.slug, localToday())
    ? []
    : offersFor(calculator, inputs, (key) => {
        const fact = knownFact(key, profile, told.facts, picture)
        return fact?.from === here ? null : fact
      }).filter(({ name }) => name in untouched)
  if (offers.length > 0)
    return (
      <Line
        words={questionText(offers, calculator.fields)}
        act="Use"
        onAct={() => {
          setUndo({
            values: Object.fromEntries(offers.map(({ name }) => [name, inputs[name] ?? null])),
            words: offersText(offers, calculator.fields),
          })
          form.fill(Object.fromEntries(offers.map(({ name, value }) => [name, value])))
          setHasFilled(true)
          onFilled(offers.map(({ name }) => name))
        }}
        onClose={() => closeOffer(calculator.slug, localToday())}
      />
    )
  if (isEarlier && form.touched && !hidesEarlier)
    return (
      <Line
        words="Your numbers from earlier"
        act="Reset"
        onAct={() => {
          form.reset()
          clearHash()
          forgetNumbers(calculator.slug)
          onFilled([])
        }}
        onClose={() => setHidesEarlier(true)}
      />
    )
  return null
}

function Line(props: { words: string; act: string; onAct: () => void; onClose: () => void }) {
  const { words, act, onAct, onClose } = props
  return (
    <section
      className="no-print absolute inset-x-px top-px z-[1] flex h-11 items-center rounded-t-[calc(var(--radius-lg)-1px)] bg-green-tint pl-5"
      aria-label="Numbers you entered before"
    >
      <p className="line-clamp-2 min-w-0 flex-1 text-xs leading-tight min-[360px]:text-sm" role="status" title={words}>
        {words}
      </p>
      <button type="button" className="h-11 shrink-0 px-3 font-semibold text-green text-sm" onClick={onAct}>
        {act}
      </button>
      <button type="button" className="h-11 w-11 shrink-0 text-ink-2" aria-label="Dismiss" onClick={onClose}>
        ×
      </button>
    </section>
  )
}
