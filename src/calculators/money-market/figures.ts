import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import { inToday, type Result } from './compute.ts'
import type { MoneyMarketInputs } from './fields.ts'
import { fundSevenDay, type PlaceKey } from './places.ts'

type Spec = FigureSpec<Result, MoneyMarketInputs>
const percentOf = (key: string, label: string, value: (r: Result, i: MoneyMarketInputs) => number | null): Spec => ({
  key,
  label,
  unit: 'percent',
  value: (r, i) => {
    const rate = value(r, i)
    return rate === null ? null : rate * 100
  },
})
const nominal = (key: string, label: string, value: (r: Result) => number): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'nominal',
  value: (r) => roundToCent(value(r)),
})
const short: Readonly<Record<PlaceKey, string>> = {
  account: 'the account',
  fund: 'the fund',
  savings: 'online savings',
  bills: 'Treasury bills',
}
const ofPlace = (key: PlaceKey): readonly Spec[] => [
  percentOf(`${key}Yield`, `A year in ${short[key]}, before tax (APY)`, (r) => r.places[key].annualYield),
  percentOf(`${key}AfterTax`, `After tax, ${short[key]}`, (r) => r.places[key].annualYieldAfterTax),
  nominal(`${key}Balance`, `In the end in ${short[key]}, after tax`, (r) => r.places[key].balance),
]

export const figures: readonly Spec[] = [
  nominal('fundAhead', 'The fund ends ahead of the account by', (r) => r.fundAhead),
  nominal('best', 'The best of the four leaves', (r) => r.ranked[0]?.balance ?? 0),
  {
    key: 'bestToday',
    label: 'The best of the four leaves',
    unit: 'money',
    dollars: 'today',
    value: (r, i) => roundToCent(inToday(r.ranked[0]?.balance ?? 0, i)),
  },
  ...ofPlace('account'),
  ...ofPlace('fund'),
  ...ofPlace('savings'),
  ...ofPlace('bills'),
  percentOf('fundSevenDayYield', '7-day SEC yield of the fund', (_, i) => fundSevenDay(i)),
  percentOf('fundTaxableEquivalent', 'Bank APY that matches the fund', (r) => r.places.fund.taxableEquivalent),
  percentOf('billsTaxableEquivalent', 'Bank APY that matches Treasury bills', (r) => r.places.bills.taxableEquivalent),
  percentOf('accountTaxShare', 'Tax takes of bank interest', (r) => r.places.account.taxShare),
  percentOf('fundTaxShare', 'Tax takes of the fund’s dividends', (r) => r.places.fund.taxShare),
  nominal('stateTaxSaved', 'State tax a year the fund avoids', (r) => r.stateTaxSaved),
  nominal('accountFees', 'Fees of the account until the end', (r) => r.places.account.path.fees),
  nominal('paidIn', 'You put in', (r) => r.paidIn),
]
