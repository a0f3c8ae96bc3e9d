import { addMonths } from '#engine/month.ts'
import { componentLives, replacementCosts, upkeepRules, weatherFactors } from '#facts/household/home-systems.ts'
import { medianExistingHome } from '#facts/household/housing.ts'
import { householdSources as table } from '#facts/sources/household.ts'
import { dollars, monthText } from '../kit/format.ts'
import { type Answer, type Citation, citation, type Presentation, type Split } from '../kit/presentation.ts'
import { calendarOf } from './calendar.ts'
import { chartsOf, groupColor } from './charts.ts'
import { jobName, type Result } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { groupNames, type SystemGroup } from './system-kinds.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

function headline(result: Result, inputs: HomeMaintenanceInputs): string {
  const both = `**${dollars(result.monthly + result.routineMonthly)}** a month`
  const besides = inputs.routine > 0 ? ' and the small upkeep' : ''
  const nothing = result.monthly === 0 && inputs.routine === 0
  if (result.jobs.length === 0)
    return nothing
      ? `Nothing on your list is due within **${inputs.years}** years, and nothing need be set aside for it.`
      : `Nothing on your list is due within ${inputs.years} years: ${both} covers the small upkeep.`
  if (result.outcome === 'short-now')
    return `**${dollars(result.solved.shortNow)}** is missing for this month’s jobs; ${nothing ? `nothing else is due within ${inputs.years} years` : `after that, ${both} would pay for the rest of the next ${inputs.years} years${besides}`}.`
  const jobs = result.jobs.length === 1 ? 'the **one** job' : `all **${result.jobs.length}** jobs`
  if (nothing)
    return `The **${dollars(inputs.saved)}** you have saved would pay for ${jobs} of the next ${inputs.years} years.`
  return `Setting aside ${both} would pay for ${jobs} of the next ${inputs.years} years${besides}, and never run short.`
}

function more(result: Result, inputs: HomeMaintenanceInputs): string {
  const rising =
    inputs.costGrowth === 0 || (result.monthly === 0 && inputs.routine === 0)
      ? ''
      : inputs.rising
        ? ` The amount ${inputs.costGrowth > 0 ? 'rises' : 'falls'} with prices each year.`
        : inputs.routine > 0
          ? ` The fund’s part stays the same; the small upkeep will cost ${inputs.costGrowth > 0 ? 'more' : 'less'} as prices ${inputs.costGrowth > 0 ? 'rise' : 'fall'}.`
          : ''
  const next = result.jobs[0]
  const job = next
    ? ` Next: ${jobName(next)} in ${monthText(addMonths(result.start, next.month))}, about ${dollars(next.cost)}.`
    : ''
  const fund =
    result.monthly > 0
      ? `Of it ${dollars(result.monthly)} goes into a fund for replacements.`
      : result.jobs.length > 0
        ? result.outcome === 'short-now'
          ? ''
          : 'What you have saved already pays for the replacements.'
        : ''
  return `${fund}${rising}${job}`.trim()
}

/** A year's wear by kind, today's dollars. */
function splitOf(result: Result, inputs: HomeMaintenanceInputs): Split {
  const groups: readonly SystemGroup[] = ['outside', 'comfort', 'appliances', 'inside']
  const wear = (group: SystemGroup) =>
    result.systems.reduce((sum, system) => sum + (system.group === group && !system.byHoa ? system.wear : 0), 0)
  const parts: Split['parts'] = [
    ...groups.map((group) => ({ label: groupNames[group], value: wear(group), color: groupColor(group) })),
    { label: 'Small upkeep', value: inputs.routine, color: 'growth' },
  ]
  return { label: 'What a year uses up, today’s dollars', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

export const answer = (result: Result, inputs: HomeMaintenanceInputs): Answer => ({
  headline: headline(result, inputs),
  more: more(result, inputs),
  split: splitOf(result, inputs),
  keyFigures: ['byValue', 'byFoot', 'bySystems', 'largestJob'],
  calendar: calendarOf(result, inputs),
})

const sources: readonly Citation[] = [
  citation(table, 'nahb-components', 'how long parts last', componentLives),
  citation(table, 'assumption', 'what replacements cost', replacementCosts),
  citation(table, 'assumption', 'the two rules of thumb', upkeepRules),
  citation(table, 'assumption', 'what weather does to lives', weatherFactors),
  citation(table, 'nar', 'median price of an existing home', medianExistingHome),
]

export const present = (result: Result, inputs: HomeMaintenanceInputs): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources,
})
