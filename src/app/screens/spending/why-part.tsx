import { useMemo, useState } from 'react'
import { dollarsAndCents, monthText } from '#calculators/kit/format.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { USUAL_MONTHS } from '#engine/spending/against-usual.ts'
import { isWholeMonth, monthsBefore, type SpendingBook, throughDay } from '#engine/spending/spending-book.ts'
import { type WhyPart as Part, whyMonth } from '#engine/spending/why.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { categoryName } from '../budget/month-spending.ts'
import { Part as Section } from '../device/screen-head.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { whyChart } from './spending-charts.ts'
import { words } from './words.ts'

const shownAtFirst = 6

/** What a month may be compared with: months before it that the record holds whole. */
function choicesFor(
  book: SpendingBook,
  month: Month,
): readonly { key: string; label: string; months: readonly Month[] }[] {
  const before = monthsBefore(book, month, USUAL_MONTHS)
  const [last] = before
  const year = before.find((one) => one === addMonths(month, -12))
  return [
    ...(before.length > 1 ? [{ key: 'all', label: words.against.average(before.length), months: before }] : []),
    ...(before.length > 3 ? [{ key: 'three', label: words.against.average(3), months: before.slice(0, 3) }] : []),
    ...(last ? [{ key: 'last', label: words.against.last(last), months: [last] }] : []),
    ...(year && year !== last ? [{ key: 'year', label: words.against.year(year), months: [year] }] : []),
  ]
}

/** Why the month differs: price, count, new, gone and refunds, adding up to the cent, then store by store. */
export function WhyPart(props: {
  readonly book: SpendingBook
  readonly month: Month
  readonly onMerchant: (merchant: string) => void
}) {
  const { book, month, onMerchant } = props
  const [wanted, setWanted] = useState('all')
  const [all, setAll] = useState(false)
  const choices = useMemo(() => choicesFor(book, month), [book, month])
  const choice = choices.find(({ key }) => key === wanted) ?? choices[0]
  const why = useMemo(() => (choice ? whyMonth(book, month, choice.months) : null), [book, month, choice])
  if (choice === undefined || why === null)
    return (
      <Section title={words.whyTitle} id="why">
        <p className="card p-5 text-ink-2">{words.whyNoOther}</p>
      </Section>
    )
  const parts = all ? why.parts : why.parts.slice(0, shownAtFirst)
  return (
    <Section title={words.whyTitle} id="why">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch]">
          {words.whyLead(why.now / 100, why.before / 100, isWholeMonth(book, month), throughDay(month, book.asOf))}
          {choice.months.length > 1 ? <span className="block text-ink-2 text-sm">{words.whyAverage}</span> : null}
        </p>
        <div className="w-72">
          <SelectBox
            label={words.compare}
            value={choice.key}
            onChange={setWanted}
            options={choices.map(({ key, label }) => [key, label] as const)}
          />
        </div>
      </div>
      {why.parts.length === 0 ? (
        <p className="card p-5 text-ink-2">{words.whySame}</p>
      ) : (
        <>
          <ChartCard
            chart={whyChart(why, choice.label, monthText(month))}
            fileName={`spending-${month}`}
            isTitled={false}
          />
          <ul className="card mt-3 divide-y divide-line" aria-label={words.whyTitle}>
            {parts.map((part) => (
              <Line key={`${part.kind}${part.category}${part.merchant}`} part={part} onMerchant={onMerchant} />
            ))}
          </ul>
          {why.parts.length > shownAtFirst ? (
            <button type="button" className="button mt-3" onClick={() => setAll(!all)}>
              {all ? words.showFewer : words.showAll(why.parts.length)}
            </button>
          ) : null}
        </>
      )}
    </Section>
  )
}

function Line({ part, onMerchant }: { readonly part: Part; readonly onMerchant: (merchant: string) => void }) {
  const { kind, merchant, category, cents, countBefore, countNow, priceBefore, priceNow } = part
  const said = words.part(kind, {
    countBefore,
    countNow,
    priceBefore: priceBefore / 100,
    priceNow: priceNow / 100,
    amount: cents,
  })
  return (
    <li className="flex items-baseline gap-3 px-4 py-2.5 md:px-5">
      <span className="min-w-0 flex-1">
        <button
          type="button"
          className="text-left text-ink underline decoration-line-strong underline-offset-2 hover:decoration-ink"
          onClick={() => onMerchant(merchant)}
        >
          {merchant}
        </button>
        <span className="block text-ink-2 text-sm">
          {said} · {categoryName(category)}
        </span>
      </span>
      <strong className={cents > 0 ? 'text-bad' : 'text-green-ink'}>
        {cents > 0 ? '+' : '−'}
        {dollarsAndCents(Math.abs(cents) / 100)}
      </strong>
    </li>
  )
}
