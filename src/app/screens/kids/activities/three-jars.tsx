import { type JarState, prices, threeJars } from '#teaching/kids/three-jars.ts'
import { Jar } from '../drawings.tsx'
import { Picture } from '../picture.tsx'
import type { PictureName } from '../picture-names.ts'
import { Player } from '../player.tsx'

const pictures: Readonly<Record<string, PictureName>> = {
  'put:spend': 'shopping-cart',
  'put:save': 'piggy-bank',
  'put:share': 'heart',
  'get:toy': 'toy-brick',
  'get:seeds': 'sprout',
  'get:kite': 'gift',
  wait: 'hourglass',
}
const Jars = ({ jars }: { readonly jars: JarState['jars'] }) => (
  <div className="grid max-w-md grid-cols-3 gap-3">
    <Jar name="Spend" count={jars.spend} full={prices.toy} />
    <Jar name="Save" count={jars.save} full={prices.kite} />
    <Jar name="Share" count={jars.share} full={prices.seeds} />
  </div>
)
export default function ThreeJars() {
  return (
    <Player
      activity={threeJars}
      see={({ jars }) => <Jars jars={jars} />}
      picture={(choice) => <Picture name={pictures[choice] ?? 'gift'} />}
    />
  )
}
