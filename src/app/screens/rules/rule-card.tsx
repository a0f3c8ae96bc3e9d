import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { RuleNumbers } from '#teaching/rules/numbers.ts'
import { type Answers, type Ask, type Rule, startingAnswers } from '#teaching/rules/rule.ts'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { ruleDoors } from './rule-doors.precomputed.ts'
import { verdictWords, ruleWords as words } from './words.ts'

const ChartCard = lazy(async () => ({ default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }))
const boxKind = { money: 'money', percent: 'percent', years: 'plain', count: 'plain', ratio: 'plain' } as const

/** One rule: its name and how far it can be trusted, and behind that what it says, what was tried, and the visitor's own numbers. */
export function RuleCard({ rule, numbers }: { readonly rule: Rule; readonly numbers: RuleNumbers | null }) {
  const [isOpen, setOpen] = useState(false)
  const { slug, title, says, verdict } = rule
  return (
    <details className="card fold" id={slug} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex list-none items-center gap-3 px-4 py-3 md:px-5">
        <span className="min-w-0 flex-1">
          <h3 className="text-base">{title}</h3>
          <span className="block text-ink-2 text-sm">{says}</span>
          <span className="badge mt-1.5 sm:hidden!">{verdictWords[verdict]}</span>
        </span>
        <span className="badge hidden! flex-none sm:inline-block!">{verdictWords[verdict]}</span>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="grid gap-4 border-line border-t px-4 py-4 md:px-5">
        <p className="font-serif text-lg">{rule.because}</p>
        <RuleTry rule={rule} numbers={numbers} />
        {'silent' in rule.past ? (
          <p className="max-w-[68ch] text-ink-2">{rule.past.silent}</p>
        ) : (
          <section aria-label={`${words.past}: ${title}`}>
            <h4 className="font-semibold text-sm">{words.past}</h4>
            <p className="max-w-[68ch]">{rule.past.says}</p>
            {isOpen && rule.past.chart ? (
              <LostPiece what="The chart">
                <Suspense fallback={<div className="min-h-80" />}>
                  <ChartCard chart={rule.past.chart} fileName={slug} />
                </Suspense>
              </LostPiece>
            ) : null}
          </section>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Chips title={words.holds} items={rule.holdsWhen} />
          <Chips title={words.breaks} items={rule.breaksWhen} />
        </div>
        {rule.origin ? (
          <section>
            <h4 className="font-semibold text-sm">{words.origin}</h4>
            <p className="max-w-[68ch]">{rule.origin}</p>
          </section>
        ) : null}
        {(ruleDoors[slug]?.sources.length ?? 0) > 0 ? <SourceList sources={ruleDoors[slug]?.sources ?? []} /> : null}
      </div>
    </details>
  )
}

const Chips = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <section>
    <h4 className="font-semibold text-sm">{title}</h4>
    <ul className="list-disc ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)

/** The boxes of a rule, filled from the picture, and what it says of them. */
function RuleTry({ rule, numbers }: { readonly rule: Rule; readonly numbers: RuleNumbers | null }) {
  const [typed, setTyped] = useState<Answers>({})
  const answers = { ...startingAnswers(rule, numbers), ...typed }
  const { says, working } = rule.check(answers)
  const { calculator, inputs } = rule.tool
  return (
    <section aria-label={`${words.try}: ${rule.title}`} className="rounded-md bg-sunk p-4">
      <h4 className="font-semibold text-sm">{words.try}</h4>
      <div className="mt-2 grid items-start gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {rule.asks.map((ask) => (
          <AskBox
            key={ask.key}
            ask={ask}
            value={answers[ask.key] ?? null}
            onChange={(value) => setTyped({ ...typed, [ask.key]: value ?? 0 })}
          />
        ))}
      </div>
      <p className="mt-3 font-serif text-lg" aria-live="polite">
        {says}
      </p>
      <p className="mt-1 font-mono text-ink-2 text-xs">
        {words.working}: {working}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Link to={calculatorLink(calculator, inputs?.(answers) ?? {})}>
          {words.open} {ruleDoors[rule.slug]?.tool}
          {inputs ? ` ${words.withNumbers}` : ''}
        </Link>
        {rule.lesson ? <Link to={`/learning/${rule.lesson}`}>{words.lesson}</Link> : null}
      </p>
    </section>
  )
}

function AskBox(props: {
  readonly ask: Ask
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}) {
  const { label, unit, suffix, least = 0, most = 1e9 } = props.ask
  return (
    <NumberField
      label={label}
      kind={boxKind[unit]}
      suffix={suffix}
      value={props.value === null ? null : Math.round(props.value * 100) / 100}
      min={least}
      max={most}
      onChange={props.onChange}
    />
  )
}
