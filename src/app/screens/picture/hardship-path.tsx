import { Link } from 'react-router'
import { type HelpLine, helpLines } from '#content/help-lines.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { onHome } from '#engine/wealth/balance-sheet.ts'
import { repaymentAssistance } from '#facts/student/plans.ts'
import { Icon } from '../../ui/icon.tsx'
import { hardshipWords as words } from './words/hardship.ts'

interface Step {
  readonly text: string
  readonly line?: HelpLine
}

/** What keeps a roof and food comes first, then whom to ask for lower payments; with the debts known, what only some of them have. */
function stepsFor(isHome: boolean, debts: readonly HouseholdDebt[] | null): readonly Step[] {
  const open = (debts ?? []).filter(({ balance }) => balance > 0)
  const owesOnHome = open.some(({ kind }) => onHome(kind))
  const isFederal = open.some((debt) => debt.kind === 'student' && debt.isFederal === true)
  return [
    { text: words.local, line: helpLines.local },
    ...(isHome || owesOnHome ? [{ text: owesOnHome ? words.mortgage : words.home, line: helpLines.housing }] : []),
    { text: words.lenders },
    { text: words.counselor, line: helpLines.debt },
    ...(isFederal
      ? [{ text: words.federal({ least: repaymentAssistance.value.minimumMonthly }), line: helpLines.student }]
      : []),
    { text: words.first },
    ...(owesOnHome || open.some(({ kind }) => kind === 'car') ? [{ text: words.secured }] : []),
    ...(debts === null
      ? []
      : [
          { text: words.complaint, line: helpLines.complaint },
          { text: words.crisis, line: helpLines.crisis },
        ]),
  ]
}

/** For a household in trouble, before anything else: what is true, whom to call, and in which order. No blame. */
export function HardshipPath(props: {
  /** What is true of these numbers, in one sentence. */
  readonly text: string
  readonly about?: 'debts' | 'cash' | 'home'
  /** The household's debts, on the screens that are about them. */
  readonly debts?: readonly HouseholdDebt[]
  /** What the screen below still shows. */
  readonly rest?: string
}) {
  const { text, about = 'debts', debts = null, rest } = props
  return (
    <section className="card mb-5 grid gap-2 border-l-4 border-l-(--copper) p-5" aria-label={words.title}>
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="flag" className="size-5 flex-none text-copper" /> {words.title}
      </h2>
      <p className="max-w-[68ch]">{text}</p>
      <ol className="list-decimal space-y-1 pl-5 text-ink-2">
        {stepsFor(about === 'home', debts).map((step) => (
          <li key={step.text}>
            {step.text} {step.line ? <Help line={step.line} /> : null}
          </li>
        ))}
      </ol>
      <p className="max-w-[68ch] text-ink-2 text-sm">{words.free}</p>
      {rest === undefined ? null : (
        <p className="text-ink-2 text-sm">
          {rest} <Link to="/financial-management">{words.budget}</Link>
        </p>
      )}
    </section>
  )
}

/** Whom to call: the number calls, the name leads to its owner's page. */
function Help({ line: { name, number, url } }: { readonly line: HelpLine }) {
  const call = (
    <a className="whitespace-nowrap font-semibold" href={`tel:${number.length > 3 ? `+1-${number}` : number}`}>
      {number}
    </a>
  )
  if (name === number) return call
  return (
    <>
      <a href={url} rel="noopener">
        {name}
      </a>
      , {call}
    </>
  )
}
