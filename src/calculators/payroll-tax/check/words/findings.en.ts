/** What the findings of the W-4 check say: what is true of these numbers, why it matters, what could be done. */
import type { Say } from '#calculators/kit/say.ts'

interface NewForm {
  readonly name: string
  readonly form: string
  readonly steps: string
  readonly now: number
  readonly next: number
  readonly refund: number
}
const outcome = (refund: number, say: Say): string =>
  Math.abs(refund) < 25
    ? 'come out about even'
    : refund > 0
      ? `get about ${say.money(refund)} back`
      : `owe about ${say.money(-refund)}`

export const findingWords = {
  newForm: ({ name, form, steps, now, next, refund }: NewForm, say: Say) =>
    `**New ${form} for ${name}: ${steps.replaceAll('**', '')}.** Each check would have ${say.money(next)} withheld, not ${say.money(now)}. You’d ${outcome(refund, say)}.`,
  plainForms: ({ names, form }: { names: readonly string[]; form: string }, say: Say) =>
    `**For ${say.list(names)}, hand in a new ${form} with only Step 1 filled in.** Otherwise an old form’s entries would count twice. Leave the box in Step 2(c) unchecked.`,
  fine: ({ refund }: { refund: number }, say: Say) =>
    `**Your withholding fits: you’d ${outcome(refund, say)}.** You don’t need a new W-4 this year. Check again after a raise, a new job, a wedding or a baby.`,
  overTwice: ({ left, refund }: { left: number; refund: number }, say: Say) =>
    `**You’d still get about ${say.money(refund)} back**, because you’ve already had ${say.money(left)} too much withheld. The new forms take nothing more out for the rest of the year.`,
  creditsBack: ({ refund, credits }: { refund: number; credits: number }, say: Say) =>
    `**You’d still get about ${say.money(refund)} back**, because ${say.money(credits)} of your credits is more than your tax. A W-4 can’t pay that out early: it comes with your return.`,
  short: ({ missing, due, amount }: { missing: number; due: string; amount: number }, say: Say) =>
    `**New forms leave ${say.money(missing)} to pay, even with half of each check withheld.** You could pay it with Form 1040-ES: ${say.money(amount)} by ${say.date(due)}${amount < missing ? ', then the dates in the table' : ''}.`,
  shortNoDate: ({ missing }: { missing: number }, say: Say) =>
    `**New forms leave ${say.money(missing)} to pay.** The last date for estimated payments has passed, so you’d pay it with your return.`,
  penalty: ({ missing, required }: { missing: number; required: number }, say: Say) =>
    `**You could owe an underpayment penalty**: you’d be ${say.money(missing)} short of the safe amount, ${say.money(required)}. More withholding counts as paid all year; an estimated payment only from its day.`,
  penaltyLeft: ({ missing }: { missing: number }, say: Say) =>
    `**Even with the new forms, you’d be ${say.money(missing)} short of the safe amount.** Estimated payments on the dates in the table would limit the penalty.`,
  penaltySafe: ({ owed, why }: { owed: number; why: keyof typeof safeReasons }, say: Say) =>
    `**You’d owe ${say.money(owed)}, without an underpayment penalty**: ${safeReasons[why]}.`,
  lastYear:
    '**Last year’s tax could lower the safe amount.** Enter lines 24 and 11 of your Form 1040. Paying 100% of last year’s tax is enough (110% above $150,000 of AGI).',
  january: ({ name, steps }: { name: string; steps: string }) =>
    `**In January, hand in another W-4 for ${name}: ${steps.replaceAll('**', '')}.** This year’s entries squeeze the change into a few checks. Left in place, they’d overshoot next year.`,
  januaryPlain: ({ name }: { name: string }) =>
    `**In January, hand in another W-4 for ${name} with only Step 1 filled in.** This year’s entries squeeze the change into a few checks. Left in place, they’d overshoot next year.`,
  privacy: ({ income }: { income: number }, say: Say) =>
    `**Step 4(a) tells your employer about ${say.money(income)} of other income.** To keep it private, you could leave it blank and withhold the same through Step 4(c).`,
  heavy: ({ name, share }: { name: string; share: number }, say: Say) =>
    `**The new form takes ${say.percent(share, 0)} of each ${name} check.** If that’s too much, you could pay part of it with Form 1040-ES instead.`,
  benefits: ({ now }: { now: number }, say: Say) =>
    now > 0
      ? `**${say.money(now)} is withheld from your Social Security this year.** On Form W-4V you can only choose 7%, 10%, 12% or 22%, so fine-tune on a W-4 or W-4P.`
      : '**Nothing is withheld from your Social Security.** With Form W-4V you could have 7%, 10%, 12% or 22% taken out instead of changing a W-4.',
  oldStub: ({ name, paid, since }: { name: string; paid: string; since: number }, say: Say) =>
    `**The ${name} stub is from ${say.date(paid)}.** ${say.count(since, 'payday has', 'paydays have')} passed since, which we estimated. Your latest stub makes the answer more exact.`,
  noChecksLeft: ({ names }: { names: readonly string[] }, say: Say) =>
    `**A new form comes too late this year for ${say.list(names)}.** We count what’s already withheld. Employers usually need about two weeks to use a new form.`,
  excess: ({ excess }: { excess: number }, say: Say) =>
    `**Your employers would withhold ${say.money(excess)} too much Social Security tax.** Each one withholds up to the limit. You get it back on your return; we count it as paid.`,
  additional: ({ owed }: { owed: number }, say: Say) =>
    `**You’d owe ${say.money(owed)} of Additional Medicare Tax that no employer withholds**, because each looks only at its own pay over $200,000. The entries above include it.`,
  deferred: ({ days }: { days: number }) =>
    `We expect paychecks more than ${days} days away to use a new form, as the IRS’s estimator does. Hand it in soon: every payday that passes makes the rest larger.`,
  notIncluded:
    'Not included: state withholding, the premium tax credit, stock options and farm income. Your employer keeps the W-4; the IRS doesn’t need a copy.',
} as const

export const safeReasons = {
  'no-tax-last-year': 'you owed no tax last year',
  'owes-little': 'it’s under $1,000 after withholding',
  'withholding-covers': 'your withholding covers the safe amount',
} as const
