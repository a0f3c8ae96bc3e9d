import { needOrWantShop, ROOM, type ShopState, things } from '#teaching/kids/need-or-want-shop.ts'
import { Picture } from '../picture.tsx'
import type { PictureName } from '../picture-names.ts'
import { Player } from '../player.tsx'

type Name = keyof typeof things

function Cart({ cart }: { readonly cart: ShopState['cart'] }) {
  return (
    <ul
      className="flex min-h-20 flex-wrap items-center gap-2 rounded-lg bg-sunk p-3"
      aria-label={`Cart, room for ${ROOM}`}
    >
      {cart.map((name) => (
        <li key={name}>
          <Picture name={things[name].picture as PictureName} size="s" tone="copper" />
          <span className="sr-only">{things[name].name}</span>
        </li>
      ))}
    </ul>
  )
}
export default function NeedOrWantShop() {
  return (
    <Player
      activity={needOrWantShop}
      columns={3}
      see={({ cart }) => <Cart cart={cart} />}
      picture={(choice) => (
        <Picture
          name={choice === 'rain' ? 'cloud-rain' : (things[choice.split(':')[1] as Name].picture as PictureName)}
          size="s"
        />
      )}
    />
  )
}
