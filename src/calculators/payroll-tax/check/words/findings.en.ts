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
  /** Of the form the answer above names with its entries. */
  effect: ({ name, form, now, next, isWanted, refund }: Omit<NewForm, 'steps'> & { isWanted: boolean }, say: Say) =>
    `**Each ${name} check would have ${say.money(next)} withheld, not ${say.money(now)}**, once the new ${form} is used.${isWanted ? '' : ` You’d ${outcome(refund, say)}.`}`,
  newForm: ({ name, form, steps, now, next, refund }: NewForm, say: Say) =>
    `**New ${form} for ${name}: ${steps.replaceAll('**', '')}.** Each check would have ${say.money(next)} withheld, not ${say.money(now)}. You’d ${outcome(refund, say)}.`,
  plainForms: ({ names, form }: { names: readonly string[]; form: string }, say: Say) =>
    `**For ${say.list(names)}, hand in a new ${form} with only Step 1 filled in.** Otherwise an old form’s entries would count twice. Leave the box in Step 2(c) unchecked.`,
  fine: () =>
    '**Check again after a raise, a new job, a wedding or a baby.** Each can change your tax, or what’s withheld from your pay.',
  overTwice: ({ refund }: { refund: number }, say: Say) =>
    `**You’d still get about ${say.money(refund)} back**: that’s withheld already. The new forms take nothing more out for the rest of the year.`,
  creditsBack: ({ credits }: { credits: number }, say: Say) =>
    `**Your credits are ${say.money(credits)} more than your tax.** A W-4 can’t pay that out early: it comes with your return.`,
  short: (
    { missing, due, amount, withForms }: { missing: number; due: string; amount: number; withForms: boolean },
    say: Say,
  ) =>
    `**You could pay ${withForms ? 'what new forms can’t cover' : 'what you’d owe'} with Form 1040-ES**: ${say.money(amount)} by ${say.date(due)}${amount < missing ? ', then on the dates in the table' : ''}.${withForms ? ' We take no more than half of each check.' : ''}`,
  shortNoDate: ({ missing, withForms }: { missing: number; withForms: boolean }, say: Say) =>
    withForms
      ? `**New forms leave ${say.money(missing)} to pay.** The last date for estimated payments has passed, so you’d pay it with your return.`
      : '**You’d pay it with your return.** The last date for estimated payments has passed.',
  penalty: ({ missing, required }: { missing: number; required: number }, say: Say) =>
    `**If nothing changes, you could owe an underpayment penalty**: you’d pay in ${say.money(missing)} less than the ${say.money(required)} that avoids it. Withholding counts as paid all year; an estimated payment, from its date.`,
  penaltyLeft: ({ missing }: { missing: number }, say: Say) =>
    `**Even with the new forms, you’d be ${say.money(missing)} short of avoiding the penalty.** Estimated payments on the dates in the table would limit it.`,
  penaltySafe: ({ why }: { why: keyof typeof safeReasons }) =>
    `**There’d be no underpayment penalty**: ${safeReasons[why]}.`,
  lastYear:
    '**Last year’s tax could lower what avoids a penalty.** Enter it under “Payments and last year’s return”. Paying 100% of it is enough (110% above $150,000 of AGI, or $75,000 filing separately).',
  january: ({ name, form, steps }: { name: string; form: string; steps: string }) =>
    `**In January, hand in another ${form} for ${name}: ${steps.replaceAll('**', '')}**, if your income stays the same. Left in place, this year’s entries would overshoot next year.`,
  januaryPlain: ({ name, form }: { name: string; form: string }) =>
    `**In January, hand in another ${form} for ${name} with only Step 1 filled in**, if your income stays the same. Left in place, this year’s entries would overshoot next year.`,
  privacy: ({ name }: { name: string }) =>
    `**Step 4(a) tells ${name} about your other income.** To keep it private, you could leave it blank and withhold the same through Step 4(c): see “Your new W-4”.`,
  heavy: ({ name, share }: { name: string; share: number }, say: Say) =>
    `**The new form takes ${say.percent(share, 0)} of each ${name} check.** If that’s too much, you could pay part of it with Form 1040-ES instead.`,
  benefits: ({ now }: { now: number }, say: Say) =>
    now > 0
      ? `**${say.money(now)} is withheld from your Social Security this year.** On Form W-4V you can only choose 7%, 10%, 12% or 22%, so fine-tune with a W-4 or W-4P.`
      : '**Nothing is withheld from your Social Security.** With Form W-4V you could have 7%, 10%, 12% or 22% taken out instead of changing a W-4.',
  oldStub: ({ name, paid, since }: { name: string; paid: string; since: number }, say: Say) =>
    `**The ${name} stub is from ${say.date(paid)}.** ${say.count(since, 'payday has', 'paydays have')} passed since, which we estimated. Your latest stub makes the answer more exact.`,
  noChecksLeft: ({ names }: { names: readonly string[] }, say: Say) =>
    `**A new form comes too late this year for ${say.list(names)}.** We count what’s already withheld. Employers usually need about two weeks to use a new form.`,
  excess: ({ excess }: { excess: number }, say: Say) =>
    `**Your employers would withhold ${say.money(excess)} too much Social Security tax.** Each one withholds up to the limit. You get it back on your return; we count it as paid.`,
  additional: ({ owed }: { owed: number }, say: Say) =>
    `**You’d owe ${say.money(owed)} of Additional Medicare Tax that no employer withholds**, because each looks only at its own pay over $200,000. We count it in your tax.`,
  deferred: ({ days }: { days: number }) =>
    `**We expect paychecks more than ${days} days away to use a new form**, as the IRS’s estimator does. Handing it in soon spreads the change over more paychecks.`,
  notIncluded:
    'Not included: state withholding, the premium tax credit, stock options and farm income. Your employer keeps the W-4; the IRS doesn’t need a copy.',
} as const

export const safeReasons = {
  'no-tax-last-year': 'you owed no tax last year',
  'owes-little': 'you’d owe less than $1,000',
  'withholding-covers': 'enough is withheld to avoid it',
} as const
