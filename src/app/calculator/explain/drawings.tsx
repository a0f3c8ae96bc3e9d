/** How each part of an explanation is drawn. Fetched with the first part that is drawn in the browser. */
import type { Chart, Citation, Finding, Table, Working } from '#calculators/kit/presentation.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { usePageTerms } from '../terms/termed.tsx'
import type { Drawings } from './explaining.ts'
import { FindingList, WorkingList } from './findings.tsx'
import { Fold } from './fold.tsx'
import { MattersList } from './matters.tsx'
import { OPEN_FINDINGS } from './open-findings.ts'
import { TableFold } from './tables.tsx'

function OneChart({ value, slug }: { value: Chart | null; slug: string }) {
  return value ? <ChartCard chart={value} fileName={slug} /> : null
}
/** Beside the findings: half as wide as the page. */
const HALF = 490
function HalfChart({ value, slug }: { value: Chart | null; slug: string }) {
  return value ? <ChartCard chart={value} fileName={slug} wide={HALF} /> : null
}

function Findings({ value }: { value: readonly Finding[] }) {
  const terms = usePageTerms('findings')
  const moreTerms = usePageTerms('more-findings')
  if (value.length === 0) return null
  const more = value.slice(OPEN_FINDINGS)
  return (
    <section className="mt-7" aria-label="What this means">
      <h2 className="mb-3 text-xl">What this means</h2>
      <FindingList findings={value.slice(0, OPEN_FINDINGS)} terms={terms} />
      {more.length > 0 ? (
        <div className="paper-math mt-3 border-line border-b">
          <Fold name="more-findings" title="More about your numbers">
            <FindingList findings={more} terms={moreTerms} />
          </Fold>
        </div>
      ) : null}
    </section>
  )
}

function OtherCharts({ value, slug }: { value: readonly Chart[]; slug: string }) {
  return value.map((chart) => (
    <Fold key={chart.key} name={`chart-${chart.key}`} title={chart.title}>
      <ChartCard chart={chart} fileName={slug} isTitled={false} />
    </Fold>
  ))
}

function Tables({ value, slug }: { value: readonly Table[]; slug: string }) {
  return value.map((table) => <TableFold key={table.key} table={table} fileName={slug} />)
}

function Workings({ value }: { value: readonly Working[] }) {
  if (value.length === 0) return null
  return (
    <Fold name="workings" title="How we calculated this" lead="The formula, your numbers, and each rounding.">
      <WorkingList workings={value} />
    </Fold>
  )
}

function Sources({ value }: { value: readonly Citation[] }) {
  return (
    <Fold name="sources" title="Sources">
      <SourceList sources={value} />
    </Fold>
  )
}

export const drawings: Drawings = {
  first: OneChart,
  findings: Findings,
  second: HalfChart,
  others: OtherCharts,
  tables: Tables,
  workings: Workings,
  sources: Sources,
  matters: MattersList,
}
