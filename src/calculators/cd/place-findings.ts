/** Findings against other places for the money: savings, a Treasury, an average bank. */
import { cdNational, treasuryYields } from '#facts/lending/rates.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { CdContext } from './context.ts'
import { amount, rateText } from './phrases.ts'
import { yearsOf } from './rates.ts'
import { averageWords, savingsWords, steep, treasuryWords } from './words/findings.en.ts'

/** More than every bracket of federal and state tax together. */
const STEEP = 0.6

export function againstSavings({ result: { cd, savings, savingsMayFallTo }, say }: CdContext): MaybeFound {
  const gap = cd.value - savings.value
  const values = {
    cd: rateText(cd.annualYield, say),
    savings: rateText(savings.annualYield, say),
    apart: amount(Math.abs(gap), say),
  }
  if (Math.abs(cd.annualYield - savings.annualYield) < 0.00005) return note(savingsWords.same, values)
  if (gap > 0) return good(savingsWords.ahead, values)
  return savingsMayFallTo < 0
    ? watch(savingsWords.farBehind, values)
    : watch(savingsWords.behind, { ...values, falls: rateText(savingsMayFallTo, say) })
}

function whereTaxed({ inputs: { state }, result: { shares } }: CdContext): string {
  if (!isStateCode(state)) return treasuryWords.noState
  const words = shares.bank.stateAndLocal > 0.5 ? treasuryWords.taxes : treasuryWords.noTax
  return words({ state: stateNameOf(state) })
}

export function againstTreasury(context: CdContext): MaybeFound {
  const { inputs, result, say } = context
  const gap = result.cd.valueAfterTax - result.treasury.valueAfterTax
  const quote = rateText(result.treasuryQuote, say)
  const values = {
    rate:
      inputs.treasuryYield === null
        ? treasuryWords.published({ rate: quote, asOf: treasuryYields.asOf ?? '' }, say)
        : quote,
    apart: amount(Math.abs(gap), say),
    where: whereTaxed(context),
  }
  if (Math.abs(gap) < 0.01) return note(treasuryWords.same, values)
  return gap > 0 ? good(treasuryWords.cd, values) : watch(treasuryWords.treasury, values)
}

export const steepTax = ({ result: { shares }, say }: CdContext): MaybeFound =>
  shares.bankShare > STEEP && watch(steep, { share: rateText(shares.bankShare, say, 0) })

export function againstAverage({ inputs, result: { national, cd }, say }: CdContext): MaybeFound {
  if (!national) return null
  const years = yearsOf(inputs)
  const gap = cd.annualYield - national.rate
  const apart = inputs.deposit * ((1 + cd.annualYield) ** years - (1 + national.rate) ** years)
  const values = {
    rate: rateText(national.rate, say),
    months: national.months,
    asOf: cdNational.asOf ?? '',
    apart: amount(Math.abs(apart), say),
  }
  if (Math.abs(gap) < 0.0005) return note(averageWords.same, values)
  return gap > 0 ? good(averageWords.more, values) : watch(averageWords.less, values)
}
