import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { autoByTier } from '#facts/lending/rates.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { stepsOf } from './charts.ts'
import { type Financed, valueAfter } from './compute.ts'
import type { Deal } from './deal.ts'
import type { CarInputs } from './fields.ts'
import type { Keeping } from './keeping.ts'

export const dealTable = (deal: Deal, inputs: CarInputs): Table => ({
  key: 'deal',
  title: 'The deal, line by line',
  columns: [
    { label: 'Line', unit: 'text' },
    { label: 'Amount', unit: 'cents' },
  ],
  rows: stepsOf(deal, inputs).map((step) => [step.label, step.value]),
})

function choiceTable({ choice }: Financed): Table | null {
  if (choice === null) return null
  const rows = [
    ['With the rebate', choice.withRebate],
    ['At the low rate', choice.withLowRate],
  ] as const
  return {
    key: 'choice',
    title: 'Rebate or low rate',
    columns: [
      { label: 'Offer', unit: 'text' },
      { label: 'Rate', unit: 'percent' },
      { label: 'Months', unit: 'count' },
      { label: 'Borrowed', unit: 'money' },
      { label: 'Tax', unit: 'money' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Interest', unit: 'money' },
      { label: 'Car in all', unit: 'money' },
    ],
    rows: rows.map(([name, loan]) => [
      name,
      Number((loan.annualRate * 100).toFixed(6)),
      loan.term,
      loan.financed,
      loan.tax,
      loan.schedule.payment,
      loan.schedule.totalInterest,
      loan.total,
    ]),
  }
}

export const keepTable = (keeping: Keeping): Table => {
  const lines: readonly (readonly [string, number])[] = [
    ['Cash and trade-in at the start', keeping.atStart],
    ['Loan payments', keeping.payments],
    ['Loan still owed at the end', keeping.owedAtEnd],
    ['Insurance', keeping.insurance],
    ['Gas', keeping.gas],
    ['Upkeep, tires, plates', keeping.upkeep],
    ['What the car may bring', -keeping.resale],
  ]
  return {
    key: 'keeping',
    title: 'All it costs while you have it',
    lead: 'Running costs at today’s prices. An old loan carried into the new one is taken out: it is not a cost of this car.',
    columns: [
      { label: 'Item', unit: 'text' },
      { label: 'Amount', unit: 'money' },
    ],
    rows: [...lines.filter(([, amount]) => amount !== 0), ['Together', keeping.total]],
  }
}

function savedTable({ saved }: Financed): Table | null {
  if (saved === null || saved.length === 0) return null
  return {
    key: 'taxSaved',
    title: 'The interest deduction, year by year',
    lead: 'Federal tax with the deduction against federal tax without it. Later years use this year’s law.',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Interest paid', unit: 'money' },
      { label: 'Deducted', unit: 'money' },
      { label: 'Tax saved', unit: 'money' },
    ],
    rows: saved.map((year) => [String(year.year), year.interest, year.deducted, year.saved]),
  }
}

/** The same loan at the average rate of each score tier. */
function tierTable({ loan }: Financed, { condition }: CarInputs): Table {
  return {
    key: 'tiers',
    title: 'The same loan at other credit scores',
    lead: `Average rates on ${condition} cars by VantageScore, ${monthText(autoByTier.asOf ?? '')} (Experian). Your own offer is what counts.`,
    columns: [
      { label: 'Score', unit: 'text' },
      { label: 'Average rate', unit: 'percent' },
      { label: 'Payment', unit: 'cents' },
      { label: 'Interest', unit: 'money' },
    ],
    rows: autoByTier.value.flatMap((tier) => {
      const annualRate = condition === 'new' ? tier.newCar : tier.usedCar
      const at = leanSchedule({ principal: loan.financed, annualRate, termMonths: loan.term })
      return at.outcome === 'paid-off'
        ? [[`${tier.scoreFrom}–${tier.scoreTo}`, Number((annualRate * 100).toFixed(4)), at.payment, at.totalInterest]]
        : []
    }),
  }
}

const scheduleTable = ({ loan: { schedule } }: Financed, inputs: CarInputs): Table => ({
  key: 'byMonth',
  title: 'Every payment',
  lead: 'Interest is rounded to the cent each month; the last payment takes the difference. The value is an average in future dollars.',
  columns: [
    { label: 'Month', unit: 'count' },
    { label: 'Payment', unit: 'cents' },
    { label: 'Interest', unit: 'cents' },
    { label: 'Principal', unit: 'cents' },
    { label: 'You owe', unit: 'cents' },
    { label: 'Car’s value', unit: 'money' },
  ],
  rows: schedule.paid.slice(1).map((payment, index) => {
    const interest = schedule.interest[index + 1] ?? 0
    return [
      index + 1,
      payment,
      interest,
      roundToCent(payment - interest),
      schedule.owed[index + 1] ?? 0,
      valueAfter(inputs, index + 1),
    ]
  }),
  folded: true,
})

export const tablesOf = (result: Financed, inputs: CarInputs): readonly Table[] =>
  [
    dealTable(result.deal, inputs),
    choiceTable(result),
    keepTable(result.keeping),
    savedTable(result),
    tierTable(result, inputs),
    scheduleTable(result, inputs),
  ].filter((table) => table !== null)
