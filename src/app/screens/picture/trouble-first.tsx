import { useMemo } from 'react'
import type { Household } from '#engine/household/household.ts'
import { troubleOf } from '#engine/household/trouble.ts'
import { HardshipPath } from './hardship-path.tsx'
import { troubleText } from './words/trouble.ts'

/** Where help is, before anything else of a screen; nothing for a household that is not in trouble. */
export function TroubleFirst({ household }: { readonly household: Household }) {
  const trouble = useMemo(() => troubleOf(household), [household])
  return trouble === null ? null : <HardshipPath text={troubleText(trouble)} debts={household.debts} />
}
