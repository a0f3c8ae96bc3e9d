import { Link } from 'react-router'
import type { FederalLoans } from '#engine/planning/debts/guards.ts'
import { publicServicePayments } from '#facts/student/plans.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import { type DebtView, nameOf } from './debt-view.ts'
import { usePlanChoices } from './plan-choices.ts'
import { federalWords as words } from './words/help-words.ts'

/** What extra money and refinancing would give up, before any of it goes to a federal loan. */
export function FederalGuard({ view, loans }: { readonly view: DebtView; readonly loans: FederalLoans }) {
  const { settings, change } = usePlanChoices()
  const { minimumOnly } = settings
  const isHeld = loans.ids.every((id) => minimumOnly.includes(id))
  const hold = (on: boolean) => {
    const others = minimumOnly.filter((id) => !loans.ids.includes(id))
    change({ minimumOnly: on ? [...others, ...loans.ids] : others })
  }
  const rows = view.debts
    .filter(({ id }) => loans.ids.includes(id))
    .map(({ balance, apr }) => ({ balance, rate: apr === null ? null : apr * 100 }))
  return (
    <section className="card mt-6 p-5 md:p-6" aria-labelledby="federal">
      <h2 id="federal" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[68ch]">
        {words.lead({ balance: loans.balance, names: loans.ids.map((id) => nameOf(view, id)) })}
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
        {words.points({ payments: publicServicePayments.value }).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-[68ch] text-sm">
        <strong>{words.lost}</strong>
      </p>
      <label className="mt-3 flex items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-(--green)"
          checked={isHeld}
          onChange={(event) => hold(event.target.checked)}
        />
        {words.hold}
      </label>
      <p className="mt-2">
        <Link to={calculatorLink('student-loan', { loans: rows })}>{words.link}</Link>
      </p>
    </section>
  )
}
