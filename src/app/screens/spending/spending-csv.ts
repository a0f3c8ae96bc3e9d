/** Transactions as a file a spreadsheet opens. */
import { tableCsv } from '#calculators/kit/csv.ts'
import type { Spent } from '#engine/spending/spending-book.ts'
import { categoryName } from '../budget/month-spending.ts'
import { itemName, words } from './words.ts'

export const spendingCsv = (list: readonly Spent[]): string =>
  tableCsv({
    columns: [
      { label: 'Date', unit: 'text' },
      { label: words.store, unit: 'text' },
      { label: 'Description', unit: 'text' },
      { label: words.category, unit: 'text' },
      { label: 'Item', unit: 'text' },
      { label: 'Amount', unit: 'cents' },
    ],
    rows: list.map(({ date, merchant, text, category, key, cents }) => [
      date,
      merchant,
      text,
      categoryName(category),
      key.includes('_') ? itemName(key) : '',
      cents / 100,
    ]),
  })
