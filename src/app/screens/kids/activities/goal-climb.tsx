import { type ClimbState, goalClimb, goals } from '#teaching/kids/goal-climb.ts'
import { Bar } from '../../device/screen-head.tsx'
import { Picture } from '../picture.tsx'
import { Player } from '../player.tsx'

const pictures = { ball: 'volleyball', puzzle: 'toy-brick', tent: 'tent', scope: 'telescope' } as const

function Climb({ goal, saved }: ClimbState) {
  if (goal === null) return null
  const { cost } = goals[goal]
  return (
    <div className="flex items-center gap-4">
      <div className="flex-1">
        <Bar share={saved / cost} label={`${saved} of ${cost} tokens`} tone="copper" />
      </div>
      <Picture name={pictures[goal]} tone="copper" />
    </div>
  )
}
export default function GoalClimb() {
  return (
    <Player
      activity={goalClimb}
      see={(state) => <Climb {...state} />}
      picture={(choice) => {
        const goal = choice.split(':')[1]
        return goal === undefined ? (
          <Picture name={choice === 'skip' ? 'mountain' : 'gift'} size="s" />
        ) : (
          <Picture name={pictures[goal as keyof typeof pictures]} size="s" tone="copper" />
        )
      }}
    />
  )
}
