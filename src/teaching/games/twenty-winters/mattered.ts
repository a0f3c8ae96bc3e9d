/** Which year's moves mattered most: the same years again with nothing moved in one of them. */
import type { Turns } from '#calculators/kit/turns.ts'
import { answered, answersOf, type Run } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import type { Winters } from './game.ts'
import { twentyWinters } from './game.ts'
import { total } from './winters.ts'

export interface YearMattered {
  readonly year: number
  /** The moves made, in their order. */
  readonly moves: readonly string[]
  /** The end as played less the end without them: dollars and points. */
  readonly dollars: number
  readonly points: number
}
export function* matteredYears(run: Run<NoSetup>, end: Winters): Turns<readonly YearMattered[]> {
  const answers = answersOf(twentyWinters, run)
  const found: YearMattered[] = []
  for (const [question, list] of answers) {
    const moves = list.filter((choice) => choice !== 'go')
    if (moves.length === 0) continue
    const other = answered(twentyWinters, run, new Map([...answers, [question, ['go']]])).end
    found.push({
      year: Number(question.slice('year:'.length)),
      moves,
      dollars: total(end.money) - total(other.money),
      points: twentyWinters.score(end) - twentyWinters.score(other),
    })
    yield
  }
  return found.toSorted((a, b) => Math.abs(b.dollars) - Math.abs(a.dollars))
}
