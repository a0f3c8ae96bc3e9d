import { helperDay, helpers } from '#teaching/kids/helper-day.ts'
import { Picture } from '../picture.tsx'
import { Player } from '../player.tsx'

export default function HelperDay() {
  return (
    <Player
      activity={helperDay}
      see={({ order, at }) => {
        const who = order[at]
        return <Picture name={who === undefined ? 'users' : helpers[who].picture} size="l" tone="copper" />
      }}
    />
  )
}
