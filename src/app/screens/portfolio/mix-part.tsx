import { memo, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { citation } from '#calculators/kit/presentation.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { Part } from '../device/screen-head.tsx'
import { Fold } from '../picture/working-fold.tsx'
import type { Asked } from './asked.ts'
import { type MixAnswer, mixAnswer } from './mix-answer.ts'
import { MixForm, MixSettings } from './mix-form.tsx'
import { everyMonthLink, retirementLink } from './mix-links.ts'
import { RangePart } from './range-part.tsx'
import { TablePart } from './table-part.tsx'
import type { Change } from './use-asked.ts'
import { mixWords as words } from './words.ts'

const FILE = 'portfolio-simulator'
const sources = [
  citation(marketSources, 'shiller-monthly', words.sources.stocks),
  citation(marketSources, 'damodaran-returns', words.sources.bills),
  citation(marketSources, 'world-bank-gold', words.sources.gold),
  citation(marketSources, 'bls-cpi-u-monthly', words.sources.prices),
]

/** What a mix of assets would have done: the visitor's question, answered from the record. */
export function MixPart(props: { readonly record: LongRecord; readonly asked: Asked; readonly change: Change }) {
  const { record, asked, change } = props
  // A press answers at once; what a century of months is worked out to follows.
  const shown = useDeferredValue(asked)
  const answer = useMemo(() => mixAnswer(record, shown), [record, shown])
  const [growth, ...charts] = answer.charts
  return (
    <>
      <section aria-label={words.answer}>
        <p className="max-w-[56ch] font-serif text-xl leading-snug md:text-2xl" aria-live="polite">
          {answer.headline}
        </p>
        <p className="mt-2 max-w-[72ch] text-ink-2 text-sm">{answer.rests}</p>
      </section>
      <MixForm asked={asked} change={change} />
      {answer.notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-warn">
          {note}
        </p>
      ))}
      {growth ? <ChartCard chart={growth} fileName={FILE} wide={1040} /> : null}
      <ul className="mt-3 grid max-w-[72ch] gap-1 text-sm">
        {answer.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <MixSettings record={record} asked={asked} change={change} />
      <RangePart record={record} asked={asked} shown={shown} change={change} />
      <Below answer={answer} charts={charts} asked={shown} />
    </>
  )
}

/** The other charts, the tables, how it works and where it comes from. */
const Below = memo(function Below({
  answer,
  charts,
  asked,
}: {
  readonly answer: MixAnswer
  readonly asked: Asked
  readonly charts: MixAnswer['charts']
}) {
  return (
    <>
      {charts.map((chart) => (
        <ChartCard key={chart.key} chart={chart} fileName={FILE} wide={1040} />
      ))}
      <TablePart table={answer.compared} note={words.compare.note} />
      {answer.falls.rows.length > 0 ? <TablePart table={answer.falls} /> : null}
      <Part title={words.next.title}>
        <ul className="grid gap-2">
          <li>
            <Link to={everyMonthLink(asked)}>{words.next.dca}</Link>
          </li>
          <li>
            <Link to="/historical-chart">{words.next.chart}</Link>
          </li>
          <li>
            <Link to="/risk-assessment">{words.next.risk}</Link>
          </li>
          <li>
            <Link to={retirementLink(asked)}>{words.next.retire}</Link>
          </li>
        </ul>
      </Part>
      <section className="mt-8 border-line border-b">
        <Fold title={words.means.title}>
          <ul className="list-disc space-y-1 ps-5">
            {words.means.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
        <Fold title="Sources">
          <SourceList sources={sources} />
        </Fold>
      </section>
    </>
  )
})
