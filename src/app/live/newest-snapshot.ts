/** Which of two market answers to show, and what this browser remembers when no server can be reached. */
import { type MarketAnswer, marketAnswer } from '#wire/market.ts'
import { stored } from '../state/stored.ts'

/** Within one epoch the higher number is newer; of two epochs, the later time. */
export function newest(kept: MarketAnswer | null | undefined, came: MarketAnswer): MarketAnswer {
  if (!kept) return came
  if (kept.epoch === came.epoch) return came.seq >= kept.seq ? came : kept
  return came.timestamp >= kept.timestamp ? came : kept
}

/** The last market answer this browser saw. */
export const rememberedMarket = stored<MarketAnswer | null>('market', {
  version: 1,
  area: 'session',
  initial: null,
  read: (data) => {
    const parsed = marketAnswer.safeParse(data)
    return parsed.success ? parsed.data : null
  },
})
