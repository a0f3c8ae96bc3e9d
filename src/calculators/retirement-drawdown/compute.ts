/** How much could be taken out, from every January since 1871: quick enough for a key press. */
import { januaryWindows } from '#engine/simulation/january-windows.ts'
import { type Lived, livePaths, type SpendingPlan } from '#engine/simulation/live-paths.ts'
import { mostSpending } from '#engine/simulation/most-spending.ts'
import { type Outcome, outcomeOf, wentWrong } from '#engine/simulation/outcomes.ts'
import type { HistoryWindows } from '#engine/simulation/windows.ts'
import type { Asked } from '../kit/calculator.ts'
import { adapts, flowsFor, isChosen, planAt, wealthOf } from './plan.ts'
import type { DrawdownInputs } from './sections.ts'

export interface Start {
  readonly path: number
  /** The month it began in. */
  readonly from: string
  readonly outcome: Outcome
  readonly failed: boolean
}
export interface Past {
  /** First year's spending as a share of wealth. */
  readonly rate: number
  readonly wealth: number
  readonly plan: SpendingPlan
  readonly windows: HistoryWindows
  readonly lives: Lived
  readonly starts: readonly Start[]
  /** From the worst on: the earliest to run short, then the deepest cut, then the least left. */
  readonly worstFirst: readonly Start[]
  readonly failed: number
  /** How many of the starts may fail. */
  readonly allowed: number
}
export type Drawdown =
  /** Nothing to live on. */
  | { readonly outcome: 'empty' }
  /** No amount keeps to the limits set. */
  | ({ readonly outcome: 'none' } & Past)
  | ({ readonly outcome: 'found' | 'tested' | 'formula' } & Past)

/** How far spending may fall before it counts as failed, 0 to 1. */
export const cutOf = ({ rule, largestCut }: DrawdownInputs): number => (adapts(rule) ? largestCut / 100 : 1)

export const allowedOf = ({ tolerance }: DrawdownInputs, starts: number): number =>
  Math.floor((Number(tolerance) / 100) * starts + 1e-9)

export function compute({ inputs: given }: Pick<Asked<DrawdownInputs, unknown>, 'inputs'>): Drawdown {
  // A search for the years tries lengths between whole ones.
  const inputs = { ...given, years: Math.round(given.years) }
  const flows = flowsFor(inputs)
  const wealth = wealthOf(inputs, flows)
  if (wealth < 1) return { outcome: 'empty' }
  const windows = januaryWindows(inputs.years, inputs.since)
  const at = planAt(inputs, flows, wealth)
  const allowed = allowedOf(inputs, windows.paths)
  const isFormula = !isChosen(inputs.rule)
  const tested = isFormula ? null : inputs.ownAmount
  const rate = isFormula
    ? 0
    : tested !== null
      ? tested / wealth
      : mostSpending({ source: windows, planAt: at, allowed, largestCut: cutOf(inputs) })
  const past = pastOf(inputs, windows, at(rate), wealth, allowed)
  if (isFormula) return { outcome: 'formula', ...past, rate: (past.starts[0]?.outcome.first ?? 0) / wealth }
  if (tested !== null) return { outcome: 'tested', ...past, rate }
  return { outcome: rate === 0 ? 'none' : 'found', ...past, rate }
}

function pastOf(
  inputs: DrawdownInputs,
  windows: HistoryWindows,
  plan: SpendingPlan,
  wealth: number,
  allowed: number,
): Omit<Past, 'rate'> {
  const lives = livePaths(windows, plan)
  const cut = cutOf(inputs)
  const starts = windows.starts.map((from, path) => ({
    path,
    from,
    outcome: outcomeOf(lives, path, inputs.savings),
    failed: wentWrong(lives, path, cut),
  }))
  return {
    wealth,
    plan,
    windows,
    lives,
    starts,
    worstFirst: [...starts].sort(worse),
    failed: starts.filter(({ failed }) => failed).length,
    allowed,
  }
}

/** A hundredth of a percent is the same cut. */
const cutStep = (cut: number): number => Math.round(cut * 10_000)
const lasted = ({ shortIn }: Outcome): number => (shortIn < 0 ? Number.POSITIVE_INFINITY : shortIn)
function worse({ outcome: a }: Start, { outcome: b }: Start): number {
  if (lasted(a) !== lasted(b)) return lasted(a) - lasted(b)
  return cutStep(b.cut) - cutStep(a.cut) || a.end - b.end
}
