import { housingPaymentAt } from '#engine/housing/qualifying-payment.ts'
import { programMinimumDown } from '#facts/lending/program-limits.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { Say } from '../kit/say.ts'
import type { PayLost } from './compute.ts'
import type { AffordContext } from './context.ts'
import { fees } from './fees.ts'
import { downToHundred } from './names.ts'
import { propertyTaxOf } from './place.ts'
import { budgetPriceOf, cashPriceOf, lenderPriceOf, termsOf } from './price-limits.ts'
import { mortgageInsurance, programNote } from './program-findings.ts'
import type { AffordInputs } from './sections.ts'
import { cashWords, gapWords, inMindWords, leverWords, lostWords, otherWords } from './words/findings.en.ts'

const MOST = 6

/** "3 months", "1 month", "2.5 months". */
const monthsOf = (months: number, say: Say): string =>
  say.number(months, 1) === '1' ? lostWords.months.one() : lostWords.months.many({ months }, say)

/** The smallest of the three limits for changed inputs, the month's money unchanged. */
const fitOf = ({ result: { month, limit } }: AffordContext, inputs: AffordInputs): number =>
  Math.min(budgetPriceOf(inputs, month), lenderPriceOf(inputs, month, limit), cashPriceOf(inputs))

/** The home in mind against each limit. */
function inMind({ result, say }: AffordContext): MaybeFound {
  const home = result.inMind
  if (home === null) return null
  const values = { price: home.price, costs: home.payment.total + home.upkeep }
  const over = [
    ...(home.spare < -0.5 ? [inMindWords.overBudget({ over: -home.spare }, say)] : []),
    ...(home.price > result.lenderPrice + 0.5
      ? [inMindWords.overLender({ limit: downToHundred(result.lenderPrice) }, say)]
      : []),
    ...(home.price > result.cashPrice + 0.5 ? [inMindWords.overSavings({ cash: home.closing.total }, say)] : []),
  ]
  return over.length === 0
    ? good(inMindWords.fits, { ...values, spare: home.spare })
    : watch(inMindWords.over, { ...values, over })
}

/** What would raise the lender’s limit where that limit is not a ratio: a loan at FHA’s ceiling, or a down payment too small for the price. */
function lenderMoves({ inputs, result: { lenderPrice, month, classicPrice }, say }: AffordContext): string {
  const words = gapWords.moves
  const at = housingPaymentAt(Math.max(1, lenderPrice), termsOf(inputs), fees)
  const least = programMinimumDown[inputs.program]
  if (inputs.program === 'fha' && month.fhaCeiling !== null && at.baseLoan > month.fhaCeiling - 1)
    return words.ceiling({ ceiling: month.fhaCeiling }, say)
  if (at.down < lenderPrice * least + 1 && inputs.downKind === 'amount' && classicPrice > 0)
    return words.least({ least: least * 100, price: downToHundred(lenderPrice) }, say)
  return inputs.debts > 0 ? words.debts() : words.down()
}

/** The distance between what a lender allows and what the budget carries. */
function lenderGap(context: AffordContext): MaybeFound {
  const { lenderPrice, budgetPrice, month } = context.result
  if (lenderPrice < 1000 || budgetPrice < 1000) return null
  if (lenderPrice > budgetPrice * 1.02)
    return watch(gapWords.lenderHigher, {
      gap: downToHundred(lenderPrice - budgetPrice),
      gross: month.gross,
      net: month.net,
    })
  if (budgetPrice <= lenderPrice * 1.02) return null
  return note(gapWords.budgetHigher, {
    budget: downToHundred(budgetPrice),
    lender: downToHundred(lenderPrice),
    move: lenderMoves(context),
  })
}

function without({ whose, short, months }: PayLost, { inputs, say }: AffordContext): MaybeFound {
  if (months === null) {
    const both = inputs.income > 0 && inputs.secondIncome > 0
    return good(both ? lostWords.otherCarries : lostWords.nothingShort, { whose })
  }
  const tone = months < 6 ? watch : note
  if (months < 0.05) return tone(lostWords.nothingLeft, { whose, short })
  return tone(lostWords.lasts, { whose, short, months: monthsOf(months, say) })
}

/** One thing at a time: a lower rate, less debt. */
function levers(context: AffordContext): MaybeFound {
  const { inputs, result } = context
  if (result.price < 1000) return null
  const rate = inputs.rate >= 1 ? fitOf(context, { ...inputs, rate: inputs.rate - 1 }) - result.price : 0
  const lower = inputs.debts >= 100 ? { ...inputs, debts: inputs.debts - 100 } : null
  const debt =
    lower === null
      ? 0
      : Math.min(
          budgetPriceOf(lower, { ...result.month, room: result.month.room + 100 }),
          lenderPriceOf(lower, result.month, result.limit),
          cashPriceOf(lower),
        ) - result.price
  const values = { debt: downToHundred(debt), rate: downToHundred(rate) }
  if (debt >= 1000) return act(rate >= 1000 ? leverWords.both : leverWords.debt, values)
  return rate >= 1000 && act(leverWords.rate, values)
}

/** What makes the savings reach further: tried out, since a smaller down payment also raises the costs kept back. */
function furtherWith({ inputs, result }: AffordContext): string {
  const byShare = inputs.downKind === 'share'
  const least = byShare ? programMinimumDown[inputs.program] * 100 : 0
  const smaller: AffordInputs = byShare
    ? { ...inputs, downShare: Math.max(least, inputs.downShare - 1) }
    : { ...inputs, downAmount: Math.max(0, inputs.downAmount - 1000) }
  const down = cashPriceOf(smaller) > result.cashPrice + 1
  if (inputs.keepMonths > 0) return down ? cashWords.smallerBoth() : cashWords.smallerFund()
  return down ? cashWords.smallerDown() : ''
}

function cashLimit(context: AffordContext): MaybeFound {
  const { inputs, result, say } = context
  const { at, binding } = result
  const cash = at.closing.total
  if (binding !== 'cash')
    return good(cashWords.left, { reserves: at.reserves, months: monthsOf(at.reserveMonths, say), cash })
  const values = {
    cash,
    other: downToHundred(Math.min(result.budgetPrice, result.lenderPrice)),
    further: furtherWith(context),
  }
  return inputs.keepMonths > 0
    ? act(cashWords.limitKept, { ...values, months: monthsOf(inputs.keepMonths, say) })
    : act(cashWords.limit, values)
}

function localTax(context: AffordContext): MaybeFound {
  const { inputs, result } = context
  const rate = propertyTaxOf(inputs)
  if (result.price < 1000 || rate < 0.5) return null
  const more = fitOf(context, { ...inputs, propertyTax: rate - 0.5 }) - result.price
  return more >= 100 && note(otherWords.localTax, { rate, more: downToHundred(more) })
}

export function findings(context: AffordContext): readonly MaybeFound[] {
  const { inputs, result } = context
  const [worst, other] = result.outcome === 'fits' ? result.lost : []
  const isCash = result.outcome === 'fits' && result.binding === 'cash'
  const found: readonly MaybeFound[] = [
    inMind(context),
    isCash && cashLimit(context),
    lenderGap(context),
    worst && without(worst, context),
    result.outcome === 'fits' && !isCash && cashLimit(context),
    programNote(context),
    levers(context),
    other && without(other, context),
    mortgageInsurance(context),
    localTax(context),
  ]
  const last = inputs.state === 'US' ? otherWords.notIncludedNoState : otherWords.notIncluded
  return [...found.filter(Boolean).slice(0, MOST + (other ? 1 : 0)), note(last)]
}
