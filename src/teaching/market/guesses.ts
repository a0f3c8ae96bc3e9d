/** The guesses about markets, each with what the record says to it. */

import { american as say } from '#calculators/kit/say.ts'
import { calculatorPath } from '#calculators/paths.ts'
import type { Guess } from './guess.ts'
import {
  bears,
  bearsApart,
  belowHigh,
  calendarYears,
  crash,
  falls,
  leftOut,
  record,
  risen,
  sayings,
  spans,
} from './past.precomputed.ts'

const year = (month: string) => month.slice(0, 4)
const share = (part: number) => say.figure(part * 100, 'share')
const rate = (decimal: number) => say.percent(decimal * 100, 1)
/** "6 of 100", "fewer than 1 of 100". */
const ofHundred = (chance: number) => (chance < 0.01 ? 'fewer than 1 of 100' : `${say.number(chance * 100, 0)} of 100`)
const at = (months: number) => risen.find((one) => one.months === months) ?? { nominal: Number.NaN, real: Number.NaN }
const worst = falls.dividends.toSorted((a, b) => b.depth - a.depth)[0]
const like = (of: typeof falls.price) => of.find(({ high }) => high === worst?.high)
const twenty = spans.find(({ years }) => years === 20)
const one = spans.find(({ years }) => years === 1)
const ten = leftOut.counts.find(({ count }) => count === 10)
const [may, mayLately] = sayings.may
const october = sayings.months[9] ?? Number.NaN
const otherMonths = sayings.months.reduce((sum, each, m) => (m === 9 ? sum : sum + each / 11), 0)
const grown = (yearly: number | undefined) => say.money(100 * (1 + (yearly ?? Number.NaN)) ** 20)
const crashLow = falls.dividends.find(({ high }) => high === crash.from)?.low ?? ''
const inFall = (rows: typeof leftOut.best) => rows.filter(({ isInFall }) => isInFall).length

export const guesses: readonly Guess[] = [
  {
    kind: 'draw',
    slug: 'rises',
    group: 'ups',
    title: 'How often stocks go up',
    ask: `Pick any month since ${year(record.first)}, put money in US stocks and keep the dividends. How often would you be ahead later?`,
    unit: 'share',
    from: 0,
    to: 100,
    step: 1,
    xLabel: 'Held for',
    yLabel: 'Percent of starts that were ahead',
    points: [
      { label: '1 month', said: 'after 1 month' },
      { label: '1 year', said: 'after 1 year' },
      { label: '5 years', said: 'after 5 years' },
      { label: '10 years', said: 'after 10 years' },
      { label: '20 years', said: 'after 20 years' },
    ],
    truth: risen.map(({ nominal }) => nominal * 100),
    reveal: [
      `After a month, ${share(at(1).nominal)} of the time. After a year, ${share(at(12).nominal)}. After ten years, ${share(at(120).nominal)}, and after 20 years, every time.`,
      `What the money could buy is another story: after inflation, ${share(at(12).real)} of years and ${share(at(120).real)} of ten-year stretches came out ahead.`,
      `Stretches of 20 years overlap, so only ${say.number(twenty?.apart ?? 0, 0)} fit side by side. “Every time” in one country isn’t a promise.`,
    ],
    tool: {
      to: '/historical-chart#view=rolling&lines=stocks&from=1871-01',
      words: 'See every stretch on the Historical Chart',
    },
  },
  {
    kind: 'amount',
    slug: 'average-year',
    group: 'ups',
    title: 'The average year',
    ask: `US stocks have averaged about ${say.percent(Math.round(calendarYears.average * 100))} a year. In how many of the ${calendarYears.count} calendar years since ${calendarYears.first} was the return between 8% and 12%?`,
    unit: 'count',
    from: 0,
    to: 60,
    step: 1,
    truth: calendarYears.near,
    reveal: [
      `In ${calendarYears.near}. The average hardly ever happens: most years are far above it or far below.`,
      'So a year of 25% or of −15% isn’t a sign that something has changed.',
    ],
    tool: { to: calculatorPath('lumpsum'), words: 'See the range of outcomes for a sum of yours' },
  },
  {
    kind: 'amount',
    slug: 'worst-twenty',
    group: 'ups',
    title: 'Swings and time',
    ask: `The worst 12 months for US stocks lost ${share(-(one?.worst ?? Number.NaN))} after inflation. What did the worst 20 years return, a year?`,
    unit: 'percent',
    from: -20,
    to: 12,
    step: 0.5,
    truth: (twenty?.worst ?? Number.NaN) * 100,
    reveal: [
      `${rate(twenty?.worst ?? Number.NaN)} a year after inflation, from ${say.month(twenty?.worstFrom ?? '')}. The best 20 years returned ${rate(twenty?.best ?? Number.NaN)} a year.`,
      `Time narrows the return a year. It doesn’t narrow the dollars: $100 became ${grown(twenty?.worst)} in the worst 20 years and ${grown(twenty?.best)} in the best.`,
    ],
    tool: { to: '/risk-assessment', words: 'How much of that swing fits your life?' },
  },
  {
    kind: 'draw',
    slug: 'crash',
    group: 'falls',
    title: 'Draw a crash',
    ask: `You put $100 into US stocks at the top in ${say.month(crash.from)} and keep the dividends. Draw what it’s worth in each year after.`,
    unit: 'money',
    from: 20,
    to: 200,
    step: 1,
    xLabel: 'Years later',
    yLabel: 'What $100 is worth',
    points: crash.worth.map((_, i) => ({
      label: `+${i + 1}`,
      said: i === 0 ? 'after 1 year' : `after ${i + 1} years`,
    })),
    truth: crash.worth,
    reveal: [
      `A year later it was ${say.money(crash.worth[0] ?? 0)}. It was back above $100 after ${say.years(crash.worth.findIndex((worth) => worth > 100) + 1)}, and at ${say.money(crash.worth.at(-1) ?? 0)} after ${say.years(crash.worth.length)}.`,
      `The low came in ${say.month(crashLow)}. Nobody knew then that it was the low.`,
    ],
    tool: { to: '/risk-assessment', words: 'Practice on a real crash, month by month' },
  },
  {
    kind: 'amount',
    slug: 'bears',
    group: 'falls',
    title: 'Bear markets',
    ask: `How many times since ${year(bears.rows[0]?.from ?? '')} has the S&P 500, or the index before it, lost a fifth or more?`,
    unit: 'count',
    from: 0,
    to: 40,
    step: 1,
    truth: bears.rows.length,
    reveal: [
      `${bears.rows.length} times at daily closing prices, with long slides counted once. Half of them lost more than ${share(bears.medianLost)}, and half took longer than ${say.months(bears.medianDays / 30.4375)} to reach the bottom.`,
      `It depends on how you count: taking every fall of 20% by itself inside a long slide, there were ${bearsApart}.`,
    ],
    tool: { to: '/learning/crash-plan', words: 'Write your plan for the next one' },
  },
  {
    kind: 'amount',
    slug: 'below',
    group: 'falls',
    title: 'Below an old high',
    ask: `In what share of all months since ${year(record.first)} were US stocks, dividends kept, worth less than at some time before?`,
    unit: 'share',
    from: 0,
    to: 100,
    step: 1,
    truth: belowHigh.dividends * 100,
    reveal: [
      `In ${share(belowHigh.dividends)} of months. Stocks spend most of their time below an old high, and they grew anyway.`,
      `Count prices without dividends, as the news does, and it’s ${share(belowHigh.price)}.`,
    ],
    tool: {
      to: '/historical-chart#view=falls&lines=stocks&from=1871-01',
      words: 'See every fall on the Historical Chart',
    },
  },
  {
    kind: 'amount',
    slug: 'recovery',
    group: 'falls',
    title: 'The longest wait',
    ask: `Somebody put everything into US stocks at the top in ${say.month(worst?.high ?? '')} and kept every dividend. After how many years was the money whole again?`,
    unit: 'years',
    from: 0,
    to: 40,
    step: 1,
    truth: (worst?.below ?? Number.NaN) / 12,
    reveal: [
      `After ${say.months(worst?.below ?? 0)}, in ${say.month(worst?.back ?? '')}. Without the dividends it took ${say.months(like(falls.price)?.below ?? 0)}.`,
      `After inflation it took ${say.months(like(falls.real)?.below ?? 0)}, because prices fell too. The longest wait after inflation began in ${say.month(longestReal()?.high ?? '')}: ${say.months(longestReal()?.below ?? 0)}.`,
    ],
    tool: { to: calculatorPath('emergency-fund'), words: 'An emergency fund, so you needn’t sell at the bottom' },
  },
  {
    kind: 'amount',
    slug: 'missed',
    group: 'falls',
    title: 'The best months',
    ask: `Since ${say.month(leftOut.from)}, US stocks have returned ${rate(leftOut.all)} a year. Leave out the 10 best of those ${say.number(leftOut.months)} months. What’s left a year?`,
    unit: 'percent',
    from: 0,
    to: 12,
    step: 0.1,
    truth: (ten?.best ?? Number.NaN) * 100,
    reveal: [
      `${rate(ten?.best ?? Number.NaN)} a year. That’s the half of the story people tell. Leave out the 10 worst months instead, and it’s ${rate(ten?.worst ?? Number.NaN)}; leave out both, and it’s ${rate(leftOut.both)}.`,
      `They come together: ${inFall(leftOut.best)} of the 10 best months and ${inFall(leftOut.worst)} of the 10 worst were inside a fall of 20% or more. Whoever is out for the one is usually out for the other.`,
      'We hold one average a month, so this is about months, not days.',
    ],
    tool: { to: calculatorPath('dca'), words: 'What steady buying came to, from any month' },
  },
  {
    kind: 'choice',
    slug: 'may',
    group: 'sayings',
    title: '“Sell in May”',
    ask: `From May to November, what have US stocks usually done since ${year(record.first)}?`,
    options: ['Lost money', 'Gained, but a bit less than in winter', 'Gained more than in winter'],
    truth: 1,
    reveal: [
      `They gained ${rate(may?.summer ?? Number.NaN)} on average, against ${rate(may?.winter ?? Number.NaN)} from November to May, and rose in ${share(may?.summersUp ?? Number.NaN)} of summers. Selling gave up a gain.`,
      `Deal the halves of each year at random, and a gap this wide turns up in ${ofHundred(may?.chance ?? Number.NaN)} tries. Since ${mayLately?.since ?? ''} it’s wider, ${rate(mayLately?.summer ?? Number.NaN)} against ${rate(mayLately?.winter ?? Number.NaN)}, and turns up in ${ofHundred(mayLately?.chance ?? Number.NaN)}.`,
    ],
    tool: { to: '/investment-rules', words: 'More rules of thumb, tried on the record' },
  },
  {
    kind: 'choice',
    slug: 'september',
    group: 'sayings',
    title: '“September is the worst month”',
    ask: 'Our months are averages, so the nearest we can test is mid-September to mid-October. Was it the weakest of the twelve?',
    options: ['Yes, and it can’t be chance', 'Yes, but it might be chance', 'No, another one was'],
    truth: 1,
    reveal: [
      `It was the weakest: ${rate(october)} on average, against ${rate(otherMonths)} in the others.`,
      `But one of twelve is always last. Deal the months of each year at random, and the last one is this weak in ${ofHundred(sayings.worstOfTwelve)} tries.`,
    ],
    tool: { to: calculatorPath('dca'), words: 'Buying every month, whatever the month' },
  },
  {
    kind: 'choice',
    slug: 'january',
    group: 'sayings',
    title: '“January is the best month”',
    ask: `Have stocks done better from mid-December to mid-January than in the other months since ${year(record.first)}?`,
    options: ['Yes, and they still do', 'They did, but not lately', 'They never did'],
    truth: 1,
    reveal: [
      `Over the whole record, yes: ${rate(sayings.january.mean)} on average against ${rate(sayings.january.others)}, more than chance would make (${ofHundred(sayings.january.chance)} tries).`,
      `In the last ${sayings.januaryLately.years} years it was ${rate(sayings.januaryLately.mean)} against ${rate(sayings.januaryLately.others)}, which chance makes in ${ofHundred(sayings.januaryLately.chance)}. A pattern that everyone knows can get used up.`,
    ],
    tool: { to: '/investment-rules', words: 'More rules of thumb, tried on the record' },
  },
  {
    kind: 'choice',
    slug: 'election',
    group: 'sayings',
    title: '“Election years are good for stocks”',
    ask: `There were ${sayings.election.years} presidential election years since ${calendarYears.first}. How did US stocks do in them?`,
    options: ['Better than in other years', 'About the same', 'Worse than in other years'],
    truth: 1,
    reveal: [
      `About the same: ${rate(sayings.election.mean)} on average, against ${rate(sayings.election.others)} in the other years, give or take ${say.number(sayings.election.within * 100, 0)} points.`,
      `The year before an election looks better, ${rate(sayings.beforeElection.mean)}, but chance makes such a gap in ${ofHundred(sayings.beforeElection.chance)} tries. Test enough sayings, and one of them will look real.`,
    ],
    tool: { to: '/historical-chart', words: 'Look for yourself on the Historical Chart' },
  },
]

function longestReal() {
  return falls.real.toSorted((a, b) => b.below - a.below)[0]
}
