import type { Working } from '../kit/presentation.ts'
import type { HarvestContext } from './context.ts'
import { lotName } from './names.ts'
import { workingWords as words } from './words/explain.en.ts'

const FEW = 5

function saving({ inputs, result, say }: HarvestContext): Working {
  const { shortTerm, longTerm, worth } = result.choice
  return {
    title: words.saving.title,
    lines: [
      words.saving.formula,
      words.saving.losses({ short: shortTerm, long: longTerm, income: inputs.income }, say),
      words.saving.result({ federal: worth.federalNow, state: worth.stateNow, total: worth.now }, say),
    ],
    steps: [words.saving.order, words.saving.greedy],
  }
}

function value({ inputs, result, say }: HarvestContext): Working | null {
  if (result.outcome !== 'take') return null
  const { now, carriedSavesToday, laterToday, later, worth } = result.choice.worth
  return {
    title: words.value.title,
    lines: [
      words.value.formula,
      words.value.later({ later, laterToday, years: inputs.years, rate: inputs.discount }, say),
      words.value.result({ now, carried: carriedSavesToday, later: laterToday, worth }, say),
    ],
    steps: [inputs.end === 'kept' ? words.value.kept : words.value.basis, words.value.law],
  }
}

function wash(context: HarvestContext): Working | null {
  const { pieces } = context.result.choice
  if (pieces.length === 0) return null
  return {
    title: words.wash.title,
    lines: [
      words.wash.formula,
      ...pieces.slice(0, FEW).map((piece) =>
        words.wash.piece(
          {
            name: lotName(context, piece.sale),
            loss: piece.sale.loss,
            shares: piece.shares,
            of: piece.sale.shares,
            putOff: piece.putOff,
          },
          context.say,
        ),
      ),
    ],
    steps: [words.wash.order, words.wash.basis],
  }
}

export const workings = [saving, value, wash]
