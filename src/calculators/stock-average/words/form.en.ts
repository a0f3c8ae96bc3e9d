/** What the questions say. */
export const sectionWords = {
  shares: 'Your shares',
  plan: 'Buying more',
  sale: { title: 'If you sell', more: 'Selling: shares, date, lots, fees' },
  tax: { title: 'Taxes', more: 'Income, filing status, state' },
  rest: { title: 'Splits and other investments', more: 'Splits, other investments' },
}

export const formWords = {
  shares: 'shares',
  trades: {
    label: 'Your trades',
    noun: 'trade',
    kind: 'Trade',
    kinds: { buy: 'Bought', sell: 'Sold' },
    date: 'Date',
    shares: 'Shares',
    price: 'Price per share',
    fee: 'Fee',
    sell: 'Shares to sell',
    details: 'Fee, shares to sell',
    paste: {
      button: 'Paste trades',
      hint: 'One trade per line: date, shares, price, fee. Write “sell” or a minus before the shares for a sale.',
    },
  },
  price: { label: 'Current price', hint: 'Per share, after any splits' },
  planBy: {
    label: 'How much to buy',
    options: {
      shares: 'A number of shares',
      dollars: 'A dollar amount',
      target: 'Enough to reach a target average',
      none: 'Nothing',
    },
  },
  planShares: { label: 'Shares to buy' },
  planDollars: { label: 'Amount to spend', hint: 'The fee comes out of this.' },
  target: { label: 'Target average cost' },
  planPrice: { label: 'Purchase price', hint: 'Leave blank to use the current price.' },
  planFee: { label: 'Purchase fee' },
  sellShares: { label: 'Shares to sell', hint: 'Leave blank to sell all of them.' },
  sellDate: { label: 'Sale date' },
  method: {
    label: 'Shares sold first',
    hint: 'Brokers use first in, first out unless you choose. Past sales follow this too.',
    options: {
      fifo: 'First in, first out (FIFO)',
      newest: 'Last in, first out (LIFO)',
      highest: 'Highest cost first',
      lowest: 'Lowest cost first',
      named: 'Specific shares you choose',
    },
  },
  saleFee: { label: 'Sale fee' },
  saleFeeShare: { label: 'Percentage sale fee' },
  income: { label: 'Income before taxes', hint: 'Your pay this year, without these shares' },
  otherShort: {
    label: 'Other short-term gains',
    hint: 'This year, from sales not listed above. Enter a loss as a negative number.',
  },
  otherLong: { label: 'Other long-term gains', hint: 'Enter a loss as a negative number.' },
  splits: {
    label: 'Stock splits',
    hint: '2 for a 2-for-1 split, 0.1 for a 1-for-10 reverse split. Leave earlier trades as they were.',
    noun: 'split',
    date: 'First day after split',
    ratio: 'New shares per old share',
  },
  others: { label: 'Other investments', hint: 'To see how much depends on this one stock' },
}
