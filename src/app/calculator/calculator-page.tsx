import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Calculator } from '#calculators/kit/definition.ts'
import { figureText } from '#calculators/kit/format.ts'
import { Companion } from './companions/companions.tsx'
import { Dated, Explained, FirstChart } from './explain/explained.tsx'
import { PrintedInputs } from './explain/printed-inputs.tsx'
import { Segments } from './form/fields.tsx'
import { InputsForm } from './form/form.tsx'
import { ResultCard } from './result/result-card.tsx'
import { Toolbar } from './result/toolbar.tsx'
import { WaitingNote, waitingText } from './result/waiting-note.tsx'
import { useHash } from './state/hash.ts'
import { useAfterPaint } from './state/use-after-paint.ts'
import { useCalculator } from './state/use-calculator.ts'
import { StudyNote } from './study/study-note.tsx'

/**
 * Question, answer, chart, what matters, what it means, schedule, working, sources: every calculator, from its definition.
 * A key press redraws the form and the answer at once; all that explains the answer follows when the browser has time.
 */
export function CalculatorPage({ title, calculator }: { title: string; calculator: Calculator }) {
  const form = useCalculator(calculator)
  const linkProblem = useHash(form)
  const [fromProfile, setFromProfile] = useState<readonly string[]>([])
  const profileFields = useMemo(() => new Set(fromProfile), [fromProfile])
  const formNow = useRef(form)
  useLayoutEffect(() => {
    formNow.current = form
  })
  const answer = form.evaluation.answer()
  const { inputs, drafts, errors, brought, type, leave, put, mark } = form
  const asked = { calculator, inputs, drafts, errors, profileFields, brought, type, leave, put, mark }
  const now = useMemo(
    () => ({ evaluation: form.evaluation, inputs: form.resultInputs }),
    [form.evaluation, form.resultInputs],
  )
  const { evaluation: later, inputs: laterInputs } = useAfterPaint(now)
  const mainKey = calculator.mainFigure(form.resultInputs)
  const main = calculator.figures.find((figure) => figure.key === mainKey)
  const mainValue = form.evaluation.figures[mainKey]
  return (
    <>
      {linkProblem ? (
        <p className="mb-4 rounded-md bg-warn-tint px-4 py-3 text-warn" role="alert">
          This link could not be read, so these are the starting values. {linkProblem}
        </p>
      ) : null}
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm">
        <Dated calculator={calculator} evaluation={later} year={form.env.year} />
        {calculator.years.length > 1 ? (
          <Segments
            name="year"
            label="Year of the rules"
            options={calculator.years.map((year) => ({ value: String(year), label: String(year) }))}
            value={String(form.year)}
            onChange={(year) => form.setYear(Number(year))}
          />
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,380px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-7 print:block">
        <div className="no-print min-w-0">
          <Companion place="form" form={form} />
          <InputsForm part="first" {...asked} />
        </div>
        <PrintedInputs calculator={calculator} inputs={laterInputs} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 [@media(min-height:960px)]:lg:sticky [@media(min-height:960px)]:lg:top-[76px]">
          <section className="card relative flex flex-col" aria-label="Result">
            <ResultCard
              calculator={calculator}
              figures={form.evaluation.figures}
              answer={answer}
              stale={Object.keys(form.errors).length > 0}
              isWaiting={form.waiting !== null}
            />
            <WaitingNote waiting={form.waiting} />
            <Toolbar
              calculator={calculator}
              formNow={formNow}
              evaluation={later}
              touched={form.touched}
              isWaiting={form.waiting !== null}
              onProfile={setFromProfile}
            />
            <StudyNote study={form.study} />
          </section>
          {/* Boundaries of their own wake up after the form and the answer. */}
          <Suspense>
            <FirstChart calculator={calculator} evaluation={later} />
          </Suspense>
        </div>
        <div className="no-print min-w-0">
          <InputsForm part="rest" {...asked} />
        </div>
      </div>
      <Companion place="result" form={form} />
      <Suspense>
        <Explained calculator={calculator} evaluation={later} inputs={laterInputs} env={form.env} />
      </Suspense>
      {main && mainValue !== undefined ? (
        <div
          className="no-print sticky bottom-[84px] z-[5] mt-6 flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-green px-4 py-2.5 text-on-green md:hidden"
          aria-hidden="true"
        >
          <span>{form.waiting ? waitingText(form.waiting) : main.label}</span>
          <b>{form.waiting ? '…' : figureText(mainValue, main.unit)}</b>
        </div>
      ) : null}
      <p className="mt-7 text-ink-2 text-sm print:text-xs">
        {title} is education, not advice. It shows what your numbers mean under the rules named above; it cannot know
        everything about your case.
      </p>
    </>
  )
}
