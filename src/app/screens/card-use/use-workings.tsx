import type { HouseholdDebt } from '#engine/household/lists.ts'
import { WorkingFold } from '../picture/working-fold.tsx'
import { datesSources, datesWorkings } from './dates-workings.ts'

/** How the dates and shares were worked out. */
export default function UseWorkings({ cards }: { readonly cards: readonly HouseholdDebt[] }) {
  return <WorkingFold workings={datesWorkings(cards)} sources={datesSources()} />
}
