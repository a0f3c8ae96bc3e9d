import { dollarsAndCents as money, monthsText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Compared, Line } from './compute.ts'
import type { PointsInputs } from './fields.ts'

function payment({ first }: Compared, inputs: PointsInputs): Working {
  const rate = first.rate / 1200
  const loan = plain(inputs.loanAmount)
  return {
    title: `Payment of ${first.name}`,
    lines:
      rate === 0
        ? ['payment = L ÷ n', `= ${loan} ÷ ${inputs.term}`, `= ${money(first.payment)}`]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${loan} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−${inputs.term})`,
            `= ${money(first.payment)}`,
          ],
    steps: ['The payment and each month’s interest are rounded to the cent.'],
  }
}

/** The comparison at the end of the stay, in parts that can be checked by hand where money earns nothing elsewhere. */
function lead({ first, focus, months }: Compared, inputs: PointsInputs): Working {
  const growth = (1 + inputs.earns / 100) ** (1 / 12) - 1
  const paid = ({ path }: Line): string => {
    let total = 0
    for (let month = 0; month <= months; month++) total = total * (1 + growth) + (path.paid[month] ?? 0)
    return total < 0 ? `(${money(total)})` : money(total)
  }
  const owed = ({ path }: Line): string => money(path.owed[months] ?? 0)
  return {
    title: `${focus.name} against ${first.name} after ${monthsText(months)}`,
    lines: [
      'ahead = (paid on the first line − paid on this one) + (owed on the first − owed on this)',
      `= (${paid(first)} − ${paid(focus)}) + (${owed(first)} − ${owed(focus)})`,
      `= ${money(focus.aheadAtHorizon)}`,
    ],
    steps: [
      `Paid: points and fees (${money(first.upfront)} and ${money(focus.upfront)}) and ${months} payments of ${money(first.payment)} and ${money(focus.payment)}.`,
      ...(inputs.earns > 0
        ? [
            `Money earlier counts more: every payment and the upfront cost are grown at ${percentText(inputs.earns)} a year (${percentText(growth * 100, 4)} a month) until the loan ends.`,
          ]
        : []),
      ...(focus.buydown === null ? [] : ['In the years of the buydown, what the account adds is not paid by you.']),
      ...(inputs.itemize === 'itemize'
        ? [
            `Of every deducted dollar of interest and points, ${percentText(inputs.taxRate)} comes back as less tax and is taken off what is paid.${inputs.purpose === 'refinance' ? ' Tax the points would still save when the loan ends is taken off what is owed.' : ''}`,
          ]
        : []),
      'The break-even is the first month in which this is above zero.',
    ],
  }
}

function shortcut({ focus, first }: Compared): Working | null {
  const saving = first.payment - focus.payment
  if (focus.moreUpfront <= 0 || saving <= 0 || focus.cashBreakEven === null) return null
  return {
    title: 'The usual shortcut',
    lines: [
      'months = cost ÷ lower payment, rounded up',
      `= ${money(focus.moreUpfront)} ÷ ${money(saving)}`,
      `= ${focus.cashBreakEven}`,
    ],
    steps: ['It leaves out that balances differ, and that money has other uses.'],
  }
}

function buydown({ lines, first }: Compared): Working | null {
  const found = lines.find((line) => line.buydown !== null)?.buydown
  const year = found?.years[0]
  if (!found || !year) return null
  return {
    title: 'What the temporary buydown costs',
    lines: [
      'cost = sum of 12 × (full payment − payment at the lower rate)',
      `= ${found.years.map((one) => `12 × (${money(found.notePayment)} − ${money(one.payment)})`).join(' + ')}`,
      `= ${money(found.totalSubsidy)}, ${percentText(found.shareOfLoan * 100)} of the loan`,
    ],
    steps: [
      `In year 1 the payment is worked out at ${percentText(year.annualRate * 100, 3)}, but interest is charged at ${percentText(first.rate, 3)} all along.`,
      'Fannie Mae’s Selling Guide (B2-1.4-04) takes buydowns of up to three points that rise by at most one point a year.',
    ],
  }
}

export const workingsOf = (compared: Compared, inputs: PointsInputs): readonly Working[] =>
  [payment(compared, inputs), lead(compared, inputs), shortcut(compared), buydown(compared)].filter(
    (working) => working !== null,
  )
