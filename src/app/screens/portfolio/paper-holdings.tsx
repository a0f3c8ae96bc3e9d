import type { Table } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Part } from '../device/screen-head.tsx'
import { timeText } from '../market/price-text.ts'
import { useNow } from '../market/use-now.ts'
import { Fold } from '../picture/working-fold.tsx'
import { paperChecks } from './paper-checks.ts'
import type { NameOf, PaperProps } from './paper-props.ts'
import { paperWords } from './paper-words.ts'

const words = paperWords.holdings

/** What is held at the newest prices, each with its purchases. */
export function PaperHoldings({ paper, known, nameOf }: PaperProps & { readonly nameOf: NameOf }) {
  const { standing } = known
  const { snapshot } = paper.market
  const now = useNow(snapshot?.timestamp ?? '')
  const fresh = new Set((snapshot?.instruments ?? []).map(({ symbol }) => symbol))
  const old = standing.positions.filter(({ symbol }) => snapshot !== null && !fresh.has(symbol))
  const table: Table = {
    key: 'holdings',
    title: words.title,
    columns: [
      { label: words.symbol, unit: 'text' },
      { label: words.shares, unit: 'text' },
      { label: words.price, unit: 'price' },
      { label: words.value, unit: 'cents' },
      { label: words.cost, unit: 'cents' },
      { label: words.gain, unit: 'cents' },
      { label: words.part, unit: 'share' },
    ],
    rows: standing.positions.map(({ symbol, shares, price, value, cost, gain, share }) => [
      nameOf(symbol),
      say.number(shares, 4),
      price,
      value,
      cost,
      gain,
      share === null ? null : share * 100,
    ]),
  }
  if (standing.positions.length === 0)
    return (
      <Part title={words.title}>
        <p className="text-ink-2">{words.none}</p>
      </Part>
    )
  return (
    <Part title={words.title}>
      <div className="card px-4 py-2 md:px-5">
        <Ledger table={table} />
      </div>
      {old.map(({ symbol }) => (
        <p key={symbol} className="mt-2 text-sm text-warn">
          {nameOf(symbol)}: {paperWords.prices.old(timeText(paper.quotes.get(symbol)?.asOf ?? '', now))}
        </p>
      ))}
      <div className="mt-4 border-line border-b">
        {standing.positions.map(({ symbol, lots }) => (
          <Fold key={symbol} title={words.lots(nameOf(symbol))} level={3}>
            <Ledger
              table={{
                key: symbol,
                title: words.lots(nameOf(symbol)),
                columns: [
                  { label: words.bought, unit: 'date' },
                  { label: words.shares, unit: 'text' },
                  { label: words.perShare, unit: 'price' },
                  { label: words.cost, unit: 'cents' },
                ],
                rows: lots.map(({ acquired, shares, costPerShare }) => [
                  say.dateShort(acquired),
                  say.number(shares, 4),
                  costPerShare,
                  shares * costPerShare,
                ]),
              }}
            />
          </Fold>
        ))}
      </div>
      <section className="mt-5" aria-label={paperWords.checks.title}>
        <h3 className="text-lg">{paperWords.checks.title}</h3>
        <ul className="mt-1 grid max-w-[68ch] gap-1 text-sm">
          {paperChecks(known, nameOf).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Part>
  )
}
