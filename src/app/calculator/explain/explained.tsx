import { memo } from 'react'
import type { Calculator, Env, Evaluation } from '#calculators/kit/definition.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { listText, monthText } from '#calculators/kit/format.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Findings, Sources, Workings } from './findings.tsx'
import { Matters } from './matters.tsx'
import { Tables } from './tables.tsx'

interface ExplainedProps {
  calculator: Calculator
  evaluation: Evaluation
}

/** The one chart that answers the question, beside the inputs. */
export const FirstChart = memo(function FirstChart({ calculator, evaluation }: ExplainedProps) {
  const chart = evaluation.present().charts[0]
  return chart ? <ChartCard chart={chart} fileName={calculator.slug} /> : null
})

/** More findings than this would stand far below what is beside them; they get the whole width. */
const manyFindings = 6

/** Everything that explains the answer. Drawn after the answer itself has been painted. */
export const Explained = memo(function Explained(props: ExplainedProps & { inputs: InputValues; env: Env }) {
  const { calculator, evaluation, inputs, env } = props
  const { charts, findings, tables, workings, sources } = evaluation.present()
  return (
    <>
      <div
        className={`later mt-7 grid grid-cols-[minmax(0,1fr)] gap-7 ${findings.length > manyFindings ? '' : 'lg:grid-cols-2'}`}
      >
        <div className="paper-math">
          <Matters calculator={calculator} inputs={inputs} env={env} />
        </div>
        {findings.length > 0 ? (
          <section>
            <h2 className="text-xl">What this means</h2>
            <p className="no-print mb-3 text-ink-2">Plain findings from your own numbers.</p>
            <Findings findings={findings} isWide={findings.length > manyFindings} />
          </section>
        ) : null}
      </div>
      {charts.slice(1).map((chart) => (
        <div key={chart.key} className="later paper-math">
          <ChartCard chart={chart} fileName={calculator.slug} />
        </div>
      ))}
      <div className="later paper-schedule">
        <Tables tables={tables} fileName={calculator.slug} />
      </div>
      {workings.length > 0 ? (
        <section className="later paper-math mt-7">
          <h2 className="text-xl">The working</h2>
          <p className="mb-3 text-ink-2">Nothing hidden: the formula, your numbers, each rounding.</p>
          <div className="card">
            <Workings workings={workings} />
          </div>
        </section>
      ) : null}
      <section className="later paper-math mt-7">
        <h2 className="mb-3 text-xl">Sources</h2>
        <Sources sources={sources} />
      </section>
    </>
  )
})

/** "2026 rules · Freddie Mac, CFPB and others · checked November 2026", from the citations themselves. */
export const Dated = memo(function Dated({ calculator, evaluation, year }: ExplainedProps & { year: number }) {
  const { sources } = evaluation.present()
  const publishers = [...new Set(sources.map(({ source }) => source.publisher))]
  const oldest = sources.map(({ source }) => source.checked).sort()[0]
  const parts = [
    calculator.years.length > 0 ? `${year} rules` : '',
    listText(publishers.length > 3 ? [...publishers.slice(0, 2), 'others'] : publishers),
    oldest ? `checked ${monthText(oldest)}` : '',
  ]
  return <p>{parts.filter(Boolean).join(' · ')}</p>
})
