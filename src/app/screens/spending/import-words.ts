/** What the import of a bank's file says. */
import { dateText } from '#calculators/kit/format.ts'
import { MOST_LINES, type StatementRefusal } from '#engine/spending/statement/statement-line.ts'
import { MOST_EXPENSES } from '../../state/budget-data.ts'

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const importWords = {
  choose: 'Choose a bank file',
  kinds: 'CSV, OFX, QFX or QIF, up to 12 MB. Your bank offers one under “Download” or “Export”.',
  private: 'We read it on this device and never upload it.',
  reading: (share: number) => `Reading your file: ${Math.round(share * 100)}%`,
  cancel: 'Cancel',
  failed: 'We couldn’t read this file. Try to download it again, or choose another format.',
  tooBig: 'This file is larger than 12 MB. Download a shorter period from your bank.',
  toAdd: (n: number, from: string, to: string) =>
    n === 0
      ? 'Nothing new in this file.'
      : `${count(n, 'expense', 'expenses')} to add, ${from === to ? `from ${dateText(from)}` : `from ${dateText(from)} to ${dateText(to)}`}.`,
  known: (n: number) => `Already in your list: ${n.toLocaleString('en-US')}.`,
  knownRule: 'We match the bank’s own number, or the same day, amount and store.',
  other: (n: number) =>
    `Not spending: ${count(n, 'deposit or transfer', 'deposits and transfers')}. We keep them to show your income and to spot repeats.`,
  commaDecimals: 'This file writes cents after a comma: we read 1.234,56 as $1,234.56.',
  skipped: (unreadable: number, pending: number) =>
    [
      unreadable > 0 ? `${count(unreadable, 'line', 'lines')} we couldn’t read.` : '',
      pending > 0 ? `${count(pending, 'pending line', 'pending lines')} left for the next download.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  guessed: 'We guessed each category from the store. You can change any of them later.',
  swap: 'Money in and out are swapped',
  swapHint: (isNegative: boolean) =>
    isNegative ? 'We took negative amounts as money out.' : 'We took positive amounts as money out.',
  typed: (n: number) => `Leave out ${count(n, 'expense', 'expenses')} that you may have typed yourself`,
  typedHint: 'Same amount, at most three days apart.',
  more: (n: number) => `and ${n.toLocaleString('en-US')} more`,
  refund: 'refund',
  add: 'Add to my list',
  addNewest: (n: number) => `Add the newest ${n.toLocaleString('en-US')}`,
  noRoom: (room: number) =>
    room <= 0
      ? `Your list is full at ${MOST_EXPENSES.toLocaleString('en-US')} expenses. Delete some you no longer need, then choose the file again.`
      : `Your list holds ${MOST_EXPENSES.toLocaleString('en-US')} expenses and has room for ${room.toLocaleString('en-US')} more.`,
}

export const refusalWords: Readonly<Record<StatementRefusal, string>> = {
  empty: 'This file has no transactions.',
  'no-columns':
    'We couldn’t find a date and an amount column. Choose the file as your bank gave it to you, with its first row.',
  'no-lines': 'We found dates or amounts we can’t read in every line of this file.',
  'too-long': `This file has more than ${MOST_LINES.toLocaleString('en-US')} lines. Download a shorter period from your bank.`,
  'not-dollars': 'This file isn’t in U.S. dollars.',
}
