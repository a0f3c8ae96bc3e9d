import { useId, useState } from 'react'
import { failureText } from '#app/live/failure.ts'
import { type FollowedSymbol, follow, unfollow } from '#app/state/followed-symbols.ts'
import type { Instrument } from '#wire/market.ts'
import { LONGEST_WORDS, wordsPattern } from '#wire/market-search.ts'
import { matchingLines } from '#wire/symbol-match.ts'
import { TextBox } from '../../device/text-box.tsx'
import { FoundList } from './found-list.tsx'
import { useElsewhere } from './use-elsewhere.ts'
import type { Followed } from './use-followed-market.ts'
import { words } from './words.ts'

/** Lines of our own list that are shown at most. */
const MOST_OWN = 6

/**
 * Finds stocks and funds: those on the page at every letter, on this device; others on a press, which says to whom the letters go. What was found elsewhere can be
 * followed. With `onPick` a find is chosen, too.
 */
export function FindSymbol({
  lines,
  followed,
  onPick,
}: {
  readonly lines: readonly Instrument[]
  readonly followed: Followed
  readonly onPick?: (symbol: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const { sources, isAsking, answer, failure, look, ask } = useElsewhere()
  const wanted = typed.trim()
  const own = matchingLines(lines, wanted).slice(0, MOST_OWN)
  const said = answer?.q === wanted ? answer : null
  const others = (said?.found ?? []).filter(
    ({ symbol, ours }) => !ours && !lines.some((line) => line.symbol === symbol),
  )
  const canAsk = sources !== null && sources.length > 0
  const submit = () => {
    if (!canAsk) return
    if (wanted === '') return setProblem(words.empty)
    if (!wordsPattern.test(wanted)) return setProblem(words.odd)
    ask(wanted)
  }
  const keep = (found: FollowedSymbol) => {
    if (!follow(found)) return setProblem(words.full)
    onPick?.(found.symbol)
  }
  return (
    <section className="no-print mt-6" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {words.title}
      </h3>
      <form
        className="mt-2 grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,22rem)_auto]"
        onFocus={look}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextBox
          label={words.box}
          value={typed}
          maxLength={LONGEST_WORDS}
          hint={words.own}
          error={problem ?? undefined}
          onChange={(next) => {
            setProblem(null)
            setTyped(next)
          }}
        />
        {canAsk ? (
          <div className="grid gap-1 sm:pt-6">
            <button type="submit" className="button min-h-11 justify-self-start" disabled={isAsking}>
              {isAsking ? words.asking(sources) : words.ask(sources)}
            </button>
            <p className="max-w-[46ch] text-ink-3 text-xs">{words.sends(sources)}</p>
          </div>
        ) : null}
      </form>
      {sources?.length === 0 ? <p className="mt-2 max-w-[60ch] text-ink-2 text-sm">{words.noSource}</p> : null}
      <p className="sr-only" role="status">
        {wanted === '' ? '' : words.count(own.length, others.length)}
      </p>
      {wanted === '' ? null : own.length > 0 ? (
        <FoundList
          title={words.inList}
          found={own}
          action={onPick ? { label: words.choose, onPress: ({ symbol }) => onPick(symbol) } : null}
        />
      ) : (
        <p className="mt-3 text-ink-2 text-sm">{words.noneOwn(wanted)}</p>
      )}
      {said?.elsewhere?.answered ? (
        others.length > 0 ? (
          <FoundList
            title={words.found(said.elsewhere.answered)}
            found={others}
            action={{
              label: onPick ? words.followAndChoose : words.follow,
              onPress: ({ symbol, name, kind }) => keep({ symbol, name, kind: kind === 'etf' ? 'etf' : 'stock' }),
            }}
          />
        ) : (
          <p className="mt-3 text-ink-2 text-sm">{words.noneThere(said.elsewhere.answered, wanted)}</p>
        )
      ) : null}
      {said?.elsewhere?.reason || failure ? (
        <p className="mt-3 text-sm text-warn" role="alert">
          {said?.elsewhere?.reason ?? `${words.lost} ${failure ? failureText(failure) : ''}`}
        </p>
      ) : null}
      {followed.symbols.length > 0 ? (
        <>
          <FoundList
            title={words.followed}
            found={followed.symbols}
            noteOf={({ symbol }) => {
              const why = followed.missing.find((one) => one.symbol === symbol)?.why
              return why ? words.missing[why] : null
            }}
            action={{ label: words.stop, onPress: ({ symbol }) => void unfollow(symbol) }}
          />
          {followed.reason ? <p className="mt-1 text-sm text-warn">{followed.reason}</p> : null}
          <p className="mt-1 max-w-[60ch] text-ink-3 text-xs">{words.kept}</p>
        </>
      ) : null}
    </section>
  )
}
