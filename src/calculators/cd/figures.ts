import { roundToCent } from '#engine/money.ts'
import { stateShareOf } from '#engine/saving/tax-share.ts'
import { figure, futureDollars, named, todaysDollars, worse } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { CdContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result, context: CdContext) => number | null
const toCent = (worth: Worth) =>
  figure<CdContext>('cents', (context) => {
    const amount = worth(context.result, context)
    return amount === null ? null : roundToCent(amount)
  })
const cents = (worth: Worth) => futureDollars(toCent(worth))
/** Percent points of a decimal. */
const rate = (worth: (result: Result) => number | null) =>
  figure<CdContext>('percent', ({ result }) => {
    const decimal = worth(result)
    return decimal === null ? null : decimal * 100
  })
const months = (worth: (result: Result) => number | null) => figure<CdContext>('months', ({ result }) => worth(result))
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 100 + Number(date.slice(5, 7))

export const figures = named(figureNames, {
  totalValue: cents((r) => r.total),
  interest: cents((r) => r.interest),
  maturityValue: cents((r) => r.end.inside),
  interestPaidOut: cents((r) => r.end.paidOut),
  totalValueToday: todaysDollars(toCent((r) => r.totalToday)),
  maturityMonth: figure<CdContext>('month', ({ result }) => monthNumber(result.maturity)),
  apy: rate((r) => r.cd.annualYield),
  interestRate: rate((r) => (r.rate.kind === 'apy' ? r.rule.annualRate : null)),
  earlyValue: cents((r) => r.leaving?.total ?? null),
  earlyPenalty: worse(cents((r) => (r.leaving?.how === 'penalty' ? r.leaving.penalty : null))),
  earlyGain: cents((r, { inputs }) => (r.leaving ? r.leaving.total - inputs.deposit : null)),
  principalLost: worse(cents((r) => r.leaving?.lostPrincipal ?? null)),
  earlyYield: rate((r) => r.leavingYield),
  breakEvenMonth: worse(months((r) => r.breakEvenMonth)),
  beatsSavingsMonth: worse(months((r) => r.beatsSavingsMonth)),
  savingsMustAverage: rate((r) => r.cd.annualYield),
  savingsMayFallTo: rate((r) => r.savingsMayFallTo),
  savingsValue: cents((r) => r.savings.value),
  treasuryYield: rate((r) => r.treasuryQuote),
  cdAfterTax: cents((r) => r.cd.valueAfterTax),
  savingsAfterTax: cents((r) => r.savings.valueAfterTax),
  treasuryAfterTax: cents((r) => r.treasury.valueAfterTax),
  cdFederalTax: worse(cents((r) => (r.cd.value - r.cd.valueAfterTax) * (1 - stateShareOf(r.shares.bank)))),
  cdStateTax: worse(cents((r) => (r.cd.value - r.cd.valueAfterTax) * stateShareOf(r.shares.bank))),
  treasuryFederalTax: worse(
    cents((r) => (r.treasury.value - r.treasury.valueAfterTax) * (1 - stateShareOf(r.shares.treasury))),
  ),
  cdYieldAfterTax: rate((r) => r.cd.annualYieldAfterTax),
  treasuryYieldAfterTax: rate((r) => r.treasury.annualYieldAfterTax),
  treasuryToMatch: rate((r) => r.treasuryToMatch),
  apyToMatchTreasury: rate((r) => r.cdToMatchTreasury),
  taxFreeToMatch: rate((r) => r.taxFreeToMatch),
  uninsured: worse(cents((r) => r.uninsured)),
  renewalLoss: worse(cents((r) => r.renewalLoss)),
  ladderInterest: cents((r) => r.ladder?.interest ?? null),
  ladderValue: cents((r) => (r.ladder ? r.ladder.amount + r.ladder.interest : null)),
  ladderAverageMonths: months((r) => r.ladder?.averageMonths ?? null),
  ladderKeptValue: cents((r) => r.kept?.value ?? null),
  calledInterest: cents((r) => r.called?.interest ?? null),
  calledYield: rate((r) => r.called?.yield ?? null),
})
