import { differences, type Ratings } from '#engine/planning/money-patterns/patterns.ts'
import { ratingWords, statementWords } from './words.ts'

const MOST_TALKS = 5
const rated = (rating: number): string => (ratingWords[rating - 1] ?? '').toLowerCase()

/** Where two people answered far apart: something to ask each other about, never to settle. */
export function CoupleTalks(props: {
  readonly first: Ratings
  readonly second: Ratings
  readonly names: readonly [string, string]
}) {
  const { first, second, names } = props
  const apart = differences(first, second)
  if (apart.length === 0)
    return <p className="text-ink-2">Your answers are close together. You could ask each other why.</p>
  return (
    <>
      <p className="text-ink-2 text-sm">
        Where your answers are farthest apart. You could ask: “What makes that true for you?”
      </p>
      <ul className="mt-2 grid gap-2">
        {apart.slice(0, MOST_TALKS).map(({ statement, first: a, second: b }) => (
          <li key={statement} className="border-line border-t pt-2">
            <p className="font-semibold">“{statementWords[statement]}”</p>
            <p className="text-ink-2 text-sm">
              {names[0]}: {rated(a)} · {names[1]}: {rated(b)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
