/** Plain findings from the visitor's own numbers. Extra schedules are worked out here only, not on every key press. */
import type { PaidOff } from '#engine/lending/amortize.ts'
import type { Extra } from '#engine/lending/loan.ts'
import { addMonths, compareMonths, type Month, monthOfYear } from '#engine/month.ts'
import { fhaMinimumDown } from '#facts/lending/mortgage.ts'
import { dollars, listText, monthsText, monthText, percentText, unmarked } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { highestPayment, type Mortgage, ownerTotalIn } from './compute.ts'
import type { MortgageInputs } from './fields.ts'
import type { Law } from './law.ts'
import { extrasOf, rateChangesOf, scheduleOf } from './schedule.ts'

type Found = Finding | null

/** "5 years and 9 months sooner" and the interest saved, of one schedule against another. */
const gain = (from: PaidOff, to: PaidOff) => ({
  months: from.months - to.months,
  interest: from.totalInterest - to.totalInterest,
})
/** What paying more does, after "would": time when there is any, interest when there is any. */
function sooner({ months, interest }: { months: number; interest: number }): string {
  const parts = [
    ...(months >= 1 ? [`end the loan **${monthsText(months)} sooner**`] : []),
    ...(interest >= 1 ? [`save **${dollars(interest)}** of interest`] : []),
  ]
  return parts.length > 0 ? parts.join(' and ') : 'change **$0** of interest'
}
/** On an adjustable loan each change spreads what is left over the months left. */
const spreadAgain = (mortgage: Mortgage, inputs: MortgageInputs): string =>
  inputs.rateType === 'arm' && Number(inputs.armFixedYears) * 12 < mortgage.rows.length
    ? ' Each rate change works out the payment anew, so extra money lowers later payments more than it shortens the loan.'
    : ''

function privateInsurance({ pmi, rows }: Mortgage): Found {
  if (pmi === null || pmi.monthlyPremium === 0) return null
  const { request, requestActual, withoutAsking } = pmi
  const months = withoutAsking.premiums - request.premiums
  const end =
    withoutAsking.premiums === rows.length
      ? 'if you keep it until the loan is paid off'
      : `if you wait for it to end by itself in ${monthText(withoutAsking.month)}`
  const ask =
    months > 0
      ? ` Ask for its removal when you owe 80% of the price, in ${monthText(request.month)}: ${monthsText(months)} sooner, ${dollars(withoutAsking.total - request.total)} saved.`
      : ''
  const faster =
    request === requestActual
      ? ' Paying faster brought that date forward. It does not move the automatic end, which follows the original schedule.'
      : ''
  return {
    tone: months > 0 ? 'act' : 'watch',
    text: `**PMI costs you ${dollars(withoutAsking.total)} in all** ${end}.${ask}${faster}`,
  }
}

const tenDown = ({ baseLoan }: Mortgage, { price }: MortgageInputs): boolean => baseLoan / price <= 0.9 + 1e-9

function governmentFees(mortgage: Mortgage, inputs: MortgageInputs): Found {
  const upfront = dollars(mortgage.upfrontFee)
  const total = dollars(mortgage.premiumTotal)
  if (inputs.loanType === 'fha') {
    const end = tenDown(mortgage, inputs)
      ? mortgage.premiums.length < mortgage.rows.length
        ? 'It ends after 11 years, because you put at least 10% down.'
        : 'With at least 10% down it would end after 11 years, but your loan is paid off before it could.'
      : 'With less than 10% down it lasts as long as the loan: owing 78% of the price does not end it. Only paying the loan off, or replacing it, does.'
    return { tone: 'watch', text: `**FHA insurance costs ${total}** over the loan, plus ${upfront} up front. ${end}` }
  }
  if (inputs.loanType === 'usda')
    return {
      tone: 'watch',
      text: `**USDA fees come to ${total}** over the loan, plus ${upfront} up front. The yearly fee falls with the balance and does not end early. Income and location limits apply.`,
    }
  if (inputs.loanType === 'va')
    return mortgage.upfrontFee > 0
      ? {
          tone: 'watch',
          text: `**The VA funding fee is ${upfront}.** There is no monthly mortgage insurance. Veterans who receive disability compensation do not pay the fee.`,
        }
      : { tone: 'good', text: 'You pay **$0** of funding fee, and a VA loan has no monthly mortgage insurance.' }
  return null
}

function limits(mortgage: Mortgage, inputs: MortgageInputs, law: Law): Found {
  const amount = dollars(mortgage.baseLoan)
  if (inputs.loanType === 'conventional') {
    const { baseline, highCostCeiling } = law.conforming.value
    if (mortgage.baseLoan <= baseline[0]) return null
    const over = mortgage.baseLoan > highCostCeiling[0]
    return {
      tone: 'watch',
      text: over
        ? `**A loan of ${amount} is above every conforming limit** for one home (${dollars(highCostCeiling[0])} in the costliest counties, ${law.conforming.asOf}). It would be a jumbo loan, with its own rates and rules.`
        : `**A loan of ${amount} is above the conforming limit of ${dollars(baseline[0])}** that holds in most counties in ${law.conforming.asOf}. In costly counties the limit goes up to ${dollars(highCostCeiling[0])}; elsewhere it would be a jumbo loan.`,
    }
  }
  const { floor, ceilingOneUnit } = law.fha.value
  if (inputs.loanType !== 'fha' || mortgage.baseLoan <= floor[0]) return null
  return {
    tone: 'watch',
    text: `**FHA lends up to ${dollars(floor[0])}** for one home in most counties in ${law.fha.asOf}, and up to ${dollars(ceilingOneUnit)} in the costliest. Check your county’s limit for a loan of ${amount}.`,
  }
}

function fhaDown(mortgage: Mortgage, inputs: MortgageInputs): Found {
  const [usual, lower] = fhaMinimumDown.value
  const share = mortgage.down / inputs.price
  if (inputs.loanType !== 'fha' || usual === undefined || lower === undefined || share >= usual.share - 1e-9)
    return null
  return {
    tone: 'act',
    text: `**FHA asks for at least ${percentText(usual.share * 100)} down** (${dollars(inputs.price * usual.share)}) with a credit score of ${usual.scoreFrom} or more, and ${percentText(lower.share * 100)} from ${lower.scoreFrom}.`,
  }
}

function adjustable(mortgage: Mortgage, inputs: MortgageInputs): Found {
  if (inputs.rateType !== 'arm') return null
  const changes = rateChangesOf(inputs, 'worst')
  const first = changes[0]
  const worst = scheduleOf(inputs, { principal: mortgage.loanAmount, startMonth: mortgage.startMonth, path: 'worst' })
  if (first === undefined || worst === null || first.fromPayment > mortgage.rows.length) return null
  const highest = Math.max(...changes.map((change) => change.annualRate)) * 100
  if (highest < inputs.rate + 0.005)
    return { tone: 'good', text: `**The caps you entered never let the rate rise above ${percentText(inputs.rate)}.**` }
  return {
    tone: 'watch',
    text: `**At worst your rate goes to ${percentText(highest)}** and the loan payment from ${dollars(mortgage.principalInterest)} to ${dollars(highestPayment(worst))}. The first change comes with the payment of ${monthText(addMonths(mortgage.startMonth, first.fromPayment))}.`,
  }
}

function ownExtras(mortgage: Mortgage, inputs: MortgageInputs): Found {
  if (mortgage.actual.totalExtra === 0 || inputs.plan !== 'monthly') return null
  return { tone: 'good', text: `**Your extra payments** would ${sooner(gain(mortgage.scheduled, mortgage.actual))}.` }
}

/** Dates of one-time payments that cannot count as given. */
function strayPayments(mortgage: Mortgage, inputs: MortgageInputs): Found {
  const given = inputs.extraOnce.filter((row) => row.amount > 0)
  const early = given.filter((row) => compareMonths(row.month as Month, mortgage.startMonth) < 0).length
  const late = given.filter((row) => compareMonths(row.month as Month, mortgage.actual.payoffMonth) > 0).length
  const texts = [
    early > 0 ? `One-time payments dated before the loan (**${early}**) count with the first payment.` : '',
    late > 0 ? `One-time payments dated after the payoff (**${late}**) are left out.` : '',
  ].filter((text) => text !== '')
  return texts.length > 0 ? { tone: 'watch', text: texts.join(' ') } : null
}

function biweekly(mortgage: Mortgage, inputs: MortgageInputs): Found {
  if (inputs.plan === 'monthly') return null
  const { loanAmount: principal, startMonth } = mortgage
  const extras = extrasOf(inputs, startMonth)
  const monthly = extras.length === 0 ? mortgage.scheduled : scheduleOf(inputs, { principal, startMonth, extras })
  const held =
    inputs.plan === 'biweekly-held'
      ? mortgage.actual
      : scheduleOf(inputs, { principal, startMonth, extras, plan: 'biweekly-held' })
  if (monthly === null || held === null) return null
  const gained = gain(monthly, mortgage.actual)
  const why =
    inputs.plan === 'biweekly-held'
      ? 'Your servicer holds each half until a whole payment is there, so all of it comes from the 13th payment each year. Adding a twelfth of a payment each month yourself saves at least as much.'
      : `Nearly all of it comes from the 13th payment each year; crediting each half at once adds ${dollars(Math.max(0, held.totalInterest - mortgage.actual.totalInterest))}. Ask whether your servicer really does that.`
  return { tone: 'good', text: `**Paying every two weeks** would ${sooner(gained)}. ${why}` }
}

/** The same loan with one more extra payment on top of the visitor's own. */
function withExtra(mortgage: Mortgage, inputs: MortgageInputs, more: Extra): PaidOff | null {
  const { loanAmount: principal, startMonth } = mortgage
  return scheduleOf(inputs, {
    principal,
    startMonth,
    plan: inputs.plan,
    extras: [...extrasOf(inputs, startMonth), more],
  })
}

function payingMore(mortgage: Mortgage, inputs: MortgageInputs): Found {
  const hundred = withExtra(mortgage, inputs, { kind: 'monthly', amount: 100 })
  if (hundred === null) return null
  const each = gain(mortgage.actual, hundred)
  if (each.months < 1 && each.interest < 1) return null
  const ofHundred = `Each extra $100 a month would ${unmarked(sooner(each))}.`
  const thirteenth =
    inputs.plan === 'monthly'
      ? withExtra(mortgage, inputs, {
          kind: 'yearly',
          amount: mortgage.principalInterest,
          monthOfYear: monthOfYear(mortgage.startMonth),
        })
      : null
  const yearly = thirteenth === null ? null : gain(mortgage.actual, thirteenth)
  const text =
    yearly === null || (yearly.months < 1 && yearly.interest < 1)
      ? `**${ofHundred}**`
      : `**One extra payment a year** would ${sooner(yearly)}. ${ofHundred}`
  return { tone: 'good', text: text + spreadAgain(mortgage, inputs) }
}

function fifteenYears(mortgage: Mortgage, inputs: MortgageInputs): Found {
  if (inputs.term < 240 || inputs.rateType === 'arm') return null
  const short = scheduleOf(inputs, { principal: mortgage.loanAmount, startMonth: mortgage.startMonth, termMonths: 180 })
  if (short === null) return null
  const more = short.regularPayment - mortgage.principalInterest
  const saved = mortgage.scheduled.totalInterest - short.totalInterest
  if (saved < 1) return null
  const against = mortgage.actual === mortgage.scheduled ? '' : ' than over the full term with nothing extra'
  return {
    tone: 'note',
    text: `**Over 15 years** at the same rate you would pay **${dollars(more)}** more a month and **${dollars(saved)}** less interest${against}. Lenders usually ask a lower rate for 15 years.`,
  }
}

function apr(mortgage: Mortgage, inputs: MortgageInputs): Found {
  if (mortgage.apr === null || mortgage.apr - inputs.rate < 0.005) return null
  const parts = [
    ...(inputs.discountPoints > 0 ? ['points'] : []),
    ...(inputs.lenderFees > 0 ? ['lender fees'] : []),
    ...(mortgage.upfrontFee > 0 ? ['the upfront fee'] : []),
    ...(mortgage.mortgageInsurance > 0 ? ['mortgage insurance'] : []),
    ...(mortgage.cash.interest > 0 ? ['interest at closing'] : []),
    ...(inputs.rateType === 'arm' && Number(inputs.armFixedYears) * 12 < inputs.term
      ? ['the rate after the first years at today’s index']
      : []),
  ]
  if (parts.length === 0) return null
  return {
    tone: 'note',
    text: `**The APR is about ${percentText(mortgage.apr)}**, not ${percentText(inputs.rate)}: it also counts ${listText(parts)}. Compare offers by it only when you would keep each loan as long.`,
  }
}

function escrow(inputs: MortgageInputs, mortgage: Mortgage): Found {
  const year = Math.min(10, Math.floor(mortgage.rows.length / 12))
  const now = ownerTotalIn(inputs, 0)
  const then = ownerTotalIn(inputs, year - 1)
  if (year < 2 || Math.abs(then - now) < 1) return null
  const fixed = inputs.rateType === 'fixed' ? ', though the loan payment stays the same' : ''
  return {
    tone: then > now ? 'watch' : 'good',
    text: `**Taxes, insurance and dues go from ${dollars(now)} to ${dollars(then)} a month** by year ${year} at the increases you entered${fixed}. These are future dollars.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: repairs and upkeep, utilities, moving, and any income tax you save. Future home values, taxes and insurance are guesses, in future dollars.',
}

export function findingsOf(mortgage: Mortgage, inputs: MortgageInputs, law: Law): readonly Finding[] {
  const found: readonly Found[] = [
    privateInsurance(mortgage) ?? governmentFees(mortgage, inputs),
    fhaDown(mortgage, inputs),
    limits(mortgage, inputs, law),
    adjustable(mortgage, inputs),
    strayPayments(mortgage, inputs),
    biweekly(mortgage, inputs) ?? ownExtras(mortgage, inputs),
    payingMore(mortgage, inputs),
    escrow(inputs, mortgage),
    fifteenYears(mortgage, inputs),
    apr(mortgage, inputs),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
