/** A second look at a practice portfolio: what is heavy, idle, dear or behind. */
import type { Known } from '#engine/portfolio/paper/portfolio.ts'
import { paperWords } from './paper-words.ts'

const words = paperWords.checks
/** Ours: from here on a single holding, cash, and fees of what was put in are mentioned. Shares, 0 to 1. */
const HEAVY = 0.25
const IDLE = 0.5
const DEAR = 0.005

export function paperChecks({ standing, book, bench }: Known, nameOf: (symbol: string) => string): readonly string[] {
  const { value, positions } = standing
  const heavy = positions.filter(({ share }) => share !== null && share > HEAVY)
  const cash = value !== null && value > 0 ? book.cash / value : 0
  const fees = book.deposits > 0 ? book.fees / book.deposits : 0
  const said = [
    ...heavy.map(({ symbol, share }) => words.oneHolding(nameOf(symbol), share ?? 0)),
    ...(cash > IDLE ? [words.cash(cash)] : []),
    ...(fees > DEAR ? [words.fees(fees, book.fees)] : []),
    ...(bench !== null && value !== null && value < bench ? [words.behind] : []),
  ]
  return said.length > 0 ? said : [words.fine]
}
