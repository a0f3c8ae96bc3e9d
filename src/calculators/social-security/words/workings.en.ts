/** How it is calculated, and what each source was used for. Amounts of a benefit in dollars a month. */
import type { Say } from '../../kit/say.ts'
import { type AgeInMonth, ageInMonthText } from './ages.en.ts'

export const average = {
  title: 'Average indexed monthly earnings (AIME)',
  lines: ({ total, years, monthly }: { total: number; years: number; monthly: number }, say: Say) => [
    'AIME = sum of your highest years, adjusted for wages ÷ their months, rounded down to a dollar',
    `= ${say.cents(total)} ÷ (${years} × 12)`,
    `= ${say.money(monthly)}`,
  ],
  indexing: ({ year }: { year: number }) =>
    `Each year’s taxed pay is multiplied by the average wage of ${year} ÷ the average wage of that year, to the cent.`,
  projected: 'Average wages not published yet are assumed to stay at the last published level.',
}

interface Formula {
  readonly shares: readonly [number, number, number]
  readonly pieces: readonly [number, number, number]
  readonly parts: readonly [number, number, number]
  readonly result: number
}
export const formula = {
  title: 'Benefit at full retirement age (PIA)',
  lines: ({ shares: [low, middle, high], pieces, parts, result }: Formula, say: Say) => [
    `PIA = ${say.percent(low)} up to the first bend point + ${say.percent(middle)} up to the second + ${say.percent(high)} above, rounded down to a dime`,
    `= ${say.percent(low)} × ${say.money(pieces[0])} + ${say.percent(middle)} × ${say.money(pieces[1])} + ${say.percent(high)} × ${say.money(pieces[2])}`,
    `= ${parts.map((part) => say.cents(part)).join(' + ')}`,
    `= ${say.cents(result)}`,
  ],
  bends: ({ year, first, second }: { year: number; first: number; second: number }, say: Say) =>
    `Bend points for people who turn 62 in ${year}: ${say.money(first)} and ${say.money(second)}.`,
  projected: ({ year, first, second }: { year: number; first: number; second: number }, say: Say) =>
    `Bend points for people who turn 62 in ${year}: ${say.money(first)} and ${say.money(second)}, our estimate from the last published average wage.`,
}

export const increases = {
  title: 'Cost-of-living increases since 62',
  lines: ({ from, count, to }: { from: number; count: number; to: number }, say: Say) => [
    'PIA now = PIA × (1 + increase of each year from 62 on)',
    `${say.cents(from)} with ${say.count(count, 'increase', 'increases')}`,
    `= ${say.cents(to)}`,
  ],
  year: ({ year, rate, amount }: { year: number; rate: number; amount: number }, say: Say) =>
    `${year}: + ${say.percent(rate, 1)}, rounded down to a dime: ${say.cents(amount)}`,
}

interface Share {
  readonly numerator: number
  readonly denominator: number
}
/** "5/9%" of 5 / 900. */
const partPercent = ({ numerator, denominator }: Share) => `${numerator}/${denominator / 100}%`
export const claim = {
  title: ({ at }: { at: AgeInMonth }, say: Say) => `Claiming at ${ageInMonthText(at, say)}`,
  early: (
    values: {
      pia: number
      near: number
      far: number
      left: number
      result: number
      first: number
      nearShare: Share
      farShare: Share
    },
    say: Say,
  ) => [
    `benefit = PIA × (1 − ${partPercent(values.nearShare)} × the first ${values.first} months early − ${partPercent(values.farShare)} × the months before those)`,
    `= ${say.cents(values.pia)} × (1 − ${partPercent(values.nearShare)} × ${values.near} − ${partPercent(values.farShare)} × ${values.far})`,
    `= ${say.cents(values.pia)} × ${say.percent(values.left, 4)}`,
    `= ${say.money(values.result)}`,
  ],
  late: (
    { pia, credit, months, result }: { pia: number; credit: number; months: number; result: number },
    say: Say,
  ) => [
    `benefit = PIA × (1 + ${say.percent(credit)} ÷ 12 × months waited)`,
    `= ${say.cents(pia)} × (1 + ${say.percent(credit)} ÷ 12 × ${months})`,
    `= ${say.money(result)}`,
  ],
  full: ({ full }: { full: AgeInMonth }, say: Say) => `Full retirement age: ${ageInMonthText(full, say)}.`,
  rounding: 'Rounded down to a dime, and the payment to a dollar.',
  january: 'A year’s credits count from the next January on. At 70, they all count at once.',
}

export const tax = {
  title: 'How much of your benefit is taxable',
  lines: (
    values: {
      other: number
      exempt: number
      benefits: number
      combined: number
      low: number
      high: number
      taxable: number
    },
    say: Say,
  ) => [
    'combined income = other income + tax-exempt interest + half of your benefits',
    `= ${say.money(values.other)} + ${say.money(values.exempt)} + ½ × ${say.money(values.benefits)} = ${say.money(values.combined)}`,
    `taxable = 50% between ${say.money(values.low)} and ${say.money(values.high)}, 85% above, up to 85% of your benefits`,
    `= ${say.money(values.taxable)}`,
  ],
  band: 'Between the two limits, no more than half of your benefits counts.',
}

export const lifetime = {
  title: 'Lifetime value',
  lines: ({ rate, value }: { rate: number; value: number }, say: Say) => [
    'value = sum of each month’s payment × chance you’re alive at its end ÷ (1 + rate) ^ years from now',
    `rate above inflation = ${say.percent(rate)}`,
    `= ${say.money(value)}`,
  ],
  steps: [
    'Chances come from SSA’s period life table. For a couple, each life is independent of the other.',
    'A survivor takes the survivor benefit right away or when it’s largest, whichever is worth more. A survivor’s own pay counts against it until full retirement age.',
    'No payment is due for the month of death. Taxes and Medicare premiums aren’t subtracted.',
  ],
}

export const used = {
  reduction: 'how early claims are reduced',
  fullAge: 'full retirement ages',
  credits: 'credits for waiting',
  spouses: 'spouses and ex-spouses',
  survivors: 'survivors',
  pensions: 'public pensions no longer reduce benefits',
  shares: 'shares of the benefit formula',
  bends: 'bend points',
  wages: 'average wages that adjust earlier pay',
  base: 'most pay that counts in a year',
  increases: 'cost-of-living increases',
  test: 'pay allowed before full retirement age',
  lives: 'chances of living to each age',
  reserves: 'when reserves run out and what is paid then',
  taxation: 'how much of a benefit is taxed',
  medicare: 'Medicare premiums and surcharges',
  realRate: 'our default return above inflation',
  health: 'what longer and shorter lives mean',
  inflation: 'our default inflation',
}
