/** How the range is made, and where its figures come from. */
import { citing } from '#calculators/kit/citing.ts'
import type { Citation, Working } from '#calculators/kit/presentation.ts'
import { estimatedEffects, utilizationEffects } from '#facts/credit/estimates.ts'
import { scoreDistribution } from '#facts/credit/national.ts'
import { mortgageEvents } from '#facts/credit/recovery.ts'
import {
  averageFico,
  ficoWeights,
  freeReports,
  inquiryMonths,
  missteps,
  reportYears,
  vantage4Weights,
} from '#facts/credit/scores.ts'
import { cardAprByScore, personalAprByScore } from '#facts/lending/cards.ts'
import { autoByTier } from '#facts/lending/rates.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { sources as sourceWords, working as words } from './words.ts'

export const scoreWorkings = (): readonly Working[] => [
  { title: words.course, lines: words.courseLines, steps: words.courseSteps },
  { title: words.use, lines: words.useLines({ steps: utilizationEffects.value }), steps: words.useSteps },
  { title: words.loan, lines: words.loanLines },
]

export function scoreSources(): readonly Citation[] {
  const { fact } = citing({ ...lendingSources, ...creditSources })
  return [
    fact(missteps, sourceWords.samples),
    fact(mortgageEvents, sourceWords.study),
    fact(ficoWeights, sourceWords.weights),
    fact(vantage4Weights, sourceWords.vantage),
    fact(inquiryMonths, sourceWords.inquiries),
    fact(reportYears, sourceWords.years),
    fact(autoByTier, sourceWords.cars),
    fact(cardAprByScore, sourceWords.cards),
    fact(personalAprByScore, sourceWords.personal),
    fact(utilizationEffects, sourceWords.use),
    fact(estimatedEffects, sourceWords.others),
    fact(scoreDistribution, sourceWords.national),
    fact(averageFico, sourceWords.average),
    fact(freeReports, sourceWords.free),
  ].filter((one) => one !== null)
}
