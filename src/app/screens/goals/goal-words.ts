/** What the plan says, in words. */
import { dollars, listText, monthText } from '#calculators/kit/format.ts'
import type { GoalLine, GoalPlan } from './goal-plan.ts'

export const statusWords: Readonly<Record<GoalLine['status'], string>> = {
  done: 'Reached',
  'on-track': 'On track',
  late: 'Late',
  overdue: 'Date has passed',
  'no-date': 'No date',
  'not-funded': 'Nothing set aside',
}
export const statusLook: Readonly<Record<GoalLine['status'], string>> = {
  done: 'border-transparent bg-green text-on-green',
  'on-track': 'border-transparent bg-green-tint text-green-ink',
  late: 'border-transparent bg-warn-tint text-warn',
  overdue: 'border-transparent bg-bad-tint text-bad',
  'no-date': '',
  'not-funded': 'border-transparent bg-warn-tint text-warn',
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
      return 'You are there.'
    case 'on-track':
      return `Needs ${dollars(line.needed ?? 0)} a month. Reached in ${then}, in time for ${by}.`
    case 'late':
      return `Needs ${dollars(line.needed ?? 0)} a month to be there by ${by}. With this split it is reached in ${then}.`
    case 'overdue':
      return `Wanted by ${by}, ${dollars(line.missing)} still to go.${then ? ` With this split it is reached in ${then}.` : ''} Choose a new date.`
    case 'no-date':
      return `Reached in ${then} with this split. Set a date to see what it needs each month.`
    case 'not-funded':
      return line.needed === null
        ? 'Not reached within 50 years at this amount.'
        : `Needs ${dollars(line.needed)} a month to be there by ${by}.`
  }
}

/** The one sentence on top: whether the monthly amount is enough for all dated goals. */
export function verdict(plan: GoalPlan, amount: number): string {
  const { needed, needing, short } = plan
  if (needing === 0) return plan.lines.length === 0 ? '' : 'No goal with a date ahead needs a set amount each month.'
  const goals = needing === 1 ? 'This goal needs' : `These ${needing} goals need`
  return short > 0
    ? `${goals} ${dollars(needed)} a month, you have ${dollars(amount)}.`
    : `${goals} ${dollars(needed)} a month, and your ${dollars(amount)} is enough.`
}

/** Ways out of a conflict, each with its number. */
export function ways(plan: GoalPlan, goals: readonly Named[]): readonly string[] {
  if (plan.short <= 0) return []
  const late = goals.flatMap((goal, i) => {
    const line = plan.lines[i]
    return line && goal.date && (line.status === 'late' || line.status === 'not-funded') ? [{ goal, line }] : []
  })
  const last = late.at(-1)
  const moved = late.filter(({ line }) => line.reached !== null)
  return [
    `Set aside ${dollars(plan.short)} more a month.`,
    ...(moved.length > 0
      ? [
          `Give more time: ${listText(moved.map(({ goal, line }) => `${goal.name} to ${monthText(line.reached ?? '')}`))}.`,
        ]
      : []),
    ...(last?.line.needed && plan.needing > 1
      ? [`Pause ${last.goal.name}: the others then need ${dollars(plan.needed - last.line.needed)} a month.`]
      : []),
    'Move the goal that matters most to the top: it is funded first.',
  ]
}
