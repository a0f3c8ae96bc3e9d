import { Link } from 'react-router'
import { dateText, dollars, percentText } from '#calculators/kit/format.ts'
import { daysBetween, type IsoDate, parseIsoDate } from '#engine/month.ts'
import type { Answers, RiskResult } from '#engine/planning/risk/score.ts'
import { capsOf } from '#engine/planning/risk/score.ts'
import type { EarlierCheck } from '../../state/risk-check.ts'
import { remembered, riskCaps } from '../../state/risk-scale.precomputed.ts'
import { Figure } from '../device/screen-head.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { simulatorLinks } from './simulator-links.ts'
import { because, capLine, headline, notesOf, rangeText } from './words.ts'

/** Two checks closer than this say more about the day than about the person. */
const DAYS_APART = 30

interface ResultCardProps {
  readonly result: RiskResult | null
  /** The answers about room for risk, guesses too. */
  readonly capacity: Answers
  readonly earlier: readonly EarlierCheck[]
  readonly today: IsoDate
  readonly answers: { readonly framed: boolean; readonly speculation: boolean }
  /** What is shown before the questions are answered. */
  readonly first: {
    readonly lost: number
    readonly amount: number
    readonly stocks: number
    /** The mix is that of the accounts in the picture. */
    readonly isTheirs: boolean
  }
  /** Dollars the mix would be of. */
  readonly invested: number
  readonly onBegin: () => void
}

/** The answer to the page's question, and before there is one, what the mix would have lost. */
export function ResultCard(props: ResultCardProps) {
  const { result } = props
  return (
    <section className="card overflow-hidden" aria-label="Result">
      {result ? <Finished {...props} result={result} /> : <Before {...props} />}
      <Caps capacity={props.capacity} />
    </section>
  )
}

function Before({ first, onBegin }: ResultCardProps) {
  const { lost, amount, stocks, isTheirs } = first
  const mix = `${percentText(Math.round(stocks * 100), 0)} in stocks`
  return (
    <div className="p-5 md:p-6">
      <p className="font-serif text-xl">
        {lost < 0 ? (
          <>
            A year like {remembered.crash} would take <b className="text-bad">{dollars(-lost)}</b> of {dollars(amount)}.
          </>
        ) : (
          <>
            In a year like {remembered.crash}, this mix would have gained <b className="text-green">{dollars(lost)}</b>.
          </>
        )}
      </p>
      <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">
        That’s with {mix}
        {isTheirs ? ', about the mix in these accounts' : ''}. To see if it fits you, answer 13 questions about comfort
        and 6 about your situation. It takes about 4 minutes.
      </p>
      <p className="mt-3">
        <button type="button" className="button button-main" onClick={onBegin}>
          Start the questions
        </button>
      </p>
    </div>
  )
}

function Finished({
  result,
  earlier,
  today,
  answers,
  invested,
  onBegin,
}: ResultCardProps & { readonly result: RiskResult }) {
  const { willingness, capacity } = result
  const before = earlier.at(-1)
  const middle = Math.round(((result.low + result.high) / 2) * 100)
  return (
    <>
      <div className="p-5 md:p-6" aria-live="polite">
        <p className="font-serif text-xl">{headline(result)}</p>
        <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{because(result)}</p>
      </div>
      <dl className="grid grid-cols-2 divide-line border-line border-t md:grid-cols-4 md:divide-x">
        <Figure label="Comfort with risk" value={`Level ${willingness.level} of 5`} note={points(willingness)} />
        <Figure label="Room for risk" value={`Level ${capacity.level} of 5`} note={points(capacity)} />
        <Figure label="Range in stocks" value={rangeText(result)} note="from the lower level, after limits" />
        <Figure
          label="Last check"
          value={before ? `Level ${before.level} of 5` : '–'}
          note={before ? changeText(before, today) : 'Your first check'}
        />
      </dl>
      <div className="grid gap-2 border-line border-t p-5 text-sm">
        {notesOf(result, answers.framed, answers.speculation).map((note) => (
          <p key={note} className="max-w-[68ch]">
            {note}
          </p>
        ))}
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to={calculatorLink('lumpsum', { stockShare: middle })}>
            See {middle}% in stocks from every past start
          </Link>
          <Link to={calculatorLink('retirement-drawdown', { stockShare: middle })}>Test it in retirement</Link>
          {simulatorLinks(result, invested).map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <button type="button" className="text-green underline underline-offset-2" onClick={onBegin}>
            Change my answers
          </button>
        </p>
      </div>
    </>
  )
}

const points = ({ points: got, least, most }: RiskResult['willingness']) =>
  `${got} points on a scale of ${least} to ${most}`

function changeText(before: EarlierCheck, today: IsoDate): string {
  const on = parseIsoDate(before.on)
  if (on === null || on === today) return 'your answers earlier today'
  return daysBetween(on, today) < DAYS_APART
    ? `on ${dateText(on, true)}: too recent to call a change`
    : `on ${dateText(on, true)}`
}

/** What has to come first, said with every result and before it. */
function Caps({ capacity }: { readonly capacity: Answers }) {
  const caps = capsOf(capacity, riskCaps)
  if (caps.length === 0) return null
  return (
    <ul className="grid gap-2 border-line border-t bg-warn-tint p-5 text-sm text-warn">
      {caps.map((cap) => {
        const { text, link, label } = capLine(cap)
        return (
          <li key={cap.why} className="max-w-[72ch]">
            {text}{' '}
            <Link to={link} className="text-warn">
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
