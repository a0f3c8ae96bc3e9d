import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import type { BuyingAccount } from '#engine/shares/wash-match.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, date, type Inputs, money, percent, points, rows, text } from '../kit/field.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { type FieldsOf, section } from '../kit/section.ts'
import { startingPay, startingReturn } from '../kit/starting-values.ts'
import { blankLot, type HoldingKind, type LotPlan, MOST_LOTS } from './lot-row.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const day = { initial: null, optional: true, min: '1913-01-01' } as const
const amount = { initial: 0, max: 1e9, step: 100 } as const
const shares = { unit: words.shares, whole: false, min: 0, max: 1e9, step: 1, initial: 0, places: 8 } as const

const ago = (today: string, months: number): string => addMonthsToDate(today as IsoDate, -months)

const lots = rows({
  label: words.lots.label,
  noun: words.lots.noun,
  initial: ({ today }) => [
    { ...blankLot, name: words.lots.examples.first, bought: ago(today, 20), shares: 100, cost: 12_000, value: 8500 },
    { ...blankLot, name: words.lots.examples.second, bought: ago(today, 5), shares: 50, cost: 6000, value: 4800 },
  ],
  columns: {
    name: text({ label: words.lots.name, hint: words.lots.nameHint, initial: '', maxLength: 40 }),
    bought: date({ label: words.lots.bought, ...day }),
    cost: money({ label: words.lots.cost, hint: words.lots.costHint, ...amount }),
    value: money({ label: words.lots.value, ...amount }),
    shares: count({ label: words.lots.shares, ...shares }),
    kind: choice<HoldingKind>({ label: words.lots.kind, initial: 'stock', options: choices(words.lots.kinds) }),
    plan: choice<LotPlan>({ label: words.lots.plan, initial: 'choose', options: choices(words.lots.plans) }),
  },
  blank: blankLot,
  details: { label: words.lots.details, columns: ['kind', 'plan'] },
  maxRows: MOST_LOTS,
  paste: { ...words.lots.paste, reader: async () => (await import('./read-lots.ts')).readHoldings },
})

const buys = rows({
  label: words.buys.label,
  hint: words.buys.hint,
  noun: words.buys.noun,
  initial: [],
  columns: {
    name: text({ label: words.buys.name, hint: words.buys.nameHint, initial: '', maxLength: 40 }),
    date: date({ label: words.buys.date, ...day }),
    shares: count({ label: words.buys.shares, ...shares }),
    cost: money({ label: words.buys.cost, ...amount }),
    account: choice<BuyingAccount>({
      label: words.buys.account,
      initial: 'taxable',
      options: choices(words.buys.accounts),
    }),
  },
  blank: { name: '', date: null, shares: 0, cost: 0, account: 'taxable' },
  maxRows: 30,
})

const gains = { initial: 0, min: -1e8, max: 1e8, nudge: 5000 } as const

export const sections = [
  section(sectionWords.lots, {
    lots,
    sellDate: date({ ...words.sellDate, initial: ({ today }) => today, min: '1997-05-07' }),
  }),
  section(sectionWords.gains, {
    shortGains: money({ ...words.shortGains, ...gains }),
    longGains: money({ ...words.longGains, ...gains }),
  }),
  section(sectionWords.year, {
    income: yearlyIncome({ ...words.income, initial: startingPay.value, nudge: 20_000 }),
    status: filingStatus(),
    state: stateOrFederal,
  }),
  section(sectionWords.buys.title, { buys }, { more: sectionWords.buys.more }),
  section(
    sectionWords.later.title,
    {
      end: choice({ ...words.end, initial: 'sold', options: choices(words.end.options) }),
      years: count({ ...words.years, initial: 10, min: 1, max: 40, nudge: 5 }),
      discount: percent({
        ...words.discount,
        per: 'year',
        initial: points(startingReturn.value),
        min: 0,
        max: 15,
        step: 0.25,
        nudge: 2,
      }),
      laterGains: money({ ...words.laterGains, per: 'year', initial: 0, max: 1e8 }),
    },
    { more: sectionWords.later.more },
  ),
  section(
    sectionWords.rest.title,
    {
      shortCarryover: money({ ...words.shortCarryover, initial: 0, max: 1e8 }),
      longCarryover: money({ ...words.longCarryover, initial: 0, max: 1e8, nudge: 1000 }),
      qualifiedDividends: money({ ...words.qualifiedDividends, per: 'year', initial: 0, max: 1e8 }),
      otherIncome: money({ ...words.otherIncome, per: 'year', initial: 0, max: 1e8 }),
    },
    { more: sectionWords.rest.more },
  ),
] as const
export type HarvestInputs = Inputs<FieldsOf<typeof sections>>
