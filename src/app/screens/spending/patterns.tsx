import { useMemo, useState } from 'react'
import { addDays, type Month } from '#engine/month.ts'
import { againstUsual } from '#engine/spending/against-usual.ts'
import { unusualIn } from '#engine/spending/unusual.ts'
import { byWeekday } from '#engine/spending/weekdays.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Part } from '../device/screen-head.tsx'
import { WorkingFold } from '../picture/working-fold.tsx'
import { LinesPart, type Narrowed } from './lines-part.tsx'
import { MonthPart } from './month-part.tsx'
import { RecurringPart } from './recurring-part.tsx'
import { weekdayChart } from './spending-charts.ts'
import { StoresPart } from './stores-part.tsx'
import { UnusualPart } from './unusual-part.tsx'
import { useRecurring } from './use-recurring.ts'
import type { Spending } from './use-spending.ts'
import { WhyPart } from './why-part.tsx'
import { words } from './words.ts'
import { workingsOf } from './workings.ts'

/** Days the days of the week are averaged over. */
const WEEKDAY_DAYS = 182

/** Everything below the picture: why, months, what stands out, what repeats, days, stores, transactions. */
export function Patterns({ spending, month }: { readonly spending: Spending; readonly month: Month }) {
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
