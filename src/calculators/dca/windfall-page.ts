import { lastPartAt } from '#engine/investing/buying-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { dollarsAndCents as cents, monthsText, monthText, percentText, plain } from '../kit/format.ts'
import { stocksText, worthText } from '../kit/past-words.ts'
import type { Answer, Presentation, Table, Working } from '../kit/presentation.ts'
import { costOfWaiting, isLevel, netReturn, type Windfall } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import { sources } from './sources.ts'
import { windfallCharts } from './windfall-charts.ts'
import { comparedRows } from './windfall-compare.ts'
import { windfallFindings } from './windfall-findings.ts'
import type { WindfallStudy } from './windfall-study.ts'
import { cashText, costsText, countOf, gapText, oftenText, partsText, spreadText, waitText } from './words.ts'

function headline(inputs: DcaInputs, result: Windfall): string {
  const cost = costOfWaiting(result)
  if (inputs.total === 0)
    return `Enter an amount to see what spreading it over **${spreadText(inputs.months)}** is expected to cost.`
  if (result.schedule.parts === 1)
    return `One part every ${inputs.every} months fits only **once** into ${spreadText(inputs.months)}: that is the same as investing ${worthText(inputs.total, inputs.total)} at once.`
  const spread = `Spreading ${worthText(inputs.total, inputs.total)} over ${spreadText(inputs.months)}`
  if (isLevel(cost, inputs.total))
    return `${spread} instead of investing it at once is expected to cost **nothing** at your rates.`
  return cost > 0
    ? `${spread} instead of investing it at once is expected to cost about **${worthText(inputs.total, cost)}** in ${monthsText(inputs.horizon)}, in today’s dollars.`
    : `${spread} instead of investing it at once is expected to gain about **${worthText(inputs.total, -cost)}** in ${monthsText(inputs.horizon)}, in today’s dollars, as your cash earns more than the market you expect${inputs.fee > 0 ? ', after its fee' : ''}.`
}

function more(inputs: DcaInputs, result: Windfall, found: WindfallStudy | null): string {
  const parts =
    inputs.total === 0
      ? ''
      : `${partsText(result.schedule.parts, result.part, inputs.every)}, ${result.schedule.parts === 1 ? 'today' : 'the first today'}. `
  if (found === null || result.schedule.parts === 1) return parts.trim()
  const share = oftenText(found.yours.lumpAhead, found.windows)
  return `${parts}With ${stocksText(inputs)} since ${found.firstStart.slice(0, 4)}, all at once ended ahead in **${countOf(found.yours.lumpAhead, found)}** (${share}); in the middle start the parts ended with ${gapText(found.yours.p50)}.`
}

export const windfallAnswer = (inputs: DcaInputs, result: Windfall, found: WindfallStudy | null): Answer => ({
  headline: headline(inputs, result),
  more: more(inputs, result, found),
  keyFigures:
    found === null || result.schedule.parts === 1
      ? ['costOfWaiting', 'lumpEndToday', 'scheduleEndToday', 'waitingInterest']
      : ['costOfWaiting', 'lumpAheadShare', 'gapMiddle', 'waitingInterest'],
})

function compareTable(inputs: DcaInputs, found: WindfallStudy): Table {
  return {
    key: 'compare',
    title: 'Each schedule against all at once',
    lead: 'What parts ended with against all at once. Minus: they ended with less.',
    columns: [
      { label: 'Spread over', unit: 'text' },
      { label: 'Parts', unit: 'count' },
      { label: 'Starts', unit: 'count' },
      { label: 'All at once ahead', unit: 'percent' },
      { label: 'Middle start', unit: 'percent' },
      { label: 'One start in twenty below', unit: 'percent' },
      { label: 'One start in twenty above', unit: 'percent' },
    ],
    rows: comparedRows(inputs, found).map(({ race, label }) => [
      label,
      race.parts,
      race.windows,
      (race.lumpAhead / race.windows) * 100,
      race.p50 * 100,
      race.p5 * 100,
      race.p95 * 100,
    ]),
  }
}

function namedTable(inputs: DcaInputs, found: WindfallStudy): Table {
  const rows = [
    ...(found.chosen === null ? [] : [{ label: 'The one you chose', start: found.chosen }]),
    { label: 'Worst for parts', start: found.worstForSchedule },
    { label: 'Worst for all at once', start: found.worstForLump },
    ...found.peaks.map((start) => ({ label: 'Stock peak before a great fall', start })),
  ]
  return {
    key: 'named',
    title: 'Starts with a name',
    lead: `What ${worthText(inputs.total, inputs.total)} was worth after ${monthsText(inputs.horizon)}, in dollars of the start. ${costsText(inputs)}.`,
    columns: [
      { label: 'Start', unit: 'text' },
      { label: 'Month', unit: 'text' },
      { label: 'All at once', unit: 'money' },
      { label: 'In parts', unit: 'money' },
      { label: 'Parts against all at once', unit: 'percent' },
    ],
    rows: rows.map(({ label, start }) => [
      label,
      monthText(start.from, true),
      roundToCent(start.lump * inputs.total),
      roundToCent(start.schedule * inputs.total),
      start.gap * 100,
    ]),
  }
}

/** How low the money stood on the way, both ways. */
function regretTable(inputs: DcaInputs, { lumpLows: lump, scheduleLows: parts }: WindfallStudy): Table {
  const under = (low: number) => (low - 1) * 100
  return {
    key: 'regret',
    title: 'How low it stood on the way',
    lead: `The lowest month in ${monthsText(inputs.horizon)}, waiting cash included, against the whole sum put aside. In dollars of each time.`,
    columns: [
      { label: 'Lowest point', unit: 'text' },
      { label: 'All at once', unit: 'percent' },
      { label: 'In parts', unit: 'percent' },
    ],
    rows: [
      ['Middle start', under(lump.middle), under(parts.middle)],
      ['One start in ten was lower', under(lump.p10), under(parts.p10)],
      [
        `The very lowest (begun ${monthText(lump.worstFrom)}; ${monthText(parts.worstFrom)})`,
        under(lump.worst),
        under(parts.worst),
      ],
    ],
  }
}

/** When each part goes in, and what it has grown to with its interest. */
function planTable(inputs: DcaInputs, { schedule, part }: Windfall): Table {
  const grown = (months: number) => part * (1 + inputs.cashYield / 100) ** (months / 12)
  return {
    key: 'plan',
    title: 'Your schedule',
    lead: 'Each part goes in with the interest it has earned.',
    columns: [
      { label: 'Part', unit: 'count' },
      { label: 'Months from today', unit: 'count' },
      { label: 'Part', unit: 'cents' },
      { label: 'Interest', unit: 'cents' },
      { label: 'Still waiting after it', unit: 'cents' },
    ],
    rows: Array.from({ length: schedule.parts }, (_, i) => {
      const month = i * schedule.every
      return [
        i + 1,
        month,
        roundToCent(part),
        roundToCent(grown(month) - part),
        roundToCent(grown(month) * (schedule.parts - i - 1)),
      ]
    }),
    folded: true,
  }
}

function workings(inputs: DcaInputs, result: Windfall, found: WindfallStudy | null): readonly Working[] {
  const { schedule } = result
  // Enough digits that a line gives its own answer.
  const m = plain(netReturn(inputs), 10)
  const own: Working = {
    title: 'The expected cost of waiting',
    lines: [
      'all at once = P · (1 + m)^(H/12)',
      `= ${plain(inputs.total)} · (1 + ${m})^(${inputs.horizon}/12) = ${cents(result.lumpEnd)}`,
      'in parts = sum of P/n · (1 + c)^(t/12) · (1 + m)^((H − t)/12)',
      `n = ${schedule.parts}, t = 0 to ${waitText(lastPartAt(schedule))}, c = ${plain(inputs.cashYield / 100, 10)}: ${cents(result.scheduleEnd)}`,
      `cost = (${cents(result.lumpEnd)} − ${cents(result.scheduleEnd)}) ÷ ${plain(result.prices, 10)} = ${cents(costOfWaiting(result))}`,
    ],
    steps: [
      `m is your return after the fee: (1 + ${plain(inputs.rate / 100, 6)}) · (1 − ${plain(inputs.fee / 100, 6)}) − 1.`,
      `Prices ${inputs.inflation < 0 ? 'fall' : 'grow'} ${percentText(Math.abs(inputs.inflation))} a year; the cost is in today’s dollars.`,
    ],
  }
  if (found === null) return [own]
  // From the first start to the end of the last one.
  const separate = Math.floor((found.of - 1 + inputs.horizon) / inputs.horizon)
  return [
    own,
    {
      title: 'The history',
      lines: [
        'gap from a start = (sum of 1/n · C(t)/C(0) · I(H)/I(t)) ÷ (I(H)/I(0)) − 1',
        `${plain(found.of)} starts: every month from ${monthText(found.firstStart)} to ${monthText(found.lastStart)}, the last with ${monthsText(inputs.horizon)} of record behind it`,
      ],
      steps: [
        'I is the total return of the fund (price and dividends kept, never the price alone), C what cash earned. I(H) falls out of the gap: once the last part is in, both ways move alike.',
        `Here C is ${cashText(inputs)}.${inputs.pastCash === 'bills' ? ' A calendar year’s bill return is spread evenly over its months.' : ' Before 1928 there is no bill record here, so your own yield stands in for all times: too much for some, too little for others.'}`,
        'Index levels are averages of a month’s days: each part is bought at that average. A start whose window is not complete is never counted.',
        `Starts overlap: ${plain(found.of)} starts hold only ${plain(separate)} separate stretch${separate === 1 ? '' : 'es'} of ${monthsText(inputs.horizon)}.`,
        'The lowest point counts waiting cash with the rest, in dollars of each time, against the whole sum.',
      ],
    },
  ]
}

export const windfallPage = (inputs: DcaInputs, result: Windfall, found: WindfallStudy | null): Presentation => ({
  ...windfallAnswer(inputs, result, found),
  charts: windfallCharts(inputs, result, found),
  findings: windfallFindings(inputs, result, found),
  tables: [
    ...(found === null ? [] : [compareTable(inputs, found)]),
    ...(found === null || result.schedule.parts === 1
      ? []
      : [...(inputs.total > 0 ? [namedTable(inputs, found)] : []), regretTable(inputs, found)]),
    ...(inputs.total > 0 ? [planTable(inputs, result)] : []),
  ],
  workings: workings(inputs, result, found),
  sources,
})
