import { roundToCent } from '#engine/money.ts'
import { nominalFromEffective } from '#engine/rate.ts'
import { stateShareOf } from '#engine/saving/tax-share.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import { inToday, monthAfter } from './compute.ts'
import type { SavingsContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (context: SavingsContext) => number | null
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
const toCent =
  (worth: Worth): Worth =>
  (context) => {
    const amount = worth(context)
    return amount === null ? null : roundToCent(amount)
  }
/** Dollars of an answer that has a date. */
const money = (worth: (context: SavingsContext, month: number) => number | null, more: { moreIs?: 'better' } = {}) =>
  figure<SavingsContext>(
    'money',
    toCent((context) => (context.result.month === null ? null : worth(context, context.result.month))),
    more,
  )
const total = (...given: Parameters<typeof money>) => futureDollars(money(...given))
const percent = (worth: Worth) => figure<SavingsContext>('percent', worth)
const isDate = ({ inputs: { ask } }: SavingsContext): boolean => ask === 'date' || ask === 'buckets'
const better = { moreIs: 'better' } as const

export const figures = named(figureNames, {
  monthsToGoal: figure<SavingsContext>('months', (context) => (isDate(context) ? context.result.month : null)),
  goalMonth: figure<SavingsContext>('month', (context) =>
    isDate(context) && context.result.month !== null
      ? monthNumber(monthAfter(context.result, context.result.month))
      : null,
  ),
  depositNeeded: futureDollars(
    figure<SavingsContext>(
      'cents',
      toCent(({ result }) => result.depositNeeded),
    ),
  ),
  finalBalance: total(({ result }) => result.balance, better),
  finalBalanceToday: todaysDollars(
    money(({ result, inputs }, month) => inToday(result.balance, inputs.inflation, month), better),
  ),
  goalThen: total(({ result, inputs: { ask } }) => (ask === 'balance' || ask === 'buckets' ? null : result.goalThen)),
  paidIn: total(({ result }) => result.paidIn),
  interest: total(({ result }) => result.interest),
  taxPaid: total(({ result }) => result.taxPaid),
  federalTaxPaid: total(({ result: { taxPaid, tax } }) => tax.sample && taxPaid * (1 - stateShareOf(tax.sample))),
  stateTaxPaid: total(({ result: { taxPaid, tax } }) => tax.sample && taxPaid * stateShareOf(tax.sample)),
  apy: percent(({ result }) => result.apy * 100),
  nominalRate: percent(({ result, inputs }) =>
    inputs.rateKind === 'apy' ? nominalFromEffective(result.apy, 365) * 100 : null,
  ),
  yieldAfterTax: percent(({ result }) => result.netYield * 100),
  taxShare: percent(({ result }) => result.tax.share * 100),
  realYield: percent(({ result, inputs }) => ((1 + result.netYield) / (1 + inputs.inflation / 100) - 1) * 100),
  otherBankLess: total(({ result, inputs }) =>
    inputs.ask === 'buckets' ? null : result.balance - result.otherBalance,
  ),
  otherBankMonths: figure<SavingsContext>('months', ({ result, inputs }) =>
    inputs.ask === 'date' ? result.otherMonth : null,
  ),
})
