import type { Life } from '#teaching/games/freedom/life.ts'
import { Figure } from '../device/screen-head.tsx'
import { metersOf } from './words/year-words.ts'

/** The four meters of a life. */
export function Meters({ life }: { readonly life: Life }) {
  return (
    <dl className="card mb-4 grid grid-cols-2 overflow-hidden md:grid-cols-4">
      {metersOf(life).map((meter) => (
        <Figure key={meter.label} {...meter} />
      ))}
    </dl>
  )
}
