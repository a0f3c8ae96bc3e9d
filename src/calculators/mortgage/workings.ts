import { dollarsAndCents as money, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Mortgage } from './compute.ts'
import type { MortgageInputs } from './fields.ts'
import { insuranceName } from './words.ts'

function payment(mortgage: Mortgage, inputs: MortgageInputs): Working {
  const rate = inputs.rate / 1200
  const loan = plain(mortgage.loanAmount)
  const result = `= ${money(mortgage.principalInterest)}`
  const fee = mortgage.loanAmount - mortgage.baseLoan
  return {
    title: 'Principal and interest',
    lines:
      inputs.rate === 0
        ? ['payment = L ÷ n', `= ${loan} ÷ ${inputs.term}`, result]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${loan} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−${inputs.term})`,
            result,
          ],
    steps: [
      `Loan: ${money(inputs.price)} less ${money(mortgage.down)} down = ${money(mortgage.baseLoan)}${fee > 0 ? `, plus ${money(fee)} of upfront fee = ${money(mortgage.loanAmount)}` : ''}.`,
      ...(inputs.rate === 0
        ? []
        : [`Monthly rate: ${percentText(inputs.rate, 6)} ÷ 12 = ${percentText(rate * 100, 8)}.`]),
      'The payment is rounded to the cent. So is each month’s interest; the last payment takes the difference.',
    ],
  }
}

function wholePayment(mortgage: Mortgage, inputs: MortgageInputs): Working {
  const { tax, insurance, hoa } = mortgage.costs
  const parts: readonly (readonly [string, number])[] = [
    ['principal and interest', mortgage.principalInterest],
    ['property tax', tax],
    ['home insurance', insurance],
    [insuranceName(inputs), mortgage.mortgageInsurance],
    ['HOA dues', hoa],
  ]
  const there = parts.filter(([, amount]) => amount > 0)
  return {
    title: 'The whole payment',
    lines: [
      there.map(([name]) => name).join(' + '),
      `= ${there.map(([, amount]) => money(amount)).join(' + ')}`,
      `= ${money(mortgage.monthlyPayment)}`,
    ],
    steps: [
      `Property tax: ${money(inputs.price)} × ${percentText(inputs.propertyTax, 6)} ÷ 12 = ${money(tax)}.`,
      `Home insurance: ${money(inputs.homeInsurance)} ÷ 12 = ${money(insurance)}.`,
      `Each of these grows once every twelve payments: tax by ${percentText(inputs.taxGrowth)}, insurance by ${percentText(inputs.insuranceGrowth)}, dues by ${percentText(inputs.hoaGrowth)}.`,
    ],
  }
}

const count = (payments: number): string => `${payments} ${payments === 1 ? 'payment' : 'payments'}`

function pmi({ pmi, loanAmount, rows }: Mortgage, inputs: MortgageInputs): Working | null {
  if (pmi === null) return null
  return {
    title: 'PMI and when it ends',
    lines: [
      'PMI = L × yearly rate ÷ 12',
      `= ${plain(loanAmount)} × ${percentText(inputs.pmiRate, 6)} ÷ 12`,
      `= ${money(pmi.monthlyPremium)}`,
    ],
    steps: [
      pmi.request === pmi.withoutAsking
        ? `You owe more than 80% of ${money(inputs.price)} = ${money(inputs.price * 0.8)} until it ends by itself, so there is nothing to ask for.`
        : `You may ask once you owe 80% of ${money(inputs.price)} = ${money(inputs.price * 0.8)}: ${monthText(pmi.request.month)}, after ${count(pmi.request.premiums)} of PMI (${money(pmi.request.total)}).`,
      pmi.automatic.premiums === rows.length
        ? `It would end by itself when the original schedule reaches 78% = ${money(inputs.price * 0.78)}. Your loan is paid off by then: ${count(rows.length)} of PMI (${money(pmi.automatic.total)}).`
        : `It ends by itself when the original schedule reaches 78% = ${money(inputs.price * 0.78)}: ${monthText(pmi.automatic.month)}, after ${count(pmi.automatic.premiums)} (${money(pmi.automatic.total)}). Extra payments do not change this date.`,
      ...(pmi.final.premiums === rows.length
        ? []
        : [`At the latest it ends in the month after the middle of the term: ${monthText(pmi.final.month)}.`]),
      'You must be current on the loan, and your lender may ask for proof that the value has not fallen.',
    ],
  }
}

function apr(mortgage: Mortgage, inputs: MortgageInputs): Working | null {
  if (mortgage.apr === null) return null
  const { points, interest } = mortgage.cash
  const charge = points + inputs.lenderFees + mortgage.upfrontFee + interest
  return {
    title: 'APR',
    lines: [
      'amount financed = sum of payment k ÷ (1 + i)^k',
      `${money(mortgage.loanAmount)} − ${money(charge)} = ${money(mortgage.loanAmount - charge)}`,
      `i × 12 = ${percentText(mortgage.apr, 3)}`,
    ],
    steps: [
      `Prepaid finance charges: points ${money(points)}, lender fees ${money(inputs.lenderFees)}, upfront loan fee ${money(mortgage.upfrontFee)}, interest to the first of the month ${money(interest)}.`,
      'Payments are those set at closing, mortgage insurance included until it ends by itself; extra payments are left out.',
      ...(inputs.rateType === 'arm'
        ? ['After the first period the rate follows today’s index plus the margin, within the caps.']
        : []),
    ],
  }
}

export const workingsOf = (mortgage: Mortgage, inputs: MortgageInputs): readonly Working[] =>
  [payment(mortgage, inputs), wholePayment(mortgage, inputs), pmi(mortgage, inputs), apr(mortgage, inputs)].filter(
    (working) => working !== null,
  )
