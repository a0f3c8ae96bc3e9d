import {
  type ComponentProps,
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Tool } from '#calculators/kit/definition.ts'
import { monthText } from '#calculators/kit/format.ts'
import type { Opening } from '#calculators/kit/front.ts'
import { onceAsync } from '#calculators/kit/once-async.ts'
import { forgetNumbers } from '../state/last-numbers.ts'
import { NoScript } from '../ui/no-script.tsx'
import { Companion } from './companions/companions.tsx'
import { JumpList } from './explain/jump-list.tsx'
import { LostExplanation } from './explain/lost-explanation.tsx'
import { type Making, Part, PartsContext } from './explain/part.tsx'
import { useParts } from './explain/use-parts.ts'
import { groupsOf, InputsForm } from './form/form.tsx'
import { KnownPlace } from './form/known-place.tsx'
import { Segments } from './form/segments.tsx'
import { AnswerBar } from './result/answer-bar.tsx'
import { ResultCard } from './result/result-card.tsx'
import { Toolbar } from './result/toolbar.tsx'
import { WaitingNote } from './result/waiting-note.tsx'
import { clearHash } from './state/address.ts'
import { useFormStore } from './state/form-store.ts'
import { useHash } from './state/hash.ts'
import { useAnswered } from './state/use-answered.ts'
import { type PageForm, useCalculator } from './state/use-calculator.ts'
import { useRehearsal } from './state/use-rehearsal.ts'

const nothing = () => <></>
const bringDrawings = onceAsync(async () => (await import('./explain/drawings.tsx')).drawings)
/** On paper only, and only beside a study: neither holds up the page, nor takes it down where it cannot be fetched. */
const PrintedInputs = lazy(() =>
  import('./explain/printed-inputs.tsx').then(
    ({ PrintedInputs }) => ({ default: PrintedInputs }),
    () => ({ default: nothing }),
  ),
)
const StudyNote = lazy(() =>
  import('./study/study-note.tsx').then(
    ({ StudyNote }) => ({ default: StudyNote }),
    () => ({ default: nothing }),
  ),
)

interface Props {
  readonly title: string
  readonly tool: Tool
  readonly opening: Opening
  readonly making: Making | null
}

/**
 * Question, answer, chart, what it means, schedules, calculations, sources: every calculator, from its definition. The form and the
 * answer wake up with what the finished page says; all that explains the answer stays as it is until the question changes.
 */
export function CalculatorPage({ title, tool, opening, making }: Props) {
  const form = useCalculator(tool, opening, making?.calculator ?? null, making?.env.law)
  const awake = useFormStore(form.awake, opening.year)
  const { problem: linkProblem, isEarlier } = useHash(form)
  const [isMeant, setMeant] = useState(false)
  const page = useParts(form, opening, making, bringDrawings, isMeant)
  useRehearsal(form, isMeant)
  const [fromProfile, setFromProfile] = useState<readonly string[]>([])
  const profileFields = useMemo(() => new Set(fromProfile), [fromProfile])
  const formNow = useRef(form)
  useLayoutEffect(() => {
    formNow.current = form
  })
  const restart = useRestart(form)
  const card = useRef<HTMLElement>(null)
  const { wake } = form
  const touch = useCallback(() => {
    wake()
    setMeant(true)
  }, [wake])
  const questions = useFirstTouch(touch)
  const moreQuestions = useFirstTouch(touch)
  const { inputs, hints, drafts, errors, brought, type, leave, put, mark, front } = form
  const asked = useMemo(
    () => ({ calculator: tool, inputs, hints, drafts, errors, profileFields, brought, type, leave, put, mark }),
    [tool, inputs, hints, drafts, errors, profileFields, brought, type, leave, put, mark],
  )
  const answeredForm = useAnswered(form, form.isSought)
  const answeredAsked = useAnswered(asked, form.isSought)
  const isWaiting = form.waiting !== null
  return (
    <PartsContext value={page.parts}>
      <NoScript of="calculator" />
      {linkProblem ? (
        <p className="mb-4 rounded-md bg-warn-tint px-4 py-3 text-warn" role="alert">
          We couldn’t read this link, so you’re seeing our starting numbers. {linkProblem}
        </p>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,380px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-7 print:block">
        <div className="no-print min-w-0" ref={questions}>
          <Companion place="form" slug={tool.slug} store={awake} wake={form.wake} />
          <div className="relative">
            <InputsForm part="first" {...asked} />
            <KnownPlace form={answeredForm} title={title} isEarlier={isEarlier} onFilled={setFromProfile} />
          </div>
        </div>
        <Suspense>
          <PrintedInputs calculator={tool} inputs={form.resultInputs} />
        </Suspense>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <section
            ref={card}
            className="card own answer-card relative z-[4] flex flex-col lg:sticky lg:top-[76px]"
            aria-label="Result"
          >
            <ResultCard
              front={front}
              stale={Object.keys(errors).length > 0}
              isWaiting={isWaiting}
              onRestart={restart}
            />
            <WaitingNote waiting={form.waiting} />
            {tool.study ? (
              <Suspense fallback={form.study ? <div className="min-h-14" /> : null}>
                <StudyNote study={form.study} />
              </Suspense>
            ) : null}
          </section>
          <div className="card own no-print mt-3">
            <Toolbar
              formNow={formNow}
              awake={awake}
              front={front}
              touched={form.touched}
              isWaiting={isWaiting}
              onProfile={setFromProfile}
            />
          </div>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-2 text-sm">
            <p>
              {[
                tool.years.length > 0 ? `${form.env.year} rules` : '',
                opening.checked
                  ? `${tool.years.length > 0 ? 'updated' : 'Updated'} ${monthText(opening.checked, true)}`
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {tool.years.length > 1 ? <YearChoice years={tool.years} year={form.year} setYear={form.setYear} /> : null}
          </div>
          <Part name="first" />
        </div>
        <div className="no-print min-w-0" ref={moreQuestions}>
          <RestOfForm
            {...(isFirst(tool, form.lastTyped) ? { asked: answeredAsked, follows: true } : { asked, follows: false })}
          />
        </div>
      </div>
      <Companion place="result" slug={tool.slug} store={awake} wake={form.wake} />
      <LostExplanation isLost={page.isLost} again={page.again} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 lg:grid-cols-2">
        <Part name="findings" />
        <Part name="second" />
      </div>
      <JumpList />
      <div className="mt-7 border-line border-b">
        <Part name="others" />
        <Part name="tables" />
        <Part name="matters" />
        <Part name="workings" />
        <Part name="sources" />
      </div>
      <AnswerBar front={front} waiting={form.waiting} card={card} />
      <p className="mt-7 text-ink-2 text-sm">
        {title} is education, not advice. It shows what your numbers mean under the rules named above; it can’t know
        everything about your situation.
      </p>
    </PartsContext>
  )
}

/**
 * The answer first: questions that are not being answered follow it. A box being typed in must never lag behind its own text. It waits for itself,
 * so that nothing but these questions is drawn when they follow.
 */
const RestOfForm = memo(function RestOfForm({ asked, follows }: { asked: Asked; follows: boolean }) {
  const later = useDeferredValue(asked)
  return <InputsForm part="rest" {...(follows ? later : asked)} />
})
/** Drawn anew with the year alone: what draws an input writes its name and kind again each time. */
const YearChoice = memo(function YearChoice(props: {
  readonly years: Tool['years']
  readonly year: number
  readonly setYear: PageForm['setYear']
}) {
  const { years, year, setYear } = props
  return (
    <Segments
      name="year"
      label="Tax year"
      options={years.map((one) => ({ value: String(one), label: String(one) }))}
      value={String(year)}
      onChange={(chosen) => setYear(Number(chosen))}
    />
  )
})
type Asked = Omit<ComponentProps<typeof InputsForm>, 'part'>

/** Back to our starting numbers, in the address and for the next visit too. */
function useRestart({ reset, tool: { slug } }: PageForm): () => void {
  return useCallback(() => {
    reset()
    clearHash()
    forgetNumbers(slug)
  }, [reset, slug])
}

/** Whether a question stands above the answer on a phone. */
const isFirst = (tool: Tool, name: string | null): boolean =>
  name !== null && groupsOf(tool, 'first').some(({ fields }) => fields.includes(name))

/** Calls at the first touch of a piece of the page. */
function useFirstTouch(act: () => void) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const touched = place.current
    if (!touched) return
    for (const sign of ['focusin', 'pointerdown']) touched.addEventListener(sign, act, { once: true, passive: true })
    return () => {
      for (const sign of ['focusin', 'pointerdown']) touched.removeEventListener(sign, act)
    }
  }, [act])
  return place
}
