import { useState } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import { Figure, Part } from '../device/screen-head.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { byState, medicaidPercent, national } from './insurance-facts.precomputed.ts'

const names = Object.entries(byState).map(([code, { name }]) => [code, name] as const)
type State = (typeof byState)[string]

/** What is known of one state: average premiums, its leave program, and whether Medicaid covers adults. */
export function StatePart({ state }: { readonly state: string | null }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const code = chosen ?? state ?? ''
  const found = byState[code]
  return (
    <Part title="In your state" note="Each average is from one survey. Your own quote can be far from it.">
      <div className="mb-3 max-w-64">
        <SelectBox label="State" value={code} onChange={setChosen} options={names} none="Choose a state" />
      </div>
      <div className="card overflow-hidden" aria-live="polite">
        <dl className="grid grid-cols-2 divide-line md:grid-cols-4 md:divide-x">
          <Figure label="Car, full coverage" value={dollars((found ?? national).autoFull)} note="a year" />
          <Figure label="Car, legal minimum" value={dollars((found ?? national).autoMinimum)} note="a year" />
          <Figure label="Home" value={dollars((found ?? national).home)} note="a year, $300,000 of coverage" />
          <Figure label="Renters" value={dollars((found ?? national).renters)} note="a year" />
        </dl>
        {found ? (
          <ul className="grid gap-1 border-line border-t p-5 text-sm">
            <li>{leaveText(found)}</li>
            <li>{medicaidText(found)}</li>
          </ul>
        ) : (
          <p className="border-line border-t p-5 text-ink-2 text-sm">These are national averages.</p>
        )}
      </div>
    </Part>
  )
}

function leaveText({ name, leave }: State): string {
  if (leave === null)
    return `We know of no state program in ${name} that replaces wages while you’re sick or caring for family, so your own coverage matters more.`
  const weeks = leave.weeks === null ? '' : `, with up to ${leave.weeks} weeks for family care`
  switch (leave.status) {
    case 'in-force':
      return `${name} has a program that pays part of lost wages${weeks}. Check what it pays before buying short-term coverage.`
    case 'passed':
      return `${name} has passed a paid leave law that doesn’t pay benefits yet.`
    case 'voluntary':
      return `${name} has a paid leave plan that workers and employers may choose to join.`
    case 'disability-only':
      return `${name} pays part of lost wages for your own disability, not for family care.`
  }
}

const medicaidText = ({ name, medicaid }: State): string =>
  medicaid
    ? `${name} covers most adults under 65 with income up to ${medicaidPercent}% of the poverty line through Medicaid.`
    : `${name} hasn’t fully expanded Medicaid, so fewer adults with low incomes qualify than in most states.`
