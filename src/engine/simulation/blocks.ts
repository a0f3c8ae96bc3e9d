/**
 * Stretches of a record put one behind another: the block bootstrap without the returns. It says which period of the record is lived at
 * each step; what happened in that period is looked up by whoever asks.
 */
import { nextBelow, nextShare, type RandomState } from './random.ts'

/**
 * How long stretches of real history are kept together. `stationary`: of random length, `years` on average, as if each period began a new
 * one with the same chance (Politis and Romano 1994). `fixed`: each lasts exactly so many years.
 */
export interface Blocks {
  readonly kind: 'stationary' | 'fixed'
  readonly years: number
}

/** Five years keep crashes, their recoveries and runs of inflation together. Ours. */
export const usualBlocks: Blocks = { kind: 'stationary', years: 5 }

/**
 * Writes into `rows` the periods of a record of `count` that are lived, from 0. The record is joined to a ring: after its end comes its
 * beginning, so that every period is drawn as often as any other. `usual` is the length of a stretch in periods, 1 at least.
 */
export function drawRows(
  rows: Int32Array,
  state: RandomState,
  count: number,
  kind: Blocks['kind'],
  usual: number,
): Int32Array {
  /** The chance that a stretch goes on after a period. */
  const on = 1 - 1 / usual
  for (let period = 0; period < rows.length; ) {
    let row = nextBelow(state, count)
    const end = Math.min(rows.length, period + (kind === 'fixed' ? usual : lengthOf(nextShare(state), on)))
    for (; period < end; period++) {
      rows[period] = row
      row = row + 1 === count ? 0 : row + 1
    }
  }
  return rows
}

/** Periods of a stretch for a share drawn: longer than k with the chance `on` to the power k. */
function lengthOf(share: number, on: number): number {
  let length = 1
  for (let chance = on; share < chance; chance *= on) length += 1
  return length
}
