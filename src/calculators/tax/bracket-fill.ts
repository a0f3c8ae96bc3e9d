import { bracketsFilled } from '#engine/tax/brackets.ts'
import { dollars, percentText } from '../kit/format.ts'
import type { FillChart } from '../kit/presentation.ts'
import type { TaxResult } from './compute.ts'
import { bracketOf } from './figures.ts'
import type { Law } from './law.ts'

type Row = FillChart['rows'][number]

/** A bracket by its edges of taxable income; its rate stands beside it. */
const span = (over: number, upTo: number | null): string =>
  upTo === null
    ? `Over ${dollars(over)}`
    : over === 0
      ? `Up to ${dollars(upTo)}`
      : `${dollars(over)} to ${dollars(upTo)}`

/** Ordinary income fills the brackets from below; gains and qualified dividends lie on top, at rates of their own. */
export function bracketFill(result: TaxResult, { facts }: Law): FillChart {
  const { federal } = result.taxes
  const { status } = result.household
  const { gains, deductions } = federal
  const ordinary = Math.max(0, federal.taxableIncome - gains.preferential)
  const untaxed = Math.max(0, federal.agi - federal.taxableIncome)
  const rows: Row[] = [
    {
      label: 'Deductions, not taxed',
      rate: 0,
      capacity: deductions.total,
      filled: Math.min(untaxed, deductions.total),
      result: 0,
    },
    ...bracketsFilled(ordinary, facts.ordinaryBrackets.value[status]).map((bracket) => ({
      label: span(bracket.over, bracket.upTo),
      rate: bracket.rate * 100,
      capacity: bracket.upTo === null ? null : bracket.upTo - bracket.over,
      filled: bracket.amount,
      result: bracket.tax,
    })),
  ]
  if (gains.preferential > 0) rows.push(...gainRows(result, { facts }, ordinary))
  const rate = percentText(bracketOf(result))
  return {
    kind: 'fill',
    key: 'brackets',
    title: 'How full your brackets are',
    lead: 'Only the money inside a bracket bears its rate.',
    summary: `${dollars(ordinary)} of ordinary taxable income reaches into the ${rate} bracket${gains.preferential > 0 ? `; ${dollars(gains.preferential)} of gains and qualified dividends lies on top` : ''}.`,
    unit: 'money',
    color: 'principal',
    words: { row: 'Bracket', filled: 'Your income in it', result: 'Tax on it' },
    rows,
  }
}

function gainRows(result: TaxResult, { facts }: Pick<Law, 'facts'>, ordinary: number): Row[] {
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
    row(`Gains up to ${dollars(edges.zeroUpTo[status])}`, rates.low, zero, gains.atZero),
    row(`Gains up to ${dollars(edges.fifteenUpTo[status])}`, rates.middle, fifteen, gains.atFifteen),
    row('Gains above that', rates.high, null, gains.atTwenty),
    ...(gains.atTwentyFive > 0 ? [row('Building depreciation', rates.unrecaptured1250, null, gains.atTwentyFive)] : []),
    ...(gains.atTwentyEight > 0 ? [row('Collectibles', rates.collectibles, null, gains.atTwentyEight)] : []),
  ]
}
