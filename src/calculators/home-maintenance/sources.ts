import { componentLives, replacementCosts, upkeepRules, weatherFactors } from '#facts/household/home-systems.ts'
import { medianExistingHome } from '#facts/household/housing.ts'
import { householdSources } from '#facts/sources/household.ts'
import { citing } from '../kit/citing.ts'
import { sourceWords as words } from './words/explain.en.ts'

const { fact } = citing(householdSources)

export const sources = () => [
  fact(componentLives, words.lives),
  fact(replacementCosts, words.costs),
  fact(upkeepRules, words.rules),
  fact(weatherFactors, words.weather),
  fact(medianExistingHome, words.median),
]
