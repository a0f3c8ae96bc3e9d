/** Which of two market answers to show, and what this browser remembers when no server can be reached. */
import { instrument, type MarketAnswer, marketAnswer } from '#wire/market.ts'
import { isRecord } from '../state/read-data.ts'
import { maybe, type Shape, within } from '../state/shape.ts'
import { list } from '../state/shape-lists.ts'
import { stored } from '../state/stored.ts'

/** Within one epoch the higher number is newer; of two epochs, the later time. */
export function newest(kept: MarketAnswer | null | undefined, came: MarketAnswer): MarketAnswer {
  if (!kept) return came
  if (kept.epoch === came.epoch) return came.seq >= kept.seq ? came : kept
  return came.timestamp >= kept.timestamp ? came : kept
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
