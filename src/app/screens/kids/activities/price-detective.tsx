import { type Pack, pairOf, priceDetective } from '#teaching/kids/price-detective.ts'
import { Player } from '../player.tsx'

/** A pack drawn as the pieces in it. */
function Pieces({ pack }: { readonly pack: Pack }) {
  const columns = Math.ceil(Math.sqrt(pack.count))
  return (
    <svg
      viewBox={`0 0 ${columns * 10} ${Math.ceil(pack.count / columns) * 10}`}
      className="size-14 flex-none"
      aria-hidden="true"
    >
      {Array.from({ length: pack.count }, (_, at) => at).map((at) => (
        <rect
          key={at}
          x={(at % columns) * 10 + 1.5}
          y={Math.floor(at / columns) * 10 + 1.5}
          width="7"
          height="7"
          rx="1.5"
          className="fill-copper-tint stroke-copper"
          strokeWidth="1"
        />
      ))}
    </svg>
  )
}
export default function PriceDetective() {
  return (
    <Player
      activity={priceDetective}
      picture={(choice, state) => {
        const pair = pairOf(state)
        const side = choice.split(':')[1]
        return pair && (side === 'left' || side === 'right') ? <Pieces pack={pair[side]} /> : null
      }}
    />
  )
}
