import { riddleTime } from '#teaching/kids/riddle-time.ts'
import { Player } from '../player.tsx'

export default function RiddleTime() {
  return <Player activity={riddleTime} />
}
