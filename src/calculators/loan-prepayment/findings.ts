/** Which findings hold, with what values. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { biweekly } from './biweekly-findings.ts'
import { ofPaid, type PaidContext, type PrepayContext } from './context.ts'
import { gainOf } from './gain.ts'
import { penalty, strays } from './loan-findings.ts'
import { inLine } from './loan-line.ts'
import { nameOf } from './loan-name.ts'
import { paysMore } from './plan.ts'
import { recastOrKeep, stopping } from './what-ifs.ts'
import { instructWords, investWords, notIncluded, orderWords, recastWords, sureWords } from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 8

function investing({ inputs, result }: PaidContext): MaybeFound {
  const { breakEven, investAhead, plain } = result
  if (breakEven === null) return null
  const rate = inputs.investReturn
  if (Math.abs(investAhead) < 1) return note(investWords.even, { rate })
  const values = { rate, level: breakEven * 100, by: Math.abs(investAhead), month: plain.payoffMonth }
  return investAhead > 0 ? note(investWords.ahead, values) : good(investWords.behind, values)
}

function sure({ inputs, result }: PaidContext): MaybeFound {
  if (inputs.rate === 0) return watch(sureWords.zero)
  if (result.actual.months < 12) return null
  const rate = inputs.rate * (1 - inputs.deduction / 100)
  const saved = Math.expm1(12 * Math.log1p(rate / 1200)) * 1000
  return note(inputs.deduction > 0 ? sureWords.eachAfterTax : sureWords.each, { saved })
}

function stopEarly(context: PaidContext): MaybeFound {
  const { stopAfter } = context.inputs
  const found = stopping(context)
  const two = found.find((one) => one.years === 2) ?? found.find((one) => one.years === 1)
  if (two === undefined || two.years === null) return null
  if (stopAfter !== null && stopAfter <= two.years * 12) return null
  const gain = gainOf(two)
  return gain.kind !== 'nothing' && good(sureWords.stop, { months: two.years * 12, gain })
}

function recast({ inputs }: PaidContext): MaybeFound {
  const found = recastOrKeep(inputs)
  if (found === null) return null
  const { kept, recast: spread, newPayment } = found
  const more = spread.totalInterest - kept.totalInterest
  return note(more >= 1 ? recastWords.costs : recastWords.plain, {
    from: spread.regularPayment,
    to: newPayment,
    payoff: spread.payoffMonth,
    kept: kept.payoffMonth,
    more,
  })
}

function order(context: PaidContext): MaybeFound {
  if (context.inputs.otherLoans.length === 0) return null
  const [first, ...rest] = inLine(context)
  const last = rest.at(-1)
  if (first === undefined || last === undefined) return null
  if (first.rate - last.rate < 0.005) return note(orderWords.same, { rate: first.rate })
  const { kind } = context.inputs
  return act(orderWords.first, {
    first: nameOf(first.name, kind),
    rate: first.rate,
    last: nameOf(last.name, kind),
    lastRate: last.rate,
  })
}

const instruct = ({ inputs }: PaidContext): MaybeFound =>
  paysMore(inputs) && act(inputs.kind === 'mortgage' ? instructWords.mortgage : instructWords.other)

const ofALoan = ofPaid((context) => {
  const found: readonly MaybeFound[] = [
    ...strays(context),
    ...penalty(context),
    investing(context),
    instruct(context),
    order(context),
    sure(context),
    stopEarly(context),
    recast(context),
    ...biweekly(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
})

export const findings = (context: PrepayContext): readonly MaybeFound[] => ofALoan(context) ?? []
