/** Which of two market answers to show, and what this browser remembers when no server can be reached. */
import { instrument, type MarketAnswer, marketAnswer } from '#wire/market.ts'
import { isRecord } from '../state/read-data.ts'
import { maybe, type Shape, within } from '../state/shape.ts'
import { list } from '../state/shape-lists.ts'
import { stored } from '../state/stored.ts'

/** A time this far ahead of the browser's clock (milliseconds) was told by a clock that was wrong. */
const AHEAD_MS = 5 * 60_000

/**
 * Within one epoch the higher number is newer; of two epochs, the later time, unless that time lies in the future (`now`, milliseconds
 * since 1970): a server whose clock was set right again must not be silenced by what it said before.
 */
export function newest<A extends Pick<MarketAnswer, 'epoch' | 'seq' | 'timestamp'>>(
  kept: A | null | undefined,
  came: A,
  now: number = Date.now(),
): A {
  if (!kept) return came
  if (kept.epoch === came.epoch) return came.seq >= kept.seq ? came : kept
  return came.timestamp >= kept.timestamp || Date.parse(kept.timestamp) > now + AHEAD_MS ? came : kept
}

const listOfInstruments = list({ of: 'instruments', most: 200 }, { read: (data) => instrument.safeParse(data).data })
/** One instrument that cannot be read costs itself. */
const marketShape: Shape<MarketAnswer> = {
  read: (data, lose, at) => {
    const inside = isRecord(data) ? data['data'] : null
    if (!isRecord(data) || !isRecord(inside)) return undefined
    const instruments = listOfInstruments.read(inside['instruments'], lose, within(at, 'data.instruments'))
    return marketAnswer.safeParse({ ...data, data: { ...inside, instruments } }).data
  },
}

/** The last market answer this browser saw. */
export const rememberedMarket = stored<MarketAnswer | null>('market', {
  version: 1,
  area: 'session',
  initial: null,
  shape: maybe(marketShape),
})
