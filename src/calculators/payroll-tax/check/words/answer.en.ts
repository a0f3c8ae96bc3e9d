/** What the answer of the W-4 check says. */

import type { Say } from '#calculators/kit/say.ts'
import type { FormEntries } from '#engine/withholding-check/check-withholding.ts'

/** "Step 3: $1,980, Step 4(b): $2,000"; each step that is filled in. */
export const stepsText = ({ credits, otherIncome, deductions, extra }: FormEntries, say: Say): string =>
  say.list([
    ...(credits > 0 ? [`Step 3: **${say.money(credits)}**`] : []),
    ...(otherIncome > 0 ? [`Step 4(a): **${say.money(otherIncome)}**`] : []),
    ...(deductions > 0 ? [`Step 4(b): **${say.money(deductions)}**`] : []),
    ...(extra > 0 ? [`Step 4(c): **${say.money(extra)}**`] : []),
  ])

export const answerWords = {
  refund: ({ amount }: { amount: number }, say: Say) =>
    `You’re on track for a refund of **about ${say.money(amount)}**.`,
  owe: ({ amount }: { amount: number }, say: Say) => `You’d owe **about ${say.money(amount)}** in April.`,
  even: 'You’re on track to come out **about even**: no refund, nothing to pay.',
  noPay: 'Add a job or pension to check its withholding.',
  /** The line below: what to enter to get the refund wanted. */
  forms: {
    to: ({ wanted }: { wanted: number }, say: Say) =>
      wanted > 0 ? `For a refund of ${say.money(wanted)}` : 'To come out about even',
    enter: ({ to, name, form, steps }: { to: string; name: string; form: string; steps: string }) =>
      `${to}, enter this on a new ${form} for ${name}: ${steps}.`,
    half: ({ name, form, steps, missing }: { name: string; form: string; steps: string; missing: string }) =>
      `Even half of each paycheck can’t cover it. Enter this on a new ${form} for ${name}: ${steps}. Then pay about ${missing} yourself.`,
    /** A form can only lower withholding to nothing: the refund stays above the one wanted. */
    closest: 'To come as close as a form can',
    fine: 'Your withholding already gets you there. You don’t need a new form.',
    noUse: 'No tax comes out of your checks now, so a new form can’t change that.',
    plain: ({ to }: { to: string }) => `${to}, hand in a new form with only Step 1 filled in.`,
    late: 'No paycheck is left this year for a new form to change.',
  },
  jobs: { job: 'Job', pension: 'Pension' },
  formNames: { job: 'Form W-4', pension: 'Form W-4P' },
  figures: {
    refund: 'Refund (minus: you’d owe)',
    planned: 'Refund with the new forms',
    tax: 'Federal tax for the year',
    withheld: 'Withheld by December 31',
    perCheck: 'Change in your paycheck',
    missing: 'Short of avoiding a penalty',
  },
  shortNames: { refund: 'Refund', planned: 'With new forms', tax: 'Tax', withheld: 'Withheld' },
  check: {
    withheldOverPay: 'Enter less than the gross pay of that check.',
    ends: 'Enter a last day after the first day.',
  },
} as const
