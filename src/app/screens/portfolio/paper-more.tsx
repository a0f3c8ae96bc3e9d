import { useState } from 'react'
import type { PaperEntry } from '#engine/portfolio/paper/entries.ts'
import { moveCash, type PaperPortfolio, withEntry } from '#engine/portfolio/paper/portfolio.ts'
import { MOST_DOLLARS } from '../../state/paper-portfolios.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { toast } from '../../ui/toast.ts'
import { SelectBox } from '../device/text-box.tsx'
import { Fold } from '../picture/working-fold.tsx'
import type { NameOf, PaperProps } from './paper-props.ts'
import { paperWords } from './paper-words.ts'
import { changePortfolio, momentNow, newId } from './use-paper.ts'

const words = paperWords.more
type Kind = Exclude<PaperEntry['kind'], 'buy' | 'sell'>
const titles: Readonly<Record<Kind, string>> = {
  deposit: words.add,
  withdrawal: words.take,
  dividend: words.dividend,
  split: words.split,
}
const labels: Readonly<Record<Kind, string>> = {
  deposit: words.amount,
  withdrawal: words.amount,
  dividend: words.perShare,
  split: words.ratio,
}

/** What the feed does not bring: money in and out, dividends, splits. */
export function PaperMore({ paper, portfolio, known, nameOf }: PaperProps & { readonly nameOf: NameOf }) {
  const held = [...known.book.lots.keys()]
  const kinds: readonly Kind[] =
    held.length > 0 ? ['deposit', 'withdrawal', 'dividend', 'split'] : ['deposit', 'withdrawal']
  const record = (kind: Kind, value: number, symbol: string) => entered(portfolio, paper.quotes, kind, value, symbol)
  return (
    <section className="no-print mt-8 border-line border-b" aria-label={words.title}>
      <Fold title={words.title}>
        {held.length > 0 ? <p className="mb-3 max-w-[68ch] text-ink-2 text-sm">{words.feed}</p> : null}
        <div className="grid gap-4 md:grid-cols-2">
          {kinds.map((kind) => (
            <EntryForm
              key={kind}
              kind={kind}
              symbols={kind === 'dividend' || kind === 'split' ? held : null}
              nameOf={nameOf}
              onRecord={(value, symbol) => {
                const next = record(kind, value, symbol)
                if (typeof next === 'string') return words.refused[next]
                if (changePortfolio(portfolio.id, () => next)) toast({ title: words.done, tone: 'good' })
                return null
              }}
            />
          ))}
        </div>
      </Fold>
    </section>
  )
}

function entered(
  portfolio: PaperPortfolio,
  quotes: PaperProps['paper']['quotes'],
  kind: Kind,
  value: number,
  symbol: string,
) {
  const now = momentNow()
  const id = newId()
  if (kind === 'deposit' || kind === 'withdrawal') return moveCash(portfolio, { id, kind, amount: value }, quotes, now)
  return withEntry(
    portfolio,
    kind === 'dividend' ? { id, ...now, kind, symbol, perShare: value } : { id, ...now, kind, symbol, ratio: value },
  )
}

function EntryForm(props: {
  readonly kind: Kind
  readonly symbols: readonly string[] | null
  readonly nameOf: NameOf
  /** Says what is wrong, or null. */
  readonly onRecord: (value: number, symbol: string) => string | null
}) {
  const { kind, symbols, nameOf, onRecord } = props
  const [value, setValue] = useState<number | null>(null)
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  const symbol = symbols?.includes(chosen) ? chosen : (symbols?.[0] ?? '')
  const send = () => {
    const said = value === null ? words.refused['not-a-number'] : onRecord(value, symbol)
    setProblem(said)
    if (said !== null) return
    setValue(null)
    setTimes(times + 1)
  }
  return (
    <form
      className="card grid content-start gap-3 p-4"
      aria-label={titles[kind]}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3 className="text-base">{titles[kind]}</h3>
      {symbols ? (
        <SelectBox
          label={words.of}
          value={symbol}
          options={symbols.map((one) => [one, nameOf(one)] as const)}
          onChange={setChosen}
        />
      ) : null}
      <NumberField
        key={times}
        label={labels[kind]}
        kind={kind === 'split' ? 'plain' : 'money'}
        value={value}
        max={kind === 'split' ? 1000 : MOST_DOLLARS / 100}
        hint={kind === 'split' ? words.ratioHint : undefined}
        error={problem ?? undefined}
        onChange={(next) => {
          setProblem(null)
          setValue(next)
        }}
      />
      <p>
        <button type="submit" className="button min-h-11">
          {words.do[kind]}
          <span className="sr-only">: {titles[kind]}</span>
        </button>
      </p>
    </form>
  )
}
