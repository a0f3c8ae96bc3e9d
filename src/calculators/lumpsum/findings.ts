import { shareAbove } from '#engine/investing/percentile.ts'
import { realRate } from '#engine/rate.ts'
import { stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { expectedRealGrowth, grownAt } from './compute.ts'
import { type LumpContext, ofAmount, ofPast, type PastContext } from './context.ts'
import { pastReal } from './past-real.precomputed.ts'
import { pastValues } from './past-values.ts'
import { findingWords as words } from './words/findings.en.ts'

/** Months from the record's first to its last, January 1871 to March 2026. */
const RECORD_MONTHS = 1862
/** Shown before what is not included. */
const MOST = 7
/** A fee of this many percent points is worth acting on. */
const HIGH_FEE = 0.75

const { average, compound, from, to } = stockSwings.value
const record = { average: average * 100, compound: compound * 100, real: pastReal * 100, from, to }

/** Less in today's dollars than was put in. Money not yet taxed is set beside what its own tax would leave of it now. */
function losing({ inputs, result: { end, prices } }: LumpContext): MaybeFound {
  const { amount, account, endRate } = inputs
  const isPreTax = account === 'deferred'
  const less = (isPreTax ? amount * (1 - endRate / 100) : amount) - end.net / prices
  return less >= 1 && watch(isPreTax ? words.losingPreTax : words.losing, { amount, less })
}

/** A return as high as the best-known century's, also once the inflation expected with it is taken out. */
function hopeful({ inputs, result }: LumpContext): MaybeFound {
  const real = realRate(result.compound, inputs.inflation / 100)
  if (result.compound < compound - 0.0005 || real < pastReal - 0.0005) return null
  return watch(words.hopeful, { rate: result.compound * 100, record })
}

/** How the past compares with what is expected. */
function beaten({ inputs, result, found }: PastContext): MaybeFound {
  const share = shareAbove(found.realEnds, expectedRealGrowth(result, inputs)) * 100
  const values = { share, windows: found.windows, of: found.of }
  if (share < 50) return watch(words.beatenRarely, values)
  return note(share > 85 ? words.beatenOften : words.beaten, values)
}

function lost({ inputs, found }: PastContext): MaybeFound {
  const { windows, of } = found
  const [real, nominal] = [found.real.below.at(-1) ?? 0, found.nominal.below.at(-1) ?? 0]
  const values = { real, nominal, windows, of, months: inputs.years, share: (real / windows) * 100 }
  if (real === 0) return good(words.neverLost, values)
  return (real / windows > 0.1 ? watch : note)(words.lost, values)
}

/** The starts with a name, in the dollars shown. */
const named = (context: PastContext): MaybeFound => note(words.named, pastValues(context))

function fall({ found }: PastContext): MaybeFound {
  const { middle, worst, from, to } = found.falls
  return worst >= 0.01 && watch(words.fall, { middle: middle * 100, worst: worst * 100, from, to })
}

/** What the start at the worst peak had become. */
function peak({ inputs, found }: PastContext): MaybeFound {
  const [crash] = found.peaks
  if (crash === undefined) return null
  const { amount, years: months, dollars } = inputs
  const end = amount * (dollars === 'today' ? crash.real : crash.nominal)
  return note(words.peak, { amount, end, months, dollars, from: crash.from })
}

/** The plain average is not what money grows at. */
function averaged({ inputs, result }: LumpContext): MaybeFound {
  if ((result.average - result.compound) * 100 < 0.05) return null
  const gap = grownAt(inputs, result.average).gross - result.end.gross
  const values = {
    amount: inputs.amount,
    average: result.average * 100,
    compound: result.compound * 100,
    swing: inputs.volatility,
    gap,
  }
  if (gap < 1) return null
  return inputs.rateKind === 'average' ? watch(words.averageGiven, values) : note(words.average, values)
}

function fee({ inputs, result: { compound: yearly, end } }: LumpContext): MaybeFound {
  const { amount } = inputs
  if (inputs.fee > 0) {
    const share = (end.feeCost / end.gross) * 100
    const values = { amount, fee: inputs.fee, cost: end.feeCost, share }
    if (end.feeCost < 1) return null
    return (inputs.fee >= HIGH_FEE ? act : note)(share < 0.5 ? words.smallFee : words.fee, values)
  }
  const cost = end.gross - grownAt({ ...inputs, fee: 1 }, yearly).afterFee
  return cost >= 1 && note(words.noFee, { amount, cost })
}

function tax({ inputs, result: { end } }: LumpContext): MaybeFound {
  const { amount, account } = inputs
  const values = { amount, all: end.yearlyTaxCost + end.endTax, dividends: end.yearlyTaxCost, end: end.endTax }
  return values.all >= 1 && note(account === 'deferred' ? words.taxLater : words.tax, values)
}

/** Sold on the day the year is over, a gain is not yet long-term. */
const shortTerm = ({ inputs, result: { end } }: LumpContext): MaybeFound =>
  inputs.account === 'taxable' && inputs.years === 12 && end.endTax >= 1 && watch(words.shortTerm, {})

const rules: readonly ((context: LumpContext) => MaybeFound)[] = [
  losing,
  hopeful,
  shortTerm,
  ...[lost, beaten, fall].map((rule) => ofAmount(ofPast(rule))),
  tax,
  fee,
  ...[named, peak].map((rule) => ofAmount(ofPast(rule))),
  averaged,
]

export const findings = (context: LumpContext): readonly MaybeFound[] => {
  const { years: months } = context.inputs
  const found = rules.map((rule) => rule(context)).filter(Boolean)
  return [...found.slice(0, MOST), note(words.notIncluded, { months, separate: Math.floor(RECORD_MONTHS / months) })]
}
