import { type ChangeEvent, useRef, useState } from 'react'
import { csvText } from '#calculators/kit/csv.ts'
import type { Table } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { type PaperEntry, tradeAmount } from '#engine/portfolio/paper/entries.ts'
import { entryColumns, type ReadEntries, readEntries, rowOf } from '#engine/portfolio/paper/entries-csv.ts'
import { type Known, MOST, type PaperPortfolio } from '#engine/portfolio/paper/portfolio.ts'
import { download } from '../../ui/download.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Fold } from '../picture/working-fold.tsx'
import type { NameOf } from './paper-props.ts'
import { paperWords } from './paper-words.ts'
import { addPortfolio, type Paper } from './use-paper.ts'

const words = paperWords.activity
const file = paperWords.file
/** Larger files are refused, bytes. */
const LARGEST = 1_000_000

/** Everything that happened, the newest first, with the reasons written at the time. */
export function PaperActivity(props: {
  readonly portfolio: PaperPortfolio
  readonly known: Known
  readonly nameOf: NameOf
}) {
  const { portfolio, known, nameOf } = props
  if (portfolio.entries.length === 0) return null
  const gains = new Map<string, number>()
  for (const { entry, gain } of known.book.sold) gains.set(entry, (gains.get(entry) ?? 0) + gain)
  const table: Table = {
    key: 'activity',
    title: words.title,
    columns: [
      { label: words.when, unit: 'date' },
      { label: words.what, unit: 'text' },
      { label: words.amount, unit: 'cents' },
      { label: words.note, unit: 'text' },
    ],
    rows: portfolio.entries.toReversed().map((entry) => {
      const gain = gains.get(entry.id)
      const note = 'note' in entry ? entry.note : ''
      return [
        say.dateShort(entry.on),
        said(entry, nameOf),
        cashOf(entry),
        [gain === undefined ? '' : words.gain(gain), note].filter(Boolean).join(' · '),
      ]
    }),
  }
  return (
    <section className="mt-4 border-line border-b">
      <Fold title={`${words.title} (${portfolio.entries.length})`}>
        {known.left.length > 0 ? <p className="mb-2 text-sm text-warn">{words.left(known.left.length)}</p> : null}
        <div className="card max-h-[560px] overflow-y-auto px-4 py-2 md:px-5 print:max-h-none">
          <Ledger table={table} />
        </div>
      </Fold>
    </section>
  )
}

function said(entry: PaperEntry, nameOf: NameOf): string {
  switch (entry.kind) {
    case 'buy':
    case 'sell':
      return words.say[entry.kind](entry.shares, nameOf(entry.symbol), entry.price)
    case 'dividend':
      return words.say.dividend(entry.perShare, nameOf(entry.symbol))
    case 'split':
      return words.say.split(entry.ratio, nameOf(entry.symbol))
    default:
      return words.say[entry.kind]()
  }
}
/** What an entry moved of the cash; null where that depends on the shares held then. */
function cashOf(entry: PaperEntry): number | null {
  switch (entry.kind) {
    case 'deposit':
      return entry.amount
    case 'withdrawal':
      return -entry.amount
    case 'buy':
      return -tradeAmount(entry.shares, entry.price) - entry.fee
    case 'sell':
      return tradeAmount(entry.shares, entry.price) - entry.fee
    default:
      return null
  }
}

/** The portfolio as a file, and one out of a file. */
export function PaperFile({ paper, portfolio }: { readonly paper: Paper; readonly portfolio: PaperPortfolio }) {
  const save = () => {
    const rows = portfolio.entries.map(rowOf)
    download(
      'practice-portfolio.csv',
      csvText([entryColumns, ...rows.map((row) => entryColumns.map((column) => row[column] ?? null))]),
    )
  }
  return (
    <section className="no-print mt-4 border-line border-b">
      <Fold title={file.title}>
        <p className="mb-3 max-w-[68ch] text-ink-2 text-sm">{file.note}</p>
        <p className="flex flex-wrap gap-3">
          <button type="button" className="button min-h-11" onClick={save}>
            {file.export}
          </button>
          {paper.portfolios.length < MOST.portfolios ? <FilePick label={file.import} /> : null}
        </p>
      </Fold>
    </section>
  )
}

/** Reads a file into a new portfolio and says what was left out. */
export function FilePick({ label }: { readonly label: string }) {
  const picker = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<readonly string[]>([])
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const given = event.target.files?.[0]
    event.target.value = ''
    if (!given) return
    if (given.size > LARGEST) return setOutcome([file.large])
    const read = readEntries(await given.text(), MOST.entries)
    if (read === null) return setOutcome([file.noHead])
    if (read.entries.length > 0)
      addPortfolio(given.name.replace(/\.csv$/i, '').slice(0, 40) || file.name, null, (empty) => ({
        ...empty,
        entries: read.entries,
      }))
    setOutcome(readWords(read))
  }
  return (
    <>
      <button type="button" className="button min-h-11" onClick={() => picker.current?.click()}>
        {label}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        className="hidden"
        aria-label={file.choose}
        tabIndex={-1}
        onChange={choose}
      />
      {outcome.length > 0 ? (
        <span className="block w-full text-sm" role="status">
          {outcome.join(' ')}
        </span>
      ) : null}
    </>
  )
}

/** Lines named one by one, at most. */
const NAMED = 5
const readWords = ({ entries, bad, isCut }: ReadEntries): readonly string[] => [
  entries.length > 0 ? file.read(entries.length) : file.empty,
  ...bad.slice(0, NAMED).map(({ line, why }) => file.bad(line, why)),
  ...(bad.length > NAMED ? [file.more(bad.length - NAMED)] : []),
  ...(isCut ? [file.cut(MOST.entries)] : []),
]
