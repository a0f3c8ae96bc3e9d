import { cutAfter } from '#engine/social-security/trust-fund.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { about } from '../kit/preset.ts'
import { choicesOf } from './choices.ts'
import type { WorkedContext } from './context.ts'
import { LATER_YEARS } from './taxed.ts'
import { medicare, taxes, trustFund } from './words/findings.en.ts'

/** How much of the benefit counts as income. */
export function taxFindings({ result: { taxed }, inputs, say }: WorkedContext): readonly MaybeFound[] {
  if (taxed.benefits <= 0) return []
  const share = taxed.share * 100
  const later = taxed.shareLater * 100
  const income = inputs.otherIncome
  const rises = later > share + 0.5 && say.percent(later, 0) !== say.percent(share, 0)
  return [
    taxed.taxable < 0.5 ? good(taxes.none, { income }) : watch(taxes.some, { share, taxable: taxed.taxable, income }),
    taxed.taxable >= 0.5 && taxed.nextThousand > 1 && watch(taxes.nextThousand, { extra: taxed.nextThousand }),
    rises && note(taxes.later, { years: LATER_YEARS, inflation: inputs.inflation, share: later }),
  ]
}

export function medicareFindings({ result }: WorkedContext): readonly MaybeFound[] {
  const { taxed, household, outlook, law } = result
  const { surcharge, medicareIncome } = taxed
  const { partBPremium: partB, irmaaIncomeYear } = law.medicare.value
  const { year } = law
  const extra = surcharge.partB + surcharge.partD
  const joined = outlook.now > household.you.birth.month + 65 * 12 + 3
  return [
    // Medicare comes with a disability benefit, two years after it begins.
    !joined && !household.you.worker.isDisabled && act(medicare.signUp),
    extra > 0
      ? watch(medicare.surcharge, { extra, partB, year, back: year - irmaaIncomeYear })
      : surcharge.next !== null && note(medicare.premium, { partB, year, ...surcharge.next, income: medicareIncome }),
  ]
}

/** What a cut of the trust fund takes, or would take, of the plan. */
export function trustFundFindings({ result, inputs }: WorkedContext): readonly MaybeFound[] {
  const { household, outlook, choices, monthly, law } = result
  const valueWith = (cut: typeof outlook.cut): number => choicesOf(household, { ...outlook, cut }, law, 12).value
  if (outlook.cut !== null) {
    const less = valueWith(null) - choices.value
    const whole = monthly.total
    return [
      watch(trustFund.included, {
        from: inputs.cutYear + 1,
        share: inputs.cutShare,
        cut: (whole * inputs.cutShare) / 100,
        whole,
      }),
      less >= 1 && watch(trustFund.costs, { less: about(less) }),
    ]
  }
  const { year, payableShare } = trustFundOutlook.value.retirement
  const less = choices.value - valueWith(cutAfter(year, payableShare))
  const share = payableShare * 100
  return [
    less < 1
      ? note(trustFund.notFelt, { year, share })
      : note(trustFund.notIncluded, { year, share, less: about(less) }),
  ]
}
