import { addMonths, type Month } from '#engine/month.ts'
import { dollars, dollarsAndCents, monthsText, monthText, percentText, unmarked } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Prepaid } from './compute.ts'
import type { PrepayInputs } from './fields.ts'
import { penaltyOf } from './schedule.ts'
import { biweeklyWays, inLine, recastOrKeep, stopping } from './what-ifs.ts'
import { gainText, loanName, paysMore } from './words.ts'

type Found = Finding | null

const account: Readonly<Record<PrepayInputs['investTax'], string>> = {
  none: 'with no tax on the growth',
  'each-year': 'after tax each year',
  'at-end': 'after tax when sold',
}

function investing(result: Prepaid, inputs: PrepayInputs): Found {
  const { breakEven, investAhead, plain } = result
  if (breakEven === null) return null
  const level = percentText(breakEven * 100)
  const gap = dollars(Math.abs(investAhead))
  const when = monthText(plain.payoffMonth)
  const how = `${percentText(inputs.investReturn)} a year ${account[inputs.investTax]}`
  if (Math.abs(investAhead) < 1)
    return { tone: 'note', text: `**At ${how}, investing the same money ends level with prepaying** ($0 apart).` }
  const text =
    investAhead > 0
      ? `**Investing the same money at ${how} would leave you ${gap} better off** in ${when} (${dollars(result.investAheadToday)} in today’s money). Below ${level} a year, prepaying wins.`
      : `**Prepaying leaves you ${gap} better off** in ${when} than investing the same money at ${how} (${dollars(-result.investAheadToday)} in today’s money). Investing would need more than ${level} a year.`
  return { tone: investAhead > 0 ? 'note' : 'good', text: `${text} The interest saved is sure; the return is not.` }
}

function sure(result: Prepaid, inputs: PrepayInputs): Found {
  if (inputs.rate === 0)
    return { tone: 'watch', text: '**At 0% an extra payment saves $0 of interest.** It only ends the loan sooner.' }
  if (result.actual.months < 12) return null
  const rate = inputs.rate * (1 - inputs.deduction / 100)
  const yearly = Math.expm1(12 * Math.log1p(rate / 1200)) * 1000
  const lost = inputs.deduction > 0 ? ' That counts the tax deduction you lose.' : ''
  return {
    tone: 'note',
    text: `**Each extra $1,000 saves ${dollarsAndCents(yearly)} in its first year**, as sure as the loan itself.${lost} Debts at a higher rate, such as cards, save more.`,
  }
}

function stopEarly(result: Prepaid, inputs: PrepayInputs): Found {
  const found = stopping(result, inputs)
  const two = found.find((one) => one.years === 2) ?? found.find((one) => one.years === 1)
  if (inputs.stopAfter !== null && inputs.stopAfter <= (two?.years ?? 0) * 12) return null
  if (two === undefined || two.years === null || (two.months < 1 && two.saved < 1)) return null
  return {
    tone: 'good',
    text: `**If you stop the extra after ${monthsText(two.years * 12)}**, it would still ${unmarked(gainText(two.months, two.saved))}. What you have prepaid keeps working.`,
  }
}

function biweekly(inputs: PrepayInputs): Found {
  const [held, credited, alone] = biweeklyWays(inputs)
  if (held === undefined || credited === undefined) return null
  if (inputs.plan === 'monthly') {
    if (held.months < 1 && held.saved < 1) return null
    return {
      tone: 'note',
      text: `**Paying half every two weeks** would ${unmarked(gainText(held.months, held.saved))} if your servicer holds each half until the payment is whole, as most do.${alone === undefined || alone.saved < 1 ? '' : ` Adding a twelfth of the payment each month yourself would save ${dollars(alone.saved)}, with no plan and no fee.`}`,
    }
  }
  const used = inputs.plan === 'biweekly' ? credited : held
  const fees = used.fees > 0 ? ` The plan’s fees come to ${dollars(used.fees)}.` : ''
  if (used.months < 1 && used.saved < 1)
    return used.fees > 0
      ? { tone: 'watch', text: `**Paying every two weeks** saves $0 of interest on this loan.${fees}` }
      : null
  const why =
    used.saved < 1 || (inputs.plan === 'biweekly' && credited.saved - held.saved < 1)
      ? 'It comes from the 13th payment each year.'
      : inputs.plan === 'biweekly'
        ? `Crediting each half at once brings ${dollars(Math.max(0, credited.saved - held.saved))} of that; the rest is the 13th payment each year. Ask whether your servicer really does it.`
        : 'Your servicer holds each half until the payment is whole, so all of it comes from the 13th payment each year.'
  return {
    tone: used.net >= 0 ? 'good' : 'watch',
    text: `**Paying every two weeks** would ${gainText(used.months, used.saved)}. ${why}${fees}${alone === undefined || alone.saved < 1 ? '' : ` On your own, a twelfth more each month would save ${dollars(alone.saved)}.`}`,
  }
}

function recast(inputs: PrepayInputs): Found {
  const found = recastOrKeep(inputs)
  if (found === null) return null
  const { kept, recast: spread, newPayment } = found
  const more = spread.totalInterest - kept.totalInterest
  return {
    tone: 'note',
    text: `**A recast would lower the payment from ${dollarsAndCents(spread.regularPayment)} to ${dollarsAndCents(newPayment)}**${inputs.plan === 'biweekly' ? ' every two weeks' : ''}, and end in ${monthText(spread.payoffMonth)}. Keeping the payment ends in ${monthText(kept.payoffMonth)}${more >= 1 ? ` and saves ${dollars(more)} more interest` : ''}.`,
  }
}

const qualifiedMost = [2, 2, 1] as const

function penalty(result: Prepaid, inputs: PrepayInputs): Found {
  if (inputs.penalty === 'none') return null
  const charged = result.actual.totalPenalty
  if (inputs.kind === 'student')
    return {
      tone: 'act',
      text: `**Student loans may not charge a prepayment penalty**, federal (34 CFR 685.211) or private (15 USC 1650(e)).${charged > 0 ? ` Ask about the ${dollars(charged)} counted here.` : ''}`,
    }
  const shares = penaltyOf(inputs)?.sharesByYear ?? []
  const above = shares.some((share, year) => share * 100 > (qualifiedMost[year] ?? 0) + 1e-9)
  const law =
    inputs.kind === 'mortgage' && above
      ? ' On home loans made since 2014 a penalty may last three years at most, and take 2%, 2% and 1% (12 CFR 1026.43(g)); check whether yours is such a loan.'
      : ''
  return {
    tone: charged > 0 ? 'watch' : 'good',
    text:
      charged > 0
        ? `**The prepayment penalty takes ${dollars(charged)}** of what you save. ${inputs.penaltyFree > 0 ? `Smaller payments within the free ${percentText(inputs.penaltyFree)} a year, or waiting until it ends, avoid it.` : 'Waiting until it ends avoids it.'}${law}`
        : `**Your extra payments stay free of the penalty**: $0 is charged.${law}`,
  }
}

function lineUp(inputs: PrepayInputs): Found {
  if (inputs.otherLoans.length === 0) return null
  const extra = inputs.extraMonthly > 0 ? inputs.extraMonthly : 100
  const [first, ...rest] = inLine(inputs, loanName[inputs.kind], extra)
  const last = rest.at(-1)
  if (first === undefined || last === undefined) return null
  if (first.rate - last.rate < 0.005)
    return {
      tone: 'note',
      text: `**All these loans cost ${percentText(first.rate)}.** An extra dollar saves as much each year on one as on another.`,
    }
  return {
    tone: 'act',
    text: `**The highest rate is ${percentText(first.rate)}, on “${first.name}”.** An extra dollar there saves most each year; on “${last.name}” it saves ${percentText(last.rate)}.`,
  }
}

function strays(result: Prepaid, inputs: PrepayInputs): Found {
  const late = inputs.extras.filter((row) => row.amount > 0 && row.from > result.actual.payoffMonth).length
  const before = inputs.extras.filter((row) => row.amount > 0 && row.from < inputs.firstPayment)
  const over = before.filter(
    ({ how, from, length }) =>
      how !== 'once' && length !== null && addMonths(from as Month, length - 1) < inputs.firstPayment,
  ).length
  const early = before.length - over
  const texts = [
    ...(early > 0 ? [`Extra payments dated before the next payment (**${early}**) count from then.`] : []),
    ...(over > 0 ? [`Extra payments that end before the next payment (**${over}**) are left out.`] : []),
    ...(late > 0 ? [`Extra payments dated after the payoff (**${late}**) are left out.`] : []),
  ]
  return texts.length > 0 ? { tone: 'watch', text: texts.join(' ') } : null
}

const instruct = (inputs: PrepayInputs): Finding => ({
  tone: 'act',
  text:
    inputs.kind === 'mortgage'
      ? '**Mark every extra dollar “apply to principal”** and check the next statement. Some servicers first hold it for the next payment, where it saves $0.'
      : '**Ask that every extra dollar goes to principal now**, and does not “pay ahead” the next bill, where it saves little or $0. Check the next statement.',
})

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: the cash you may need. Money paid into a loan is hard to get back, so many people keep some months of expenses first. Also left out: rates that change, and daily interest counted by the day you pay.',
}

export function findingsOf(result: Prepaid, inputs: PrepayInputs): readonly Finding[] {
  const found: readonly Found[] = [
    strays(result, inputs),
    investing(result, inputs),
    penalty(result, inputs),
    lineUp(inputs),
    sure(result, inputs),
    stopEarly(result, inputs),
    recast(inputs),
    biweekly(inputs),
  ]
  const first = found.filter((one) => one !== null).slice(0, 7)
  return [...first, ...(paysMore(inputs) ? [instruct(inputs)] : []), leftOut]
}
