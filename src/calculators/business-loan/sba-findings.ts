/** What the SBA's tables say of a 7(a) loan: the most it may cost, its guarantee fee, and where that fee jumps. */
import { guaranteeFee } from '#engine/lending/guarantee-fee.ts'
import { sbaGuaranteeFee } from '#facts/lending/small-business.ts'
import { act, type MaybeFound, note } from '../kit/finding.ts'
import { usesSba } from './compute.ts'
import type { PricedContext } from './context.ts'
import { sbaCaps } from './facts.ts'
import { sbaWords } from './words/findings.en.ts'

export function sba({ inputs, result: { own, guarantee } }: PricedContext): readonly MaybeFound[] {
  if (!usesSba(inputs) || guarantee === null) return []
  const caps = sbaCaps(own.financed)
  if (inputs.rate > Math.max(caps.fixed, caps.variable) + 0.001)
    return [act(sbaWords.overCap, { rate: inputs.rate, ...caps })]
  const lower = sbaGuaranteeFee.value.rows
    .map((row) => row.upTo)
    .findLast((upTo) => upTo !== null && upTo < own.financed)
  const isNear = Boolean(lower) && own.financed < (lower ?? 0) * 1.1
  const less = lower ? guarantee.fee - guaranteeFee(lower, sbaGuaranteeFee.value).fee : 0
  return [
    isNear && note(sbaWords.edge, { at: lower ?? 0, less }),
    note(sbaWords.fee, {
      fee: guarantee.fee,
      guaranteed: guarantee.guaranteed,
      asOf: (sbaGuaranteeFee.asOf ?? '').slice(0, 'YYYY-MM'.length),
    }),
  ]
}
