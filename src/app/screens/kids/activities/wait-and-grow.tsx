import { type GrowState, LINES, waitAndGrow } from '#teaching/kids/wait-and-grow.ts'
import { Picture } from '../picture.tsx'
import { Player } from '../player.tsx'

/** A bush with a berry, and a second one that grows with each line sung. */
function Bush({ lines }: { readonly lines: GrowState['lines'] }) {
  return (
    <svg
      role="img"
      aria-label={
        lines >= LINES
          ? 'A bush with two berries'
          : lines > 0
            ? 'A bush with one berry and one that grows'
            : 'A bush with one berry'
      }
      viewBox="0 0 200 120"
      className="w-full max-w-sm"
    >
      <rect x="94" y="84" width="12" height="32" className="fill-copper" />
      <g className="fill-green-tint stroke-green" strokeWidth="3">
        <circle cx="62" cy="66" r="34" />
        <circle cx="138" cy="66" r="34" />
        <circle cx="100" cy="46" r="40" />
      </g>
      <circle cx="76" cy="62" r="13" className="fill-bad" />
      {lines > 0 ? <circle cx="124" cy="62" r={3 + (10 * lines) / LINES} className="fill-bad" /> : null}
    </svg>
  )
}
export default function WaitAndGrow() {
  return (
    <Player
      activity={waitAndGrow}
      columns={2}
      see={({ lines }) => <Bush lines={lines} />}
      picture={(choice) => (
        <Picture name={choice === 'sing' ? 'music' : 'cherry'} tone={choice === 'sing' ? 'green' : 'copper'} />
      )}
    />
  )
}
