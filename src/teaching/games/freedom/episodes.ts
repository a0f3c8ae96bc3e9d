/** What happened in a finished life, for its debrief: which tools and lessons it leads to, with their numbers. */
import type { Life, YearBook } from './life.ts'

const total = (books: readonly YearBook[], of: (book: YearBook) => number): number =>
  books.reduce((sum, book) => sum + of(book), 0)

export interface Episodes {
  readonly cardInterest: number
  /** The largest balance a year began to carry. */
  readonly cardPeak: number
  /** Years with a layoff, and pay lost net of unemployment in the first of them. */
  readonly layoffs: readonly YearBook[]
  readonly matchMissed: number
  readonly matchMissedYears: number
  /** Years in which stocks were sold after a fall of more than 15%. */
  readonly soldAfterFall: readonly YearBook[]
  readonly bought: YearBook | null
  readonly newCars: number
  /** What shocks cost that coverage would have paid. */
  readonly uninsured: number
  readonly neverFroze: boolean
  readonly highFeeYears: number
  readonly scams: number
  readonly tax: number
  readonly earned: number
}

const mixNow = (book: YearBook | undefined): number => book?.plan.mix ?? 0

export function episodesOf(life: Life): Episodes {
  const { books } = life
  const soldAfterFall = books.filter((book, i) => {
    const before = books[i - 1]
    return before !== undefined && before.stocks < -0.15 && mixNow(book) < mixNow(before)
  })
  const borrowed = books.map(({ cardBorrowed }) => cardBorrowed)
  return {
    cardInterest: total(books, (book) => book.cardInterest),
    cardPeak: Math.max(0, ...borrowed),
    layoffs: books.filter(({ cards }) => cards.some(({ kind }) => kind === 'layoff')),
    matchMissed: total(books, (book) => book.matchMissed),
    matchMissedYears: books.filter(({ matchMissed }) => matchMissed > 1).length,
    soldAfterFall,
    bought: books.find(({ changes }) => changes.includes('home:own')) ?? null,
    newCars: books.filter(({ changes }) => changes.includes('car:new')).length,
    uninsured: total(books, (book) =>
      book.cards
        .filter(
          ({ kind }) => kind === 'hospital' || kind === 'renter-loss' || kind === 'home-damage' || kind === 'crash',
        )
        .reduce((sum, { cost, full }) => sum + (cost === full ? cost : 0), 0),
    ),
    neverFroze: books.every(({ plan }) => !plan.frozen),
    highFeeYears: books.filter(({ plan }) => plan.fund === 'managed').length,
    scams: total(books, (book) => book.out['scam'] ?? 0),
    tax: total(books, (book) => (book.out['tax'] ?? 0) + (book.out['payroll'] ?? 0)),
    earned: total(books, (book) => book.in['pay'] ?? 0),
  }
}
