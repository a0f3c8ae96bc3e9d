/** Debts on their way from one calculator's list to another's. Each list has columns of its own; only what was typed goes along. */
import type { CellValue, InputValue, ProfileKey, RowsField, RowValue } from '#calculators/kit/field.ts'
import type { CarriedDebt } from '../../state/carried.ts'

const CARD = 'card'
/** What a list calls the yearly rate of a debt. */
const rateColumn = ({ columns }: RowsField): string => ('rate' in columns ? 'rate' : 'apr')

/** The debts of a list whose balance was typed; what else of them is as a starting row has it is unknown. */
export function debtsFrom(
  field: RowsField,
  key: ProfileKey,
  value: InputValue,
  initial: InputValue | undefined,
): readonly CarriedDebt[] | null {
  const rows = value as readonly RowValue[]
  const starting = [...((initial ?? []) as readonly RowValue[]), field.blank as RowValue]
  const debts = rows.flatMap((row): CarriedDebt[] => {
    const told = (column: string): number | null => {
      const cell = row[column]
      return typeof cell === 'number' && !starting.some((start) => start[column] === cell) ? cell : null
    }
    const balance = told('balance')
    if (balance === null) return []
    const kind = row['kind']
    return [
      {
        name: String(row['name'] ?? ''),
        kind: typeof kind === 'string' ? kind : key === 'cards' ? CARD : 'loan',
        balance,
        rate: told(rateColumn(field)),
        payment: told('payment'),
      },
    ]
  })
  return debts.length > 0 ? debts : null
}

/** The debts as rows of a list: a rate nobody told starts as a new row's does; a payment nobody told cannot be made up. */
export function rowsFrom(field: RowsField, key: ProfileKey, debts: readonly CarriedDebt[]): readonly RowValue[] | null {
  const kind = field.columns['kind']
  const fitting = debts.filter((debt) => {
    if (key === 'cards') return debt.kind === CARD
    return kind?.kind !== 'choice' || kind.options.some((option) => option.value === debt.kind)
  })
  const asksPayment = field.columns['payment'] !== undefined
  if (fitting.length === 0 || (asksPayment && fitting.some((debt) => debt.payment === null))) return null
  const name = field.columns['name']
  return fitting.slice(0, field.maxRows).map((debt) => {
    const cells: Record<string, CellValue> = { ...(field.blank as RowValue), balance: debt.balance }
    if (name?.kind === 'text') cells['name'] = debt.name.slice(0, name.maxLength)
    if (kind) cells['kind'] = debt.kind
    if (asksPayment) cells['payment'] = debt.payment
    if (debt.rate !== null && rateColumn(field) in field.columns) cells[rateColumn(field)] = debt.rate
    return cells
  })
}
