/** What the plan says, in words. */
import { dollars, listText, monthText } from '#calculators/kit/format.ts'
import type { GoalLine, GoalPlan } from './goal-plan.ts'

export const statusWords: Readonly<Record<GoalLine['status'], string>> = {
  done: 'Reached',
  'no-target': 'No target yet',
  'on-track': 'On track',
  late: 'Behind',
  overdue: 'Past target date',
  'no-date': 'No target date',
  'not-funded': 'Not funded yet',
}
export const statusLook: Readonly<Record<GoalLine['status'], string>> = {
  done: 'border-transparent bg-green text-on-green',
  'no-target': '',
  'on-track': 'border-transparent bg-green-tint text-green-ink',
  late: 'border-transparent bg-warn-tint text-warn',
  overdue: 'border-transparent bg-bad-tint text-bad',
  'no-date': '',
  'not-funded': '',
}

interface Named {
  readonly name: string
  readonly date?: string
}

/** What the split makes of one goal. */
export function lineText(line: GoalLine, goal: Named): string {
  const by = goal.date ? monthText(goal.date) : ''
  const then = line.reached ? monthText(line.reached) : ''
  switch (line.status) {
    case 'done':
      return 'You’ve reached this goal.'
    case 'no-target':
      return 'Add a target to see how much to save each month.'
    case 'on-track':
      return `You need ${dollars(line.needed ?? 0)} a month. You’d reach it in ${then}, on time for ${by}.`
    case 'late':
      return `You’d reach it in ${then}. To get there by ${by}, you’d need ${dollars(line.needed ?? 0)} a month.`
    case 'overdue':
      return `Your target date, ${by}, has passed with ${dollars(line.missing)} to go.${then ? ` You’d reach it in ${then}.` : ''} You could choose a new date.`
    case 'no-date':
      return `You’d reach it in ${then}. Add a target date to see how much to save each month.`
    case 'not-funded':
      return line.needed === null
        ? 'Add to your monthly savings to see when you’d reach it.'
        : `To reach it by ${by}, you’d need ${dollars(line.needed)} a month.`
  }
}

/** The one sentence on top: whether the monthly amount is enough for all dated goals. */
export function verdict(plan: GoalPlan, amount: number): string {
  const { needed, needing, short } = plan
  if (needing === 0) {
    if (plan.lines.every((line) => line.status === 'done')) return 'You’ve reached all your goals.'
    return amount > 0 ? 'Every month brings you closer.' : 'A good start. How much could you save each month?'
  }
  const goals = needing === 1 ? 'your goal' : `your ${needing} goals`
  if (amount <= 0) return `A good start. You’d reach ${goals} on time with ${dollars(needed)} a month.`
  return short > 0
    ? `You’re ${dollars(short)} a month short of reaching ${goals} on time.`
    : `Your ${dollars(amount)} a month is enough to reach ${goals} on time.`
}

/** Ways out of a conflict, each with its number. */
export function ways(plan: GoalPlan, goals: readonly Named[]): readonly string[] {
  if (plan.short <= 0 || plan.short >= plan.needed) return []

  const late = goals.flatMap((goal, i) => {
    const line = plan.lines[i]
    return line && goal.date && (line.status === 'late' || line.status === 'not-funded') ? [{ goal, line }] : []
  })
  const last = late.at(-1)
  const moved = late.filter(({ line }) => line.reached !== null)
  return [
    `Save ${dollars(plan.short)} more each month.`,
    ...(moved.length > 0
      ? [
          `Allow more time: ${listText(moved.map(({ goal, line }) => `${goal.name} by ${monthText(line.reached ?? '')}`))}.`,
        ]
      : []),
    ...(last?.line.needed && plan.needing > 1
      ? [`Pause ${last.goal.name}. Your other goals need ${dollars(plan.needed - last.line.needed)} a month.`]
      : []),
    'Move your most important goal to the top, so it’s funded first.',
  ]
}
