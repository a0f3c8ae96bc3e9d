import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { End, GuideWords } from '#teaching/guides/kit/guide.ts'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { words as own } from './words.ts'

/** What works things out comes when an end is reached. */
const EndNumbers = lazy(async () => ({ default: (await import('./end-numbers.tsx')).EndNumbers }))

/** Where a way ends: what somebody could do, with their own numbers, and what to open next. */
export function EndPart(props: {
  readonly end: End
  readonly numbers: GuideWords['numbers']
  readonly tools: Readonly<Record<string, string>>
}) {
  const { end, numbers, tools } = props
  return (
    <>
      <p className="mt-2 max-w-[62ch] text-ink-2 text-lg">{end.lead}</p>
      <ol className="mt-3 grid max-w-[66ch] list-decimal gap-1.5 pl-5">
        {end.steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {end.works.length > 0 ? (
        <LostPiece what="This part of the guide">
          <Suspense fallback={<p className="mt-5 min-h-64 text-ink-2">{own.working}</p>}>
            <EndNumbers works={end.works} asked={numbers} tools={tools} />
          </Suspense>
        </LostPiece>
      ) : null}
      <p className="mt-5 font-semibold">{own.next}</p>
      <ul className="mt-1 grid gap-1">
        {end.doors.map(({ path, says }) => (
          <li key={path}>
            <Link to={path} className="inline-block py-1.5">
              {says}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
