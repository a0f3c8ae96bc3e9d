import type { Asked } from './use-asked.ts'
import { again as tryAgain } from './words.ts'

/** What went wrong while something was fetched, and a way to try again. */
export function TroubleLine({ trouble, again }: Pick<Asked<unknown>, 'trouble' | 'again'>) {
  if (trouble === null) return null
  return (
    <p role="alert" className="mb-3 flex flex-wrap items-center gap-3 text-bad">
      {trouble}
      <button type="button" className="button" onClick={again}>
        {tryAgain}
      </button>
    </p>
  )
}
