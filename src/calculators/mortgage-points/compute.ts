import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { aheadByMonth } from '#engine/lending/money-path.ts'
import { comparePoints, type OfferResult, type RateOffer } from '#engine/lending/points.ts'
import { type TemporaryBuydown, temporaryBuydown } from '#engine/lending/temporary-buydown.ts'
import { returnOnUpfront } from '#engine/lending/upfront-return.ts'
import { roundToCent } from '#engine/money.ts'
import { mortgageInterest } from '#facts/tax-years/standing.ts'
import type { Asked } from '../kit/calculator.ts'
import { lineNames } from './line-names.ts'
import type { PointsInputs } from './sections.ts'

export type Buydown = Extract<TemporaryBuydown, { outcome: 'found' }>

/** One line of the sheet, or the buydown of the first line. */
export interface Line extends OfferResult {
  readonly name: string
  readonly short: string
  readonly rate: number
  readonly points: number
  /** Set on the line with a temporary buydown. */
  readonly buydown: Buydown | null
  /** What it costs more at closing than the first line, dollars; negative is less. */
  readonly moreUpfront: number
}
/** A stretch of months in which one line leaves the borrower best off. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly line: number
}
export interface Compared {
  readonly outcome: 'compared'
  readonly lines: readonly Line[]
  readonly first: Line
  /** Months the loan is kept: the stay, or the term where that is shorter. */
  readonly months: number
  readonly best: number
  /** The line other than the first that leaves the borrower best off at the end of the stay. */
  readonly focus: Line
  readonly focusIndex: number
  /** Earliest true break-even of a line that costs more at closing; null when none pays for itself within the term. */
  readonly earliest: { readonly line: Line; readonly month: number } | null
  readonly stretches: readonly Stretch[]
  /** The best line if the loan ends after so many months, by month. */
  readonly bestByMonth: readonly number[]
}
export type Result = Compared | { readonly outcome: 'not-possible' }

const REDUCTIONS: Readonly<Record<PointsInputs['buydown'], readonly number[]>> = {
  none: [],
  '1-0': [0.01],
  '1-1': [0.01, 0.01],
  '2-1': [0.02, 0.01],
  '3-2-1': [0.03, 0.02, 0.01],
}
/** Percent points off in the first year. */
export const deepestCut = (inputs: PointsInputs): number => (REDUCTIONS[inputs.buydown][0] ?? 0) * 100

export function buydownOf(inputs: PointsInputs): Buydown | null {
  const reductions = REDUCTIONS[inputs.buydown]
  const rate = inputs.offers[0]?.rate ?? 0
  if (reductions.length === 0) return null
  const found = temporaryBuydown(inputs.loanAmount, rate / 100, inputs.term, reductions)
  return found.outcome === 'found' ? found : null
}

export const taxRateOf = (inputs: PointsInputs): number => (inputs.itemize === 'itemize' ? inputs.taxRate / 100 : 0)

function stretchesOf(bestByMonth: readonly number[]): readonly Stretch[] {
  const found: Stretch[] = []
  for (let month = 1; month < bestByMonth.length; month++) {
    const line = bestByMonth[month] ?? 0
    const last = found.at(-1)
    if (last?.line === line) found[found.length - 1] = { ...last, to: month }
    else found.push({ from: month, to: month, line })
  }
  return found
}

export function compute({ inputs, say }: Pick<Asked<PointsInputs, unknown>, 'inputs' | 'say'>): Result {
  const months = Math.min(inputs.stay, inputs.term)
  const buydown = buydownOf(inputs)
  const offers: RateOffer[] = inputs.offers.map(({ rate, points, fees }) => ({
    annualRate: rate / 100,
    points: points / 100,
    fees,
  }))
  const [plain] = offers
  if (buydown !== null && plain !== undefined)
    offers.push({
      ...plain,
      fees: (plain.fees ?? 0) + (inputs.buydownPaidBy === 'me' ? buydown.totalSubsidy : 0),
      subsidies: buydown.subsidyByMonth,
    })
  const found = comparePoints({
    loanAmount: inputs.loanAmount,
    termMonths: inputs.term,
    offers,
    horizonMonths: months,
    opportunityAnnualRate: inputs.earns / 100,
    ...(inputs.itemize === 'itemize'
      ? {
          deduction: {
            taxRate: taxRateOf(inputs),
            debtLimit: mortgageInterest.value.debtLimit.joint,
            points: inputs.purpose === 'buy' ? 'at-once' : 'over-term',
          },
        }
      : {}),
  })
  if (found.outcome !== 'found') return { outcome: 'not-possible' }
  const names = lineNames(inputs, say)
  const upfront = found.offers[0]?.upfront ?? 0
  const lines = found.offers.map((offer, index): Line => {
    const row = inputs.offers[index]
    return {
      ...offer,
      name: names[index]?.name ?? '',
      short: names[index]?.short ?? '',
      rate: (row ?? inputs.offers[0])?.rate ?? 0,
      points: (row ?? inputs.offers[0])?.points ?? 0,
      buydown: row === undefined ? buydown : null,
      moreUpfront: roundToCent(offer.upfront - upfront),
    }
  })
  const [first, ...others] = lines
  const [someOther] = others
  if (first === undefined || someOther === undefined) return { outcome: 'not-possible' }
  const focus = others.reduce((a, b) => (b.aheadAtHorizon > a.aheadAtHorizon + 0.005 ? b : a), someOther)
  const paying = others.flatMap((line) =>
    line.moreUpfront > 0 && line.buydown === null && line.lead.outcome === 'leads'
      ? [{ line, month: line.lead.from }]
      : [],
  )
  return {
    outcome: 'compared',
    lines,
    first,
    months,
    best: found.bestAtHorizon,
    focus,
    focusIndex: lines.indexOf(focus),
    earliest: paying.reduce<Compared['earliest']>((a, b) => (a === null || b.month < a.month ? b : a), null),
    stretches: stretchesOf(found.bestByMonth),
    bestByMonth: found.bestByMonth,
  }
}

/** Yearly return, percent points, of what a line costs more up front; null when it costs nothing more or nothing fits. */
export const returnOf = ({ first, months }: Compared, line: Line): number | null => {
  const rate = returnOnUpfront(first.path, line.path, months)
  return rate === null ? null : rate * 100
}

/** What the focus line's extra cash would gain by the end of the stay as a smaller loan at the first line's rate. Dollars. */
export function smallerLoanGain(inputs: PointsInputs, { first, focus, months }: Compared): number | null {
  const cash = focus.moreUpfront
  if (cash <= 0 || cash >= inputs.loanAmount - 1 || taxRateOf(inputs) > 0) return null
  const smaller = leanSchedule({
    principal: roundToCent(inputs.loanAmount - cash),
    annualRate: first.rate / 100,
    termMonths: inputs.term,
  })
  if (smaller.outcome !== 'paid-off') return null
  const path = { paid: smaller.paid.map((paid, k) => (k === 0 ? first.upfront + cash : paid)), owed: smaller.owed }
  const monthlyRate = Math.expm1(Math.log1p(inputs.earns / 100) / 12)
  return aheadByMonth(first.path, path, monthlyRate, months)[months] ?? null
}
