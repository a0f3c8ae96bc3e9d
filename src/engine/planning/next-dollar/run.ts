import type { OrderStep } from '#facts/household/spending-orders.ts'
import { type DebtState, withInterest } from './plan-debts.ts'
import { dearestFirst, type Levels, type Poured, pour } from './pour.ts'
import type { NextDollarCase, Pot, Step } from './step.ts'

/** Moved once, from cash. */
export interface Moved {
  readonly step: OrderStep
  readonly debt: string
  readonly amount: number
}
/** When a step's money begins and when it needs no more. Months from now, 1 is the first; 0: full today. Null: not in the years looked at. */
export interface StepCourse {
  readonly key: OrderStep
  readonly startsIn: number | null
  readonly fullIn: number | null
}
export interface PlanRun {
  readonly moved: readonly Moved[]
  /** Cash that no step before the debts holds and nothing needs, dollars. */
  readonly spareCash: number
  /** To place in the first month: what is left, and the payments of debts that the move cleared. */
  readonly toPlace: number
  readonly first: readonly Poured[]
  readonly unplaced: number
  readonly courses: readonly StepCourse[]
  /** Month in which each debt is gone; null: later than looked at. */
  readonly clearedIn: Readonly<Record<string, number | null>>
  /** Take-home dollars that went to each step in each year, the one-time move in the first. */
  readonly placed: readonly { readonly key: OrderStep; readonly yearly: readonly number[] }[]
  /** After-tax worth of what was placed, less what is owed, at the end of each twelfth month; dollars of today. Index 0 is now. */
  readonly worth: readonly number[]
}

const NOTHING = 0.005

/**
 * Follows a plan month by month: interest on debts, their payments as now, then everything left (with the payments of debts that are
 * gone) through the steps. Long-term money grows at the start of the month, so what goes in earns from the next one. Dollars and
 * contribution limits stay as they are today. The same question always gives the same answer.
 */
export function runPlan(plan: NextDollarCase, months: number): PlanRun {
  const { outlook } = plan
  const state = startOf(plan)
  const { moved, spareCash } = moveCash(plan, state)
  const fullIn = new Map<OrderStep, number>()
  const startsIn = new Map<OrderStep, number>()
  const clearedIn = new Map<string, number>()
  for (const debt of plan.debts) if ((state.levels.owed.get(debt.id) ?? 0) < NOTHING) clearedIn.set(debt.id, 0)
  const mark = (month: number, poured: readonly Poured[]): void => {
    for (const step of plan.steps)
      if (!fullIn.has(step.key) && isFull(step, plan, state.levels, poured)) fullIn.set(step.key, month)
    for (const { step } of poured) if (!startsIn.has(step)) startsIn.set(step, month)
  }
  mark(0, [])
  const worth = [worthOf(plan, state, 0)]
  const placed = new Map<OrderStep, number[]>(
    plan.steps.map(({ key }) => [key, Array.from({ length: Math.ceil(months / 12) }, () => 0)]),
  )
  const place = (key: OrderStep, year: number, amount: number): void => {
    const yearly = placed.get(key)
    if (yearly) yearly[year] = (yearly[year] ?? 0) + amount
  }
  for (const { step, amount } of moved) place(step, 0, amount)
  let first: readonly Poured[] = []
  let unplaced = 0
  let toPlace = 0
  const monthly = (1 + outlook.growth) ** (1 / 12)
  const onCash = (1 + outlook.cash) ** (1 / 12)
  for (let month = 1; month <= months; month += 1) {
    grow(state, monthly, onCash, outlook)
    const amount = plan.left + payDebts(plan, state, month)
    const { poured, unplaced: rest } = pour(plan, Math.max(0, amount), month, state.levels)
    for (const one of poured) {
      take(state, one)
      place(one.step, Math.floor((month - 1) / 12), one.takeHome)
    }
    state.levels.cash += rest
    for (const debt of plan.debts)
      if (!clearedIn.has(debt.id) && (state.levels.owed.get(debt.id) ?? 0) < NOTHING) clearedIn.set(debt.id, month)
    mark(month, poured)
    if (month === 1) {
      first = poured
      unplaced = rest
      toPlace = amount
    }
    if (month % 12 === 0) worth.push(worthOf(plan, state, month))
  }
  return {
    moved,
    spareCash,
    toPlace,
    first,
    unplaced,
    courses: plan.steps.map(({ key }) => ({
      key,
      startsIn: startsIn.get(key) ?? null,
      fullIn: fullIn.get(key) ?? null,
    })),
    clearedIn: Object.fromEntries(plan.debts.map(({ id }) => [id, clearedIn.get(id) ?? null])),
    placed: [...placed].map(([key, yearly]) => ({ key, yearly })),
    worth,
  }
}

interface State {
  readonly levels: Levels
  readonly heldBack: Map<string, number>
  readonly pots: Record<Pot, number>
  /** Put into the taxable account, dividends after tax included: what no gain is taxed on. */
  basis: number
  goals: number
}

const startOf = (plan: NextDollarCase): State => ({
  levels: {
    cash: plan.cash,
    owed: new Map(plan.debts.map(({ id, balance }) => [id, balance])),
    missing: new Map(
      plan.steps.flatMap((step) =>
        step.fill === 'goals' ? step.goals.map((one) => [one.id, one.missing] as const) : [],
      ),
    ),
  },
  heldBack: new Map(),
  pots: { pretax: 0, roth: 0, hsa: 0, education: 0, taxable: 0 },
  basis: 0,
  goals: 0,
})

/** Cash that the steps so far do not hold pays debts at once, in the order of the steps. Nothing else is moved. */
function moveCash(
  plan: NextDollarCase,
  { levels }: State,
): { readonly moved: readonly Moved[]; readonly spareCash: number } {
  const moved: Moved[] = []
  let held = 0
  let free = Math.max(0, levels.cash)
  for (const step of plan.steps) {
    if (step.fill === 'cash') {
      const more = Math.min(free, Math.max(0, step.target - held))
      held += more
      free -= more
    }
    if (step.fill !== 'debts' || !plan.useCash) continue
    for (const id of dearestFirst(plan, step.debts, 1)) {
      const owed = levels.owed.get(id) ?? 0
      const amount = Math.min(free, owed)
      if (amount < NOTHING) continue
      levels.owed.set(id, owed - amount)
      levels.cash -= amount
      free -= amount
      moved.push({ step: step.key, debt: id, amount })
    }
  }
  return { moved, spareCash: free }
}

/** Interest and this month's payments. Hands back what the payments of finished debts free. */
function payDebts(plan: NextDollarCase, state: State, month: number): number {
  let freed = 0
  for (const debt of plan.debts) {
    const before: DebtState = {
      owed: state.levels.owed.get(debt.id) ?? 0,
      heldBack: state.heldBack.get(debt.id) ?? 0,
    }
    const { owed, heldBack } = withInterest(debt, before, month)
    const paid = Math.min(owed, debt.payment)
    freed += debt.payment - paid
    state.levels.owed.set(debt.id, owed - paid)
    state.heldBack.set(debt.id, heldBack)
  }
  return freed
}

function grow(state: State, monthly: number, onCash: number, { dividends, gainsTax }: NextDollarCase['outlook']): void {
  const { pots, levels } = state
  const dividend = (pots.taxable * dividends) / 12
  state.basis += dividend * (1 - gainsTax)
  pots.taxable -= dividend * gainsTax
  for (const pot of Object.keys(pots) as Pot[]) pots[pot] *= monthly
  if (levels.cash > 0) levels.cash *= onCash
  state.goals *= onCash
}

function take(state: State, { to, goesIn, employer, refund }: Poured): void {
  if (to.kind === 'goal') state.goals += goesIn
  if (to.kind !== 'pot') return
  state.pots[to.pot] += goesIn
  // An employer's match goes in before tax, whatever the worker's own money is.
  state.pots.pretax += employer
  const added = to.pot === 'taxable' ? goesIn + refund : refund
  state.basis += added
  state.pots.taxable += added - (to.pot === 'taxable' ? goesIn : 0)
}

/** After-tax dollars of today. Health savings count whole: spent on health care they are not taxed. */
function worthOf({ debts, outlook }: NextDollarCase, { pots, basis, goals, levels }: State, month: number): number {
  const gain = Math.max(0, pots.taxable - basis)
  const owed = debts.reduce((sum, { id }) => sum + (levels.owed.get(id) ?? 0), 0)
  const nominal =
    levels.cash +
    goals +
    pots.pretax * (1 - outlook.laterTax) +
    pots.roth +
    pots.hsa +
    pots.education +
    pots.taxable -
    gain * outlook.gainsTax -
    owed
  return nominal / (1 + outlook.inflation) ** (month / 12)
}

/** Whether a step needs no more. A monthly step is full when the month gave it all it takes. */
function isFull(step: Step, plan: NextDollarCase, levels: Levels, poured: readonly Poured[]): boolean {
  switch (step.fill) {
    case 'cash':
      return levels.cash >= step.target - NOTHING
    case 'debts':
      return step.debts.every((id) => (levels.owed.get(id) ?? 0) < NOTHING)
    case 'goals':
      return step.goals.every(({ id }) => (levels.missing.get(id) ?? 0) < NOTHING)
    case 'share': {
      const now = poured.reduce(
        (sum, { to, goesIn, employer }) =>
          to.kind === 'pot' && to.pot !== 'education' ? sum + goesIn + employer : sum,
        plan.already,
      )
      return now >= step.target - NOTHING || step.slots.every((slot) => isPoolFull(slot.pool, plan, poured))
    }
    case 'slots':
      return step.slots.every((slot) => {
        const own = poured.reduce(
          (sum, one) =>
            one.step === step.key && one.to.kind === 'pot' && one.to.pool === slot.pool && one.to.pot === slot.pot
              ? sum + one.goesIn
              : sum,
          0,
        )
        return (slot.most !== null && own >= slot.most - NOTHING) || isPoolFull(slot.pool, plan, poured)
      })
    case 'rest':
      return false
  }
}

function isPoolFull(pool: string | null, plan: NextDollarCase, poured: readonly Poured[]): boolean {
  if (pool === null) return false
  const used = poured.reduce((sum, { to, goesIn }) => (to.kind === 'pot' && to.pool === pool ? sum + goesIn : sum), 0)
  return used >= (plan.pools[pool] ?? 0) - NOTHING
}
