import { housingPaymentAt } from '#engine/housing/qualifying-payment.ts'
import { dtiVa, fhaMinimumDown } from '#facts/lending/mortgage.ts'
import { vaResidualIncome } from '#facts/lending/qualifying.ts'
import { dollars, listText, percentText, unmarked } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import {
  type Affordable,
  budgetPriceOf,
  cashPriceOf,
  lenderPriceOf,
  minimumDown,
  type PayLost,
  termsOf,
} from './compute.ts'
import type { AffordInputs } from './fields.ts'
import { fees, type Law } from './law.ts'
import { placeName, propertyTaxOf } from './place.ts'
import { downToHundred, insuranceName, monthsOf } from './words.ts'

type Found = Finding | null
const price = (value: number): string => dollars(downToHundred(value))

/** The smallest of the three limits for changed inputs, the month's money unchanged. */
const fitOf = (result: Affordable, inputs: AffordInputs): number =>
  Math.min(budgetPriceOf(inputs, result.month), lenderPriceOf(inputs, result.month, result.limit), cashPriceOf(inputs))

/** The home in mind against each limit. */
function inMind(result: Affordable, inputs: AffordInputs): Found {
  const home = result.inMind
  if (home === null) return null
  const costs = home.payment.total + home.upkeep
  const over = [
    ...(home.spare < -0.5 ? [`**${dollars(-home.spare)}** a month more than your budget leaves`] : []),
    ...(home.price > result.lenderPrice + 0.5 ? [`over the lender’s limit of ${price(result.lenderPrice)}`] : []),
    ...(home.price > result.cashPrice + 0.5
      ? [
          `${dollars(home.closing.total)} in cash to close, more than your savings allow${inputs.keepMonths > 0 ? ` with ${monthsOf(inputs.keepMonths)} of costs kept back` : ''}`,
        ]
      : []),
  ]
  const ratio =
    home.ratios === null
      ? ''
      : ` Housing would take ${percentText(home.ratios.front * 100, 0)} of your pay before tax, ${percentText(home.ratios.back * 100, 0)} with debts.`
  return over.length === 0
    ? {
        tone: 'good',
        text: `**A home at ${dollars(home.price)} fits.** It would cost ${dollars(costs)} a month with upkeep and leave ${dollars(home.spare)} of your budget.${ratio}`,
      }
    : {
        tone: 'watch',
        text: `**A home at ${dollars(home.price)}** would cost ${dollars(costs)} a month with upkeep: ${listText(over)}.${ratio}`,
      }
}

/** What would raise the lender’s limit where that limit is not a ratio: a loan at FHA’s ceiling, or a down payment too small for the price. */
function lenderMoves({ lenderPrice, month, classicPrice }: Affordable, inputs: AffordInputs): string {
  const at = housingPaymentAt(Math.max(1, lenderPrice), termsOf(inputs), fees)
  if (inputs.program === 'fha' && month.fhaCeiling !== null && at.baseLoan > month.fhaCeiling - 1)
    return `FHA lends at most ${dollars(month.fhaCeiling)}, whatever the income.`
  if (at.down < lenderPrice * minimumDown[inputs.program] + 1 && inputs.downKind === 'amount' && classicPrice > 0)
    return `This loan type asks for ${percentText(minimumDown[inputs.program] * 100)} down, and your amount is that share of ${price(lenderPrice)}.`
  return inputs.debts > 0
    ? 'Lower debt payments or a larger down payment move the lender’s limit.'
    : 'A larger down payment moves the lender’s limit.'
}

/** The distance between what a lender allows and what the budget carries. */
function lenderGap(result: Affordable, inputs: AffordInputs): Found {
  const { lenderPrice, budgetPrice, month } = result
  if (lenderPrice < 1000 || budgetPrice < 1000) return null
  if (lenderPrice > budgetPrice * 1.02)
    return {
      tone: 'watch',
      text: `**The lender’s limit is ${price(lenderPrice - budgetPrice)} above your own.** Lenders look at pay before tax (${dollars(month.gross)} a month) and leave out food, upkeep and saving. You live on ${dollars(month.net)}.`,
    }
  if (budgetPrice > lenderPrice * 1.02)
    return {
      tone: 'note',
      text: `**Your budget could carry ${price(budgetPrice)}**, more than the lender’s limit of ${price(lenderPrice)}. ${lenderMoves(result, inputs)}`,
    }
  return null
}

function without(one: PayLost, inputs: AffordInputs): string {
  const both = inputs.income > 0 && inputs.secondIncome > 0
  const whose = one.whose === 'yours' ? 'your' : 'your partner’s'
  const who = both ? `Without ${whose} pay` : `If ${whose} pay stopped`
  if (one.months === null)
    return `**${who}**, ${both ? 'the other would carry the whole month' : '**$0** would be missing'}.`
  return `**${who}**, **${dollars(one.short)}** would be missing each month. ${one.months < 0.05 ? 'No savings would be left after closing to pay it from' : `The savings left after closing would last ${monthsOf(one.months)}`}.`
}
function oneIncome(result: Affordable, inputs: AffordInputs): Found {
  const [worst, other] = result.lost
  if (worst === undefined) return null
  const tone = worst.months === null ? 'good' : worst.months < 6 ? 'watch' : 'note'
  const tail = ' Unemployment benefits are not counted; putting money into the plan at work stops.'
  return {
    tone,
    text: `${without(worst, inputs)}${other === undefined ? '' : ` ${unmarked(without(other, inputs))}`}${tail}`,
  }
}

/** One thing at a time: a lower rate, less debt. */
function levers(result: Affordable, inputs: AffordInputs): Found {
  if (result.price < 1000) return null
  const rate = inputs.rate >= 1 ? fitOf(result, { ...inputs, rate: inputs.rate - 1 }) - result.price : 0
  const lower = inputs.debts >= 100 ? { ...inputs, debts: inputs.debts - 100 } : null
  const debt =
    lower === null
      ? 0
      : Math.min(
          budgetPriceOf(lower, { ...result.month, room: result.month.room + 100 }),
          lenderPriceOf(lower, result.month, result.limit),
          cashPriceOf(lower),
        ) - result.price
  const parts = [
    ...(debt >= 1000 ? [`Each **$100** less of debt payments adds about **${price(debt)}** of price.`] : []),
    ...(rate >= 1000 ? [`A rate one point lower would add ${price(rate)}.`] : []),
  ]
  return parts.length === 0 ? null : { tone: 'act', text: parts.join(' ') }
}

/** What makes the savings reach further: tried out, since a smaller down payment also raises the costs kept back. */
function furtherWith(result: Affordable, inputs: AffordInputs): string {
  const byShare = inputs.downKind === 'share'
  const least = byShare ? minimumDown[inputs.program] * 100 : 0
  const smaller: AffordInputs = byShare
    ? { ...inputs, downShare: Math.max(least, inputs.downShare - 1) }
    : { ...inputs, downAmount: Math.max(0, inputs.downAmount - 1000) }
  const ways = [
    ...(cashPriceOf(smaller) > result.cashPrice + 1 ? ['a smaller down payment'] : []),
    ...(inputs.keepMonths > 0 ? ['fewer months kept back'] : []),
  ]
  return ways.length === 0 ? '' : ` Your savings would reach further with ${ways.join(' or ')}.`
}

function cashLimit(result: Affordable, inputs: AffordInputs): Found {
  const { at } = result
  if (result.binding === 'cash') {
    const stays =
      inputs.keepMonths > 0
        ? ` and ${dollars(at.reserves)} stays: ${monthsOf(inputs.keepMonths)} of costs`
        : ', all you have'
    return {
      tone: 'act',
      text: `**Cash is the limit.** At this price, closing takes ${dollars(at.closing.total)}${stays}. Without the cash limit it would be ${price(Math.min(result.budgetPrice, result.lenderPrice))}.${furtherWith(result, inputs)}`,
    }
  }
  return {
    tone: 'good',
    text: `**After closing, ${dollars(at.reserves)} of savings stays**, about ${monthsOf(at.reserveMonths)} of all your costs. Closing takes about ${dollars(at.closing.total)}.`,
  }
}

function mortgageInsurance({ at }: Affordable, inputs: AffordInputs): Found {
  if (at.payment.mortgageInsurance < 0.5) return null
  const name = insuranceName(inputs)
  const ends =
    inputs.program === 'conventional'
      ? 'It can end once you owe 80% of the price.'
      : inputs.program === 'fha'
        ? at.payment.baseLoan <= at.price * 0.9 * (1 + 1e-9)
          ? 'It ends after 11 years, as you put at least 10% down.'
          : 'With less than 10% down it lasts as long as the loan.'
        : 'It lasts as long as the loan.'
  return {
    tone: 'watch',
    text: `**${name} takes ${dollars(at.payment.mortgageInsurance)} of the payment** at this price. ${ends}`,
  }
}

function localTax(result: Affordable, inputs: AffordInputs): Found {
  if (result.price < 1000) return null
  const tax = propertyTaxOf(inputs)
  if (tax < 0.5) return null
  const lowered = fitOf(result, { ...inputs, propertyTax: tax - 0.5 }) - result.price
  if (lowered < 100) return null
  return {
    tone: 'note',
    text: `**Where you buy matters:** half a point less property tax than ${percentText(tax)} would add ${price(lowered)} of price. States differ by a factor of six, and counties within a state too.`,
  }
}

function programNote(result: Affordable, inputs: AffordInputs, law: Law): Found {
  const { at } = result
  if (inputs.program === 'va' && at.residual !== null) {
    const place = inputs.state === 'US' ? 'the South, as no state is chosen' : placeName(inputs.state)
    const more =
      at.ratios !== null && at.ratios.back > dtiVa.value.back
        ? `, ${percentText((vaResidualIncome.value.overGuide - 1) * 100)} more than the table because debts and housing pass ${percentText(dtiVa.value.back * 100)} of pay`
        : ''
    return {
      tone: at.residual.left >= at.residual.required ? 'good' : 'watch',
      text: `**The VA asks what is left to live on:** ${dollars(at.residual.left)} a month here, against ${dollars(at.residual.required)} for your family in ${place}${more}. The VA sets no highest ratio; a lender may.`,
    }
  }
  if (inputs.program === 'usda')
    return {
      tone: 'watch',
      text: 'USDA loans are for rural places and household incomes up to **115%** of the area’s middle. Check both for the address before counting on this price. A lender may ask the USDA to waive its ratios of 29/41 for strong files; that is not counted.',
    }
  const loan = at.payment.baseLoan
  if (inputs.program === 'fha') {
    const floor = law.fha.value.floor[0]
    if (loan > floor)
      return {
        tone: 'watch',
        text: `**FHA lends up to ${dollars(floor)}** in most counties in ${law.fha.asOf}, up to ${dollars(law.fha.value.ceilingOneUnit)} in the costliest. This price needs ${dollars(loan)}.`,
      }
    return {
      tone: 'note',
      text: `**FHA’s 3.5% down asks for a credit score of ${fhaMinimumDown.value[0]?.scoreFrom ?? 580}.** Ratios above 31/43 need approval by FHA’s software or extra strengths such as savings.`,
    }
  }
  const [baseline] = law.conforming.value.baseline
  if (loan <= baseline) return null
  return {
    tone: 'watch',
    text: `**A loan of ${dollars(loan)} is above the conforming limit of ${dollars(baseline)}** in most counties in ${law.conforming.asOf}. It may be a jumbo loan, with stricter ratios and more savings asked for.`,
  }
}

const leftOut = (inputs: AffordInputs): Finding => ({
  tone: 'note',
  text: `Left out: credit score, income tax saved by deducting interest, moving and furniture, and costs that rise later.${inputs.state === 'US' ? ' State income tax is not counted until you choose a state.' : ''} A lender’s software weighs more than ratios, so its limit is not one number. All in this year’s dollars.`,
})

export function findingsOf(result: Affordable, inputs: AffordInputs, law: Law): readonly Finding[] {
  const found: readonly Found[] = [
    inMind(result, inputs),
    lenderGap(result, inputs),
    result.outcome === 'fits' ? oneIncome(result, inputs) : null,
    result.outcome === 'fits' ? cashLimit(result, inputs) : null,
    programNote(result, inputs, law),
    levers(result, inputs),
    mortgageInsurance(result, inputs),
    localTax(result, inputs),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut(inputs)]
}
