import { returnOfDeposits } from '#engine/investing/equal-deposits.ts'
import { fanMonths } from '#engine/investing/growth-fan.ts'
import { roundToCent } from '#engine/money.ts'
import { dollarsAndCents as cents, dollars, monthsText, monthText, percentText, plain } from '../kit/format.ts'
import { span, startsText, stocksText } from '../kit/past-words.ts'
import type { Answer, Finding, Presentation, Split, Table, Working } from '../kit/presentation.ts'
import { costOfWaiting, type Paycheck } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import { paycheckCharts, steadyCourse, yearOf } from './paycheck-charts.ts'
import type { NamedPath, PaycheckStudy } from './paycheck-study.ts'
import { sources } from './sources.ts'
import { costsText, depositText, oftenText } from './words.ts'

const end = (list: readonly number[]): number => list.at(-1) ?? 0
/** "5.9% a year", or that it cannot be named. */
function returnText(months: number, worth: number): string {
  const rate = returnOfDeposits(months, worth)
  return rate === null ? 'a return that cannot be named' : `${percentText(Math.round(rate * 1000) / 10 + 0, 1)} a year`
}

function splitOf({ paidIn, end: worth }: Paycheck): Split | null {
  if (worth <= paidIn || paidIn <= 0) return null
  return {
    label: 'At the end, today’s dollars',
    unit: 'money',
    parts: [
      { label: 'You put in', value: paidIn, color: 'principal' },
      { label: 'Growth', value: worth - paidIn, color: 'growth' },
    ],
  }
}

export function paycheckAnswer(inputs: DcaInputs, result: Paycheck, found: PaycheckStudy | null): Answer {
  const split = splitOf(result)
  const put = `You put in ${dollars(result.paidIn)}, all in today’s dollars: each deposit rises with prices, as pay roughly does.`
  const past =
    found === null
      ? ''
      : ` In ${startsText(found)} since 1871 with ${stocksText(inputs)}, the middle one gave ${dollars(end(found.p50) * result.monthly)} and the worst ${dollars(end(found.worst.path) * result.monthly)}.`
  return {
    headline:
      inputs.deposit === 0
        ? `Enter what you invest from each paycheck to see what it could become in **${monthsText(inputs.years)}**.`
        : `${depositText(inputs)} could become **${dollars(result.end)}** in ${monthsText(inputs.years)}, in today’s dollars; starting a year later would leave **${dollars(costOfWaiting(result))}** less.`,
    ...(inputs.deposit === 0 ? {} : { more: `${put}${past}` }),
    ...(split ? { split } : {}),
    keyFigures:
      found === null
        ? ['endToday', 'paidInToday', 'growthToday', 'costOfWaiting']
        : ['endToday', 'pastMiddle', 'pastLow', 'pastMiddleReturn'],
  }
}

function findings(inputs: DcaInputs, result: Paycheck, found: PaycheckStudy | null): readonly Finding[] {
  const list: Finding[] = []
  const months = inputs.years
  const worth = (path: readonly number[]) => dollars(end(path) * result.monthly)
  if (found !== null && inputs.deposit > 0) {
    const named = (label: string, path: NamedPath) =>
      `${label} ${span(path)}, ${worth(path.path)} (${returnText(months, end(path.path))})`
    list.push({
      tone: 'note',
      text: `**${named('Worst start:', found.worst)}.** ${named('Middle:', found.middle)}. ${named('Best:', found.best)}. In today’s dollars, with the money-weighted return after inflation and fee.`,
    })
    const lost = end(found.below)
    list.push({
      tone: lost / found.windows > 0.1 ? 'watch' : 'good',
      text:
        lost === 0
          ? `**No start ended below what was put in**, after inflation, in ${startsText(found)}. The next one still could.`
          : lost === found.windows
            ? `**All ${startsText(found)} ended below what was put in**, after inflation.`
            : `**${plain(lost)} of ${plain(found.windows)} starts (${oftenText(lost, found.windows)}) ended below what was put in**, after inflation.`,
    })
    list.push({
      tone: 'watch',
      text: `**The last years decide most.** The money is largest then, so a fall near the end hurts more than one at the start: a crash early on even lets later deposits buy low.${
        found.peaks.length === 0
          ? ''
          : ` Begun at the stock peaks: ${found.peaks.map((peak) => `${monthText(peak.from)}, ${dollars(peak.end * result.monthly)}`).join('; ')}.`
      }`,
    })
  }
  const cost = costOfWaiting(result)
  const year = result.monthly * 12
  if (inputs.deposit > 0)
    list.push({
      tone: 'note',
      text:
        cost > year
          ? `**Starting a year later** would leave you ${dollars(cost)} less at the end; ${dollars(year)} of that is deposits not made.`
          : `**Starting a year later** would leave you ${dollars(cost)} less at the end, and you would have put in ${dollars(year)} less.`,
    })
  if (result.end < result.paidIn - 1)
    list.push({
      tone: 'watch',
      text: `**You would end with ${dollars(result.paidIn - result.end)} less than you put in**, in today’s dollars.`,
    })
  list.push({
    tone: 'note',
    text: `**This is the other question.** Investing each paycheck as it comes is not waiting: the money goes in as soon as you have it. Whether to spread out money you already have is the first question on this page.`,
  })
  list.push({
    tone: 'note',
    text: `Left out: tax, what an account allows a year, and the employer’s match. History is by month, at each month’s average price${inputs.deposit > 0 && inputs.frequency !== 'monthly' ? `: ${depositText(inputs)} counts as ${cents(result.monthly)} a month` : ''}. It is one country’s past, and its starts overlap.`,
  })
  return list
}

function byYear(inputs: DcaInputs, result: Paycheck, found: PaycheckStudy | null): Table {
  const at = fanMonths(inputs.years)
  const course = steadyCourse(result, at)
  const past = (list: readonly number[] | undefined, i: number) => roundToCent((list?.[i] ?? 0) * result.monthly)
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: `In today’s dollars. ${costsText(inputs)}.`,
    columns: [
      { label: 'Year', unit: 'ratio' },
      { label: 'You put in', unit: 'money' },
      { label: 'At your return', unit: 'money' },
      ...(found === null
        ? []
        : [
            { label: 'One past start in ten below', unit: 'money' as const },
            { label: 'Middle past start', unit: 'money' as const },
            { label: 'One past start in ten above', unit: 'money' as const },
            { label: 'Starts below what was put in', unit: 'count' as const },
          ]),
    ],
    rows: at.map((month, i) => [
      yearOf(month),
      roundToCent(month * result.monthly),
      course[i] ?? 0,
      ...(found === null ? [] : [past(found.p10, i), past(found.p50, i), past(found.p90, i), found.below[i] ?? 0]),
    ]),
  }
}

function workings(inputs: DcaInputs, result: Paycheck, found: PaycheckStudy | null): readonly Working[] {
  const month = Math.expm1(Math.log1p(result.realReturn) / 12)
  const own: Working = {
    title: 'At the return you expect',
    lines: [
      'worth = D · (1 + i) · ((1 + i)^n − 1) ÷ i',
      `D = $${plain(result.monthly, 6)} a month, i = ${percentText(month * 100, 10)} a month, n = ${inputs.years}`,
      `= ${cents(result.end)} in today’s dollars, ${cents(result.end * result.prices)} in future ones`,
    ],
    steps: [
      `A year after fee and inflation: (1 + ${plain(inputs.rate / 100, 6)}) · (1 − ${plain(inputs.fee / 100, 6)}) ÷ (1 + ${plain(inputs.inflation / 100, 6)}) − 1 = ${percentText(result.realReturn * 100, 4)}.`,
      'Deposits go in at the beginning of each month and rise with prices.',
    ],
  }
  if (found === null) return [own]
  return [
    own,
    {
      title: 'The history',
      lines: [
        'worth from a start = sum of D · R(end) ÷ R(month of the deposit)',
        `${plain(found.of)} starts: every month from ${monthText(found.firstStart)} whose ${monthsText(inputs.years)} end by ${monthText(found.lastEnd)}`,
        `middle: ${cents(end(found.p50) * result.monthly)}, a money-weighted ${returnText(inputs.years, end(found.p50))}`,
      ],
      steps: [
        'R is the total return of the fund with inflation taken out, after your fee. A start whose window is not complete is never counted.',
        'The money-weighted return is the steady rate at which the same deposits would have come to the same worth.',
        'Prices are averages of a month’s days, which fits deposits spread over the month.',
      ],
    },
  ]
}

export const paycheckPage = (inputs: DcaInputs, result: Paycheck, found: PaycheckStudy | null): Presentation => ({
  ...paycheckAnswer(inputs, result, found),
  charts: paycheckCharts(inputs, result, found),
  findings: findings(inputs, result, found),
  tables: inputs.deposit > 0 ? [byYear(inputs, result, found)] : [],
  workings: workings(inputs, result, found),
  sources,
})
