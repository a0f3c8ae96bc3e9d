import { monthlyPay } from '#engine/housing/qualifying-income.ts'
import { payoffOrder } from '#engine/housing/qualifying-payoff.ts'
import type { Table } from '../kit/presentation.ts'
import { type Dti, payables } from './compute.ts'
import type { DtiInputs } from './fields.ts'
import { limitsOf, programName } from './programs.ts'
import { debtNames, incomeName, standingText, whyText } from './words.ts'

const points = (ratio: number | null): number | null => (ratio === null ? null : ratio * 100)

const byProgram = ({ views }: Dti): Table => ({
  key: 'byProgram',
  title: 'Each program’s view',
  lead: 'The same household; each program counts income, student loans and mortgage insurance its own way. An empty cell: the program sets no such limit.',
  columns: [
    { label: 'Program', unit: 'text' },
    { label: 'Income counted', unit: 'money' },
    { label: 'Home', unit: 'money' },
    { label: 'Debts counted', unit: 'money' },
    { label: 'Housing ratio', unit: 'percent' },
    { label: 'Its guide', unit: 'percent' },
    { label: 'Ratio with debts', unit: 'percent' },
    { label: 'Its guide for that', unit: 'percent' },
    { label: 'At the most', unit: 'percent' },
    { label: 'Standing', unit: 'text' },
  ],
  rows: views.map((view) => {
    const { guide, most } = limitsOf[view.program]
    return [
      programName[view.program],
      view.gross,
      view.housing,
      view.debts,
      view.ratios.front * 100,
      points(guide.front),
      view.ratios.back * 100,
      points(guide.back),
      points(most.back),
      standingText[view.standing],
    ]
  }),
})

/** What a dollar of freed payment costs, debt by debt, and the ratio as they go. */
function payoff({ view }: Dti, inputs: DtiInputs): Table | null {
  const debts = payables(inputs, view)
  const order = payoffOrder(debts)
  if (order.length === 0) return null
  const names = debtNames(inputs.debts)
  let month = view.housing + view.debts
  let cash = 0
  return {
    key: 'payoff',
    title: 'What to pay off first',
    lead: 'Cheapest way to lower the ratio first. To save interest instead, the highest rate goes first; the two orders often differ.',
    columns: [
      { label: 'Debt', unit: 'text' },
      { label: 'Still owed', unit: 'money' },
      { label: 'Counts a month', unit: 'money' },
      { label: 'Cash for each $1 a month freed', unit: 'money' },
      { label: 'Cash so far', unit: 'money' },
      { label: 'Ratio then', unit: 'percent' },
    ],
    rows: order.map((index) => {
      const { balance, counted } = debts[index] ?? { balance: 0, counted: 1 }
      cash += balance
      month -= counted
      return [names[index] ?? 'Debt', balance, counted, balance / counted, cash, (month / view.gross) * 100]
    }),
  }
}

function counted({ view }: Dti, inputs: DtiInputs): Table {
  const names = debtNames(inputs.debts)
  return {
    key: 'counted',
    title: 'Each debt as it counts',
    lead: `For ${programName[view.program]} loans.`,
    columns: [
      { label: 'Debt', unit: 'text' },
      { label: 'Why', unit: 'text' },
      { label: 'You pay', unit: 'money' },
      { label: 'Counts', unit: 'money' },
    ],
    rows: [
      ...inputs.debts.map((debt, index) => {
        const one = view.counted[index]
        return [names[index] ?? 'Debt', one ? whyText[one.why] : '', debt.payment, one?.counted ?? 0]
      }),
      ...(inputs.planned > 0 ? [['The loan you think of', 'The payment', 0, inputs.planned]] : []),
      ['Together', '', inputs.debts.reduce((sum, debt) => sum + debt.payment, 0), view.debts],
    ],
    look: 'ledger',
    emphasis: { [inputs.debts.length + (inputs.planned > 0 ? 1 : 0)]: 'total' },
  }
}

const income = ({ view }: Dti, inputs: DtiInputs): Table => ({
  key: 'income',
  title: 'Each income by the month',
  columns: [
    { label: 'From', unit: 'text' },
    { label: 'A month before tax', unit: 'cents' },
    { label: 'As counted', unit: 'cents' },
  ],
  rows: inputs.incomes.map((row, index) => [
    incomeName(row.kind),
    monthlyPay(row.amount, row.every, row.hours),
    view.incomes[index] ?? 0,
  ]),
})

export function tablesOf(result: Dti, inputs: DtiInputs): readonly Table[] {
  const order = payoff(result, inputs)
  return [byProgram(result), ...(order === null ? [] : [order]), counted(result, inputs), income(result, inputs)]
}
