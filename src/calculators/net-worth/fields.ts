import { assetKinds, debtKinds } from '#engine/wealth/balance-sheet.ts'
import { spending2024 } from '#facts/household/spending.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, count, type Inputs, money, percent, points, rows, text } from '../kit/field.ts'
import { dollars } from '../kit/format.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'
import { startingSelling } from '../kit/starting-home.ts'
import { startingGainsTax, startingWithdrawalTax } from '../kit/starting-values.ts'
import { readAssets, readDebts } from './paste.ts'
import { assetNames, debtNames, ownerNames } from './words.ts'

const options = <K extends string>(keys: readonly K[], names: Readonly<Record<K, string>>) =>
  keys.map((value) => ({ value, label: names[value] }))
const owner = choice({
  label: 'Whose',
  initial: 'me',
  options: [
    { value: 'me', label: ownerNames.me },
    { value: 'partner', label: ownerNames.partner },
    { value: 'joint', label: ownerNames.joint },
  ],
})
const most = 1e9

const lists = {
  assets: rows({
    label: 'What you own',
    hint: 'What each would sell for today. For a home, the whole price, not the part that is paid off.',
    noun: 'asset',
    initial: [
      { name: 'Bank accounts', kind: 'cash', value: 14_000, owner: 'me', liquid: 'usual', basis: null },
      { name: '401(k)', kind: 'pretax', value: 92_000, owner: 'me', liquid: 'usual', basis: null },
      { name: 'Index funds', kind: 'brokerage', value: 20_000, owner: 'me', liquid: 'usual', basis: null },
      { name: 'Home', kind: 'home', value: 380_000, owner: 'me', liquid: 'usual', basis: null },
      { name: 'Car', kind: 'car', value: 16_000, owner: 'me', liquid: 'usual', basis: null },
    ],
    columns: {
      name: text({ label: 'Name', initial: '', maxLength: 30 }),
      kind: choice({ label: 'Kind', initial: 'cash', options: options(assetKinds, assetNames) }),
      value: money({ label: 'Worth today', initial: 1000, max: most, step: 500 }),
      owner,
      liquid: choice({
        label: 'Cash within days',
        initial: 'usual',
        options: [
          { value: 'usual', label: 'As usual' },
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
      }),
      basis: money({ label: 'You paid', initial: null, max: most, step: 500, optional: true }),
    },
    blank: { name: '', kind: 'cash', value: 1000, owner: 'me', liquid: 'usual', basis: null },
    details: { label: 'Whose, within days, what you paid', columns: ['owner', 'liquid', 'basis'] },
    paste: {
      button: 'Paste from a spreadsheet',
      hint: 'A name and an amount on each line: “Savings 12,000”.',
      read: readAssets,
    },
    maxRows: 30,
  }),
  debts: rows({
    label: 'What you owe',
    hint: 'The balance still owed, not the payment. Give its rate to see what it costs a year.',
    noun: 'debt',
    initial: [
      { name: 'Home loan', kind: 'mortgage', balance: 262_000, rate: null, owner: 'me' },
      { name: 'Car loan', kind: 'car', balance: 9000, rate: null, owner: 'me' },
      { name: 'Card', kind: 'card', balance: 3500, rate: points(creditCardCarryingBalance.value), owner: 'me' },
    ],
    profile: 'debts',
    columns: {
      name: text({ label: 'Name', initial: '', maxLength: 30 }),
      kind: choice({ label: 'Kind', initial: 'card', options: options(debtKinds, debtNames) }),
      balance: money({ label: 'Owed', initial: 1000, max: most, step: 500 }),
      rate: percent({ label: 'Rate', initial: null, max: 100, step: 0.25, optional: true }),
      owner,
    },
    blank: { name: '', kind: 'card', balance: 1000, rate: null, owner: 'me' },
    details: { label: 'Rate, whose', columns: ['rate', 'owner'] },
    paste: {
      button: 'Paste from a spreadsheet',
      hint: 'A name and a balance on each line, the rate if you like: “Visa 3,500 22%”.',
      read: readDebts,
    },
    maxRows: 30,
  }),
}

const you = {
  age: count({
    label: 'Age',
    hint: 'For the comparison with other households. A couple can take either age.',
    unit: 'years',
    initial: 45,
    min: 18,
    max: 110,
  }),
  spending: money({
    label: 'You spend',
    hint: `US households spent ${dollars(spending2024.value.total / 12)} a month on average in ${asOfText(spending2024)} (BLS).`,
    per: 'month',
    initial: 5000,
    max: 10_000_000,
    step: 100,
  }),
}

const change = (label: string, hint?: string) =>
  percent({
    label,
    ...(hint ? { hint } : {}),
    initial: 0,
    min: -100,
    max: 200,
    step: 5,
    slider: { from: -60, to: 60 },
    nudge: 10,
  })
const whatIf = {
  investChange: change('Accounts change by', 'Brokerage, 401(k), IRA, Roth and HSA. −30 is a fall of 30%.'),
  homeChange: change('Real estate changes by'),
  extra: money({
    label: 'Saved or paid off on top',
    hint: 'A dollar saved and a dollar of debt paid off count the same.',
    initial: 0,
    max: most,
    step: 1000,
    nudge: 10_000,
  }),
}

const afterTax = {
  sellHome: percent({
    label: 'Selling real estate takes',
    hint: 'Agents, transfer tax, repairs. Our guess; many pay 5% to 8%.',
    initial: points(startingSelling),
    max: 30,
    step: 0.5,
  }),
  sellCar: percent({
    label: 'Selling a car takes',
    hint: 'A dealer pays less than a buyer. Our guess.',
    initial: 5,
    max: 50,
    step: 1,
  }),
  taxWay: choice({
    label: 'Tax on pre-tax accounts',
    initial: 'returns',
    options: [
      { value: 'returns', label: 'By tax returns' },
      { value: 'rates', label: 'At my rates' },
    ],
  }),
  drawYears: count({
    label: 'Drawn over',
    hint: 'In equal parts each year. Fewer years, more tax.',
    unit: 'years',
    initial: 20,
    min: 1,
    max: 50,
  }),
  otherIncome: money({
    label: 'Other income then',
    hint: 'Taxable, in today’s dollars: pension, rent, the taxed part of Social Security.',
    per: 'year',
    initial: 30_000,
    max: 100_000_000,
    step: 1000,
  }),
  status: filingStatus(),
  state: stateOrFederal,
  taxRate: percent({
    label: 'Your rate on pre-tax money',
    initial: points(startingWithdrawalTax.value),
    max: 60,
    step: 1,
  }),
  gainsRate: percent({ label: 'Your rate on gains', initial: points(startingGainsTax.value), max: 60, step: 1 }),
}

const goal = {
  goal: money({ label: 'I want to reach', initial: null, max: 1e10, step: 10_000, optional: true }),
  goalYears: count({ label: 'In', unit: 'years', initial: 10, min: 1, max: 60 }),
}

export const fields = { ...lists, ...you, ...whatIf, ...afterTax, ...goal }
export type NetWorthInputs = Inputs<typeof fields>
