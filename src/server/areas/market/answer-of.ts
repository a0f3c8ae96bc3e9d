import type { MarketAnswer, SequencedSnapshot } from '#wire/market.ts'

/** A snapshot as it is told over the wire. */
export const answerOf = ({ snapshot, seq, epoch }: SequencedSnapshot): MarketAnswer => ({
  timestamp: snapshot.timestamp,
  data: snapshot,
  seq,
  epoch,
})
