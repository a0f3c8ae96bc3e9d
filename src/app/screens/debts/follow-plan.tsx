import { monthText } from '#calculators/kit/format.ts'
import { roundToCent } from '#engine/money.ts'
import { monthOf } from '#engine/month.ts'
import { baselineOf, type Tracked, trackPlan } from '#engine/planning/debts/tracking.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { toast } from '../../ui/toast.ts'
import { trendChart } from './debt-charts.ts'
import type { DebtView } from './debt-view.ts'
import { usePlanChoices } from './plan-choices.ts'
import { followWords as words } from './words/plan-words.ts'

/** A plan that is followed: what was to be paid each month beside what was paid, and whether that is ahead or behind. */
export function FollowPlan({ view }: { readonly view: DebtView }) {
  const { settings, change } = usePlanChoices()
  const { baseline } = settings
  if (view.of !== 'own') return <p className="card p-5 text-ink-2">{words.sample}</p>
  const course = view.chosen?.course
  const fresh = course ? baselineOf(course, view.debts, view.firstMonth) : null
  const start = () => {
    if (fresh === null) return
    change({ baseline: fresh })
    toast({
      title: words.started,
      tone: 'good',
      action: { label: 'Undo', altText: 'Undo the start', run: () => change({ baseline }) },
    })
  }
  const stop = () => {
    change({ baseline: null })
    toast({
      title: words.stopped,
      action: { label: 'Undo', altText: 'Follow the plan again', run: () => change({ baseline }) },
    })
  }
  const tracked = baseline === null ? null : trackPlan(baseline, view.debts, view.today)
  return (
    <div className="card p-5 md:p-6">
      {baseline === null ? (
        fresh === null ? (
          <p className="text-ink-2">{words.endless}</p>
        ) : (
          <button type="button" className="button button-main" onClick={start}>
            {words.start}
          </button>
        )
      ) : (
        <>
          <p className="font-serif text-xl" aria-live="polite">
            {tracked === null ? words.before(baseline.startMonth) : standing(tracked)}
          </p>
          {tracked ? <Standing tracked={tracked} month={monthOf(view.today)} /> : null}
          <p className="mt-4 flex flex-wrap gap-2">
            {fresh ? (
              <button type="button" className="button" onClick={start}>
                {words.restart}
              </button>
            ) : null}
            <button type="button" className="button" onClick={stop}>
              {words.stop}
            </button>
          </p>
        </>
      )}
    </div>
  )
}

const standing = ({ ahead }: Tracked): string =>
  ahead >= 0.5 ? words.ahead(ahead) : ahead <= -0.5 ? words.behind(-ahead) : words.onPlan

function Standing({ tracked, month }: { readonly tracked: Tracked; readonly month: string }) {
  const { columns } = words
  const trend = trendChart(tracked)
  return (
    <>
      <p className="mt-1 text-ink-2">
        {tracked.leftThisMonth > 0 ? words.left({ amount: tracked.leftThisMonth, month }) : words.doneMonth(month)}
      </p>
      {trend ? <ChartCard chart={trend} fileName="debt-plan" /> : null}
      <div className="mt-3">
        <Ledger
          table={{
            key: 'tracked',
            title: words.table,
            columns: [
              { label: columns.month, unit: 'text' },
              { label: columns.planned, unit: 'cents' },
              { label: columns.paid, unit: 'cents' },
              { label: columns.difference, unit: 'cents' },
            ],
            rows: tracked.months
              .toReversed()
              .map((one) => [monthText(one.month, true), one.planned, one.paid, roundToCent(one.paid - one.planned)]),
          }}
        />
      </div>
    </>
  )
}
