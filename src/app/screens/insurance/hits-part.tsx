import { Link } from 'react-router'
import { dollars } from '#calculators/kit/format.ts'
import type { Policy } from '#engine/household/lists.ts'
import { Part } from '../device/screen-head.tsx'

/** Each deductible, and what a health plan can cost at most, against the cash there is. */
export function HitsPart({ policies, cash }: { readonly policies: readonly Policy[]; readonly cash: number }) {
  const money = Math.max(0, cash)
  const rows = policies.flatMap((policy) => {
    const isHealth = policy.kind === 'health' && policy.outOfPocketMost !== null
    const amount = isHealth ? policy.outOfPocketMost : policy.deductible
    return amount === null ? [] : [{ policy, amount, what: isHealth ? 'out-of-pocket maximum' : 'deductible' }]
  })
  if (rows.length === 0) return null
  const together = rows.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Part
      title="Deductibles and your emergency fund"
      note={`Cash of ${dollars(money)}. All of these in one bad year would take ${dollars(together)}.`}
    >
      <ul className="card divide-y divide-line">
        {rows.map(({ policy, amount, what }) => (
          <li key={policy.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3 md:px-5">
            <span>
              <b>{policy.name}</b>, {what} {dollars(amount)}
            </span>
            <span className={amount > money ? 'text-bad' : 'text-green'}>
              {amount > money ? `${dollars(amount - money)} short` : 'Your cash could pay it'}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link to="/emergency-fund-calculator-new">Plan an emergency fund</Link> ·{' '}
        <Link to="/insurance-guide">Compare deductibles</Link>
      </p>
    </Part>
  )
}
