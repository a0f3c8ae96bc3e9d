import type { Env } from '../kit/field.ts'
import { dollars, monthsText } from '../kit/format.ts'
import type { Answer, Presentation } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Compared, Result } from './compute.ts'
import type { RefinanceInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

function headline({ refinance }: Compared, inputs: RefinanceInputs): string {
  const { lead, aheadAtStay } = refinance
  const stay = `**${monthsText(inputs.stay)}**`
  const size = `**${dollars(Math.abs(aheadAtStay))}**`
  if (Math.abs(aheadAtStay) < 0.5)
    return `Refinancing leaves you where you are after ${stay}: nothing saved, nothing lost.`
  if (aheadAtStay > 0) {
    if (lead.outcome === 'leads' && lead.from > 0)
      return `Refinancing saves you ${size} by the time you leave in ${stay}, and pays for itself after **${monthsText(lead.from)}**.`
    return `Refinancing saves you ${size} by the time you leave in ${stay}, and you are ahead from the first day.`
  }
  if (lead.outcome === 'never-leads')
    return `Refinancing does not pay: after ${stay} it leaves you ${size} worse off, and it never catches up.`
  if (lead.from > inputs.stay)
    return `You would leave too soon: refinancing needs **${monthsText(lead.from)}** to pay for itself, and after ${stay} it leaves you ${size} worse off.`
  const until = monthsText(lead.until ?? inputs.stay)
  return lead.from === 0
    ? `Refinancing leaves you ${size} worse off after ${stay}: it is ahead at first, but no longer after **${until}**.`
    : `Refinancing leaves you ${size} worse off after ${stay}: it is ahead after ${monthsText(lead.from)}, but no longer after **${until}**.`
}

function more(compared: Compared, inputs: RefinanceInputs): string {
  const { keep, refinance, monthlySaving } = compared
  const { lead } = refinance
  const moved =
    Math.abs(monthlySaving) < 0.5
      ? 'Your monthly payment stays about the same.'
      : `Your monthly payment ${monthlySaving > 0 ? 'falls' : 'rises'} from ${dollars(keep.firstPayment)} to ${dollars(refinance.firstPayment)}.`
  const later = refinance.months - keep.months
  const end =
    later === 0 ? '' : ` The last payment comes ${monthsText(Math.abs(later))} ${later > 0 ? 'later' : 'sooner'}.`
  const back =
    lead.outcome === 'leads' && lead.until !== null && lead.until > inputs.stay
      ? ` Kept past ${monthsText(lead.until)}, the new loan would cost you more than the old one.`
      : ''
  const cash =
    inputs.cashOut > 0 ? ` The ${dollars(inputs.cashOut)} you take out is counted as money you have and as debt.` : ''
  return moved + end + back + cash
}

const answerCompared = (compared: Compared, inputs: RefinanceInputs): Answer => ({
  headline: headline(compared, inputs),
  more: more(compared, inputs),
  keyFigures: ['saved', 'trueBreakEven', 'monthlySaving', 'totalCosts'],
  actions: [
    { id: 'budget-home-payment', label: 'Use the new payment in my budget', value: compared.refinance.firstPayment },
  ],
})

const notPossible = (inputs: RefinanceInputs): Presentation => ({
  headline: 'These numbers do not make loans that can be compared.',
  more: 'Check the balance, the rates and the payments.',
  keyFigures: [],
  charts: [],
  findings: [],
  tables: [],
  workings: [],
  sources: sourcesOf(inputs),
})

export const answer = (result: Result, inputs: RefinanceInputs): Answer =>
  result.outcome === 'compared' ? answerCompared(result, inputs) : notPossible(inputs)

export function present(result: Result, inputs: RefinanceInputs, _facts: null, env: Env): Presentation {
  if (result.outcome !== 'compared') return notPossible(inputs)
  return {
    ...answerCompared(result, inputs),
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result, inputs, env.today),
    workings: workingsOf(result, inputs),
    sources: sourcesOf(inputs),
  }
}
