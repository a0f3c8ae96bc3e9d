import { annualPercentageYield } from '#engine/deposits/yields.ts'
import { apyDays } from '#facts/cash/deposits.ts'
import { cashSources } from '#facts/sources/cash.ts'
import { citation } from '../../kit/presentation.ts'
import { defineQuestion } from '../question.ts'
import * as words from '../words/apy.en.ts'
import { cases } from './cases.ts'
import { fields } from './fields.ts'

/** Percent points: nobody needs a yield beyond this. */
const HIGHEST = 1e6

export const apy = defineQuestion({
  name: 'apy',
  ...words.card,
  fields,
  check: () => ({}),
  figures: [{ key: 'apy', label: words.figureNames.apy, unit: 'percent' }],
  mainFigure: 'apy',
  tables: {},
  outcomes: words.outcomes,
  answer: (inputs, say) => {
    const found = annualPercentageYield(inputs.interest, inputs.principal, inputs.days) * 100
    const { title, formula, numbers } = words.workingWords
    if (!(found <= HIGHEST))
      return {
        outcome: 'too-high',
        headline: words.headlines['too-high'],
        figures: {},
        tables: [],
        workings: [{ title, lines: [formula] }],
      }
    return {
      outcome: 'found',
      headline: words.headlines.found({ apy: found }, say),
      figures: { apy: found },
      tables: [],
      workings: [{ title, lines: [formula, numbers({ ...inputs, apy: found }, say)] }],
    }
  },
  sources: [citation(cashSources, 'reg-dd-appendix-a', words.sourceWords.apy, apyDays)],
  cases,
})
