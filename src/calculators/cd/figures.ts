import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result } from './compute.ts'
import type { CdInputs } from './fields.ts'

type Spec = FigureSpec<Result, CdInputs>
type Value = (result: Result, inputs: CdInputs) => number | null
const cents = (key: string, label: string, value: Value, dollars: 'nominal' | 'today' = 'nominal'): Spec => ({
  key,
  label,
  unit: 'cents',
  dollars,
  value: (result, inputs) => {
    const amount = value(result, inputs)
    return amount === null ? null : roundToCent(amount)
  },
})
const rate = (key: string, label: string, value: (result: Result) => number | null): Spec => ({
  key,
  label,
  unit: 'percent',
  value: (result) => {
    const decimal = value(result)
    return decimal === null ? null : decimal * 100
  },
})
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 100 + Number(date.slice(5, 7))

export const figures: readonly Spec[] = [
  cents('totalValue', 'You get in all at maturity', (r) => r.total),
  cents('interest', 'Interest', (r) => r.interest),
  cents('maturityValue', 'In the CD at maturity', (r) => r.end.inside),
  cents('interestPaidOut', 'Interest paid out on the way', (r) => r.end.paidOut),
  cents('totalValueToday', 'You get in all at maturity', (r) => r.totalToday, 'today'),
  { key: 'maturityMonth', label: 'Matures in', unit: 'month', value: (r) => monthNumber(r.maturity) },
  rate('apy', 'What a year earns (APY)', (r) => r.cd.annualYield),
  cents('earlyValue', 'You get if you leave early', (r) => r.leaving?.total ?? null),
  cents('earlyPenalty', 'Penalty for leaving early', (r) => (r.leaving?.how === 'penalty' ? r.leaving.penalty : null)),
  cents('earlyGain', 'Gain if you leave early', (r, i) => (r.leaving ? r.leaving.total - i.deposit : null)),
  cents('principalLost', 'Deposit lost to the penalty or sale', (r) => r.leaving?.lostPrincipal ?? null),
  rate('earlyYield', 'What leaving early earns a year', (r) => r.leavingYield),
  { key: 'breakEvenMonth', label: 'Deposit is whole again after', unit: 'months', value: (r) => r.breakEvenMonth },
  {
    key: 'beatsSavingsMonth',
    label: 'Ahead of the savings account after',
    unit: 'months',
    value: (r) => r.beatsSavingsMonth,
  },
  rate('savingsMustAverage', 'Savings must average to win (APY)', (r) => r.cd.annualYield),
  rate('savingsMayFallTo', 'Savings may fall evenly to', (r) => r.savingsMayFallTo),
  cents('savingsValue', 'In the savings account instead', (r) => r.savings.value),
  rate('treasuryYield', 'Treasury yield for the term', (r) => r.treasuryQuote),
  cents('cdAfterTax', 'CD after tax', (r) => r.cd.valueAfterTax),
  cents('savingsAfterTax', 'Savings account after tax', (r) => r.savings.valueAfterTax),
  cents('treasuryAfterTax', 'Treasury after tax', (r) => r.treasury.valueAfterTax),
  rate('cdYieldAfterTax', 'CD yield after tax', (r) => r.cd.annualYieldAfterTax),
  rate('treasuryYieldAfterTax', 'Treasury yield after tax', (r) => r.treasury.annualYieldAfterTax),
  rate('treasuryToMatch', 'Treasury yield that equals the CD', (r) => r.treasuryToMatch),
  rate('apyToMatchTreasury', 'APY a CD needs to equal the Treasury', (r) => r.cdToMatchTreasury),
  rate('taxFreeToMatch', 'Tax-free yield that equals the CD', (r) => r.taxFreeToMatch),
  cents('uninsured', 'Above deposit insurance', (r) => r.uninsured),
  cents('renewalLoss', 'Interest lost if it renews by itself', (r) => r.renewalLoss),
  cents('ladderInterest', 'Ladder: interest in all', (r) => r.ladder?.interest ?? null),
  cents('ladderValue', 'Ladder: value of all CDs at maturity', (r) =>
    r.ladder ? r.ladder.amount + r.ladder.interest : null,
  ),
  {
    key: 'ladderAverageMonths',
    label: 'Ladder: average wait for the money',
    unit: 'months',
    value: (r) => r.ladder?.averageMonths ?? null,
  },
  cents('ladderKeptValue', 'Ladder kept going: worth then', (r) => r.kept?.value ?? null),
  cents('calledInterest', 'Interest if the bank calls it', (r) => r.called?.interest ?? null),
  rate('calledYield', 'What a year then earns', (r) => r.called?.yield ?? null),
]
