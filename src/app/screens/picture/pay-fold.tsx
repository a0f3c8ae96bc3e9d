import { Link } from 'react-router'
import type { Household } from '#engine/household/household.ts'
import type { PayWorkedOut } from '#engine/household/take-home.ts'
import { WorkingList } from '../../calculator/explain/findings.tsx'
import { toldPay } from '../../state/worked-pay.ts'
import { SourceList } from '../../ui/source-list.tsx'
import { Fold } from './working-fold.tsx'

/** How take-home pay was estimated, with its law, and where the visitor’s own number goes. */
export function PayFold({ household, pay }: { readonly household: Household; readonly pay: PayWorkedOut }) {
  const told = toldPay(household, pay)
  if (told === null) return null
  return (
    <Fold title={told.title}>
      <p className="max-w-[68ch] text-ink-2">
        {told.lead} <Link to="/financial-management#plan">Enter your take-home pay</Link>
      </p>
      <WorkingList workings={[told.working]} />
      <SourceList sources={told.sources} />
    </Fold>
  )
}
