import type { Household } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { isCard } from '#engine/planning/cards/own-card.ts'
import { common } from './words.ts'

/** Payments were missed, or less comes in than goes out. */
export const isStrained = (household: Household): boolean =>
  household.debts.some((debt) => isCard(debt) && (debt.missed ?? 0) > 0) || (monthlyFlows(household).left ?? 0) < 0

/** Where help is, before any arithmetic. Drawn only for a household that is short. */
export function HelpFirst({ household }: { readonly household: Household }) {
  if (!isStrained(household)) return null
  const { title, text, counselor, local } = common.help
  return (
    <section className="mb-5 rounded-md bg-green-tint p-4" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 max-w-[68ch]">{text}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        <a href="https://www.nfcc.org" rel="noopener">
          {counselor}
        </a>
        <a href="https://www.211.org" rel="noopener">
          {local}
        </a>
      </p>
    </section>
  )
}
