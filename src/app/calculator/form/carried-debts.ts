/** Debts on their way from one calculator's list to another's. Each list has columns of its own; only what was typed goes along. */
import type { CellValue, InputValue, ProfileKey, RowsField, RowValue } from '#calculators/kit/field.ts'
import type { CarriedDebt, HeldAsset, HeldBill } from '../../state/carried.ts'

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

/** Kinds of debt that a list without them calls by another name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'private-student': ['other', 'student'],
  personal: ['loan'],
  other: ['loan'],
}
/** Loans on real estate: no list without kinds means them. */
const onProperty: readonly string[] = ['mortgage', 'equity', 'property']

/** What a list calls this kind; null where it has no place for it. */
function kindIn({ columns }: RowsField, debt: CarriedDebt): string | null {
  const { kind } = columns
  if (kind?.kind !== 'choice') return onProperty.includes(debt.kind) ? null : debt.kind
  const names = [debt.kind, ...(alsoCalled[debt.kind] ?? [])]
  return names.find((name) => kind.options.some((option) => option.value === name)) ?? null
}

/** What is owned, as rows of a list. */
export function assetRows(field: RowsField, assets: readonly HeldAsset[]): readonly RowValue[] | null {
  const { name, kind } = field.columns
  const fitting = assets.filter(
    (asset) => kind?.kind !== 'choice' || kind.options.some((option) => option.value === asset.kind),
  )
  if (fitting.length === 0) return null
  return fitting.slice(0, field.maxRows).map((asset) => ({
    ...(field.blank as RowValue),
    ...(name?.kind === 'text' ? { name: asset.name.slice(0, name.maxLength) } : {}),
    ...(kind ? { kind: asset.kind } : {}),
    ...('basis' in field.columns ? { basis: asset.basis } : {}),
    value: asset.value,
  }))
}

/** Bills as rows of a budget's list; those of an item it does not have stay out. */
export function billRows(field: RowsField, bills: readonly HeldBill[]): readonly RowValue[] | null {
  const { item } = field.columns
  const fitting = bills.filter(
    (bill) => item?.kind !== 'choice' || item.options.some((option) => option.value === bill.item),
  )
  return fitting.length === 0
    ? null
    : fitting.slice(0, field.maxRows).map((bill) => ({ ...(field.blank as RowValue), ...bill }))
}

/** What is owned in a list, where its value was typed; what a starting row has is the example's. */
export function assetsFrom(
  field: RowsField,
  value: InputValue,
  initial: InputValue | undefined,
): readonly HeldAsset[] | null {
  const starting = [...((initial ?? []) as readonly RowValue[]), field.blank as RowValue]
  const assets = (value as readonly RowValue[]).flatMap((row): HeldAsset[] => {
    const { name, kind, value: worth, basis } = row
    const isExample = starting.some((start) => start['value'] === worth && start['kind'] === kind)
    return typeof worth !== 'number' || worth <= 0 || typeof kind !== 'string' || isExample
      ? []
      : [{ name: String(name ?? ''), kind, value: worth, basis: typeof basis === 'number' ? basis : null }]
  })
  return assets.length > 0 ? assets : null
}

/** The debts as rows of a list: a rate nobody told starts as a new row's does; a payment nobody told cannot be made up. */
export function rowsFrom(field: RowsField, key: ProfileKey, debts: readonly CarriedDebt[]): readonly RowValue[] | null {
  const { kind } = field.columns
  const fitting = debts.filter((debt) => (key === 'cards' ? debt.kind === CARD : kindIn(field, debt) !== null))
  const asksPayment = field.columns['payment'] !== undefined
  if (fitting.length === 0 || (asksPayment && fitting.some((debt) => debt.payment === null))) return null
  const name = field.columns['name']
  return fitting.slice(0, field.maxRows).map((debt) => {
    const cells: Record<string, CellValue> = { ...(field.blank as RowValue), balance: debt.balance }
    if (name?.kind === 'text') cells['name'] = debt.name.slice(0, name.maxLength)
    if (kind) cells['kind'] = kindIn(field, debt)
    if (asksPayment) cells['payment'] = debt.payment
    if (debt.rate !== null && rateColumn(field) in field.columns) cells[rateColumn(field)] = debt.rate
    return cells
  })
}
