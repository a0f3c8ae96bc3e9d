/** The first line of the payoff screen and what it rests on. Pure. */
import type { Trouble } from '#engine/planning/debts/guards.ts'
import { type DebtView, nameOf, owedInPlan, paidMonthly } from './debt-view.ts'
import { troubleWords } from './words/help-words.ts'
import { restsWords, answerWords as words } from './words/plan-words.ts'

function troubleLine(trouble: Trouble, view: DebtView): string {
  switch (trouble.kind) {
    case 'cannot-pay':
      return troubleWords['cannot-pay']()
    case 'missed':
      return troubleWords.missed(
        trouble,
        trouble.debts.map((id) => nameOf(view, id)),
      )
    case 'below-minimums':
      return troubleWords['below-minimums'](trouble)
    case 'short-month':
      return troubleWords['short-month'](trouble)
  }
}

/** When the debts are gone and what that costs; or what is missing to say so. */
export function payoffLine(view: DebtView): string {
  const { plan, chosen, debts } = view
  if (!debts.some(({ balance }) => balance > 0)) return words.empty
  if (plan.cards.length === 0)
    return plan.leftOut.some(({ why }) => why.startsWith('no-')) ? words.missing : words.empty
  if (chosen === null) return words.tooLarge
  const { course } = chosen
  if (course.outcome === 'never-paid-off') {
    const { name, interest, payment } = course.card
    return course.reason === 'payment-below-interest' ? words.never({ name, interest, payment }) : words.slow({ name })
  }
  if (course.lastMonth === null) return words.empty
  const isBeside = debts.some(
    ({ id, kind, balance }) =>
      kind === 'mortgage' && balance > 0 && plan.leftOut.some((one) => one.id === id && one.why === 'beside'),
  )
  return (isBeside ? words.doneBeside : words.done)({ month: course.lastMonth, interest: chosen.interest })
}

/** Trouble comes first and plainly. */
export const answerOf = (view: DebtView, [trouble]: readonly Trouble[]): string =>
  trouble === undefined ? payoffLine(view) : troubleLine(trouble, view)

/** What the line rests on; with a trouble above, when the plan would end. */
export function restsOf(view: DebtView, troubles: readonly Trouble[]): string | undefined {
  const { plan, choices, firstMonth } = view
  if (plan.cards.length === 0) return undefined
  const rests = restsWords({
    count: plan.cards.length,
    owed: owedInPlan(view),
    total: paidMonthly(view) + choices.extra,
    strategy: choices.strategy,
    first: firstMonth,
  })
  return troubles.length > 0 ? `${payoffLine(view)} ${rests}` : rests
}
