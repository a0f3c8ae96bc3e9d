import { roundToCent } from '#engine/money.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { besideOthers, percentile } from './beside-findings.ts'
import type { NetWorthContext } from './context.ts'
import { knowsHomeGain } from './home-gain.ts'
import { costlyDebt, home, liquid, mortgageOnce } from './sheet-findings.ts'
import { leftOutWords, pretaxWords, worthWords } from './words/findings.en.ts'

/** Withdrawals before this age often bear a penalty. */
const EARLY = 60

function pretax({ inputs, result: { sheet, tax }, say }: NetWorthContext): MaybeFound {
  const held = sheet.byAsset.pretax
  if (held <= 0) return null
  const early = inputs.age < EARLY ? ` ${pretaxWords.early()}` : ''
  if (tax.onPretax < 0.5) return note(() => pretaxWords.none({ held }, say) + early)
  const values = { held, tax: tax.onPretax, share: (tax.onPretax / held) * 100 }
  const text =
    inputs.taxWay === 'rates'
      ? pretaxWords.ownRate({ ...values, rate: inputs.taxRate }, say)
      : pretaxWords.spread({ ...values, years: inputs.drawYears, other: inputs.otherIncome }, say)
  return watch(() => text + early)
}

const belowZero = ({ result }: NetWorthContext): MaybeFound =>
  result.outcome === 'below-zero' && note(worthWords.below, { short: -result.netWorth })

function goal({ inputs, result: { goal: found, netWorth } }: NetWorthContext): MaybeFound {
  if (found === null || inputs.goal === null) return null
  const values = { goal: inputs.goal, by: netWorth - inputs.goal }
  if (found.outcome === 'reached') return good(values.by < 0.5 ? worthWords.reached : worthWords.past, values)
  const ahead = { goal: inputs.goal, years: inputs.goalYears, perYear: roundToCent(found.perYear) }
  return found.annualRate === null || found.annualRate > 1
    ? note(worthWords.aheadPlain, ahead)
    : note(worthWords.ahead, { ...ahead, rate: found.annualRate * 100 })
}

function whatIf({ result: { hasWhatIf, today, netWorth } }: NetWorthContext): MaybeFound {
  if (!hasWhatIf) return null
  const change = netWorth - today.netWorth
  if (Math.abs(change) < 0.5) return note(worthWords.noEffect)
  return note(change > 0 ? worthWords.adds : worthWords.takes, { change: Math.abs(change), worth: today.netWorth })
}

/** What no number here holds, as far as these inputs have it. */
function leftOut({ inputs, result: { gains, assets, sheet } }: NetWorthContext): readonly MaybeFound[] {
  const hasRental = assets.some(({ kind, basis }) => kind === 'property' && basis !== null)
  return [
    gains.unknownValue >= 0.5 && note(leftOutWords.unknownGain, { value: gains.unknownValue }),
    sheet.byAsset.home > 0 && !knowsHomeGain(inputs) && note(leftOutWords.homeGain, homeSaleExclusion.value),
    hasRental && note(leftOutWords.rental),
    note(leftOutWords.rest),
  ]
}

export const findings = (context: NetWorthContext): readonly MaybeFound[] => [
  whatIf(context),
  belowZero(context),
  besideOthers(context),
  costlyDebt(context),
  pretax(context),
  liquid(context),
  percentile(context),
  home(context),
  mortgageOnce(context),
  goal(context),
  ...leftOut(context),
]
