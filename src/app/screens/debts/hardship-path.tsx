import { Link } from 'react-router'
import { type HelpLine, helpLines } from '#content/help-lines.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { onHome } from '#engine/wealth/balance-sheet.ts'
import { repaymentAssistance } from '#facts/student/plans.ts'
import { Icon } from '../../ui/icon.tsx'
import { hardshipWords as words } from './words/help-words.ts'

interface Step {
  readonly text: string
  readonly line: HelpLine | null
}

const isHome = ({ kind }: HouseholdDebt) => onHome(kind)
const isSecured = (debt: HouseholdDebt) => isHome(debt) || debt.kind === 'car'

/** Only what these debts have to do with; what keeps a roof and food comes first. */
function stepsFor(debts: readonly HouseholdDebt[]): readonly Step[] {
  const open = debts.filter(({ balance }) => balance > 0)
  const federal = open.some(({ kind, isFederal }) => kind === 'student' && isFederal === true)
  return [
    { text: words.local, line: helpLines.local },
    ...(open.some(isHome) ? [{ text: words.mortgage, line: helpLines.housing }] : []),
    { text: words.lenders, line: null },
    { text: words.counselor, line: helpLines.debt },
    ...(federal
      ? [{ text: words.federal({ least: repaymentAssistance.value.minimumMonthly }), line: helpLines.student }]
      : []),
    ...(open.some(isSecured) ? [{ text: words.secured, line: null }] : []),
    { text: words.fees, line: null },
    { text: words.complaint, line: helpLines.complaint },
    { text: words.crisis, line: helpLines.crisis },
  ]
}

/** What a household that can't pay meets before any plan: whom to call, in order, free of charge. */
export function HardshipPath({ debts, rest }: { readonly debts: readonly HouseholdDebt[]; readonly rest?: string }) {
  return (
    <section className="card mb-6 border-copper p-5 md:p-6" aria-labelledby="hardship">
      <h2 id="hardship" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[68ch]">{words.lead}</p>
      <ol className="mt-3 grid gap-3">
        {stepsFor(debts).map(({ text, line }) => (
          <li key={text} className="grid grid-cols-[22px_minmax(0,1fr)] gap-2.5">
            <Icon name="check" className="mt-1 size-[18px] text-green" />
            <span>
              {text}{' '}
              {line ? (
                <a
                  className="font-semibold"
                  href={line.number.length > 3 ? `tel:+1-${line.number}` : `tel:${line.number}`}
                >
                  {line.name === line.number ? line.number : words.call(line)}
                </a>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-2 text-sm">
        {rest} <Link to="/financial-management">{words.budget}</Link>
      </p>
    </section>
  )
}
