import { prime } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { dateText } from '../kit/format.ts'
import { type Answer, citation, type Presentation } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result, Solved } from './compute.ts'
import type { SimpleInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { tablesOf } from './tables.ts'
import { compoundedName, daysText, exact, overText, rateText, timeText } from './words.ts'
import { workingsOf } from './workings.ts'

const sources = [
  citation(lendingSources, 'wsj-prime', 'the starting rate', prime),
  citation(lendingSources, 'reg-z', 'payments by the United States Rule, 1026.22(a)(1)'),
]

function headline(result: Solved, inputs: SimpleInputs): string {
  const { principal, interest, total, annualRate } = result
  switch (inputs.find) {
    case 'interest':
      if (result.course !== null && result.course.paid > 0)
        return `After paying ${exact(result.course.paid)} along the way, **${exact(result.due)}** is due on **${dateText(inputs.to)}**. Interest comes to **${exact(interest)}** in all.`
      return `The interest comes to **${exact(interest)}**, so **${exact(total)}** is due ${inputs.span === 'dates' ? `on **${dateText(inputs.to)}**` : 'in all'}.`
    case 'principal':
      return inputs.known === 'total'
        ? `**${exact(principal)}** grows to **${exact(total)}** ${overText(result, inputs)}.`
        : `It takes **${exact(principal)}** to bring **${exact(interest)}** of interest ${overText(result, inputs)}.`
    case 'rate':
      return `The rate is **${rateText(annualRate)}** a year: **${exact(interest)}** of interest on **${exact(principal)}**.`
    case 'time': {
      const when = result.reached === null ? '' : `, on **${dateText(result.reached)}**`
      return `It takes **${timeText(result)}** to reach **${exact(interest)}** of interest${when}.`
    }
  }
}

function more(result: Solved, inputs: SimpleInputs): string {
  const counted =
    result.days === null ? '' : `That is ${daysText(Math.round(result.days * 100) / 100)} by the day count you chose. `
  const beside =
    result.compounded === null
      ? ''
      : `Compounded ${compoundedName[inputs.compounding]}, the interest would be ${exact(result.compounded)}.`
  return `${counted}${beside}`.trim()
}

export function answer(result: Result, inputs: SimpleInputs): Answer {
  if (result.outcome !== 'solved')
    return {
      headline:
        result.outcome === 'beyond'
          ? 'The answer is larger than any real loan or account.'
          : 'No answer fits these numbers.',
      more: 'Check the amounts, the rate and the time. With a rate or a time of zero there is no interest to work from.',
      keyFigures: [],
    }
  const parts = [
    { label: 'Principal', value: result.principal, color: 'principal' as const },
    { label: 'Interest', value: result.interest, color: 'interest' as const },
  ]
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    split: { label: 'Principal and interest', unit: 'cents', parts: parts.filter((part) => part.value > 0) },
    keyFigures:
      inputs.find === 'rate'
        ? ['annualRate', 'monthlyRate', 'perDay']
        : inputs.find === 'time'
          ? ['days', 'total', 'perDay']
          : [result.course === null ? 'total' : 'due', 'perDay', 'compoundExtra'],
  }
}

export function present(result: Result, inputs: SimpleInputs): Presentation {
  const first = answer(result, inputs)
  if (result.outcome !== 'solved') return { ...first, charts: [], findings: [], tables: [], workings: [], sources }
  return {
    ...first,
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result, inputs),
    workings: workingsOf(result, inputs),
    sources,
  }
}
