import {
  createContext,
  memo,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Calculator } from '#calculators/kit/definition.ts'
import type { Env } from '#calculators/kit/field.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import type { PartName, partOf } from '#calculators/kit/parts.ts'
import { type Drawable, type Drawings, drawingOf, type Explaining } from './explaining.ts'

/** On the server, where a page is finished: all that its parts are made of. */
export interface Making {
  readonly calculator: Calculator
  readonly env: Env
  readonly drawings: Drawings
  readonly partOf: typeof partOf
}

/** What the parts of one page share; the same object from the first drawing to the last. */
export interface PartsPage {
  readonly slug: string
  /** Whether the HTML of the parts came with the page. */
  readonly isFinished: boolean
  /** On the server, where a page is finished: the calculator with all the law of its starting values. */
  readonly making: Making | null
  readonly explaining: Explaining
  /** Which folds stand open, by name, through every redrawing. */
  readonly open: Map<string, boolean>
}
export const PartsContext = createContext<PartsPage | null>(null)
export function usePartsPage(): PartsPage {
  const page = use(PartsContext)
  if (!page) throw new Error('A part of a calculator stands outside its page.')
  return page
}

/**
 * One part of the explanation. As HTML it stays asleep: nothing of it is worked out or drawn in the browser until it is touched or
 * the question changes.
 */
function PartBox<K extends PartName>({ name }: { readonly name: K }) {
  const page = usePartsPage()
  const box = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Drawable<K> | null>(null)
  const isSeen = useSeen(box)
  useEffect(
    () =>
      page.explaining.place(name, {
        show: (part) => startTransition(() => setLive(part)),
        dim: (isOld) => box.current?.toggleAttribute('data-old', isOld),
        isSeen,
      }),
    [page, name, isSeen],
  )
  const isAsleep = live === null && page.isFinished
  useEffect(
    () => (isAsleep && box.current ? wakeOnTouch(box.current, () => page.explaining.wake(name)) : undefined),
    [page, name, isAsleep],
  )
  return (
    <div ref={box} id={`part-${name}`} className={`part own min-w-0 ${onPaper[name] ?? ''}`}>
      {isAsleep ? (
        <Suspense>
          <Kept name={name} />
        </Suspense>
      ) : live ? (
        <live.Drawn value={live.value} slug={page.slug} />
      ) : null}
    </div>
  )
}
export const Part = memo(PartBox) as typeof PartBox

function Kept<K extends PartName>({ name }: { readonly name: K }) {
  const page = usePartsPage()
  const { value, Drawn } = page.making ? madeNow(page.making, name) : use(page.explaining.kept(name))
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    mark.current?.dispatchEvent(new Event(AWAKE, { bubbles: true }))
  }, [])
  return (
    <>
      <Drawn value={value} slug={page.slug} />
      <span ref={mark} hidden />
    </>
  )
}

function madeNow<K extends PartName>(making: Making, name: K): Drawable<K> {
  const { calculator, env, drawings, partOf } = making
  const inputs = initialInputs(calculator.fields, env)
  const evaluation = calculator.evaluate(inputs, env)
  return { value: partOf({ calculator, inputs, env, evaluation }, name), Drawn: drawingOf(drawings, name) }
}

/** What is printed only where it was asked for. */
const onPaper: { readonly [K in PartName]?: string } = {
  second: 'paper-math',
  others: 'paper-math',
  tables: 'paper-schedule',
  matters: 'paper-math',
  workings: 'paper-math',
  sources: 'paper-math',
}

/** Tells whether a piece can be seen, as the browser last said: to measure it would lay the page out anew, once for each part. */
function useSeen(place: RefObject<Element | null>): () => boolean {
  const seen = useRef(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver((entries) => {
      seen.current = entries.at(-1)?.isIntersecting ?? false
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return useCallback(() => seen.current, [])
}

const AWAKE = 'truepenny:awake'
const signs = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/**
 * Wakes a sleeping part at the first sign that somebody means it. A press that comes before it is awake is made again by
 * `shell/early-presses.ts`. Listens on the window, since React holds back what is meant for a part it has not woken.
 */
function wakeOnTouch(box: HTMLElement, wake: () => void): () => void {
  const touch = ({ target }: Event) => {
    if (target instanceof Element && box.contains(target)) wake()
  }
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, touch, true)
    box.removeEventListener(AWAKE, stop)
  }
  for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true })
  box.addEventListener(AWAKE, stop)
  return stop
}
