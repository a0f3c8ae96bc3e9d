import { dollars, monthsText } from '../kit/format.ts'
import type { Answer, Presentation } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Compared, Result } from './compute.ts'
import type { PointsInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

function headline({ focus, first, months, best, earliest }: Compared): string {
  const stay = `your **${monthsText(months)}**`
  const gain = `**${dollars(focus.aheadAtHorizon)}**`
  if (best === 0) {
    if (earliest !== null && earliest.month > months)
      return `Points do not pay for themselves in ${stay}: **${earliest.line.name}** needs ${monthsText(earliest.month)}, so **${first.name}** leaves you best off.`
    if (earliest === null && focus.moreUpfront > 0 && focus.lead.outcome === 'never-leads')
      return `${focus.name} never pays for itself on these numbers, so **${first.name}** leaves you best off after ${stay}.`
    return `None of the other lines beats **${first.name}** over ${stay}.`
  }
  if (focus.buydown === null && focus.moreUpfront > 0 && focus.lead.outcome === 'leads')
    return `**${focus.name}** pays for itself after **${monthsText(focus.lead.from)}**, and after ${stay} it leaves you ${gain} better off than ${first.name}.`
  return `**${focus.name}** leaves you ${gain} better off than ${first.name} after ${stay}.`
}

function more({ focus, best, stretches, lines, first }: Compared): string {
  const sentences: string[] = []
  if (best !== 0 && focus.lead.outcome === 'leads' && focus.lead.until !== null && focus.moreUpfront <= 0)
    sentences.push(`Kept past ${monthsText(focus.lead.until)}, it would cost you more.`)
  const steps = stretches
    .filter((stretch) => stretch.to > stretch.from)
    .filter((stretch, index, kept) => stretch.line !== kept[index - 1]?.line)
  if (steps.length > 1 && steps.length <= 4)
    sentences.push(
      `Best by how long you keep the loan: ${steps
        .map(({ from, line }, index) => {
          const { name } = lines[line] ?? first
          return index === 0 ? `${name} at first` : `${name} from ${monthsText(from)}`
        })
        .join(', ')}.`,
    )
  return sentences.join(' ')
}

const answerCompared = (compared: Compared): Answer => ({
  headline: headline(compared),
  more: more(compared),
  keyFigures:
    compared.focus.moreUpfront > 0
      ? ['trueBreakEven', 'aheadAtStay', 'extraUpfront', 'monthlySaving']
      : ['aheadAtStay', 'aheadUntil', 'extraUpfront', 'monthlySaving'],
})

const notPossible = (inputs: PointsInputs): Presentation => ({
  headline: 'These numbers do not make loans that can be compared.',
  more: 'Check the loan amount, the rates and what each line costs.',
  keyFigures: [],
  charts: [],
  findings: [],
  tables: [],
  workings: [],
  sources: sourcesOf(inputs),
})

export const answer = (result: Result, inputs: PointsInputs): Answer =>
  result.outcome === 'compared' ? answerCompared(result) : notPossible(inputs)

export function present(result: Result, inputs: PointsInputs): Presentation {
  if (result.outcome !== 'compared') return notPossible(inputs)
  return {
    ...answerCompared(result),
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result, inputs),
    workings: workingsOf(result, inputs),
    sources: sourcesOf(inputs),
  }
}
