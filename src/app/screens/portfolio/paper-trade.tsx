import { useState } from 'react'
import { sharesOf, tradeAmount } from '#engine/portfolio/paper/entries.ts'
import { feeOf, type PaperOrder } from '#engine/portfolio/paper/orders.ts'
import { feesOf, MOST } from '#engine/portfolio/paper/portfolio.ts'
import { LONGEST_NOTE, MOST_DOLLARS } from '../../state/paper-portfolios.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { toast } from '../../ui/toast.ts'
import { Part } from '../device/screen-head.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { FindSymbol } from '../market/find/find-symbol.tsx'
import { timeText } from '../market/price-text.ts'
import { useNow } from '../market/use-now.ts'
import { Choice } from './choice.tsx'
import type { NameOf, PaperProps } from './paper-props.ts'
import { paperWords } from './paper-words.ts'
import { changePortfolio, isTraded, newId } from './use-paper.ts'

const words = paperWords.trade

interface Draft {
  readonly side: 'buy' | 'sell'
  readonly symbol: string
  readonly shares: number | null
  readonly kind: 'market' | 'limit'
  readonly limit: number | null
  /** The purchase to sell from; '' for the portfolio's method. */
  readonly lot: string
  readonly note: string
}
const blank: Draft = { side: 'buy', symbol: '', shares: null, kind: 'market', limit: null, lot: '', note: '' }

/** An order: what, how many, at the next price or with a limit. */
export function PaperTrade({ paper, portfolio, known, nameOf }: PaperProps & { readonly nameOf: NameOf }) {
  const [draft, setDraft] = useState(blank)
  const [problem, setProblem] = useState<string | null>(null)
  const { book } = known
  const { snapshot } = paper.market
  const now = useNow(snapshot?.timestamp ?? '')
  const offered =
    draft.side === 'buy'
      ? (snapshot?.instruments ?? []).filter(isTraded).map(({ symbol }) => symbol)
      : [...book.lots.keys()]
  const symbol = offered.includes(draft.symbol) ? draft.symbol : (offered[0] ?? '')
  const quote = paper.quotes.get(symbol)
  const held = sharesOf(book, symbol)
  const lots = book.lots.get(symbol) ?? []
  const lot = lots.find(({ entry }) => entry === draft.lot)
  const put = (part: Partial<Draft>) => {
    setProblem(null)
    setDraft((was) => ({ ...was, ...part }))
  }
  const isLimit = draft.kind === 'limit'
  const price = isLimit ? draft.limit : (quote?.price ?? null)
  const amount = draft.shares === null || price === null ? null : tradeAmount(draft.shares, price)
  const fee = amount === null ? 0 : feeOf(amount, feesOf(portfolio))
  const place = () => {
    const { side, shares, limit, note } = draft
    const { problems } = words
    if (shares === null || !(shares > 0)) return setProblem(problems.shares)
    if (isLimit && !(limit !== null && limit > 0)) return setProblem(problems.limit)
    if (!quote) return setProblem(paperWords.prices.none)
    if (side === 'buy' && amount !== null && amount + fee > book.cash) return setProblem(problems.cash(book.cash))
    if (side === 'sell' && shares > held * (1 + 1e-9)) return setProblem(problems.held(held))
    if (side === 'sell' && lot && shares > lot.shares * (1 + 1e-9)) return setProblem(problems.lot(lot.shares))
    if (portfolio.orders.length >= MOST.orders || portfolio.entries.length >= MOST.entries)
      return setProblem(problems.full)
    const order: PaperOrder = {
      id: newId(),
      side,
      symbol,
      shares,
      limit: isLimit ? limit : null,
      after: quote.asOf,
      lots: side === 'sell' && lot ? { [lot.entry]: shares } : null,
      note: note.trim(),
    }
    if (!changePortfolio(portfolio.id, (one) => ({ ...one, orders: [...one.orders, order] }))) return
    toast({ title: words.placed(side, nameOf(symbol)), description: words.waits, tone: 'good' })
    setDraft({ ...blank, side, symbol })
  }
  return (
    <Part title={words.title} note={paperWords.prices.next} isRegion>
      <form
        className="card grid gap-4 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault()
          place()
        }}
      >
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <Choice
            name="side"
            label={words.side}
            options={[
              ['buy', words.sides.buy],
              ['sell', words.sides.sell],
            ]}
            value={draft.side}
            onChange={(side) => put({ side, lot: '' })}
          />
          <Choice
            name="kind"
            label={words.kind}
            options={[
              ['market', words.kinds.market],
              ['limit', words.kinds.limit],
            ]}
            value={draft.kind}
            onChange={(kind) => put({ kind })}
          />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3">
          <SelectBox
            label={words.what}
            value={symbol}
            options={offered.map((one) => [one, nameOf(one)] as const)}
            onChange={(next) => put({ symbol: next, lot: '' })}
            hint={quote ? words.price(quote.price, timeText(quote.asOf, now)) : paperWords.prices.none}
          />
          <NumberField
            key={`shares-${portfolio.orders.length}-${portfolio.entries.length}`}
            label={words.shares}
            kind="plain"
            value={draft.shares}
            max={MOST_DOLLARS / 1000}
            onChange={(shares) => put({ shares })}
          />
          {isLimit ? (
            <NumberField
              label={words.limit}
              value={draft.limit}
              max={MOST_DOLLARS}
              hint={words.limitHint[draft.side]}
              onChange={(limit) => put({ limit })}
            />
          ) : null}
          {draft.side === 'sell' && lots.length > 1 ? (
            <SelectBox
              label={words.lots}
              value={draft.lot}
              none={words.byMethod(paperWords.settings.methods[portfolio.method])}
              options={lots.map(
                ({ entry, acquired, shares, costPerShare }) =>
                  [entry, words.lot(acquired, shares, costPerShare)] as const,
              )}
              onChange={(next) => put({ lot: next })}
            />
          ) : null}
          <TextBox
            label={words.note}
            value={draft.note}
            maxLength={LONGEST_NOTE}
            hint={words.noteHint}
            onChange={(note) => put({ note })}
          />
        </div>
        <p className="flex flex-wrap items-center gap-3">
          <button type="submit" className="button button-main min-h-11" disabled={offered.length === 0}>
            {words.go}
          </button>
          <span className="text-ink-2 text-sm">{amount === null ? '' : words.about(amount, fee)}</span>
        </p>
        {problem ? (
          <p className="text-bad text-sm" role="alert">
            {problem}
          </p>
        ) : null}
      </form>
      <FindSymbol
        lines={(snapshot?.instruments ?? []).filter(isTraded)}
        followed={paper.market.followed}
        onPick={(next) => put({ side: 'buy', symbol: next, lot: '' })}
      />
    </Part>
  )
}
