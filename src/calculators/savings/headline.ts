/** The headline and the line under it, by what was asked and found. */
import { monthAfter } from './compute.ts'
import { lasts, type SavingsContext } from './context.ts'
import { amountText, goalName } from './goal-names.ts'
import { headlines, rhythm, underneath } from './words/answer.en.ts'

/** The goal of several that is full first, with its month from today; null where none ever is. */
function firstGoal({ result, inputs }: SavingsContext) {
  const months = result.buckets?.months ?? []
  const filled = months.filter((month) => month !== null)
  if (filled.length === 0) return null
  const at = months.indexOf(Math.min(...filled))
  return { name: goalName(inputs.buckets[at]?.name ?? '', at), month: months[at] ?? 0 }
}

function bucketsHeadline(context: SavingsContext): string {
  const { result, inputs, say } = context
  const months = result.buckets?.months ?? []
  const of = months.length
  const name = goalName(inputs.buckets[0]?.name ?? '', 0)
  if (result.month === null) {
    const count = months.filter((month) => month !== null).length
    if (count > 0) return headlines.someGoals({ count, of })
    return of === 1 ? headlines.notTheGoal({ name }) : headlines.noGoals({ of })
  }
  if (result.month === 0) return of === 1 ? headlines.goalThere() : headlines.goalsThere()
  const month = monthAfter(result, result.month)
  if (of === 1) return headlines.goal({ name, month }, say)
  return of === 2 ? headlines.bothGoals({ month }, say) : headlines.allGoals({ of, month }, say)
}

export function headline(context: SavingsContext): string {
  const { result, inputs, say } = context
  const month = monthAfter(result, result.month ?? 0)
  const each = rhythm[inputs.frequency]
  const { goal } = inputs
  const { balance: amount } = result
  switch (result.outcome) {
    case 'already-there':
      return goal === 0 ? headlines.noGoal() : headlines.there({ goal }, say)
    case 'reached':
      return headlines.reached({ goal, month }, say)
    case 'never':
      return headlines.never({ deposit: amountText(inputs.deposit, say), goal, each }, say)
    case 'deposit-found':
      return headlines.deposit({ amount: result.depositNeeded ?? 0, month, each }, say)
    case 'none-needed':
      return headlines.noneNeeded({ amount, month }, say)
    case 'no-deposit-in-time':
      return headlines.noDeposit({ amount, month }, say)
    case 'balance':
      return headlines.balance({ amount, month }, say)
    default:
      return bucketsHeadline(context)
  }
}

function first(context: SavingsContext): string {
  const { result, say } = context
  const goal = firstGoal(context)
  if (goal === null || result.buckets?.months.length === 1 || goal.month === result.month) return ''
  const month = monthAfter(result, goal.month)
  return goal.month === 0 ? underneath.firstThere(goal) : underneath.firstGoal({ name: goal.name, month }, say)
}

export function more(context: SavingsContext): string {
  const { result, inputs, say } = context
  if (result.outcome === 'never') return inputs.keepsValue ? underneath.runsAway() : underneath.saveMore()
  if (result.outcome === 'already-there')
    return result.goalThen === 0 ? '' : underneath.saved({ balance: result.balance }, say)
  if (result.outcome === 'no-deposit-in-time') return underneath.laterDate()
  if (!lasts(result)) return ''
  const rises = inputs.keepsValue && (inputs.ask === 'deposit' || inputs.ask === 'date')
  return [
    inputs.ask === 'balance' || inputs.ask === 'deposit'
      ? inputs.taxKind === 'none'
        ? underneath.beforeTax(inputs, say)
        : underneath.afterTax(inputs, say)
      : underneath.fromNow({ months: result.month, rate: inputs.rate }, say),
    first(context),
    rises && underneath.goalRises({ goal: result.goalThen }, say),
  ]
    .filter(Boolean)
    .join(' ')
}
