import { memo, useId } from 'react'
import { dollars, monthText, percentText } from '#calculators/kit/format.ts'
import { cheapest, type StrategyResult } from '#engine/planning/debts/strategies.ts'
import { toast } from '../../ui/toast.ts'
import { Bar } from '../device/screen-head.tsx'
import { type Comparison, type DebtView, nameOf } from './debt-view.ts'
import { usePlanChoices } from './plan-choices.ts'
import { compareWords as words } from './words/compare-words.ts'
import { strategyWords } from './words/plan-words.ts'

/** The strategies beside each other, each with its dates, its price over the cheapest, and the way into the plan. */
export const ComparisonTable = memo(function ComparisonTable({
  view,
  comparison,
}: {
  readonly view: DebtView
  readonly comparison: Comparison
}) {
  const { change } = usePlanChoices()
  const use = ({ key }: StrategyResult) => {
    change({ strategy: key })
    toast({ title: words.chosen(strategyWords[key].title), tone: 'good' })
  }
  const { results } = comparison
  const best = cheapest(results)
  const most = Math.max(...results.map(({ interest }) => interest), 1)
  const { columns } = words
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {results.map((one) => {
        const { title } = strategyWords[one.key]
        const isChosen = view.choices.strategy === one.key
        const more = best && one.months !== null ? one.interest - best.interest : null
        return (
          <Card key={one.key} title={title} known={strategyWords[one.key].known} isChosen={isChosen}>
            <Row label={columns.end} value={one.lastMonth ? monthText(one.lastMonth) : words.never} isStrong />
            <Row label={columns.interest} value={dollars(one.interest)} />
            <Bar
              share={one.interest / most}
              tone="copper"
              label={`${columns.interest}: ${percentText((one.interest / most) * 100, 0)}`}
            />
            <Row label={columns.more} value={more === null ? words.none : more < 0.5 ? words.none : dollars(more)} />
            <Row
              label={columns.first}
              value={
                one.firstWin ? `${nameOf(view, one.firstWin.key)}, ${monthText(one.firstWin.month, true)}` : words.none
              }
            />
            <Row label={columns.cleared} value={String(one.inAYear.cleared)} />
            <Row label={columns.freed} value={`${dollars(one.inAYear.freed)}/mo`} />
            <p className="mt-2 text-ink-2 text-sm">
              {words.orderOf}: {one.course.cleared.map(({ key }) => nameOf(view, key)).join(' → ') || words.never}
            </p>
            <p className="mt-auto pt-3">
              {isChosen ? (
                <span className="inline-flex min-h-10 items-center font-semibold text-green text-sm">{words.used}</span>
              ) : (
                <button type="button" className="button" onClick={() => use(one)}>
                  {words.use(title)}
                </button>
              )}
            </p>
          </Card>
        )
      })}
    </div>
  )
})

function Card(props: {
  readonly title: string
  readonly known: string
  readonly isChosen: boolean
  readonly children: React.ReactNode
}) {
  const id = useId()
  return (
    <section
      className={`card flex min-w-0 flex-col p-4 [overflow-wrap:anywhere] ${props.isChosen ? 'border-green' : ''}`}
      aria-labelledby={id}
    >
      <h3 id={id} className="text-lg">
        {props.title}
      </h3>
      <p className="mb-2 text-ink-3 text-xs">Known as: {props.known}</p>
      {props.children}
    </section>
  )
}

function Row({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3 py-0.5 text-sm">
      <span className="text-ink-2">{label}</span>
      <span className={`ml-auto text-right ${isStrong ? 'font-semibold font-serif text-lg' : 'font-semibold'}`}>
        {value}
      </span>
    </p>
  )
}
