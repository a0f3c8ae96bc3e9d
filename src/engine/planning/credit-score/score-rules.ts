import { estimatedEffects, utilizationEffects } from '#facts/credit/estimates.ts'
import { mortgageEvents } from '#facts/credit/recovery.ts'
import { inquiryMonths, missteps, reportYears } from '#facts/credit/scores.ts'

/*
 * What is known of how a score moves, put into one shape: FICO's two published samples where they speak, our own estimates where they
 * don't. Nobody publishes a formula, so everything is a range.
 */

/** Lowest and highest. */
export type Range = readonly [low: number, high: number]

export const LOWEST_SCORE = 300
export const HIGHEST_SCORE = 850

export const markKinds = [
  'late-30',
  'late-60',
  'late-90',
  'settlement',
  'foreclosure',
  'chapter-7',
  'chapter-13',
] as const
export type MarkKind = (typeof markKinds)[number]

/** Points lost and years until the score is back, by the score before: at 680, 720 and 780. */
export interface MarkRule {
  readonly lost: readonly { readonly from: number; readonly points: Range }[]
  readonly years: readonly { readonly from: number; readonly years: Range }[]
  /** The mark leaves the report after this many months at the latest. */
  readonly onReportMonths: number
  /** False: our own estimate, in part or whole. */
  readonly isPublished: boolean
}

type StudyRow = (typeof mortgageEvents.value)[number]
const range = (pair: readonly number[]): Range => [pair[0] ?? 0, pair[1] ?? 0]
const hull = (...ranges: readonly Range[]): Range => [
  Math.min(...ranges.map(([low]) => low)),
  Math.max(...ranges.map(([, high]) => high)),
]
const between = (a: Range, b: Range, share: number): Range => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

const study = (name: StudyRow['key']): StudyRow => {
  const row = mortgageEvents.value.find(({ key }) => key === name)
  if (row === undefined) throw new Error(`No such event in the study: ${name}`)
  return row
}
const lostIn = (row: StudyRow): MarkRule['lost'] =>
  (
    [
      [680, row.after.s680],
      [720, row.after.s720],
      [780, row.after.s780],
    ] as const
  ).map(([from, after]) => ({ from, points: [from - (after[1] ?? from), from - (after[0] ?? from)] }))
const yearsIn = (row: StudyRow): MarkRule['years'] => [
  { from: 680, years: range(row.years.s680) },
  { from: 720, years: range(row.years.s720) },
  { from: 780, years: range(row.years.s780) },
]
/** Two columns of points made three: 720 lies 0.4 of the way. */
const columns = (from680: Range, from780: Range): MarkRule['lost'] => [
  { from: 680, points: from680 },
  { from: 720, points: between(from680, from780, 0.4) },
  { from: 780, points: from780 },
]
const hulls = (a: MarkRule['lost'], b: MarkRule['lost']): MarkRule['lost'] =>
  a.map(({ from, points }, i) => ({ from, points: hull(points, b[i]?.points ?? points) }))

const estimate = (name: string) => {
  const row = estimatedEffects.value.find(({ key }) => key === name)
  if (row === undefined) throw new Error(`No such estimate: ${name}`)
  return { from680: range(row.from680), from780: range(row.from780) }
}
const misstep = (name: string) => {
  const row = missteps.value.find(({ key }) => key === name)
  if (row === undefined) throw new Error(`No such misstep: ${name}`)
  return { from680: range(row.from680), from780: range(row.from780) }
}
const estimated = (name: string) => {
  const { from680, from780 } = estimate(name)
  return columns(from680, from780)
}

const thirty = study('late-30')
const ninety = study('late-90')
const settled = study('short-sale')
const foreclosed = study('foreclosure')
const bankrupt = study('bankruptcy')
const settlement = misstep('settlement')
const late = reportYears.value.latePayment * 12

export const marks: Readonly<Record<MarkKind, MarkRule>> = {
  'late-30': { lost: lostIn(thirty), years: yearsIn(thirty), onReportMonths: late, isPublished: true },
  'late-60': {
    lost: estimated('late-60'),
    years: yearsIn(thirty).map(({ from, years }, i) => ({
      from,
      years: hull(years, yearsIn(ninety)[i]?.years ?? years),
    })),
    onReportMonths: late,
    isPublished: false,
  },
  'late-90': {
    lost: hulls(lostIn(ninety), estimated('late-90')),
    years: yearsIn(ninety),
    onReportMonths: late,
    isPublished: false,
  },
  settlement: {
    // The 2011 study stands for 720 alone; at 680 and 780 both it and the 2009 sample speak.
    lost: lostIn(settled).map(({ from, points }) => ({
      from,
      points:
        from === 680 ? hull(points, settlement.from680) : from === 780 ? hull(points, settlement.from780) : points,
    })),
    years: yearsIn(settled),
    onReportMonths: late,
    isPublished: true,
  },
  foreclosure: { lost: lostIn(foreclosed), years: yearsIn(foreclosed), onReportMonths: late, isPublished: true },
  'chapter-7': {
    lost: lostIn(bankrupt),
    years: yearsIn(bankrupt),
    onReportMonths: reportYears.value.chapter7Bankruptcy * 12,
    isPublished: true,
  },
  'chapter-13': {
    lost: lostIn(bankrupt),
    years: yearsIn(bankrupt),
    onReportMonths: reportYears.value.chapter13Bankruptcy * 12,
    isPublished: true,
  },
}

/** Points of one hard inquiry and of a new account (its inquiry included); they fade over `fadeMonths`. Our estimates. */
export const inquiry = { points: estimate('inquiry').from680, fadeMonths: inquiryMonths.value.counted } as const
export const newAccount = {
  points: estimate('new-account').from680,
  fadeMonths: inquiryMonths.value.counted,
} as const

/** What maxing out one card cost FICO's two sample people; held against our utilization estimate by its test. */
export const maxedOut = misstep('maxed-out')

export const utilizationSteps = utilizationEffects.value
/**
 * How much of the estimate the highest single card counts beside the total, and how much of the whole is taken: least and most. Chosen
 * so that maxing out a card costs the two sample people about what FICO published.
 */
export const singleCardWeight: Range = [0.1, 0.4]
export const utilizationShare: Range = [0.7, 1.1]

/** Straight between the scores printed, the last column above them, and in proportion to what is above 300 below them. */
export function atScore(table: readonly { readonly from: number; readonly points: Range }[], score: number): Range {
  const first = table[0]
  const last = table.at(-1)
  if (first === undefined || last === undefined) return [0, 0]
  if (score >= last.from) return last.points
  if (score <= first.from) {
    const share = Math.max(0, (score - LOWEST_SCORE) / (first.from - LOWEST_SCORE))
    return [first.points[0] * share, first.points[1] * share]
  }
  const above = table.findIndex(({ from }) => from >= score)
  const [a, b] = [table[above - 1] ?? first, table[above] ?? last]
  return between(a.points, b.points, (score - a.from) / (b.from - a.from))
}

/** Years until a score is back, straight between the scores printed and the nearest column outside them. */
export function yearsAt(table: MarkRule['years'], score: number): Range {
  const first = table[0]
  const last = table.at(-1)
  if (first === undefined || last === undefined) return [0, 0]
  if (score >= last.from) return last.years
  if (score <= first.from) return first.years
  const above = table.findIndex(({ from }) => from >= score)
  const [a, b] = [table[above - 1] ?? first, table[above] ?? last]
  return between(a.years, b.years, (score - a.from) / (b.from - a.from))
}
