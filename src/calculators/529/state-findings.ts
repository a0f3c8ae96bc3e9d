/** What the state gives for the first year's contributions. */
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { stateNameOf } from '../kit/states.ts'
import type { PlanContext } from './context.ts'
import { ruleOf } from './state.ts'
import { stateWords } from './words/findings.en.ts'
import { planNoteText } from './words/state-notes.en.ts'

export function stateFindings({ result, inputs, say }: PlanContext): readonly MaybeFound[] {
  if (inputs.state === 'US') return []
  const state = stateNameOf(inputs.state)
  const { benefit, saving, perDollar } = result.state
  const rule = ruleOf(inputs.state)
  const its = rule?.note ? note(stateWords.rule, { state, note: planNoteText(rule.note, say) }) : null
  switch (benefit.outcome) {
    case 'none':
      return [note(stateWords.nothing, { state })]
    case 'other-plan':
      return [watch(stateWords.ownOnly, { state })]
    case 'income-too-high':
      return [watch(stateWords.income, { state, limit: benefit.upTo, income: inputs.income })]
    case 'not-worked-out':
      return [note(stateWords.byIncome, { state, most: benefit.atMost }), its]
    default: {
      const { outcome, amount, unused } = benefit
      if (saving.state < 0.5) {
        const words = perDollar === 0 && amount < 1 ? stateWords.noDeposit : stateWords.noTax
        return [note(words[outcome], { state })]
      }
      // Most rules here do not say whether what is over the limit counts later; a note does where one is held.
      const over = rule?.carriesForward || outcome === 'credit' ? stateWords.unused : stateWords.unusedMayCount
      return [
        good(stateWords.saves[outcome], { state, saved: saving.state, cents: perDollar * 100, amount }),
        unused >= 1 && watch(over, { state, amount: unused }),
        saving.federal < -0.5 && watch(stateWords.federal, { amount: -saving.federal }),
        !rule?.perGiver && its,
      ]
    }
  }
}
