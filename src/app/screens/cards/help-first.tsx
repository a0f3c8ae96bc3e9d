import type { Household } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { isCard } from '#engine/planning/cards/own-card.ts'
import { HardshipPath } from '../picture/hardship-path.tsx'
import { common } from './words.ts'

/** What is hard in these numbers: payments were missed, or less comes in than goes out. Null: neither. */
function strain(household: Household): string | null {
  if (household.debts.some((debt) => isCard(debt) && (debt.missed ?? 0) > 0)) return common.missed
  return (monthlyFlows(household).left ?? 0) < 0 ? common.short : null
}

/** Where help is, before any arithmetic. Drawn only for a household that is short. */
export function HelpFirst({ household }: { readonly household: Household }) {
  const text = strain(household)
  return text === null ? null : <HardshipPath text={text} debts={household.debts} />
}
