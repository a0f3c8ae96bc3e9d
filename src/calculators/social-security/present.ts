import { gridZone } from '#engine/social-security/couple-grid.ts'
import type { Presentation } from '../kit/presentation.ts'
import { answer } from './answer.ts'
import { type Choices, choicesOf } from './choices.ts'
import type { Result, Worked } from './compute.ts'
import type { SocialSecurityInputs } from './fields.ts'
import { insuredOf } from './figures.ts'
import { findingsOf } from './findings.ts'
import { formulaChart } from './formula-chart.ts'
import type { Law } from './law.ts'
import { incomeChart, overTime, yearsTable } from './over-time.ts'
import { heatChart, payChart, valueChart } from './pictures.ts'
import { sourcesOf } from './sources.ts'
import { agesTable, earningsTable } from './tables.ts'
import { workingsOf } from './workings.ts'

/** The choices as finely as the page shows them. */
function fineChoices(result: Worked, inputs: SocialSecurityInputs, law: Law): Choices {
  const { household, outlook, choices } = result
  if (household.kind === 'single') return choices
  const finest = household.kind === 'divorced' || inputs.grid === 'month'
  return choicesOf(household, outlook, law, finest ? 1 : 3)
}

export function present(result: Result, inputs: SocialSecurityInputs, law: Law): Presentation {
  const first = answer(result)
  const sources = sourcesOf(law)
  if (result.outcome !== 'worked-out') return { ...first, charts: [], findings: [], tables: [], workings: [], sources }
  const choices = fineChoices(result, inputs, law)
  const zone = gridZone(choices.grid)
  const record = insuredOf(result)
  const time = overTime(result, law)
  const charts = [
    result.household.you.hasClaimed ? null : payChart(result, choices, law.rules),
    heatChart(result, choices, zone),
    result.household.you.hasClaimed ? null : valueChart(result, choices),
    incomeChart(result, time),
    record === null ? null : formulaChart(record),
  ]
  const tables = [
    agesTable(result, choices, law),
    yearsTable(result, time),
    record === null ? null : earningsTable(record),
  ]
  return {
    ...first,
    charts: charts.filter((chart) => chart !== null),
    findings: findingsOf(result, inputs, law, zone),
    tables: tables.filter((table) => table !== null),
    workings: workingsOf(result, inputs, law),
    sources,
  }
}
