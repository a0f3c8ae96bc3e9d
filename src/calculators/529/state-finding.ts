import { dollars } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import type { Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import { ruleOf } from './state.ts'

const cents = (share: number): string => `${(share * 100).toFixed(1)} cents`

/** What the state gives for the first year's deposits. */
export function stateFinding(result: Result, inputs: PlanInputs): Finding | null {
  const { state } = inputs
  if (state === 'US') return null
  const name = stateNameOf(state)
  const { benefit, saving, perDollar } = result.state
  const rule = ruleOf(state)
  const apart = 'Most states take it back if the money goes to other things or to another state’s plan.'
  switch (benefit.outcome) {
    case 'none':
      return {
        tone: 'note',
        text: `**${name} gives nothing for deposits**, so another state’s plan with lower fees loses you no tax there.`,
      }
    case 'other-plan':
      return {
        tone: 'watch',
        text: `**${name} counts only deposits to its own plan.** With another state’s plan you save $0 of its tax.`,
      }
    case 'income-too-high':
      return {
        tone: 'watch',
        text: `**${name} gives its deduction only up to ${dollars(benefit.upTo)} of income.** At ${dollars(inputs.income)} you save $0.`,
      }
    case 'not-worked-out':
      return {
        tone: 'note',
        text: `**${name} gives a credit of at most ${dollars(benefit.atMost)} a year.** How much of your deposits counts depends on income in steps we do not hold, so it is not in the figures.${rule?.note ? ` ${rule.note}` : ''}`,
      }
    default: {
      const credit = benefit.outcome === 'credit'
      if (saving.state < 0.5)
        return {
          tone: 'note',
          text: `**${name}’s ${credit ? 'credit' : 'deduction'} saves you about $0 this year**: there ${result.state.perDollar === 0 && benefit.amount < 1 ? 'is no deposit to count' : 'is no state tax left to lower'}.`,
        }
      const what = credit
        ? `Its credit is ${dollars(benefit.amount)}`
        : `It takes ${dollars(benefit.amount)} off your state income`
      // Most rules here do not say whether what is over the limit counts later; a note does where one is held.
      const later = rule?.carriesForward || credit ? '' : ' Some states count that in later years; ask yours.'
      const unused =
        benefit.unused >= 1 ? ` ${dollars(benefit.unused)} of your deposits is over its limit.${later}` : ''
      const federal =
        saving.federal < -0.5
          ? ` Your federal tax rises by ${dollars(-saving.federal)}, as you deduct less state tax.`
          : ''
      const more = rule?.note && !rule.perGiver ? ` ${rule.note}` : ''
      return {
        tone: 'good',
        text: `**${name} saves you about ${dollars(saving.state)} of tax on a year’s deposits**, ${cents(perDollar)} for each dollar. ${what}.${unused}${federal}${more} ${apart}`,
      }
    }
  }
}
