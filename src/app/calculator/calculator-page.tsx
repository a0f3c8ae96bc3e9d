import { useDeferredValue, useMemo, useState } from 'react'
import type { Calculator } from '#calculators/kit/definition.ts'
import { figureText, listText, monthText } from '#calculators/kit/format.ts'
import type { Citation } from '#calculators/kit/presentation.ts'
import { ChartCard } from '../ui/chart/chart-card.tsx'
import { Segments } from './fields.tsx'
import { Findings, Sources, Workings } from './findings.tsx'
import { InputsForm } from './form.tsx'
import { useHash } from './hash.ts'
import { Matters } from './matters.tsx'
import { PrintedInputs } from './printed-inputs.tsx'
import { ResultCard } from './result-card.tsx'
import { Tables } from './tables.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCalculator } from './use-calculator.ts'

/** Question, answer, chart, what matters, what it means, schedule, working, sources: every calculator, from its definition. */
export function CalculatorPage({ title, calculator }: { title: string; calculator: Calculator }) {
  const form = useCalculator(calculator)
  const linkProblem = useHash(form)
  const [fromProfile, setFromProfile] = useState<readonly string[]>([])
  const profileFields = useMemo(() => new Set(fromProfile), [fromProfile])
  const shown = useMemo(() => form.evaluation.present(), [form.evaluation])
  const later = useDeferredValue(shown)
  const laterInputs = useDeferredValue(form.resultInputs)
  const main = calculator.figures.find((figure) => figure.key === calculator.mainFigure)
  const mainValue = form.evaluation.figures[calculator.mainFigure]
  return (
    <>
      {linkProblem ? (
        <p className="mb-4 rounded-md bg-warn-tint px-4 py-3 text-warn" role="alert">
          This link could not be read, so these are the starting values. {linkProblem}
        </p>
      ) : null}
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm">
        <Dated calculator={calculator} year={form.env.year} sources={shown.sources} />
        {calculator.years.length > 1 ? (
          <Segments
            name="year"
            label="Year of the rules"
            options={calculator.years.map((year) => ({ value: String(year), label: String(year) }))}
            value={String(form.env.year)}
            onChange={(year) => form.setYear(Number(year))}
          />
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,380px)_minmax(0,1fr)] lg:gap-7 print:block">
        <div className="no-print min-w-0">
          <InputsForm
            calculator={calculator}
            inputs={form.inputs}
            drafts={form.drafts}
            errors={form.errors}
            profileFields={profileFields}
            type={form.type}
            leave={form.leave}
            put={form.put}
          />
        </div>
        <PrintedInputs calculator={calculator} inputs={laterInputs} />
        <div className="min-w-0">
          <ResultCard
            calculator={calculator}
            figures={form.evaluation.figures}
            shown={shown}
            stale={Object.keys(form.errors).length > 0}
          >
            <Toolbar form={form} shown={shown} onProfile={setFromProfile} />
          </ResultCard>
          {later.charts.slice(0, 1).map((chart) => (
            <ChartCard key={chart.key} chart={chart} fileName={calculator.slug} />
          ))}
        </div>
      </div>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-2">
        <Matters calculator={calculator} inputs={laterInputs} env={form.env} />
        {later.findings.length > 0 ? (
          <section>
            <h2 className="text-xl">What this means</h2>
            <p className="mb-3 text-ink-2">Plain findings from your own numbers.</p>
            <Findings findings={later.findings} />
          </section>
        ) : null}
      </div>
      {later.charts.slice(1).map((chart) => (
        <ChartCard key={chart.key} chart={chart} fileName={calculator.slug} />
      ))}
      <Tables tables={later.tables} fileName={calculator.slug} />
      <section className="mt-7">
        <h2 className="text-xl">The working</h2>
        <p className="mb-3 text-ink-2">Nothing hidden: the formula, your numbers, each rounding.</p>
        <div className="card">
          <Workings workings={later.workings} />
        </div>
      </section>
      <section className="mt-7">
        <h2 className="mb-3 text-xl">Sources</h2>
        <Sources sources={later.sources} />
      </section>
      {main && mainValue !== undefined ? (
        <div
          className="no-print sticky bottom-[84px] z-[5] mt-6 flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-green px-4 py-2.5 text-on-green md:hidden"
          aria-hidden="true"
        >
          <span>{main.label}</span>
          <b>{figureText(mainValue, main.unit)}</b>
        </div>
      ) : null}
      <p className="mt-7 text-ink-2 text-sm">
        {title} is education, not advice. It shows what your numbers mean under the rules named above; it cannot know
        everything about your case.
      </p>
    </>
  )
}

/** "2026 rules · Freddie Mac, CFPB · checked November 2026", from the citations themselves. */
function Dated({ calculator, year, sources }: { calculator: Calculator; year: number; sources: readonly Citation[] }) {
  const publishers = [...new Set(sources.map(({ source }) => source.publisher))]
  const oldest = sources.map(({ source }) => source.checked).sort()[0]
  const parts = [
    calculator.years.length > 0 ? `${year} rules` : '',
    listText(publishers.length > 3 ? [...publishers.slice(0, 2), 'others'] : publishers),
    oldest ? `checked ${monthText(oldest)}` : '',
  ]
  return <p>{parts.filter(Boolean).join(' · ')}</p>
}
