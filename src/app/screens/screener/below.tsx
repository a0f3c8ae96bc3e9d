import { memo } from 'react'
import { Link } from 'react-router'
import { metricKeys } from '#engine/screening/metrics.ts'
import { Part } from '../device/screen-head.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { Fold } from '../picture/working-fold.tsx'
import { MetricAbout } from './metric-about.tsx'
import type { Universe } from './use-universe.ts'
import { words } from './words.ts'

/** What stands under the table whatever is asked: the measures, what no screen can tell, how the sample was made, ways on. */
export const Below = memo(function Below({ universe: { rows, real } }: { readonly universe: Universe }) {
  const items = (texts: readonly string[]) => (
    <ul className="list-disc space-y-1 ps-5">
      {texts.map((text) => (
        <li key={text} className="max-w-[68ch]">
          {text}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Part title={words.limits.title}>{items(words.limits.items)}</Part>
      <section className="mt-8 border-line border-b">
        <Fold title={words.glossary}>
          <div className="grid gap-x-8 gap-y-1 md:grid-cols-2">
            {metricKeys.map((key) => (
              <MetricAbout key={key} metric={key} rows={rows} />
            ))}
          </div>
        </Fold>
        {real ? null : <Fold title={words.madeUp.title}>{items(words.madeUp.items)}</Fold>}
      </section>
      <Part title={words.next.title}>
        <ul className="grid gap-2">
          <li>
            <Link to="/learning/stocks-and-bonds">{words.next.lesson}</Link>
          </li>
          <li>
            <Link to="/learning/index-funds">{words.next.funds}</Link>
          </li>
          <li>
            <Link to="/market-behaviour">{words.next.behavior}</Link>
          </li>
          <li>
            <Link to="/risk-assessment">{words.next.risk}</Link>
          </li>
          <li>
            <Link to={calculatorLink('capital-gains-tax', {})}>{words.next.gains}</Link>
          </li>
        </ul>
      </Part>
    </>
  )
})
