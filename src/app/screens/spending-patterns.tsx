import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { addDays, type Month } from '#engine/month.ts'
import { againstUsual } from '#engine/spending/against-usual.ts'
import { moneyFlow } from '#engine/spending/money-flow.ts'
import { monthIn, through, throughDay } from '#engine/spending/spending-book.ts'
import { unusualIn } from '#engine/spending/unusual.ts'
import { byWeekday } from '#engine/spending/weekdays.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { dailyExpenseStore } from '../state/budget-data.ts'
import { otherMoneyStore } from '../state/other-money.ts'
import { spendingRules } from '../state/spending-rules.ts'
import { ChartCard } from '../ui/chart/chart-card.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { StoredNotice } from './device/stored-notice.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'
import { SampleBar } from './picture/sample-bar.tsx'
import { WorkingFold } from './picture/working-fold.tsx'
import { LinesPart, type Narrowed } from './spending/lines-part.tsx'
import { MonthPart } from './spending/month-part.tsx'
import { MonthSwitch } from './spending/month-switch.tsx'
import { RecurringPart } from './spending/recurring-part.tsx'
import { RulesPart } from './spending/rules-part.tsx'
import { flowChart, weekdayChart } from './spending/spending-charts.ts'
import { StatementImport } from './spending/statement-import.tsx'
import { StoresPart } from './spending/stores-part.tsx'
import { UnusualPart } from './spending/unusual-part.tsx'
import { type Spending, useRecurring, useSpending } from './spending/use-spending.ts'
import { WhyPart } from './spending/why-part.tsx'
import { words } from './spending/words.ts'
import { workingsOf } from './spending/workings.ts'

export const meta = () => pageMeta('/spending-patterns')
export const loader = planningLoader
export const clientLoader = planningClientLoader

/** Days the days of the week are averaged over. */
const WEEKDAY_DAYS = 182

export default function SpendingPatterns() {
  const spending = useSpending()
  const { book, picture, isSample } = spending
  const [wanted, setWanted] = useState<Month | null>(null)
  const last = book.months.at(-1)
  const month = wanted !== null && book.months.includes(wanted) ? wanted : last
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <StoredNotice store={dailyExpenseStore} what="your expenses" />
      <StoredNotice store={otherMoneyStore} what="your pay and transfers" />
      <StoredNotice store={spendingRules} what="your names and categories" />
      <div className="picture">
        <SampleBar picture={picture} />
        {month === undefined ? (
          <p className="mb-5 font-serif text-xl leading-snug md:text-2xl">{words.none}</p>
        ) : (
          <Answer spending={spending} month={month} onMonth={setWanted} />
        )}
        <Part
          title={words.importTitle}
          note={
            <>
              {words.importNote} <Link to="/budget-buddy">{words.budgetBuddy}</Link>
            </>
          }
        >
          <StatementImport />
        </Part>
        {month === undefined ? null : <Patterns key={isSample ? 'sample' : 'own'} spending={spending} month={month} />}
        {isSample ? null : <RulesPart />}
      </div>
    </>
  )
}

/** The question answered in one line, and the picture of the month's money. */
function Answer(props: {
  readonly spending: Spending
  readonly month: Month
  readonly onMonth: (month: Month) => void
}) {
  const { spending, month, onMonth } = props
  const { book, income, takeHome } = spending
  const against = useMemo(() => againstUsual(book, month), [book, month])
  const { spent, usual, day, isWhole, months } = against
  const charts = useMemo(() => {
    const list = through(book, month, throughDay(month, book.asOf))
    const came = income.filter(({ date }) => monthIn(date) === month && date <= book.asOf)
    const isGuess = came.length === 0 && takeHome !== null
    const sources = isGuess ? [{ name: words.takeHome, cents: Math.round(takeHome * 100) }] : came
    const flow = moneyFlow(list, sources)
    const note = isGuess ? words.estimated : undefined
    return { wide: flowChart(flow, month, true, note), narrow: flowChart(flow, month, false, note) }
  }, [book, month, income, takeHome])
  const isStopped = book.asOf < spending.picture.today && month === monthIn(book.asOf)
  return (
    <>
      <div className="mb-5" aria-live="polite">
        <p className="font-serif text-xl leading-snug md:text-2xl">
          {words.answer({
            spent: spent / 100,
            usual: usual === null ? null : usual / 100,
            month,
            day,
            isWhole,
          })}
        </p>
        <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">
          {words.rests(months.length, day, isWhole)}
          {isStopped ? ` ${words.stopped(book.asOf)}` : ''}
          {book.later > 0 ? ` ${words.later(book.later)}` : ''}
        </p>
      </div>
      <MonthSwitch months={book.months} month={month} onChange={onMonth} />
      <Part title={charts.wide.title} id="flow" className="!mt-5">
        <div className="hidden lg:block">
          <ChartCard chart={charts.wide} fileName={`money-flow-${month}`} isTitled={false} />
        </div>
        <div className="lg:hidden">
          <ChartCard chart={charts.narrow} fileName={`money-flow-${month}`} isTitled={false} />
        </div>
      </Part>
    </>
  )
}

/** Everything below the picture: why, months, what stands out, what repeats, days, stores, transactions. */
function Patterns({ spending, month }: { readonly spending: Spending; readonly month: Month }) {
  const { book, picture, isSample } = spending
  const recurring = useRecurring(book)
  const [narrowed, setNarrowed] = useState<Omit<Narrowed, 'month'> & { readonly month: Month | 'shown' | null }>({
    month: 'shown',
    category: null,
    merchant: null,
  })
  const against = useMemo(() => againstUsual(book, month), [book, month])
  const unusual = useMemo(() => unusualIn(book, month, recurring ?? []), [book, month, recurring])
  const weekdays = useMemo(() => {
    const paid = new Set(
      (recurring ?? []).filter(({ kind }) => kind !== 'habit').flatMap((one) => one.paid.map(({ id }) => id)),
    )
    const since = addDays(book.asOf, 1 - WEEKDAY_DAYS)
    const from = [book.spent[0]?.date ?? since, since].toSorted()[1] ?? since
    const days = byWeekday(
      book.spent.filter(({ id }) => !paid.has(id)),
      from,
      book.asOf,
    )
    return { days, length: days.reduce((sum, one) => sum + one.days, 0) }
  }, [book, recurring])
  const see = (next: Partial<Omit<Narrowed, 'month'>>, whole: boolean) => {
    setNarrowed({ month: whole ? null : 'shown', category: null, merchant: null, ...next })
    document.getElementById('lines')?.scrollIntoView({ block: 'start' })
  }
  const onMerchant = (merchant: string) => see({ merchant }, true)
  return (
    <>
      <WhyPart book={book} month={month} onMerchant={onMerchant} />
      <UnusualPart month={month} found={unusual} />
      <RecurringPart recurring={recurring} picture={picture} onMerchant={onMerchant} />
      <MonthPart book={book} month={month} against={against} onCategory={(category) => see({ category }, false)} />
      <Part title={words.weekdayTitle} id="weekdays">
        <ChartCard chart={weekdayChart(weekdays.days, weekdays.length)} fileName="spending-weekdays" isTitled={false} />
      </Part>
      <StoresPart list={book.byMonth.get(month) ?? []} onMerchant={onMerchant} />
      <LinesPart
        book={book}
        narrowed={{ ...narrowed, month: narrowed.month === 'shown' ? month : narrowed.month }}
        onNarrow={setNarrowed}
        isSample={isSample}
      />
      <WorkingFold workings={workingsOf(against)} />
    </>
  )
}
