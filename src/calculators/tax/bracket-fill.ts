import { bracketsFilled } from '#engine/tax/brackets.ts'
import type { FillChart } from '../kit/presentation.ts'
import { bracketOf, ordinaryOf } from './compute.ts'
import type { TaxContext } from './context.ts'
import { bracketWords as words } from './words/explain.en.ts'

type Row = FillChart['rows'][number]

/** Ordinary income fills the brackets from below; gains and qualified dividends lie on top, at rates of their own. */
export function bracketFill(context: TaxContext): FillChart {
  const { result, law, say } = context
  const { facts } = law
  const { federal } = result.taxes
  const { status } = result.household
  const { gains, deductions } = federal
  const ordinary = ordinaryOf(result.taxes)
  const untaxed = Math.max(0, federal.agi - federal.taxableIncome)
  const rows: Row[] = [
    {
      label: words.deductions,
      rate: 0,
      capacity: deductions.total,
      filled: Math.min(untaxed, deductions.total),
      result: 0,
    },
    ...bracketsFilled(ordinary, facts.ordinaryBrackets.value[status]).map((bracket) => ({
      label: spanOf(bracket, context),
      rate: bracket.rate * 100,
      capacity: bracket.upTo === null ? null : bracket.upTo - bracket.over,
      filled: bracket.amount,
      result: bracket.tax,
    })),
  ]
  if (gains.preferential > 0) rows.push(...gainRows(context, ordinary))
  return {
    kind: 'fill',
    key: 'brackets',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ ordinary, rate: bracketOf(result, law), onTop: gains.preferential }, say),
    unit: 'money',
    color: 'principal',
    words: words.columns,
    rows,
  }
}

/** A bracket by its edges of taxable income; its rate stands beside it. */
function spanOf({ over, upTo }: { over: number; upTo: number | null }, { say }: TaxContext): string {
  if (upTo === null) return words.over(over, say)
  return over === 0 ? words.upTo(upTo, say) : words.span({ over, upTo }, say)
}

function gainRows({ result, law: { facts }, say }: TaxContext, ordinary: number): Row[] {
  const { gains } = result.taxes.federal
  const { status } = result.household
  const edges = facts.capitalGains.value
  const rates = facts.capitalGainRates.value
  const zero = Math.max(0, edges.zeroUpTo[status] - ordinary)
  const fifteen = Math.max(0, edges.fifteenUpTo[status] - Math.max(ordinary, edges.zeroUpTo[status]))
  const row = (label: string, rate: number, capacity: number | null, filled: number): Row => ({
    label,
    rate: rate * 100,
    capacity: capacity === null ? null : Math.max(capacity, filled),
    filled,
    result: filled * rate,
  })
  return [
    row(words.gainsUpTo(edges.zeroUpTo[status], say), rates.low, zero, gains.atZero),
    row(words.gainsUpTo(edges.fifteenUpTo[status], say), rates.middle, fifteen, gains.atFifteen),
    row(words.gainsAbove, rates.high, null, gains.atTwenty),
    ...(gains.atTwentyFive > 0 ? [row(words.depreciation, rates.unrecaptured1250, null, gains.atTwentyFive)] : []),
    ...(gains.atTwentyEight > 0 ? [row(words.collectibles, rates.collectibles, null, gains.atTwentyEight)] : []),
  ]
}
