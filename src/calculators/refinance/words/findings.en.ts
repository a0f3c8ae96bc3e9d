/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Best {
  readonly name: string
  readonly ahead: number
}
export const bestWords = {
  keep: ({ behind, months }: { behind: number; months: number }, say: Say) =>
    `**Best option: keep your loan as it is.** Over ${say.months(months)}, refinancing would leave you ${say.money(behind)} behind.`,
  alone: ({ name, ahead }: Best, say: Say) =>
    `**Best option: ${name}.** It leaves you ${say.money(ahead)} ahead of keeping your loan as it is.`,
  withNext: ({ name, ahead, next, nextAhead }: Best & { next: string; nextAhead: number }, say: Say) =>
    `**Best option: ${name}.** It leaves you ${say.money(ahead)} ahead of keeping your loan as it is. Next best: ${next} (${say.money(nextAhead)} ahead).`,
}

interface Later {
  readonly longer: number
  readonly interest: number
  readonly payment: number
  readonly effect: number
}
const interests = {
  more: ({ interest }: Later, say: Say) => `You’d pay ${say.money(interest)} more interest in total.`,
  less: ({ interest }: Later, say: Say) => `You’d still pay ${say.money(interest)} less interest in total.`,
  same: () => 'Your total interest stays the same.',
}
const effects = {
  less: ({ effect }: Later, say: Say) => ` and save ${say.money(effect)} in interest`,
  more: ({ effect }: Later, say: Say) => `, with ${say.money(effect)} more interest than now`,
  same: () => '',
}
export const restartWords = (
  v: Later & { change: keyof typeof interests; versusNow: keyof typeof effects },
  say: Say,
) =>
  `**The new loan ends ${say.months(v.longer)} later.** ${interests[v.change](v, say)} You could keep your payoff date by paying ${say.money(v.payment)} a month${effects[v.versusNow](v, say)}.`

export const rateWords = {
  pays: ({ rate, months }: { rate: number; months: number }, say: Say) =>
    `**Refinancing saves you money at any rate below ${say.percent(rate, 3)}** with these costs and this term, if you keep the loan ${say.months(months)}.`,
  wait: ({ rate, months }: { rate: number; months: number }, say: Say) =>
    `**You’d need a rate below ${say.percent(rate, 3)}** for refinancing to pay off in ${say.months(months)}, with these costs and this term. You could wait, or ask for lower costs.`,
}

interface OtherTime {
  readonly payment: number
  readonly months: number
  readonly entered: number
}
export const timeWords = {
  sooner: ({ payment, months, entered }: OtherTime, say: Say) =>
    `**Your payment of ${say.money(payment)} a month pays the loan off in ${say.months(months)}**, not the ${say.months(entered)} you entered. We use the payment. Enter it without taxes and insurance.`,
  later: ({ payment, months, entered }: OtherTime, say: Say) =>
    `**Your payment of ${say.money(payment)} a month takes ${say.months(months)}**, not the ${say.months(entered)} you entered. We use the payment. Check both numbers on your statement.`,
}

interface Simple {
  readonly simple: number
}
export const breakEvenWords = {
  none: ({ full }: { full: number }, say: Say) =>
    `**Your payment doesn’t fall, so there’s no simple break-even.** Counting what you’d still owe, refinancing is ahead after ${say.months(full)}.`,
  misleadsLonger: ({ simple }: Simple, say: Say) =>
    `**The simple break-even of ${say.months(simple)} is misleading.** Your payment falls because the loan lasts longer. Counting what you’d still owe, refinancing never gets ahead.`,
  misleads: ({ simple }: Simple, say: Say) =>
    `**The simple break-even of ${say.months(simple)} is misleading.** It’s costs divided by payment savings. Counting what you’d still owe, refinancing never gets ahead.`,
  whole: ({ simple, full, reasons }: Simple & { full: number; reasons: readonly string[] }, say: Say) =>
    `**The simple break-even is ${say.months(simple)}**: costs divided by payment savings. It leaves out ${say.list(reasons)}, so it’s really ${say.months(full)}.`,
  reasons: {
    slower: 'the slower payoff',
    earnings: 'what your cash could earn',
    owed: 'what you’d still owe',
    lowerRate: 'that you’d owe less at the lower rate',
    less: 'that you’d owe less by then',
  },
}

export const otherWords = {
  vaFee: ({ fee, share }: { fee: number; share: number }, say: Say) =>
    `**The VA funding fee is ${say.money(fee)}** (${say.percent(share)} of the loan). Veterans who receive VA disability compensation don’t pay it. Your Certificate of Eligibility shows if you’re exempt.`,
  vaExempt: () => '**You’d pay no VA funding fee**, and VA loans have no monthly mortgage insurance.',
  rolled: ({ costs, total, rate }: { costs: number; total: number; rate: number }, say: Say) =>
    `**Adding ${say.money(costs)} of costs to the loan makes them ${say.money(total)}** by the end of the term, because you’d pay ${say.percent(rate, 3)} interest on them too.`,
  debts: ({ debts, months, interest }: { debts: number; months: number; interest: number }, say: Say) =>
    `**You’d pay off ${say.money(debts)} of other debts over ${say.months(months)}**, with ${say.money(interest)} of interest. Your home would secure that debt, so missed payments could put it at risk.`,
}

interface Second {
  readonly cash: number
  readonly rate: number
  readonly months: number
  readonly difference: number
}
const second = ({ cash, rate, months }: Second, say: Say): string =>
  `**You could keep your mortgage and take ${say.money(cash)} as a home equity loan** (${say.percent(rate)} average, ${say.months(months)}).`
export const cashOutWords = {
  even: (v: Second, say: Say) => `${second(v, say)} You’d be about even with this refinance when you leave.`,
  better: (v: Second, say: Say) =>
    `${second(v, say)} That would leave you ${say.money(v.difference)} ahead of this refinance.`,
  worse: (v: Second, say: Say) =>
    `${second(v, say)} That would leave you ${say.money(v.difference)} behind this refinance.`,
  deductible: () =>
    '**Interest on the cash you take out is deductible if you itemize**, because the cash improves this home.',
  notDeductible: () =>
    '**Interest on the cash you take out isn’t deductible**, because the cash doesn’t improve this home.',
}

interface Escrow {
  readonly deposit: number
  readonly refund: number
}
export const escrowWords = {
  both: ({ deposit, refund }: Escrow, say: Say) =>
    `**Escrow is neither a cost nor a saving.** You set aside ${say.money(deposit)} for bills you’d owe anyway, and your old servicer refunds ${say.money(refund)} within 20 business days.`,
  deposit: ({ deposit }: Escrow, say: Say) =>
    `**Escrow is neither a cost nor a saving.** You set aside ${say.money(deposit)} for bills you’d owe anyway.`,
  refund: ({ refund }: Escrow, say: Say) =>
    `**Escrow is neither a cost nor a saving.** Your old servicer refunds ${say.money(refund)} of your own money within 20 business days.`,
}

interface Premiums {
  readonly now: number
  readonly later: number
}
const canEnd = ' If your home’s value is up, you could ask your servicer to remove it without refinancing.'
export const premiumWords = {
  starts: ({ now, later }: Premiums, say: Say) =>
    `**Mortgage insurance goes from ${say.money(now)} to ${say.money(later)} a month**, for the months you entered.`,
  changes: ({ now, later }: Premiums, say: Say) =>
    `**Mortgage insurance goes from ${say.money(now)} to ${say.money(later)} a month**, for the months you entered.${canEnd}`,
  stays: ({ now }: Premiums, say: Say) =>
    `**Mortgage insurance stays at ${say.money(now)} a month**, for the months you entered.${canEnd}`,
}

export const lastWords = {
  taxes: ({ rate, limit }: { rate: number; limit: number }, say: Say) =>
    `**We count a ${say.percent(rate)} tax break** on interest for up to ${say.money(limit)} of home debt (half if Married filing separately), and on points spread over the term.`,
  notIncluded: () =>
    'Not included: income tax, property tax, home insurance and changes in your home’s value, which are the same either way. Amounts are in future dollars.',
  notIncludedItemized: () =>
    'Not included: property tax, home insurance and changes in your home’s value, which are the same either way. Amounts are in future dollars.',
}
