/** Transactions as a file a spreadsheet opens. What was typed stays as it was typed, save what a spreadsheet would run. */
import { csvText } from '#calculators/kit/csv.ts'
import type { Spent } from '#engine/spending/spending-book.ts'
import { categoryName } from '../budget/month-spending.ts'
import { itemName, words } from './words.ts'

export const spendingCsv = (list: readonly Spent[]): string =>
  csvText([
    ['Date', words.store, 'Description', words.category, 'Item', 'Amount ($)'],
    ...list.map(({ date, merchant, text, category, key, cents }) => [
      date,
      merchant,
      text,
      categoryName(category),
      key.includes('_') ? itemName(key) : '',
      cents / 100,
    ]),
  ])
