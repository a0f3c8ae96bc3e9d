import { type HelpLine, helpLines } from '#content/help-lines.ts'
import { Icon } from '../../ui/icon.tsx'

/** Who comes first when the payments that must be made can't all be made. */
const order = {
  debts: ['debt', 'local'],
  cash: ['local', 'debt'],
  home: ['housing', 'local', 'debt'],
} as const

/** For a household in trouble, before anything else: what is true, whom to call, and in which order. No blame. */
export function HardshipPath(props: {
  /** What is true of these numbers, in one sentence. */
  readonly text: string
  readonly about?: keyof typeof order
}) {
  const { text, about = 'debts' } = props
  return (
    <section className="card mb-5 grid gap-2 border-l-4 border-l-(--copper) p-5" aria-label="If money is short now">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="flag" className="size-5 flex-none text-copper" /> If money is short now
      </h2>
      <p>{text}</p>
      <ol className="list-decimal space-y-1 pl-5 text-ink-2">
        <li>
          You could call your {about === 'home' ? 'mortgage servicer or landlord' : 'lender or loan servicer'} before
          the due date and ask about a hardship plan.
        </li>
        {order[about].map((key) => (
          <li key={key}>
            <Help line={helpLines[key]} />
          </li>
        ))}
        <li>Housing, food, utilities and the car you need for work usually come before credit cards.</li>
      </ol>
      <p className="text-ink-2 text-sm">These calls are free. Be careful with anyone who wants money up front.</p>
    </section>
  )
}

function Help({ line }: { line: HelpLine }) {
  return (
    <>
      <a href={line.url} rel="noopener">
        {line.name}
      </a>{' '}
      {line.name === line.number ? null : (
        <>
          (<a href={`tel:+1-${line.number}`}>{line.number}</a>){' '}
        </>
      )}
      can help {line.helps}.
    </>
  )
}
