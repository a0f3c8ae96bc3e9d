import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Answer, Presentation } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { inToday, type Result } from './compute.ts'
import type { MoneyMarketInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import type { PlaceKey } from './places.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

const subject: Readonly<Record<PlaceKey, string>> = {
  account: 'The money market account',
  fund: 'The money market fund',
  savings: 'Online savings',
  bills: 'Treasury bills',
}
const object: Readonly<Record<PlaceKey, string>> = {
  account: 'the money market account',
  fund: 'the money market fund',
  savings: 'online savings',
  bills: 'Treasury bills',
}

function headline(result: Result, { months }: MoneyMarketInputs): string {
  const { ranked, places, fundAhead } = result
  const [best, second] = ranked
  const time = monthsText(months)
  if (result.paidIn <= 0)
    return 'Enter **the cash** you want to place, and this page says which place leaves most after tax.'
  if (!best || !second || best.balance - second.balance < 0.5) {
    const ahead = Math.abs(fundAhead)
    return ahead < 0.5
      ? `After tax, the account and the fund leave the same: **${dollars(places.fund.balance)}** in ${time}.`
      : `After tax, the ${fundAhead > 0 ? 'fund' : 'account'} leaves **${dollars(ahead)}** more than the ${fundAhead > 0 ? 'account' : 'fund'} in ${time}.`
  }
  const lead =
    best.key === 'account'
      ? `**${dollars(best.balance - places.fund.balance)}** more than the fund`
      : `**${dollars(best.balance - places.account.balance)}** more than the account`
  return `${subject[best.key]} would leave you most after tax: **${dollars(best.balance)}** in ${time}, ${lead}.`
}

function more(result: Result, inputs: MoneyMarketInputs): string {
  const { account, fund } = result.places
  const ahead = Math.abs(result.fundAhead)
  const who =
    result.paidIn <= 0
      ? ''
      : ahead < 0.5
        ? ' They end level.'
        : ` ${result.fundAhead > 0 ? 'The fund' : 'The account'} ends ${dollars(ahead)} ahead of ${result.fundAhead > 0 ? object.account : object.fund}.`
  const best = result.ranked[0]
  const value =
    inputs.inflation > 0 && best && result.paidIn > 0
      ? ` In today’s dollars the best leaves ${dollars(inToday(best.balance, inputs))}.`
      : ''
  return `A year after tax: fund ${percentText(fund.annualYieldAfterTax * 100)}, account ${percentText(account.annualYieldAfterTax * 100)}.${who}${value}`
}

export const answer = (result: Result, inputs: MoneyMarketInputs): Answer => ({
  headline: headline(result, inputs),
  more: more(result, inputs),
  keyFigures: ['fundAfterTax', 'accountAfterTax', 'fundTaxableEquivalent', 'fundAhead'],
})

export const present = (result: Result, inputs: MoneyMarketInputs, law: Law): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs, law),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(inputs, law),
})
