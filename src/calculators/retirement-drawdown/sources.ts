import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import { dynamicSpending, guytonKlingerRules, ratchetRule, vpwReturns } from '#facts/retirement/spending-rules.ts'
import { retirementEras } from '#facts/series/retirement-eras.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { retirementSources } from '#facts/sources/retirement.ts'
import { type Citation, citation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import type { DrawdownContext } from './context.ts'
import { sourceWords as words } from './words/explain.en.ts'

export const sources = ({
  inputs: { rule, taxes },
  law: { facts },
}: DrawdownContext): readonly (Citation | false)[] => [
  citation(marketSources, 'shiller-monthly', words.record),
  citation(marketSources, 'shiller-monthly', words.eras, retirementEras),
  (rule === 'guyton' || rule === 'guardrails') &&
    citation(retirementSources, 'guyton-klinger-2006', words.guyton, guytonKlingerRules),
  rule === 'vpw' && citation(retirementSources, 'bogleheads-vpw', words.vpw, vpwReturns),
  rule === 'ceiling' && citation(retirementSources, 'vanguard-dynamic', words.ceiling, dynamicSpending),
  rule === 'ratchet' && citation(retirementSources, 'kitces-ratchet', words.ratchet, ratchetRule),
  (rule === 'rmd' || taxes) && citation(retirementSources, 'rmd-tables', words.divisors, uniformLifetime),
  ...(facts === 'none'
    ? []
    : [...taxCitation(facts.ordinaryBrackets, words.brackets), ...taxCitation(facts.medicare, words.medicare)]),
]
