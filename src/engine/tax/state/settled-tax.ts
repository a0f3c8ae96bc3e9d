import type { TwoColumns } from './columns.ts'
import type { NamedAmount } from './state-types.ts'
import { type Credits, takeCredits } from './take-credits.ts'
import { applyRule } from './tax-rules.ts'
import type { StateWork } from './work.ts'

/** The tax of a return and how it came about. Dollars. */
export interface SettledTax {
  /** By the schedule, of one column or both together. */
  readonly byRates: number
  readonly tax: number
  readonly applied: readonly NamedAmount[]
  readonly credits: Credits
  /** After all credits. */
  readonly incomeTax: number
}

const none: readonly NamedAmount[] = []

/** The tax after the schedule and each rule, with what each rule did. */
function taxWithRules(work: StateWork, byRates: number): { tax: number; applied: readonly NamedAmount[] } {
  if (work.facts.rules.length === 0) return { tax: byRates, applied: none }
  const applied: NamedAmount[] = []
  let tax = byRates
  for (const { value: rule } of work.facts.rules) {
    const after = Math.max(0, applyRule(work, rule, tax))
    if (after !== tax) applied.push({ name: rule.name, amount: after - tax })
    tax = after
  }
  return { tax, applied }
}

function settle(work: StateWork, byRates: number): SettledTax {
  const { tax, applied } = taxWithRules(work, byRates)
  const credits = takeCredits(work, work.facts.credits, tax)
  return { byRates, tax, applied, credits, incomeTax: tax - credits.nonrefundable - credits.refundable }
}

/** Whether dependents' credits are shared out between the columns. */
const sharesDependents = ({ facts }: StateWork): boolean => {
  const columns = facts.columns?.value
  return (
    columns?.kind === 'own-income' &&
    columns.ownCredits &&
    facts.credits.some(({ value }) => value.kind === 'personal' && (value.heads.dependent ?? 0) > 0)
  )
}

/**
 * The tax of one column, or of a couple's two where that is less after credits: a credit that only one column may use can make one joint
 * column the better choice though its schedule costs more. Every way to share out the dependents is tried. Leaves the columns taken in `work`.
 */
export function settledTax(work: StateWork, oneColumn: number, two: TwoColumns | null): SettledTax {
  const one = settle(work, oneColumn)
  if (two === null) return one
  let best = one
  let bestShare = -1
  work.columns = two.taxes
  work.columnTaxables = two.taxables
  const most = sharesDependents(work) ? work.household.dependents.length : 0
  for (let share = 0; share <= most; share += 1) {
    work.dependentsInFirst = share
    const tried = settle(work, two.taxes[0] + two.taxes[1])
    if (tried.incomeTax >= best.incomeTax) continue
    best = tried
    bestShare = share
  }
  work.dependentsInFirst = Math.max(0, bestShare)
  if (bestShare < 0) {
    work.columns = null
    work.columnTaxables = null
  }
  return best
}
