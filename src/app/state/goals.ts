/** Savings goals: kept per browser, most important first, joined by id when two tabs change them at once. */
import { toast } from '../ui/toast.ts'
import { insertAt } from './budget-data.ts'
import { deletions } from './deletions.ts'
import { open, or, record } from './shape.ts'
import { amount, month, text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface Goal {
  readonly id: string
  readonly name: string
  /** Dollars. */
  readonly targetAmount: number
  /** Dollars saved so far. */
  readonly currentAmount: number
  /** 'YYYY-MM': wanted by the end of that month. */
  readonly date?: string
  readonly note?: string
  /** ISO time of the last change: the newer of two copies wins. */
  readonly changedAt: string
}
export interface GoalList {
  readonly goals: readonly Goal[]
  /** Deleted goals by id with the time, so that another tab does not bring them back. */
  readonly gone: Readonly<Record<string, string>>
}
export const MOST_GOALS = 200
/** Most deletions remembered. */
const mostGone = 200

export const goalsShape = record<GoalList>({
  goals: list(
    { of: 'goals', most: MOST_GOALS },
    record<Goal>({
      id: text(60),
      name: text(80),
      targetAmount: amount(),
      currentAmount: amount(),
      date: open(month),
      note: open(text(500)),
      changedAt: text(40),
    }),
    (goal) => goal.id,
  ),
  gone: or(deletions(mostGone), {}),
})

/** Both lists in one: of two copies the newer, none that was deleted after its last change; the other tab's order leads. */
export function mergeGoals(mine: GoalList, theirs: GoalList): GoalList {
  const gone: Record<string, string> = { ...mine.gone }
  for (const [id, at] of Object.entries(theirs.gone)) if (at > (gone[id] ?? '')) gone[id] = at
  const newer = new Map<string, Goal>()
  for (const goal of [...theirs.goals, ...mine.goals]) {
    const other = newer.get(goal.id)
    if (!other || goal.changedAt > other.changedAt) newer.set(goal.id, goal)
  }
  return { goals: [...newer.values()].filter((goal) => goal.changedAt > (gone[goal.id] ?? '')), gone }
}

export const goalStore = stored<GoalList>('goals', {
  version: 1,
  area: 'local',
  initial: { goals: [], gone: {} },
  shape: goalsShape,
  merge: mergeGoals,
})

const time = () => new Date().toISOString()
const change = (run: (goals: readonly Goal[]) => readonly Goal[]): boolean =>
  goalStore.set((now) => ({ ...now, goals: run(now.goals) }))

export type GoalFacts = Omit<Goal, 'id' | 'changedAt'>

/** False when there is no room. */
export function addGoal(facts: GoalFacts): boolean {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  const goal: Goal = { ...facts, id, changedAt: time() }
  const isFirst = goalStore.get().goals.length === 0
  if (!change((goals) => [...goals, goal])) return false
  toast({
    title: isFirst ? 'Your first goal is set' : 'Goal added',
    description: goal.name,
    tone: 'good',
    action: { label: 'Undo', altText: 'Delete the goal', run: () => removeGoal(goal.id) },
  })
  return true
}
/** False when it cannot be kept. */
export function editGoal(id: string, facts: GoalFacts): boolean {
  const before = goalStore.get().goals.find((goal) => goal.id === id)
  if (!before) return false
  const after = { ...facts, id, changedAt: time() }
  if (!change((goals) => goals.map((goal) => (goal.id === id ? after : goal)))) return false
  toast({
    title: 'Goal updated',
    description: facts.name,
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Undo the changes to the goal',
      run: () =>
        void change((goals) => goals.map((goal) => (goal.id === id ? { ...before, changedAt: time() } : goal))),
    },
  })
  return true
}
function removeGoal(id: string): void {
  goalStore.set((now) => ({
    goals: now.goals.filter((goal) => goal.id !== id),
    gone: Object.fromEntries([...Object.entries(now.gone), [id, time()]].slice(-mostGone)) as Record<string, string>,
  }))
}
export function deleteGoal(id: string): void {
  const position = goalStore.get().goals.findIndex((goal) => goal.id === id)
  const before = goalStore.get().goals[position]
  if (!before) return
  removeGoal(id)
  toast({
    title: 'Goal deleted',
    description: before.name,
    action: {
      label: 'Undo',
      altText: 'Add the goal again',
      run: () =>
        void goalStore.set((now) => {
          const { [id]: _gone, ...gone } = now.gone
          return { goals: insertAt(now.goals, position, { ...before, changedAt: time() }), gone }
        }),
    },
  })
}
/** Sets what is saved so far (dollars) of the goal at a position of the list. */
export function updateGoalProgress(position: number, currentAmount: number): void {
  change((goals) => goals.map((goal, i) => (i === position ? { ...goal, currentAmount, changedAt: time() } : goal)))
}
/** Moves the goal at a position up (-1) or down (1): more or less important. */
export function moveGoal(position: number, by: -1 | 1): void {
  change((goals) => {
    const goal = goals[position]
    const to = position + by
    if (!goal || to < 0 || to >= goals.length) return goals
    return insertAt(
      goals.filter((_, i) => i !== position),
      to,
      goal,
    )
  })
}
