import { dateText, figureText, monthText } from '#calculators/kit/format.ts'
import { limitFields } from '#calculators/planning/insights/limit-fields.ts'
import type { ToldInsight, ToldSource } from '#calculators/planning/insights/tell.ts'
import { hideRule, setLimit, showRule } from '../../state/insight-settings.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { toast } from '../../ui/toast.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import { FindingCard } from '../picture/finding-card.tsx'
import { insightsWords as words } from './words.ts'

const linkOf = ({ action }: ToldInsight) => ({
  to: 'page' in action ? action.page : calculatorLink(action.calculator, action.inputs),
  words: action.label,
})
const dated = (asOf: string): string =>
  asOf.length === 10 ? dateText(asOf) : asOf.length === 7 ? monthText(asOf) : asOf

function Source({ source }: { readonly source: ToldSource }) {
  const { title, publisher, url, where, asOf } = source
  return (
    <>
      {url === null ? (
        title
      ) : (
        <a href={url} rel="noopener">
          {title}
        </a>
      )}
      {where === null ? '' : `, ${where}`} ({publisher}){asOf === null ? '' : `, ${words.asOf(dated(asOf))}`}
    </>
  )
}

/** The one number a rule judges by, as a box; our own stands below it. */
function LimitBox({ rule, limit }: { readonly rule: string; readonly limit: NonNullable<ToldInsight['limit']> }) {
  const field = limitFields[rule]
  if (!field || (field.kind !== 'money' && field.kind !== 'percent' && field.kind !== 'number')) return null
  const ours = field.initial as number
  const kind = field.kind === 'number' ? 'plain' : field.kind
  const said =
    field.kind === 'money'
      ? figureText(ours, 'money')
      : field.kind === 'percent'
        ? figureText(ours, 'percent')
        : `${ours} ${ours === 1 ? field.unit.replace(/s$/, '') : field.unit}`
  return (
    <div className="max-w-52">
      <NumberField
        label={limit.label}
        kind={kind}
        suffix={field.kind === 'number' ? field.unit : undefined}
        value={limit.value}
        min={field.min}
        max={field.max}
        hint={words.ours(said)}
        onChange={(value) => setLimit(rule, value === null || value === ours ? null : value)}
      />
    </div>
  )
}

function hide(rule: string): void {
  hideRule(rule)
  toast({
    title: words.hiddenToast,
    action: { label: words.undo, altText: words.undoHide, run: () => showRule(rule) },
  })
}

/** A finding with its rule, its own numbers, its limit and its source behind one heading. */
export function InsightCard({
  insight,
  isHidden = false,
}: {
  readonly insight: ToldInsight
  readonly isHidden?: boolean
}) {
  const { rule, tone, label, text, how, figures, limit, basis, source } = insight
  return (
    <li>
      <FindingCard tone={tone} title={label} text={text} link={linkOf(insight)}>
        <div className="relative mt-1">
          <button
            type="button"
            className="no-print absolute top-0 right-0 min-h-10 text-ink-2 text-sm underline-offset-2 hover:underline"
            aria-label={`${isHidden ? words.bringBack : words.hide}: ${label}`}
            onClick={() => (isHidden ? showRule(rule) : hide(rule))}
          >
            {isHidden ? words.bringBack : words.hide}
          </button>
          <details className="text-sm">
            <summary className="inline-flex min-h-10 cursor-pointer items-center font-semibold text-green">
              {words.why}
            </summary>
            <div className="grid gap-3 pb-2">
              <p>{how}</p>
              {figures.length > 0 ? (
                <dl className="grid gap-1 rounded-sm bg-sunk px-3 py-2.5 sm:max-w-sm">
                  {figures.map(({ key, label: name, value, unit }) => (
                    <div key={key} className="flex justify-between gap-4">
                      <dt className="text-ink-2">{name}</dt>
                      <dd className="shrink-0 whitespace-nowrap font-semibold tabular-nums">
                        {figureText(value, unit)}
                      </dd>
                    </div>
                  ))}
                </dl>
              ) : null}
              {limit === null ? null : <LimitBox rule={rule} limit={limit} />}
              <p className="text-ink-2">
                <b className="font-semibold text-ink">{words.source}:</b>{' '}
                {source === null ? (
                  words.basis[basis === 'arithmetic' ? 'arithmetic' : 'thumb']
                ) : (
                  <Source source={source} />
                )}
              </p>
            </div>
          </details>
        </div>
      </FindingCard>
    </li>
  )
}
