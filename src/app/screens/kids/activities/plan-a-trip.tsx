import { BUDGET, planATrip } from '#teaching/kids/plan-a-trip.ts'
import { Bar } from '../../device/screen-head.tsx'
import { Picture } from '../picture.tsx'
import { Player } from '../player.tsx'

const pictures = ['bus', 'ferris-wheel', 'utensils', 'gift', 'umbrella', 'map'] as const

export default function PlanATrip() {
  return (
    <Player
      activity={planATrip}
      see={({ picks, left }) => (
        <div className="flex items-center gap-4">
          <Picture name={pictures[picks.length] ?? 'map'} tone="warn" />
          <div className="flex-1">
            <p className="mb-1">{`$${left} left of $${BUDGET}`}</p>
            <Bar share={left / BUDGET} label={`$${left} left of $${BUDGET}`} />
          </div>
        </div>
      )}
    />
  )
}
