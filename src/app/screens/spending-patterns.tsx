import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Month } from '#engine/month.ts'
import { againstUsual } from '#engine/spending/against-usual.ts'
import { monthIn } from '#engine/spending/spending-book.ts'
import { usePicture } from '../state/picture.ts'
import { NoScript } from '../ui/no-script.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { PayEstimate } from './picture/pay-estimate.tsx'
import { SampleBar } from './picture/sample-bar.tsx'
import { TroubleFirst } from './picture/trouble-first.tsx'
import { MonthSwitch } from './spending/month-switch.tsx'
import { type Spending, useSpending } from './spending/use-spending.ts'
import { words } from './spending/words.ts'

/** What is not read in the first moment; the finished page shows it at once. */
const FlowPart = lazy(async () => ({ default: (await import('./spending/flow-part.tsx')).FlowPart }))
const StatementImport = lazy(async () => ({
  default: (await import('./spending/statement-import.tsx')).StatementImport,
}))
const Patterns = lazy(async () => ({ default: (await import('./spending/patterns.tsx')).Patterns }))
const RulesPart = lazy(async () => ({ default: (await import('./spending/rules-part.tsx')).RulesPart }))

export default function SpendingPatterns() {
  const spending = useSpending()
  // Help is for the household that was entered, whoever's transactions are shown.
  const known = usePicture()
  const { book, picture, isSample } = spending
  const [wanted, setWanted] = useState<Month | null>(null)
  const last = book.months.at(-1)
  const month = wanted !== null && book.months.includes(wanted) ? wanted : last
  // What comes later follows a moment later: it may still be waking up, and must not be drawn anew for that.
  const now = useMemo(() => ({ spending, month }), [spending, month])
  const later = useDeferredValue(now)
  const isBehind = later.spending.isSample !== isSample
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <NoScript of="form" />
      <div className="picture">
        <SampleBar picture={picture} />
        <TroubleFirst household={known.household} />
        {month === undefined ? (
          <p className="mb-5 font-serif text-xl leading-snug md:text-2xl">{words.none}</p>
        ) : (
          <Answer spending={spending} month={month} onMonth={setWanted} />
        )}
        {later.month === undefined ? null : (
          <Part title={words.flowTitle(later.month)} id="flow" className={`!mt-5 ${isBehind ? 'invisible' : ''}`}>
            <Suspense fallback={<div className="h-[480px]" />}>
              <FlowPart spending={later.spending} month={later.month} />
            </Suspense>
          </Part>
        )}
        <Part
          title={words.importTitle}
          note={
            <>
              {words.importNote} <Link to="/budget-buddy">{words.budgetBuddy}</Link>
            </>
          }
        >
          <Suspense fallback={<div className="card min-h-28" />}>
            <StatementImport />
          </Suspense>
        </Part>
        <div className={isBehind ? 'invisible' : ''}>
          <Suspense>
            {later.month === undefined ? null : (
              <Patterns
                key={later.spending.isSample ? 'sample' : 'own'}
                spending={later.spending}
                month={later.month}
              />
            )}
            {later.spending.isSample ? null : <RulesPart />}
          </Suspense>
        </div>
        <PayEstimate picture={picture} />
      </div>
    </>
  )
}

/** The question answered in one line, and the month it is answered for. */
function Answer(props: {
  readonly spending: Spending
  readonly month: Month
  readonly onMonth: (month: Month) => void
}) {
  const { spending, month, onMonth } = props
  const { book } = spending
  const against = useMemo(() => againstUsual(book, month), [book, month])
  const { spent, usual, day, isWhole, months } = against
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
          {book.early > 0 ? ` ${words.early(book.early)}` : ''}
        </p>
      </div>
      <MonthSwitch months={book.months} month={month} onChange={onMonth} />
    </>
  )
}
