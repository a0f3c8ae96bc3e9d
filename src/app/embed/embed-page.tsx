import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import type { Tool } from '#calculators/kit/definition.ts'
import { monthText } from '#calculators/kit/format.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { type Making, Part, PartsContext } from '../calculator/explain/part.tsx'
import { useParts } from '../calculator/explain/use-parts.ts'
import { groupsOf, InputsForm, MoreGroup } from '../calculator/form/form.tsx'
import { ResultCard } from '../calculator/result/result-card.tsx'
import { WaitingNote } from '../calculator/result/waiting-note.tsx'
import { useCalculator } from '../calculator/state/use-calculator.ts'
import { Logo } from '../ui/logo.tsx'
import { LostPiece } from '../ui/lost-piece.tsx'
import type { EmbedData } from './about.ts'
import { useLinkedNumbers } from './linked-numbers.ts'
import { words } from './words.ts'

const StudyNote = lazy(() =>
  import('../calculator/study/study-note.tsx').then(
    ({ StudyNote }) => ({ default: StudyNote }),
    () => ({ default: () => <></> }),
  ),
)
const bringDrawings = async () => (await import('./chart-drawing.tsx')).drawings
const nothing: ReadonlySet<string> = new Set()

interface Props extends EmbedData {
  readonly tool: Tool
  readonly making: Making | null
}

/** A calculator inside somebody else's page: its questions, the answer, one chart, and the way to its own page with the numbers typed. */
export function EmbedPage(props: Props) {
  return (
    <LostPiece what={props.about.title}>
      <Calculator {...props} />
    </LostPiece>
  )
}

function Calculator({ about, tool, opening, making }: Props) {
  const form = useCalculator(tool, opening, making?.calculator ?? null, making?.env.law)
  const problem = useLinkedNumbers(form)
  const page = useParts(form, opening, making, bringDrawings)
  const { inputs, hints, drafts, errors, brought, type, leave, put, mark, wake } = form
  const asked = useMemo(
    () => ({
      calculator: tool,
      inputs,
      hints,
      drafts,
      errors,
      profileFields: nothing,
      brought,
      type,
      leave,
      put,
      mark,
    }),
    [tool, inputs, hints, drafts, errors, brought, type, leave, put, mark],
  )
  const later = useDeferredValue(asked)
  const rest = groupsOf(tool, 'rest')
  const restNames = rest.flatMap(({ fields }) => fields)
  const opensFor = restNames.some((name) => brought.has(name) || errors[name] !== undefined) ? brought : null
  const stand = words.stand(
    tool.years.length > 0 ? form.env.year : null,
    opening.checked ? monthText(opening.checked, true) : '',
  )
  return (
    <PartsContext value={page.parts}>
      {/* Named, so that it is told apart from the main part of the page around it. */}
      <main aria-label={about.title} className="mx-auto grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-3 px-3 py-3">
        <header className="px-1">
          <h1 className="text-[1.25rem] [overflow-wrap:anywhere]">{about.title}</h1>
          <p className="text-ink-2 text-sm leading-[1.35]">{about.question}</p>
        </header>
        {problem ? (
          <p className="rounded-md bg-warn-tint px-4 py-2 text-sm text-warn" role="alert">
            {words.badLink} {problem}
          </p>
        ) : null}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 min-[600px]:grid-cols-[minmax(264px,4fr)_minmax(0,5fr)]">
          <div
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
            onFocusCapture={wake}
            onPointerDownCapture={wake}
          >
            <InputsForm part="first" {...asked} />
            {rest.length > 0 ? (
              <div className="card own px-5">
                <MoreGroup title={words.more} more={words.more} opensFor={opensFor}>
                  <InputsForm part="rest" isBare {...later} />
                </MoreGroup>
              </div>
            ) : null}
          </div>
          <section className="card own relative flex flex-col" aria-label="Result">
            <ResultCard
              front={form.front}
              stale={Object.keys(errors).length > 0}
              isWaiting={form.waiting !== null}
              onRestart={form.reset}
            />
            <WaitingNote waiting={form.waiting} />
            {tool.study ? (
              <Suspense fallback={form.study ? <div className="min-h-14" /> : null}>
                <StudyNote study={form.study} />
              </Suspense>
            ) : null}
          </section>
        </div>
        <div className="min-w-0 [&_h2]:text-lg [&_section]:mt-1">
          <Part name="first" />
        </div>
        <Foot
          stand={stand}
          link={form.touched ? `${about.path}${writeLink(tool, form.askedInputs, form.year)}` : about.path}
          isOwn={form.touched}
        />
      </main>
    </PartsContext>
  )
}

/** The way to the calculator's own page, with the numbers typed here behind the '#'. */
function Foot({ stand, link, isOwn }: { stand: string; link: string; isOwn: boolean }) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-line border-t px-1 pt-1 text-xs">
      <p className="min-w-0 flex-[1_1_18rem] text-ink-2">
        {stand} {words.advice}
      </p>
      <a className="inline-flex min-h-11 items-center gap-2 text-sm" href={link} target="_blank" rel="noopener">
        <Logo className="size-4.5 flex-none" />
        {isOwn ? words.openWith : words.open}
        <span className="sr-only">{words.newTab}</span>
      </a>
    </footer>
  )
}
