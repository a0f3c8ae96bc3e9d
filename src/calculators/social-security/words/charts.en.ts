/** Charts and tables: titles, leads, series, axes. Ages in months, money in today's dollars. */
import type { Say } from '../../kit/say.ts'
import { type AgeRange, ageText, rangesText, rangeText } from './ages.en.ts'

type Paid = { readonly age: number; readonly monthly: number }
interface Near {
  readonly ranges: readonly AgeRange[]
  readonly months: number
}

export const names = { you: 'You', spouse: 'Your spouse', both: 'Household' }
const perMonth = 'Dollars a month'
const claimAge = 'Age when you claim'

export const pay = {
  title: 'Monthly benefit by claim age',
  lead: 'Today’s dollars, for life, once all your credits for waiting count',
  summary: ({ ages }: { ages: readonly (Paid & { readonly isPlan: boolean })[] }, say: Say) =>
    `You’d get ${say.list(ages.map(({ age, monthly, isPlan }) => `${say.money(monthly)} a month at ${ageText(age)}${isPlan ? ' (your plan)' : ''}`))}.`,
  x: claimAge,
  y: perMonth,
  series: 'Monthly benefit',
  plan: ({ monthly }: { monthly: number }, say: Say) => `Your plan: ${say.money(monthly)}`,
}

const fixed = {
  single: '',
  divorced: '',
  married: ' Your spouse’s claim stays as planned.',
  widowed: ' Your survivor benefit stays as planned.',
}
type Kind = keyof typeof fixed
const nearText = ({ ranges, months }: Near, kind: Kind, say: Say): string =>
  months === 0
    ? `No claim is within 1% of the best plan.${fixed[kind]}`
    : `Within 1% of the best: ${months === 1 ? 'a claim' : 'claims'} ${rangesText(ranges, say)}.${fixed[kind]}`
const laterYears = (rate: number, say: Say): string =>
  rate === 0 ? '' : ` Each later year counts ${say.percent(Math.abs(rate))} ${rate > 0 ? 'less' : 'more'}.`
export const value = {
  title: 'Lifetime value by claim age',
  lead: ({ near, kind, rate }: { near: Near; kind: Kind; rate: number }, say: Say) =>
    `Today’s dollars, counting each payment by your chance of living to get it.${laterYears(rate, say)} ${nearText(near, kind, say)}`,
  summary: ({ first, last, near, kind }: { first: Paid; last: Paid; near: Near; kind: Kind }, say: Say) =>
    `Lifetime value is ${say.about(first.monthly)} if you claim at ${ageText(first.age)} and ${say.about(last.monthly)} at ${ageText(last.age)}. ${nearText(near, kind, say)}`,
  x: claimAge,
  y: 'Lifetime value',
  series: 'Lifetime value',
  plan: 'Your plan',
  note: 'The dollar axis doesn’t start at $0, so that small differences show.',
  level: 'Within 1% of the best',
}

interface Pair {
  readonly own: number
  readonly second: number
}
export const pairs = {
  married: {
    title: 'Every pair of claim ages',
    y: 'Your spouse claims at',
    valueLabel: 'Worth over both your lifetimes',
    lead: ({ own, second }: Pair) =>
      `Darker means worth more over both your lifetimes, in today’s dollars. Best: you at ${ageText(own)}, your spouse at ${ageText(second)}.`,
    summary: (
      {
        best,
        own,
        second,
        value,
        share,
      }: { best: Pair; own: AgeRange; second: AgeRange; value: number; share: number },
      say: Say,
    ) =>
      `The best pair is you at ${ageText(best.own)} and your spouse at ${ageText(best.second)}. Pairs within 1% have you claim ${rangeText(own)} and your spouse ${rangeText(second)}. Your plan is worth ${say.about(value)}, ${say.percent(share, 1)} of the best.`,
  },
  widowed: {
    title: 'Every pair of start ages',
    y: 'Survivor benefit from',
    valueLabel: 'Worth over your lifetime',
    lead: ({ own, second }: Pair) =>
      `Darker means worth more over your lifetime, in today’s dollars. Best: your survivor benefit at ${ageText(second)}, your own at ${ageText(own)}.`,
    summary: (
      {
        best,
        own,
        second,
        value,
        share,
      }: { best: Pair; own: AgeRange; second: AgeRange; value: number; share: number },
      say: Say,
    ) =>
      `The best pair is your own benefit at ${ageText(best.own)} and your survivor benefit at ${ageText(best.second)}. Pairs within 1% start your own ${rangeText(own)} and the survivor’s ${rangeText(second)}. Your plan is worth ${say.about(value)}, ${say.percent(share, 1)} of the best.`,
  },
  x: 'You claim at',
  plan: 'Your plan',
  planIsBest: 'Your plan: the best',
  best: 'Best',
  zone: 'Within 1% of the best',
}

interface Ends {
  readonly you: number
  readonly spouse: number | null
}
export const income = {
  title: 'Month by month',
  lives: {
    youChosen: 'if you live to the age you chose',
    youMedian: 'if you live to the median age',
    bothChosen: 'if you each live to the ages you chose',
    mixed: 'if one lives to the age you chose and the other to the median age',
    bothMedian: 'if you each live to the median age',
  },
  lead: ({ lives, ends }: { lives: string; ends: Ends }) =>
    `Today’s dollars, ${lives}: you to ${ageText(ends.you)}${ends.spouse === null ? '' : `, your spouse to ${ageText(ends.spouse)}`}.`,
  nothing: 'On these dates, nothing is ever paid.',
  summary: ({ from, to, most }: { from: string; to: string; most: number }, say: Say) =>
    `Payments run from ${say.month(from)} to ${say.month(to)} and reach ${say.money(most)} a month, in today’s dollars.`,
  divorcedSummary: ({ from, to, most }: { from: string; to: string; most: number }, say: Say) =>
    `Payments run from ${say.month(from)} to ${say.month(to)} and reach ${say.money(most)} a month, in today’s dollars. Your ex-spouse’s death, at their median age, can raise yours.`,
  coupleSummary: ({ from, to, most }: { from: string; to: string; most: number }, say: Say) =>
    `Payments run from ${say.month(from)} to ${say.month(to)} and reach ${say.money(most)} a month, in today’s dollars. After the first death, the survivor keeps the larger benefit.`,
  x: 'Month',
  y: perMonth,
  youClaim: 'You claim',
  spouseClaims: 'Your spouse claims',
  survivorStarts: 'Your survivor benefit starts',
  spouseSurvives: 'Your spouse is the survivor',
  youSurvive: 'You’re the survivor',
  exDies: 'Your ex-spouse dies',
  cutBegins: 'The trust-fund cut begins',
}

interface Bends {
  readonly shares: readonly [number, number, number]
  readonly first: number
  readonly second: number
}
export const formula = {
  title: 'Your earnings in the benefit formula',
  lead: ({ shares, first, second }: Bends, say: Say) =>
    `Social Security replaces ${say.percent(shares[0])} of your average monthly earnings up to ${say.money(first)}, ${say.percent(shares[1])} up to ${say.money(second)}, and ${say.percent(shares[2])} above that.`,
  summary: (
    { aime, amount, first, second }: { aime: number; amount: number; first: number; second: number },
    say: Say,
  ) =>
    `Average indexed monthly earnings of ${say.money(aime)} give a benefit of ${say.money(amount)} a month. The formula bends at ${say.money(first)} and ${say.money(second)}.`,
  note: ({ year }: { year: number }) => `For people who turn 62 in ${year}, before cost-of-living increases`,
  x: 'Average indexed monthly earnings',
  y: perMonth,
  series: 'Benefit at full retirement age',
  firstBend: ({ shares }: Bends, say: Say) => `First bend: ${say.percent(shares[0])} becomes ${say.percent(shares[1])}`,
  secondBend: ({ shares }: Bends, say: Say) =>
    `Second bend: ${say.percent(shares[1])} becomes ${say.percent(shares[2])}`,
  yours: ({ aime, amount }: { aime: number; amount: number }, say: Say) =>
    `Your average: ${say.money(aime)} a month gives ${say.money(amount)}`,
}

export const ages = {
  title: 'Claim ages side by side',
  lead: 'Today’s dollars. Break-even is the age when waiting has paid as much as claiming as early as you can, on your own benefit.',
  widowedLead: 'Today’s dollars. Your own claim, with your survivor benefit as you set it.',
  columns: {
    age: 'Claim at',
    month: 'Claim month',
    monthly: 'Monthly benefit',
    value: 'Lifetime value',
    share: 'Compared with the best',
    evenAt: 'Break-even age',
  },
  plan: ({ age }: { age: number }) => `${ageText(age)} (your plan)`,
  never: 'not by 120',
}

export const years = {
  title: 'Year by year',
  lead: 'Benefits paid in each year, in today’s dollars, on the dates of the chart above',
  columns: { year: 'Year', age: 'Your age in December', you: names.you, spouse: names.spouse, both: names.both },
}

export const earnings = {
  title: 'Your earnings, adjusted to today’s wages',
  lead: ({ years, empty, indexYear }: { years: number; empty: number; indexYear: number }, say: Say) =>
    `Your highest ${years} years are averaged${empty > 0 ? `, and ${say.count(empty, 'year counts', 'years count')} as zero` : ''}. Earlier pay is adjusted to the wages of ${indexYear}; later pay counts as it is.`,
  columns: {
    year: 'Year',
    counted: 'Pay that counts',
    factor: 'Multiplied by',
    indexed: 'Adjusted pay',
    used: 'In your average',
  },
  used: 'yes',
  unused: 'no',
}
