import { choices } from '../kit/choices.ts'
import { choice, count, date, type Inputs, money, percent, rows } from '../kit/field.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingPay } from '../kit/starting-values.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const price = { max: 1_000_000, step: 1, places: 6 }
const shares = { unit: words.shares, whole: false, max: 10_000_000, places: 8 } as const
const gain = { initial: 0, min: -100_000_000, max: 100_000_000 }
type Plan = { readonly planBy: 'shares' | 'dollars' | 'target' | 'none' }
const buysBy = (way: Plan['planBy']) => (inputs: Plan) => inputs.planBy === way
const buysAny = ({ planBy }: Plan) => planBy !== 'none'

const trades = rows({
  label: words.trades.label,
  noun: words.trades.noun,
  initial: [
    { kind: 'buy', date: '2024-05-14', shares: 60, price: 52, fee: 0, sell: null },
    { kind: 'buy', date: '2025-02-20', shares: 40, price: 47.5, fee: 0, sell: null },
    { kind: 'buy', date: '2026-08-11', shares: 50, price: 36, fee: 0, sell: null },
  ],
  columns: {
    kind: choice({ label: words.trades.kind, initial: 'buy', options: choices(words.trades.kinds) }),
    date: date({ label: words.trades.date, initial: '2026-01-15', min: '1950-01-01' }),
    shares: count({ label: words.trades.shares, initial: 10, min: 0.000001, step: 1, ...shares }),
    price: money({ label: words.trades.price, initial: 50, ...price }),
    fee: money({ label: words.trades.fee, initial: 0, max: 100_000, step: 1 }),
    sell: count({ label: words.trades.sell, initial: null, min: 0, step: 1, optional: true, ...shares }),
  },
  blank: { kind: 'buy', date: '2026-01-15', shares: 10, price: 50, fee: 0, sell: null },
  details: { label: words.trades.details, columns: ['fee', 'sell'] },
  minRows: 1,
  maxRows: 60,
  paste: { ...words.trades.paste, reader: async () => (await import('./read-trades.ts')).readTrades },
})

const theShares = section(sectionWords.shares, {
  trades,
  price: money({ ...words.price, initial: 31, min: 0, slider: { from: 0, to: 200 }, nudge: 1, ...price }),
})

const plan = section(sectionWords.plan, {
  planBy: choice({ ...words.planBy, initial: 'shares', options: choices(words.planBy.options) }),
  planShares: when(
    buysBy('shares'),
    count({ ...words.planShares, initial: 50, min: 0, slider: { from: 0, to: 500 }, nudge: 10, ...shares }),
  ),
  planDollars: when(buysBy('dollars'), money({ ...words.planDollars, initial: 1500, nudge: 250 })),
  target: when(buysBy('target'), money({ ...words.target, initial: 40, nudge: 1, ...price })),
  planPrice: when(buysAny, money({ ...words.planPrice, initial: null, optional: true, nudge: 1, ...price })),
  planFee: when(buysAny, money({ ...words.planFee, initial: 0, max: 100_000, step: 1, nudge: 5 })),
})

const sale = section(
  sectionWords.sale.title,
  {
    sellShares: when(
      ({ method }: { method: string }) => method !== 'named',
      count({ ...words.sellShares, initial: null, min: 0, optional: true, ...shares }),
    ),
    sellDate: date({ ...words.sellDate, initial: ({ today }) => today, min: '1950-01-01' }),
    method: choice({ ...words.method, initial: 'fifo', options: choices(words.method.options) }),
    saleFee: money({ ...words.saleFee, initial: 0, max: 100_000, step: 1, nudge: 5 }),
    saleFeeShare: percent({ ...words.saleFeeShare, initial: 0, max: 20, step: 0.05 }),
  },
  { more: sectionWords.sale.more },
)

const tax = section(
  sectionWords.tax.title,
  {
    income: yearlyIncome({ ...words.income, initial: startingPay.value }),
    status: filingStatus(),
    state: stateOrFederal,
    otherShort: money({ ...words.otherShort, ...gain }),
    otherLong: money({ ...words.otherLong, ...gain }),
  },
  { more: sectionWords.tax.more },
)

const rest = section(
  sectionWords.rest.title,
  {
    splits: rows({
      label: words.splits.label,
      hint: words.splits.hint,
      noun: words.splits.noun,
      initial: [],
      columns: {
        date: date({ label: words.splits.date, initial: '2025-06-02', min: '1950-01-01' }),
        ratio: count({
          label: words.splits.ratio,
          unit: words.shares,
          initial: 2,
          whole: false,
          min: 0.001,
          max: 1000,
        }),
      },
      blank: { date: '2025-06-02', ratio: 2 },
      maxRows: 8,
    }),
    others: money({ ...words.others, initial: null, max: 1e9, step: 1000, optional: true }),
  },
  { more: sectionWords.rest.more },
)

export const sections = [theShares, plan, sale, tax, rest] as const
export type StockInputs = Inputs<FieldsOf<typeof sections>>
