import { Link } from 'react-router'
import { usePicture } from '../state/picture.ts'
import { Doors } from './budget/doors.tsx'
import { DebtPicture, debtAnswer } from './credit/debt-picture.tsx'
import { debtWorkings } from './credit/debt-workings.ts'
import { creditTools } from './listing/hub-tools.precomputed.ts'
import { creditDoors } from './listing/planning-doors.ts'
import { ToolCard } from './listing/tool-card.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { WorkingFold } from './picture/working-fold.tsx'

/** Credit & Taxes: the visitor's own debts first, then the tools. */
export default function Credit() {
  const picture = usePicture()
  return (
    <PlanningScreen
      kind="Credit & Taxes"
      title="Credit & Taxes"
      lead="See what you owe, what it costs you each day, and how to pay it off."
      picture={picture}
      answer={debtAnswer(picture)}
    >
      <DebtPicture picture={picture} />
      <section aria-labelledby="tools" className="mt-8 grid gap-4">
        <h2 id="tools" className="text-2xl">
          Next steps
        </h2>
        <p className="max-w-[68ch] text-ink-2">
          New to this? Read <Link to="/blog/minimum-payments-month-by-month">Minimum payments, month by month</Link>,
          which follows one card until it’s paid off.
        </p>
        <Doors doors={creditDoors} />
        <h3 className="text-lg">Calculators</h3>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere] md:grid-cols-2">
          {creditTools.map((entry) => (
            <li key={entry.slug}>
              <ToolCard entry={entry} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="trouble" className="card mt-8 grid gap-2 p-5">
        <h2 id="trouble" className="text-lg">
          If you can’t make a payment this month
        </h2>
        <p className="text-ink-2">
          You could call your lender before the due date and ask about a hardship plan. A nonprofit credit counselor can
          go over all your debts with you, and the first session is often free. Be careful with anyone who wants money
          up front.
        </p>
      </section>
      <WorkingFold workings={debtWorkings(picture.household, picture.today)} />
    </PlanningScreen>
  )
}
