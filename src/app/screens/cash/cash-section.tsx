import { lazy, Suspense, useMemo } from 'react'
import { dateText, dollars } from '#calculators/kit/format.ts'
import { cashAhead } from '#engine/household/forward-cash.ts'
import { datesAhead } from '#engine/household/payment-dates.ts'
import { troubleOf } from '#engine/household/trouble.ts'
import { addDays } from '#engine/month.ts'
import { cashBuffer } from '../../state/cash-buffer.ts'
import type { Picture } from '../../state/picture.ts'
import { useStored } from '../../state/use-stored.ts'
import { SettledNumber } from '../budget/settled-number.tsx'
import { Figure, Part } from '../device/screen-head.tsx'
import { DatesList } from '../picture/dates-list.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { HardshipPath } from '../picture/hardship-path.tsx'
import { PayEstimate } from '../picture/pay-estimate.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { cashChart } from './cash-chart.ts'
import { cashAnswer, cashNeeds } from './cash-words.ts'
import { cashWorkings } from './cash-workings.ts'

const ChartCard = lazy(async () => ({ default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }))

/** How far ahead dates are listed, in days. */
const DAYS_AHEAD = 31

/** What is safe to spend, the lowest balance ahead and what comes next, from the household's picture. */
export function CashSection({ picture }: { readonly picture: Picture }) {
  const { household, today, isSample } = picture
  const [buffer, setBuffer] = useStored(cashBuffer)
  const ahead = useMemo(() => cashAhead(household, today), [household, today])
  const dates = useMemo(() => datesAhead(household, today, addDays(today, DAYS_AHEAD)), [household, today])
  const chart = useMemo(() => (ahead.outcome === 'line' ? cashChart(ahead, buffer) : null), [ahead, buffer])
  const answer = ahead.outcome === 'line' ? cashAnswer(ahead, buffer, isSample) : null
  const duePayday =
    ahead.outcome === 'line' && ahead.line.nextPayday !== null
      ? ahead.line.days
          .filter(({ date }) => date < (ahead.line.nextPayday ?? ''))
          .reduce((sum, { bills }) => sum + bills, 0)
      : null
  return (
    <>
      <Part title="Safe to spend" id="cash">
        <div className="picture">
          {answer?.trouble && troubleOf(household) === null ? <HardshipPath text={answer.trouble} /> : null}
          <section className="card overflow-hidden" aria-label="Safe to spend">
            <div className="grid gap-4 p-5 md:grid-cols-[1fr_200px] md:p-6">
              <div aria-live="polite">
                <p className="font-serif text-[1.25rem] leading-snug md:text-xl">
                  {ahead.outcome === 'line' ? answer?.text : cashNeeds[ahead.needs]}
                </p>
                {answer ? <p className="mt-1 max-w-[62ch] text-ink-2 text-sm">{answer.rests}</p> : null}
              </div>
              <SettledNumber
                label="Keep at least"
                hint="In the account at all times"
                value={buffer}
                onSettle={(amount) => setBuffer(amount ?? 0)}
              />
            </div>
            {ahead.outcome === 'line' ? (
              <dl className="grid grid-cols-2 divide-line border-line border-t md:grid-cols-4 md:divide-x">
                <Figure
                  label="In the account"
                  value={dollars(ahead.startingBalance)}
                  note={ahead.startsFrom === 'checking' ? 'checking' : 'savings'}
                />
                <Figure
                  label="Lowest ahead"
                  value={dollars(ahead.line.lowest.balance)}
                  note={dateText(ahead.line.lowest.date)}
                  {...(ahead.line.lowest.balance < 0 ? { tone: 'bad' as const } : {})}
                />
                <Figure
                  label="Next payday"
                  value={ahead.line.nextPayday === null ? '–' : dateText(ahead.line.nextPayday, true)}
                />
                <Figure label="Due before then" value={duePayday === null ? '–' : dollars(duePayday)} />
              </dl>
            ) : null}
          </section>
          <PayEstimate picture={picture} />
          {chart ? (
            <Suspense fallback={<div className="min-h-80" />}>
              <ChartCard chart={chart} fileName="truepenny-cash" />
            </Suspense>
          ) : null}
        </div>
      </Part>
      <Part title="Next dates" className="picture">
        <DatesList dates={dates} none="Add a payday, a bill or a due date to see what comes next." />
        <div className="mt-4 border-line border-b">
          <Fold title="Income and paydays">
            <EntryList list="incomes" picture={picture} fields={['name', 'amount', 'every', 'isTakeHome', 'nextOn']} />
          </Fold>
          <Fold title="Bills and subscriptions">
            <EntryList list="bills" picture={picture} fields={['name', 'amount', 'every', 'dueOn']} />
          </Fold>
          <Fold title="Accounts">
            <EntryList list="accounts" picture={picture} fields={['name', 'kind', 'balance']} />
          </Fold>
        </div>
        {ahead.outcome === 'line' ? <WorkingFold workings={cashWorkings(household, ahead, buffer)} /> : null}
      </Part>
    </>
  )
}
