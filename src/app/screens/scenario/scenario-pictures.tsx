import { useState } from 'react'
import type { ToldScenario } from '#calculators/planning/scenario/tell.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { scenarioCharts } from './scenario-charts.ts'
import { screenWords as words } from './words.ts'

/** The months of the near view. */
const NEAR = 36

/** Cash and net worth drawn: the years in which events are felt most, or all of them. */
export function ScenarioPictures({ told }: { readonly told: ToldScenario }) {
  const [isNear, setNear] = useState(true)
  const count = isNear ? Math.min(NEAR, told.months.length) : told.months.length
  return (
    <>
      {told.months.length > NEAR ? (
        <fieldset className="no-print mt-7 flex flex-wrap gap-2">
          <legend className="sr-only">{words.span}</legend>
          {[true, false].map((near) => (
            <button
              key={String(near)}
              type="button"
              className={`button ${isNear === near ? 'button-main' : ''}`}
              aria-pressed={isNear === near}
              onClick={() => setNear(near)}
            >
              {near ? words.near : words.whole}
            </button>
          ))}
        </fieldset>
      ) : null}
      {scenarioCharts(told, count).map((chart) => (
        <ChartCard key={chart.key} chart={chart} fileName="scenario" />
      ))}
    </>
  )
}
