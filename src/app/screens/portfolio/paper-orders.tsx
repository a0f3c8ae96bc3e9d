import { cancelOrder, type PaperPortfolio } from '#engine/portfolio/paper/portfolio.ts'
import { Part } from '../device/screen-head.tsx'
import { Fold } from '../picture/working-fold.tsx'
import type { NameOf } from './paper-props.ts'
import { paperWords } from './paper-words.ts'
import { changePortfolio, type Paper } from './use-paper.ts'

const words = paperWords.orders

/** Orders that wait for a price, and those that were not filled. */
export function PaperOrders(props: {
  readonly market: Paper['market']
  readonly portfolio: PaperPortfolio
  readonly nameOf: NameOf
}) {
  const { market, portfolio, nameOf } = props
  const { orders, ended, id } = portfolio
  const shown = ended.slice(-10).toReversed()
  return (
    <>
      {orders.length > 0 ? (
        <Part title={words.title} note={words.note} isRegion>
          <ul className="card grid px-4 md:px-5">
            {orders.map(({ id: order, side, shares, symbol, limit }) => (
              <li
                key={order}
                className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-2 last:border-b-0"
              >
                {words.say(side, shares, nameOf(symbol), limit)}
                <button
                  type="button"
                  className="button min-h-11"
                  onClick={() => changePortfolio(id, (one) => cancelOrder(one, order))}
                >
                  {words.cancel}
                  <span className="sr-only">: {words.say(side, shares, nameOf(symbol), limit)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <button type="button" className="button min-h-11" disabled={market.refreshing} onClick={market.refresh}>
              {market.refreshing ? words.looking : words.look}
            </button>
          </p>
        </Part>
      ) : null}
      {shown.length > 0 ? (
        <div className="mt-4 border-line border-b">
          <Fold title={words.endedTitle}>
            <ul className="grid gap-1 text-sm">
              {shown.map(({ order, why }) => (
                <li key={order.id}>
                  {words.say(order.side, order.shares, nameOf(order.symbol), order.limit)}: {words.ended[why]}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      ) : null}
    </>
  )
}
