import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import type { Line } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { workingWords } from './words/explain.en.ts'

const there = (steps: readonly (string | false)[]): readonly string[] => steps.filter((step) => step !== false)

function payment({ inputs, result: { first }, say }: ComparedContext): Working {
  const words = workingWords.payment
  const { loanAmount: amount, term } = inputs
  return {
    title: words.title({ name: first.name }),
    lines: levelPaymentLines({ amount, rate: first.rate, term, payment: first.payment }, say),
    steps: [words.rounding],
  }
}

/** The comparison at the end of the stay, in parts that can be checked by hand where money earns nothing elsewhere. */
function lead({ inputs, result, say }: ComparedContext): Working {
  const words = workingWords.lead
  const { first, focus, months } = result
  const growth = (1 + inputs.earns / 100) ** (1 / 12) - 1
  const paid = ({ path }: Line): string => {
    let total = 0
    for (let month = 0; month <= months; month++) total = total * (1 + growth) + (path.paid[month] ?? 0)
    return total < 0 ? `(${say.cents(total)})` : say.cents(total)
  }
  const owed = ({ path }: Line): string => say.cents(path.owed[months] ?? 0)
  const both = (worth: (line: Line) => number) => ({ first: worth(first), other: worth(focus) })
  const itemizes = inputs.itemize === 'itemize'
  return {
    title: words.title({ name: focus.name, first: first.name, months }, say),
    lines: [
      words.formula,
      `= (${paid(first)} − ${paid(focus)}) + (${owed(first)} − ${owed(focus)})`,
      `= ${say.cents(focus.aheadAtHorizon)}`,
    ],
    steps: there([
      words.paid({ upfront: both((line) => line.upfront), months, payment: both((line) => line.payment) }, say),
      inputs.earns > 0 && words.growth({ earns: inputs.earns, monthly: growth * 100 }, say),
      focus.buydown !== null && words.buydown,
      itemizes && words.deduction({ rate: inputs.taxRate }, say),
      itemizes && inputs.purpose === 'refinance' && words.refinance,
      words.breakEven,
    ]),
  }
}

function simple({ result: { focus, first }, say }: ComparedContext): Working | null {
  const words = workingWords.simple
  const saving = first.payment - focus.payment
  if (focus.moreUpfront <= 0 || saving <= 0 || focus.cashBreakEven === null) return null
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(focus.moreUpfront)} ÷ ${say.cents(saving)}`,
      `= ${say.months(focus.cashBreakEven)}`,
    ],
    steps: [words.leavesOut],
  }
}

function buydown({ result: { lines, first }, say }: ComparedContext): Working | null {
  const words = workingWords.buydown
  const found = lines.find((line) => line.buydown !== null)?.buydown
  const year = found?.years[0]
  if (!found || !year) return null
  const parts = found.years.map((one) => `12 × (${say.cents(found.notePayment)} − ${say.cents(one.payment)})`)
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${parts.join(' + ')}`,
      words.result({ cost: found.totalSubsidy, share: found.shareOfLoan * 100 }, say),
    ],
    steps: [words.rate({ lower: year.annualRate * 100, full: first.rate }, say), words.limits],
  }
}

export const workings = [ofCompared(payment), ofCompared(lead), ofCompared(simple), ofCompared(buydown)]
