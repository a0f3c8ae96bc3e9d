import { choreChart, homeJobs, paidJobs } from '#teaching/kids/chore-chart.ts'
import { many, partsOf } from '#teaching/kids/kit/activity.ts'
import { Tokens } from '../drawings.tsx'
import { Picture } from '../picture.tsx'
import type { PictureName } from '../picture-names.ts'
import { Player } from '../player.tsx'

function pictureOf(choice: string): PictureName {
  const [what, which] = partsOf(choice)
  if (what === 'home') return homeJobs[which as keyof typeof homeJobs].picture
  return what === 'paid' ? paidJobs[which as keyof typeof paidJobs].picture : 'sun'
}
export default function ChoreChart() {
  return (
    <Player
      activity={choreChart}
      see={({ tokens }) => <Tokens count={tokens} label={many(tokens, 'token')} />}
      picture={(choice) => <Picture name={pictureOf(choice)} />}
    />
  )
}
