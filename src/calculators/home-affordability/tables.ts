import { dollars } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import {
  type Affordable,
  budgetPriceOf,
  cashPriceOf,
  lenderPriceOf,
  lookAt,
  minimumDown,
  programLimits,
} from './compute.ts'
import { type AffordInputs, USUAL_PMI, USUAL_SQUARE_FEET } from './fields.ts'
import { insuranceName, laddersOf } from './words.ts'

/** Every limit as a price, with the month it would bring. */
function limits(result: Affordable, inputs: AffordInputs): Table {
  const seen = [...laddersOf(result)].sort((a, b) => a.price - b.price)
  return {
    key: 'limits',
    title: 'Each limit as a price',
    lead: 'The lowest one decides. Spare is what your budget has left each month at that price; a minus is missing.',
    columns: [
      { label: 'Limit', unit: 'text' },
      { label: 'Price', unit: 'money' },
      { label: 'Payment', unit: 'money' },
      { label: 'Housing, of pay', unit: 'percent' },
      { label: 'With debts', unit: 'percent' },
      { label: 'Spare in your budget', unit: 'money' },
      { label: 'Cash to close', unit: 'money' },
      { label: 'Savings left', unit: 'money' },
    ],
    rows: seen.map(({ label, price }) => {
      if (price < 1000) return [label, price, null, null, null, null, null, null]
      const at = lookAt(inputs, result.month, price)
      const share = (ratio: number | undefined) => (ratio === undefined ? null : ratio * 100)
      return [
        label,
        price,
        at.payment.total,
        share(at.ratios?.front),
        share(at.ratios?.back),
        at.spare,
        at.closing.total,
        at.reserves,
      ]
    }),
  }
}

/** The four programs with the visitor's own down payment, or the least a program asks where that is more. */
function programs(result: Affordable, inputs: AffordInputs): Table {
  // What only the chosen program's questions tell is not carried over to the others.
  const asked: AffordInputs = {
    ...inputs,
    ...(inputs.program === 'va' ? {} : { vaUse: 'first' as const, squareFeet: USUAL_SQUARE_FEET }),
    ...(inputs.program === 'conventional' ? {} : { pmiRate: USUAL_PMI }),
  }
  const rows = (
    [
      ['conventional', 'Conventional'],
      ['fha', 'FHA'],
      ['va', 'VA, for those who served'],
      ['usda', 'USDA, rural places'],
    ] as const
  ).map(([program, label]) => {
    const least = minimumDown[program] * 100
    const trial: AffordInputs =
      inputs.downKind === 'share'
        ? { ...asked, program, downShare: Math.max(inputs.downShare, least) }
        : { ...asked, program }
    const guide = lenderPriceOf(trial, result.month, programLimits[program].guide)
    const most = lenderPriceOf(trial, result.month, programLimits[program].most)
    const fits = Math.min(budgetPriceOf(trial, result.month), most, cashPriceOf(trial))
    const payment = fits < 1000 ? null : lookAt(trial, result.month, fits).payment
    return [label, guide, most, fits, payment?.total ?? null, payment?.mortgageInsurance ?? null]
  })
  return {
    key: 'programs',
    title: 'Loan types side by side',
    lead: 'Same down payment, unless a program asks for more. “Fits you” is also within your budget and savings. Rates differ by program; this uses yours for all. VA: first use and a home of 1,800 square feet, unless you choose VA above.',
    columns: [
      { label: 'Loan type', unit: 'text' },
      { label: 'By its guide', unit: 'money' },
      { label: 'At the most', unit: 'money' },
      { label: 'Fits you', unit: 'money' },
      { label: 'Payment then', unit: 'money' },
      { label: 'Mortgage insurance in it', unit: 'money' },
    ],
    rows,
  }
}

function atThisPrice(result: Affordable, inputs: AffordInputs): Table {
  const { payment, upkeep, closing, reserves } = result.at
  const rows: (readonly [string, number | null])[] = [
    ['Each month', null],
    ['Principal and interest', payment.principalInterest],
    ['Property tax', payment.tax],
    ['Home insurance', payment.insurance],
    [insuranceName(inputs), payment.mortgageInsurance],
    ['HOA dues', payment.dues],
    ['Payment', payment.total],
    ['Upkeep and repairs', upkeep],
    ['The home in all', payment.total + upkeep],
    ['Once, at closing', null],
    ['Down payment', closing.down],
    ['Closing costs', closing.fees],
    ['Prepaid tax and insurance', closing.prepaid],
    ['Interest to the first of the month', closing.interest],
    ['Cash to close', closing.total],
    ['Savings left', reserves],
  ]
  const emphasis: Record<number, 'heading' | 'subtotal' | 'total'> = {}
  for (const [index, [label]] of rows.entries()) {
    if (label === 'Each month' || label === 'Once, at closing') emphasis[index] = 'heading'
    if (label === 'Payment' || label === 'Cash to close') emphasis[index] = 'subtotal'
    if (label === 'The home in all' || label === 'Savings left') emphasis[index] = 'total'
  }
  return {
    key: 'atThisPrice',
    title: `At ${dollars(result.price)}`,
    lead: 'The price that fits every limit, to the dollar. Your lender’s Loan Estimate has the real closing figures.',
    columns: [
      { label: 'Item', unit: 'text' },
      { label: 'Amount', unit: 'money' },
    ],
    rows,
    look: 'ledger',
    emphasis,
  }
}

export const tablesOf = (result: Affordable, inputs: AffordInputs): readonly Table[] => [
  limits(result, inputs),
  programs(result, inputs),
  ...(result.outcome === 'fits' ? [atThisPrice(result, inputs)] : []),
]
