/** The ladder laid out, and renewed as long as its visitor means to. */
import { type CertificateRate, yearYield } from '#engine/deposits/certificate-rate.ts'
import { type KeptLadder, keptLadder, type Ladder, ladderFrom } from '#engine/deposits/ladder.ts'
import type { IsoDate } from '#engine/month.ts'
import type { CdInputs } from './sections.ts'

export interface Kept extends KeptLadder {
  /** Of each new CD. */
  readonly term: number
  readonly annualYield: number
}

/** Rungs without an amount share what the others leave of the deposit; null where no ladder is asked for. */
export function ladderOf(inputs: CdInputs, yield_: number): Ladder | null {
  if (!inputs.withLadder || inputs.rungs.length === 0) return null
  const given = inputs.rungs.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const open = inputs.rungs.filter(({ amount }) => amount === null).length
  const part = open === 0 ? 0 : Math.max(0, inputs.deposit - given) / open
  const rungs = inputs.rungs.map(({ months, amount, apy }) => ({
    months,
    amount: amount ?? part,
    rate: { kind: 'apy', annualYield: apy === null ? yield_ : apy / 100 } as const,
  }))
  return ladderFrom(inputs.start as IsoDate, rungs)
}

/** Each CD that comes free goes into a new one of the longest term, at the rate given or the longest one's of today. */
export function keptOf({ keepFor, ladderRate, start }: CdInputs, ladder: Ladder | null): Kept | null {
  const longest = ladder?.rungs.filter(({ amount }) => amount > 0).at(-1)
  if (!ladder || !longest || keepFor === null) return null
  const annualYield = ladderRate === null ? yearYield(longest.rate) : ladderRate / 100
  const rate: CertificateRate = { kind: 'apy', annualYield }
  const rungs = ladder.rungs.filter(({ amount }) => amount > 0)
  return {
    ...keptLadder(start as IsoDate, { rungs }, keepFor, longest.months, rate),
    term: longest.months,
    annualYield,
  }
}
