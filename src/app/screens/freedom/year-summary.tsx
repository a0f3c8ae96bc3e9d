import type { YearBook } from '#teaching/games/freedom/life.ts'
import { cardSaid, isBad } from './words/card-words.ts'
import { marketSaid, yearWords } from './words/year-words.ts'

/** The year that's over, to read in five seconds. */
export function YearSummary({ book }: { readonly book: YearBook }) {
  return (
    <section className="mb-4 rounded-md bg-sunk p-4" aria-label={yearWords.title(book)}>
      <h2 className="text-lg">{yearWords.title(book)}</h2>
      <p className="mt-1">
        {yearWords.line(book)} {marketSaid(book.stocks)} {yearWords.wealth(book)}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {book.cards.length === 0 ? <li className="text-ink-2">{yearWords.quiet}</li> : null}
        {book.cards.map((card) => (
          <li key={card.kind} className={isBad(card) ? 'text-copper' : 'text-green'}>
            {cardSaid(card)}
          </li>
        ))}
        {book.cardBorrowed > 0.5 ? <li className="text-bad">{yearWords.borrowed(book.cardBorrowed)}</li> : null}
      </ul>
    </section>
  )
}
