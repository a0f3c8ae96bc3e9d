import { shareCircle } from '#teaching/kids/share-circle.ts'
import { Tokens } from '../drawings.tsx'
import { Picture } from '../picture.tsx'
import type { PictureName } from '../picture-names.ts'
import { Player } from '../player.tsx'

const pictures: Readonly<Record<string, PictureName>> = {
  'give:meals': 'soup',
  'give:dogs': 'dog',
  'give:trees': 'trees',
  keep: 'wallet',
}
export default function ShareCircle() {
  return (
    <Player
      activity={shareCircle}
      see={({ left }) => (left > 0 ? <Tokens count={left} label={`${left} tokens left`} /> : null)}
      picture={(choice) => <Picture name={pictures[choice] ?? 'heart'} tone={choice === 'keep' ? 'plain' : 'green'} />}
    />
  )
}
