import { dollarsAndCents as money, percentText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Dti } from './compute.ts'
import type { DtiInputs } from './fields.ts'
import { debtRulesOf, incomeRulesOf } from './programs.ts'
import { debtNames, incomeName, limitText } from './words.ts'

type Row = DtiInputs['incomes'][number]
function monthOf(row: Row): string {
  const amount = money(row.amount)
  switch (row.every) {
    case 'hour':
      return `${amount} × ${row.hours} hours × 52 ÷ 12`
    case 'week':
      return `${amount} × 52 ÷ 12`
    case 'biweekly':
      return `${amount} × 26 ÷ 12`
    case 'semimonthly':
      return `${amount} × 24 ÷ 12`
    case 'year':
      return `${amount} ÷ 12`
    default:
      return amount
  }
}

function income({ view }: Dti, inputs: DtiInputs): Working {
  const rules = incomeRulesOf(view.program)
  return {
    title: 'Income before tax, by the month',
    lines: ['sum of each income × payments a year ÷ 12', `= ${money(view.gross)}`],
    steps: inputs.incomes.map((row, index) => {
      const by =
        row.kind === 'untaxed' ? ` × ${1 + rules.untaxedRaise}` : row.kind === 'rent' ? ` × ${rules.rentCounted}` : ''
      return `${incomeName(row.kind)}: ${monthOf(row)}${by} = ${money(view.incomes[index] ?? 0)}.`
    }),
  }
}

function ratios({ view, limit }: Dti): Working {
  return {
    title: 'The two ratios',
    lines: [
      'front = housing ÷ income; back = (housing + debts) ÷ income',
      `= ${money(view.housing)} ÷ ${money(view.gross)}; ${money(view.housing + view.debts)} ÷ ${money(view.gross)}`,
      `= ${percentText(view.ratios.front * 100)}; ${percentText(view.ratios.back * 100)}`,
    ],
    steps: [
      `The limit asked about: ${limitText(limit)}.`,
      ...(view.payment === null
        ? []
        : [
            `The home: principal and interest ${money(view.payment.principalInterest)}, tax ${money(view.payment.tax)}, insurance ${money(view.payment.insurance)}, mortgage insurance ${money(view.payment.mortgageInsurance)}, dues ${money(view.payment.dues)}.`,
          ]),
    ],
  }
}

function imputed({ view }: Dti, inputs: DtiInputs): Working | null {
  const names = debtNames(inputs.debts)
  const steps = view.counted.flatMap(({ counted, why }, index) => {
    const debt = inputs.debts[index]
    return why === 'share-of-balance' && debt !== undefined && debt.balance > 0
      ? [
          `${names[index]}: ${money(debt.balance)} × ${percentText((counted / debt.balance) * 100, 4)} = ${money(counted)}.`,
        ]
      : []
  })
  if (steps.length === 0) return null
  const { student } = debtRulesOf(view.program, inputs.agency)
  return {
    title: 'Debts without a payment',
    lines: [
      `counted = balance × share a month (student loan deferred: ${percentText(student.deferredShare * 100, 4)})`,
    ],
    steps,
  }
}

function room({ view, limit, over }: Dti): Working | null {
  if (limit.back === null || over === null) return null
  return {
    title: over > 0 ? 'What is over' : 'What room is left',
    lines: [
      'room = limit × income − housing − debts',
      `= ${percentText(limit.back * 100, 4)} × ${money(view.gross)} − ${money(view.housing)} − ${money(view.debts)}`,
      `= ${money(-over)} a month`,
    ],
    steps: ['Of all sets of debts that free at least what is over, the one with the least cash is named.'],
  }
}

export const workingsOf = (result: Dti, inputs: DtiInputs): readonly Working[] =>
  [income(result, inputs), ratios(result), imputed(result, inputs), room(result)].filter((working) => working !== null)
