import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import { merchantBook } from '#engine/spending/rules.ts'
import type { FoundExpense } from '#engine/spending/sort-out.ts'
import { expenseRoom } from '../../state/budget-actions.ts'
import { addFound, knownMoney } from '../../state/spending-actions.ts'
import { spendingRules } from '../../state/spending-rules.ts'
import { categoryName } from '../budget/month-spending.ts'
import { refusalWords, importWords as words } from './import-words.ts'
import { LARGEST_FILE, readFile } from './read-file.ts'
import type { StatementFound } from './statement-job.ts'

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'reading'; readonly share: number }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'found'; readonly found: StatementFound; readonly turned: boolean }

const shownLines = 6

/** A bank's file, read on the device while the page stays alive, and looked at before anything of it is added. */
export function StatementImport() {
  const [state, setState] = useState<State>({ is: 'idle' })
  const picker = useRef<HTMLInputElement>(null)
  const file = useRef<File | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const read = async (turned: boolean) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const chosen = file.current
    if (!chosen) return
    if (chosen.size > LARGEST_FILE) return setState({ is: 'refused', message: words.tooBig })
    setState({ is: 'reading', share: 0 })
    const progress = (share: number) => {
      if (!control.signal.aborted) setState({ is: 'reading', share })
    }
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer())
      const asked = { bytes, known: knownMoney(), rules: spendingRules.get(), turned }
      const answer = await readFile(asked, control.signal, progress)
      if (answer === null || control.signal.aborted) return
      setState(
        answer.ok
          ? { is: 'found', found: answer.found, turned }
          : { is: 'refused', message: refusalWords[answer.reason] },
      )
    } catch {
      if (!control.signal.aborted) setState({ is: 'refused', message: words.failed })
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    file.current = event.target.files?.[0] ?? null
    event.target.value = ''
    if (file.current) void read(false)
  }
  const stop = () => {
    running.current?.abort()
    setState({ is: 'idle' })
  }
  return (
    <div className="card p-5">
      {state.is === 'reading' ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="min-w-0 flex-1 basis-56">
            <span role="status">{words.reading(0)}</span>
            <progress
              className="mt-2 block w-full accent-green"
              max={1}
              value={state.share}
              aria-label={words.reading(state.share)}
            />
          </p>
          <button type="button" className="button" onClick={stop}>
            {words.cancel}
          </button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" className="button button-main" onClick={() => picker.current?.click()}>
            {words.choose}
          </button>
          <p className="min-w-0 flex-1 basis-64 text-ink-2 text-sm">
            {words.kinds} {words.private}
          </p>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,.ofx,.qfx,.qif,text/csv,application/x-ofx,application/vnd.intu.qfx"
        className="hidden"
        aria-label={words.choose}
        tabIndex={-1}
        onChange={choose}
      />
      {state.is === 'refused' ? (
        <p role="alert" className="mt-3 text-bad text-sm">
          {state.message}
        </p>
      ) : null}
      {state.is === 'found' ? (
        <Preview
          found={state.found}
          turned={state.turned}
          onTurn={() => void read(!state.turned)}
          onDone={() => setState({ is: 'idle' })}
        />
      ) : null}
    </div>
  )
}

function Preview(props: {
  readonly found: StatementFound
  readonly turned: boolean
  readonly onTurn: () => void
  readonly onDone: () => void
}) {
  const { found, turned, onTurn, onDone } = props
  const [leaves, setLeaves] = useState(true)
  const maybe = new Set(leaves ? found.maybeTyped : [])
  const expenses = found.expenses.filter((_, at) => !maybe.has(at))
  const newest = [...expenses].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const room = expenseRoom()
  const isFull = expenses.length > room
  const add = (list: readonly FoundExpense[]) => {
    if (addFound(list, found.other)) onDone()
  }
  const skipped = words.skipped(found.unreadable, found.pending)
  const canTurn = found.moneyOut === 'negative' || found.moneyOut === 'positive' || turned
  return (
    <div className="mt-4 border-line border-t pt-4" aria-live="polite">
      <p>
        <strong>{words.toAdd(expenses.length, newest.at(-1)?.date ?? '', newest[0]?.date ?? '')}</strong>
      </p>
      <ul className="mt-1 grid gap-1 text-ink-2 text-sm">
        {found.known > 0 ? (
          <li>
            {words.known(found.known)} {words.knownRule}
          </li>
        ) : null}
        {found.other.length > 0 ? <li>{words.other(found.other.length)}</li> : null}
        {skipped ? <li>{skipped}</li> : null}
        {found.decimal === ',' ? <li>{words.commaDecimals}</li> : null}
      </ul>
      {found.maybeTyped.length > 0 ? (
        <label className="mt-3 flex items-start gap-2.5 text-sm">
          <input
            type="checkbox"
            className="size-5 flex-none accent-(--green)"
            checked={leaves}
            onChange={(event) => setLeaves(event.target.checked)}
          />
          <span>
            {words.typed(found.maybeTyped.length)}
            <span className="block text-ink-3 text-xs">{words.typedHint}</span>
          </span>
        </label>
      ) : null}
      <Lines list={newest} />
      {canTurn ? (
        <p className="mt-2 text-ink-2 text-sm">
          {words.swapHint(found.moneyOut === 'negative')}{' '}
          <button type="button" className="text-green underline underline-offset-2" onClick={onTurn}>
            {words.swap}
          </button>
        </p>
      ) : null}
      {isFull ? <p className="mt-3 rounded-md bg-warn-tint p-3 text-sm text-warn">{words.noRoom(room)}</p> : null}
      <p className="mt-3 flex flex-wrap gap-2">
        {isFull && room > 0 ? (
          <button type="button" className="button button-main" onClick={() => add(newest.slice(0, room))}>
            {words.addNewest(room)}
          </button>
        ) : null}
        {isFull ? null : (
          <button
            type="button"
            className="button button-main"
            onClick={() => add(expenses)}
            disabled={expenses.length + found.other.length === 0}
          >
            {words.add}
          </button>
        )}
        <button type="button" className="button" onClick={onDone}>
          {words.cancel}
        </button>
      </p>
    </div>
  )
}

/** The newest few, as they would be added. */
function Lines({ list }: { readonly list: readonly FoundExpense[] }) {
  const hear = merchantBook(spendingRules.get())
  if (list.length === 0) return null
  return (
    <>
      <p className="mt-3 text-ink-2 text-sm">{words.guessed}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {list.slice(0, shownLines).map((one, i) => (
          <li key={`${one.date}${one.text}${String(i)}`} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {hear(one.text).merchant || one.text}{' '}
              <span className="text-ink-3">
                · {categoryName(one.category)} · {dateText(one.date, true)}
              </span>
            </span>
            <span>
              {dollarsAndCents(Math.abs(one.cents) / 100)}
              {one.cents < 0 ? ` ${words.refund}` : ''}
            </span>
          </li>
        ))}
        {list.length > shownLines ? <li className="text-ink-3">{words.more(list.length - shownLines)}</li> : null}
      </ul>
    </>
  )
}
