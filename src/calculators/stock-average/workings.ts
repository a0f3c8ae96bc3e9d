import { unmarked } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { saleDayOf } from './compute.ts'
import type { StockContext } from './context.ts'
import { whyNot } from './words/shares.en.ts'
import { workingWords } from './words/workings.en.ts'

/** So many lots are printed one by one. */
const FEW = 4

/** A price with all its decimals, six at most, for printed arithmetic: "$43.3925", "$52.00". */
function exactly(price: number, say: Say): string {
  const decimals = [2, 3, 4, 5].find((places) => Math.abs(price - Number(price.toFixed(places))) < 5e-7) ?? 6
  return decimals === 2 ? say.cents(price) : `${price < 0 ? '−' : ''}$${say.number(Math.abs(price), decimals)}`
}
/** Only where shares are held. */
const held = ({ result }: StockContext) => result.outcome === 'holding'

function average(context: StockContext): Working | null {
  if (!held(context)) return null
  const { result, say } = context
  const words = workingWords.average
  const { lots } = result.ledger
  const few = lots.slice(0, FEW)
  const shares = say.number(result.held.shares, 6)
  const costs = few.map((lot) => exactly(lot.shares * lot.costPerShare, say)).join(' + ')
  const printed = few.map((lot) => ({
    date: lot.acquired,
    shares: say.number(lot.shares, 6),
    cost: exactly(lot.costPerShare, say),
  }))
  return {
    title: words.title,
    lines: [
      words.formula,
      `= (${costs}${lots.length > FEW ? ' + …' : ''}) ÷ ${shares}`,
      `= ${exactly(result.held.cost, say)} ÷ ${shares} = ${say.price(result.average ?? 0)}`,
    ],
    steps: [(lots.length > FEW ? words.lotsMore : words.lots)({ lots: printed }, say), words.splits, words.fees],
  }
}

function buying({ inputs, result, say }: StockContext): Working | null {
  const { toTarget, planPrice: price, held, bought, after } = result
  if (inputs.planBy === 'none') return null
  const [cost, shares] = [exactly(held.cost, say), say.number(held.shares, 6)]
  if (toTarget) {
    const words = workingWords.target
    const target = exactly(inputs.target, say)
    const result =
      toTarget.outcome === 'reachable'
        ? words.shares({ shares: toTarget.shares }, say)
        : unmarked(
            whyNot[toTarget.outcome === 'there' ? 'there' : toTarget.reason]({ target: inputs.target, price }, say),
          )
    return {
      title: words.title,
      lines: [
        words.formula,
        `= (${cost} + ${say.cents(inputs.planFee)} − ${target} × ${shares}) ÷ (${target} − ${exactly(price, say)})`,
        result,
      ],
    }
  }
  if (after.shares <= 0) return null
  const words = workingWords.buying
  const fee = say.cents(bought > 0 ? inputs.planFee : 0)
  return {
    title: words.title,
    lines: [
      words.formula,
      `= (${cost} + ${say.number(bought, 6)} × ${exactly(price, say)} + ${fee}) ÷ ${say.number(after.shares, 6)}`,
      `= ${say.price(result.averageAfter ?? 0)}`,
    ],
  }
}

function even(context: StockContext): Working | null {
  if (!held(context)) return null
  const { inputs, result, say } = context
  const words = workingWords.even
  const shares = say.number(result.held.shares, 6)
  return {
    title: words.title,
    lines: [
      words.formula,
      `= (${exactly(result.held.cost, say)} + ${say.cents(inputs.saleFee)}) ÷ (${shares} × ${say.number(1 - inputs.saleFeeShare / 100, 6)})`,
      `= ${say.price(result.breakEven ?? 0)}`,
    ],
  }
}

function taxing({ inputs, result: { sale }, say }: StockContext): Working | null {
  if (!sale || sale.shares === 0) return null
  const words = workingWords.tax
  const { tax, shortTerm, longTerm, wash } = sale
  const sums = { federal: tax.federal, state: tax.stateAndLocal, total: tax.total }
  const change = tax.netInvestmentIncome
  return {
    title: words.title({ day: saleDayOf(inputs) }, say),
    lines: [words.formula, words.gains({ shortTerm, longTerm, income: inputs.income }, say), words.result(sums, say)],
    steps: [
      words.method({ method: sale.method, lots: sale.parts.length }, say),
      words.rates({ zero: tax.atZero, fifteen: tax.atFifteen, twenty: tax.atTwenty }, say),
      ...(Math.abs(change) < 0.005 ? [] : [words.netInvestment({ amount: change }, say)]),
      ...(wash && wash.replaced > 0 ? [words.wash({ putOff: wash.putOff, replaced: wash.replaced }, say)] : []),
      words.fee({ share: inputs.saleFeeShare, fixed: inputs.saleFee }, say),
    ],
  }
}

function empty(context: StockContext): Working | null {
  if (held(context)) return null
  const { title, formula, result } = workingWords.empty
  return { title, lines: [formula, result({ shares: context.result.held.shares }, context.say)] }
}

export const workings = [empty, average, buying, even, taxing]
