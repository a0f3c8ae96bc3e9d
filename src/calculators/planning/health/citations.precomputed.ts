import { ficoBands } from '#facts/credit/scores.ts'
import { fidelityMultiples } from '#facts/household/savings-multiples.ts'
import { wellBeingMeans, wellBeingTables } from '#facts/household/well-being.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { householdSources } from '#facts/sources/household.ts'
import { type Citation, citation } from '../../kit/presentation.ts'
import { sourceWords } from './words/workings.en.ts'

/** The documents the report takes figures from, without the tables they stand in. */
export const healthCitations: readonly Citation[] = [
  citation(householdSources, 'fidelity-savings-factors', sourceWords.future, fidelityMultiples),
  citation(creditSources, 'fico-factors', sourceWords.credit, ficoBands),
  citation(householdSources, 'cfpb-well-being', sourceWords.scale, wellBeingTables),
  citation(householdSources, 'cfpb-well-being-2017', sourceWords.means, wellBeingMeans),
]
