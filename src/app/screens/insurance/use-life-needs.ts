import { useEffect, useState } from 'react'
import type { Household } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import type { IsoDate } from '#engine/month.ts'
import type { LifeNeed } from '#engine/planning/insurance/cover-line.ts'

/** What each grown-up's family would need; null while it is being worked out. `known` are those of the sample, drawn with the page. */
export function useLifeNeeds(
  household: Household,
  today: IsoDate,
  known: readonly LifeNeed[] | null,
): readonly LifeNeed[] | null {
  const [found, setFound] = useState<{ readonly of: Household; readonly needs: readonly LifeNeed[] } | null>(null)
  useEffect(() => {
    if (known !== null) return
    let isCurrent = true
    const settle = (needs: readonly LifeNeed[]) => {
      if (isCurrent) setFound({ of: household, needs })
    }
    import('./life-gaps.ts')
      .then(({ lifeNeedsOf }) => lifeNeedsOf(household, monthlyFlows(household), today))
      .then(settle)
      // Without its law, nothing is said of the need: the calculator's page is one link away.
      .catch(() => settle([]))
    return () => {
      isCurrent = false
    }
  }, [household, today, known])
  return known ?? (found?.of === household ? found.needs : null)
}
