import type { Working } from '../kit/presentation.ts'
import { LIFE_YEARS } from './compute.ts'
import { type DealContext, ofDeal } from './context.ts'
import { workingWords } from './words/workings.en.ts'

function income({ result: { first, rental }, say }: DealContext): Working {
  const words = workingWords.income
  const { cents } = say
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${cents(first.collected)} − ${cents(first.costs)} = ${cents(first.noi)}`,
      `${cents(first.noi)} ÷ ${cents(rental.price)} = ${say.percent((first.noi / rental.price) * 100)}`,
    ],
    steps: [
      words.collected({ full: first.full, vacancy: rental.vacancy * 100 }, say),
      words.costs(first, say),
      words.excludes,
      words.afterReserve({ reserve: first.reserve, rate: ((first.noi - first.reserve) / rental.price) * 100 }, say),
    ],
  }
}

function cash({ result, say }: DealContext): Working {
  const words = workingWords.cash
  const { first, loanPayments, cashFlow, rental, cash: needed } = result
  const { cents } = say
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${cents(first.noi)} − ${cents(first.reserve)} − ${cents(loanPayments)} = ${cents(cashFlow)}`,
      `${cents(cashFlow)} ÷ ${cents(needed)}: ${needed > 0 ? say.percent((cashFlow / needed) * 100) : words.noCash}`,
    ],
    steps: [
      words.needed(
        {
          down: rental.price - rental.loan,
          closing: rental.closingCosts,
          fees: rental.loanCosts,
          repairs: rental.repairs,
        },
        say,
      ),
      ...(loanPayments > 0
        ? [words.coverage({ noi: first.noi, payments: loanPayments, ratio: first.noi / loanPayments }, say)]
        : []),
      words.notReturn,
    ],
  }
}

function depreciation({ result: { rental }, say }: DealContext): Working {
  const words = workingWords.depreciation
  const { cents } = say
  const bought = rental.price + rental.closingCosts
  const yearly = (bought * (1 - rental.landShare) + rental.repairs) / LIFE_YEARS
  const months = 12.5 - rental.firstMonth
  return {
    title: words.title,
    lines: [
      words.formula({ years: LIFE_YEARS }, say),
      `= (${cents(bought)} − ${cents(bought * rental.landShare)} + ${cents(rental.repairs)}) ÷ ${LIFE_YEARS}`,
      `= ${cents(yearly)}`,
    ],
    steps: [words.halfMonths({ months, amount: (yearly * months) / 12 }, say), words.reserve, words.land],
  }
}

function sale({ result: { course, held }, say }: DealContext): Working | null {
  const row = course.years.at(-1)
  if (row === undefined) return null
  const words = workingWords.sale
  const { cents } = say
  const { net, gain, depreciation: taken, proceeds } = row.sale
  return {
    title: words.title,
    lines: [words.formula, `= ${cents(net)} − (${cents(net - gain + taken)} − ${cents(taken)})`, `= ${cents(gain)}`],
    steps: [
      words.net({ price: row.value, costs: row.value - net, net }, say),
      words.recaptured({ amount: Math.max(0, Math.min(gain, taken)) }, say),
      ...(held.putOffBefore >= 0.005 ? [words.freed({ amount: held.putOffBefore }, say)] : []),
      words.inHand({ tax: held.saleTax, proceeds, cash: proceeds - held.saleTax }, say),
      words.unused,
    ],
  }
}

/** So many flows are printed; of more, the first and the last. */
const SHOWN = 6

function theReturn({ inputs, result: { held, afterTax }, say }: DealContext): Working {
  const words = workingWords.return
  const all = held.afterTax.map((flow) => say.money(flow))
  const isLong = all.length > SHOWN
  const flows = isLong ? [...all.slice(0, 4), `… ${all.at(-1)}`] : all
  return {
    title: words.title,
    lines: [
      words.formula,
      words.flows({ flows }),
      afterTax === null ? words.none : words.rate({ rate: afterTax * 100 }, say),
    ],
    steps: [
      words.what,
      ...(isLong ? [words.all] : []),
      words.december,
      words.offer({ target: inputs.target }, say),
      words.fixed({ years: inputs.holdYears }, say),
    ],
  }
}

export const workings = [income, cash, depreciation, sale, theReturn].map(ofDeal)
