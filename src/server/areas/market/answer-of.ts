import type { MarketAnswer, SequencedSnapshot } from '#wire/market.ts'

const told = new WeakMap<SequencedSnapshot, MarketAnswer>()

/** A snapshot as it is told over the wire; of one snapshot always the same object, so that it is written out once. */
export function answerOf(sequenced: SequencedSnapshot): MarketAnswer {
  const known = told.get(sequenced)
  if (known) return known
  const { snapshot, seq, epoch } = sequenced
  const answer = { timestamp: snapshot.timestamp, data: snapshot, seq, epoch }
  told.set(sequenced, answer)
  return answer
}
