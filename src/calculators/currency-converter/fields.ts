import { changeCosts } from '#facts/fx/fixed-rates.ts'
import { choice, count, date, type Inputs, money, percent, rows } from '../kit/field.ts'
import { percentText } from '../kit/format.ts'
import { options, tableCodes } from './currency-words.ts'

const costs = changeCosts.value
const points = (share: number): number => Number((share * 100).toFixed(6))
const range = ({ low, high }: { low: number; high: number }): string =>
  `Often ${percentText(points(low))} to ${percentText(points(high))}. Our assumption; look yours up.`
const middle = ({ low, high }: { low: number; high: number }): number => points((low + high) / 2)
const fee = (label: string, initial: number, hint?: string) =>
  money({ label, initial, max: 10_000, step: 1, nudge: 5, ...(hint ? { hint } : {}) })
const share = (label: string, initial: number, hint?: string) =>
  percent({ label, initial, max: 50, step: 0.25, nudge: 1, ...(hint ? { hint } : {}) })

const theChange = {
  amount: count({
    label: 'Amount',
    unit: 'units',
    initial: 1000,
    whole: false,
    min: 0,
    max: 1e15,
    slider: { from: 0, to: 10_000 },
    step: 50,
    nudge: 100,
  }),
  from: choice({ label: 'You have', initial: 'USD', options }),
  to: choice({ label: 'You want', initial: 'EUR', options }),
  way: choice({
    label: 'How you change it',
    initial: 'card',
    options: [
      { value: 'card', label: 'Pay by card there' },
      { value: 'atm', label: 'Cash from an ATM there' },
      { value: 'wire', label: 'Bank wire' },
      { value: 'service', label: 'Transfer service' },
      { value: 'counter', label: 'Cash at a counter or airport' },
      { value: 'offer', label: 'A rate I was offered' },
      { value: 'none', label: 'No fee: the reference rate' },
    ],
  }),
  offered: count({
    label: 'Rate I was offered',
    hint: 'Units of what you want for one of what you have. Shows the cost hidden in the rate.',
    unit: 'for one',
    initial: null,
    whole: false,
    min: 1e-7,
    max: 1e7,
    step: 0.01,
    optional: true,
  }),
  offeredFee: fee('Fee with that rate, $', 0),
}

const theFees = {
  cardFee: share(
    'Card: foreign fee',
    points(costs.cardForeignFee.high),
    `${range(costs.cardForeignFee)} Some cards have none.`,
  ),
  atmFee: share('ATM: your bank takes', points(costs.cardForeignFee.high), range(costs.cardForeignFee)),
  atmFixed: fee('ATM: fixed fees', 5, 'Your bank’s and the machine’s, in US dollars. Our guess.'),
  wireFixed: fee('Wire: fixed fee', 45, 'In US dollars. Our guess; look yours up.'),
  wireMarkup: share('Wire: worse rate', middle(costs.bankWire), range(costs.bankWire)),
  serviceFixed: fee('Service: fixed fee', 0, 'In US dollars.'),
  serviceFee: share('Service: fee', middle(costs.transferService), `All in: ${range(costs.transferService)}`),
  serviceMarkup: share('Service: worse rate', 0),
  counterMarkup: share('Counter: worse rate', middle(costs.airportCash), `At airports: ${range(costs.airportCash)}`),
}

const theRest = {
  targets: rows({
    label: 'Also show',
    noun: 'currency',
    look: 'lines',
    initial: ['GBP', 'CAD', 'MXN', 'JPY'].map((currency) => ({ currency })),
    columns: { currency: choice({ label: 'Currency', initial: 'GBP', options }) },
    blank: { currency: 'GBP' },
    maxRows: 15,
  }),
  history: choice({
    label: 'History',
    hint: 'Monthly averages since 1971, fetched for the currencies you choose.',
    initial: '120',
    options: [
      { value: '24', label: 'Last 2 years' },
      { value: '60', label: 'Last 5 years' },
      { value: '120', label: 'Last 10 years' },
      { value: '240', label: 'Last 20 years' },
      { value: '1200', label: 'Since 1971' },
      { value: 'none', label: 'No history' },
    ],
  }),
}

const ownRates = {
  ratesDate: date({
    label: 'Date of these rates',
    hint: 'Left blank: the rates that come with this page.',
    initial: null,
    optional: true,
    min: '1999-01-04',
  }),
  rates: rows({
    label: 'Units for one euro',
    hint: 'As the European Central Bank publishes them. Used when every currency you chose is here.',
    noun: 'rate',
    look: 'lines',
    initial: [],
    columns: {
      currency: choice({
        label: 'Currency',
        initial: 'USD',
        options: options.filter(({ value }) => tableCodes.includes(value)),
      }),
      perEuro: count({
        label: 'For one euro',
        unit: 'units',
        initial: 1,
        whole: false,
        min: 0.01,
        max: 1_000_000,
        step: 0.01,
      }),
    },
    blank: { currency: 'USD', perEuro: 1.1225 },
    maxRows: 40,
  }),
}

export const fields = { ...theChange, ...theFees, ...theRest, ...ownRates }
export type ConverterInputs = Inputs<typeof fields>
export type Way = Exclude<ConverterInputs['way'], 'none'>
