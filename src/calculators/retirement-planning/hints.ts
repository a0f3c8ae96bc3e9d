import { premiumAtAge } from '#engine/health-coverage/premium-at-age.ts'
import { benchmarkAt40, premiumByAge } from '#facts/insurance/marketplace.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { PlanningContext } from './context.ts'
import { planOf } from './plan-of.ts'
import { hintWords } from './words/answer.en.ts'

/** Our estimates, said beside the boxes that stay blank. */
export const hints: NonNullable<AnswerPart<PlanningContext>['hints']> = {
  benefit: ({ inputs, law, say }) => {
    const own = inputs.benefit === null ? planOf(inputs, law.tax)?.benefits[0] : undefined
    return own && own.pia > 0 ? hintWords.estimate({ monthly: own.pia }, say) : undefined
  },
  benchmark: ({ inputs, say }) => {
    const age = Math.round(inputs.startYear) - 1 - Number(inputs.birthDate.slice(0, 4))
    return hintWords.premium({ monthly: premiumAtAge(benchmarkAt40.value, 40, age, premiumByAge.value) }, say)
  },
}
