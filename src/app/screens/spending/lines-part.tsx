import { useMemo, useState } from 'react'
import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import type { Month } from '#engine/month.ts'
import { plainWords } from '#engine/spending/plain-words.ts'
import { centsIn, type SpendingBook, type Spent } from '#engine/spending/spending-book.ts'
import { download } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import { categoryName } from '../budget/month-spending.ts'
import { Part } from '../device/screen-head.tsx'
import { TextBox } from '../device/text-box.tsx'
import { RuleForm } from './rule-form.tsx'
import { spendingCsv } from './spending-csv.ts'
import { itemName, words } from './words.ts'

const shownAtFirst = 12
const MORE = 200

/** What the list of transactions is narrowed to; null: not. */
export interface Narrowed {
  readonly month: Month | null
  readonly category: string | null
  readonly merchant: string | null
}

/** The transactions themselves: the end of every way down. */
export function LinesPart(props: {
  readonly book: SpendingBook
  readonly narrowed: Narrowed
  readonly onNarrow: (narrowed: Narrowed) => void
  readonly isSample: boolean
}) {
  const { book, narrowed, onNarrow, isSample } = props
  const { month, category, merchant } = narrowed
  const [shown, setShown] = useState(shownAtFirst)
  const [query, setQuery] = useState('')
  const [editing, setEditing] = useState<number | null>(null)
  const list = useMemo(() => {
    const wanted = plainWords(query)
    return (month === null ? book.spent : (book.byMonth.get(month) ?? []))
      .filter((one) => category === null || one.category === category)
      .filter((one) => merchant === null || one.merchant.toLowerCase() === merchant.toLowerCase())
      .filter((one) => wanted === '' || plainWords(`${one.merchant} ${one.text}`).includes(wanted))
      .toReversed()
  }, [book, month, category, merchant, query])
  const chip = (text: string, without: Partial<Narrowed>) => (
    <button
      type="button"
      className="badge inline-flex min-h-8 items-center gap-1.5"
      aria-label={words.clear(text)}
      onClick={() => onNarrow({ ...narrowed, ...without })}
    >
      {text}
      <Icon name="x" className="size-3.5" />
    </button>
  )
  return (
    <Part title={words.linesTitle} id="lines">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-72">
          <TextBox label={words.search} value={query} onChange={setQuery} />
        </div>
        <p className="flex flex-wrap gap-2">
          {month === null ? (
            <span className="badge inline-flex min-h-8 items-center">{words.wholeRecord}</span>
          ) : (
            chip(words.onlyMonth(month), { month: null })
          )}
          {category === null ? null : chip(categoryName(category), { category: null })}
          {merchant === null ? null : chip(merchant, { merchant: null })}
        </p>
      </div>
      <p className="mb-2 flex flex-wrap items-center justify-between gap-3 text-ink-2 text-sm" role="status">
        {list.length === 0 ? words.linesNone : words.linesCount(list.length, centsIn(list) / 100)}
        <button
          type="button"
          className="text-green underline underline-offset-2"
          onClick={() => download('spending.csv', spendingCsv(list))}
          disabled={list.length === 0}
        >
          {words.csv}
        </button>
      </p>
      {list.length > 0 ? (
        <ol className="card divide-y divide-line" aria-label={words.linesTitle}>
          {list.slice(0, shown).map((one) => (
            <li key={one.id} className="px-4 py-2.5 md:px-5">
              <Line one={one} onEdit={isSample ? null : () => setEditing(editing === one.id ? null : one.id)} />
              {editing === one.id ? (
                <div className="mt-3 border-line border-t pt-3">
                  <RuleForm
                    start={{ contains: one.merchant, name: null, key: one.key, counts: null }}
                    onDone={() => setEditing(null)}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {list.length > shown ? (
        <button type="button" className="button mt-3" onClick={() => setShown(shown + MORE)}>
          {words.showMore(Math.min(MORE, list.length - shown))}
        </button>
      ) : null}
    </Part>
  )
}

function Line({ one, onEdit }: { readonly one: Spent; readonly onEdit: (() => void) | null }) {
  const { date, merchant, text, category, key, cents } = one
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="truncate">{merchant}</p>
        <p className="truncate text-ink-3 text-xs">
          {dateText(date, true)} · {key.includes('_') ? itemName(key) : categoryName(category)}
          {text === merchant ? '' : ` · ${text}`}
        </p>
      </div>
      <p className={`font-semibold ${cents < 0 ? 'text-green-ink' : ''}`}>{dollarsAndCents(cents / 100)}</p>
      {onEdit ? (
        <button
          type="button"
          className="no-print -mr-2 rounded-full p-2.5 text-ink-2 hover:bg-sunk hover:text-ink"
          aria-label={words.editRuleOf(merchant)}
          onClick={onEdit}
        >
          <Icon name="pencil" className="size-[17px]" />
        </button>
      ) : null}
    </div>
  )
}
