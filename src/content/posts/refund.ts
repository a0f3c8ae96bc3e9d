import { editors, type SeedPost } from '../post.ts'

export const refund: SeedPost = {
  slug: 'the-refund-that-is-not-a-gift',
  title: 'The refund that is not a gift',
  excerpt:
    'A big tax refund feels like a bonus. It is your own pay, returned months late and without interest. Here is how to get it in each paycheck instead, without owing a penalty.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-23',
  updatedAt: '2026-11-23',
  tags: ['taxes', 'pay'],
  relatedTools: ['payroll-tax', 'tax', 'savings'],
  body: `
In spring, many people get a deposit from the IRS and feel lucky. It is a good feeling. It is also a strange one, because nobody gave them anything. The money was theirs on every payday of the year before.

## Where a refund comes from

Your employer takes federal tax out of each paycheck and sends it in. How much depends on your Form W-4 and on tables that guess your tax from one paycheck. In April you work out the real tax. If too much was taken out, the difference comes back. That is the refund.

So a refund is not a prize for filing. It is a correction.

## What a refund costs you

{{card = calc credit-card-payoff cards="name:Card, balance:3000, apr:@rates.creditCard.carryingBalance" plan=total monthlyTotal=250}}
{{jar = calc savings ask=balance saved=0 deposit=250 byMonths=12 rate=@rates.savings.highYield taxKind=none}}

Say your refund is {{3000 as dollars}}. That is {{3000 / 12 as dollars}} for each month of the year. What could that have done?

- **In savings.** Put {{jar → inputs.deposit}} a month into an account that pays {{rates.savings.highYield}}, and after {{jar → inputs.byMonths}} you have {{jar → finalBalance}}. The interest is {{jar → interest}}. That is small. A refund is not a disaster for a saver.
- **On a card.** Now suppose you owe {{card → totalOwed}} at {{rates.creditCard.carryingBalance}}, the average on accounts that were charged interest. Paying {{card → inputs.monthlyTotal}} a month clears it in {{card → monthsToPayoff}}, for {{card → totalInterest}} of interest. The debt that waits for a refund keeps growing meanwhile.
- **In an emergency.** Money in your own account can fix a tire in June. Money at the IRS cannot.

{{open card "Open this card"}}

{{chart card payoff}}

## Why some people like it anyway

A refund can be the only saving that works. Nobody can spend it by accident, and it arrives as one sum. If that is your reason, it is a fair one. You could get the same effect and keep the money within reach: have the extra sent to a separate savings account on payday.

Some refunds have nothing to do with withholding at all. The earned income credit, and up to {{tax.childTaxCredit.refundablePerChild}} of the credit for each child, can be paid even to people who owe no tax. That money comes only with a return, and a new W-4 does not change it.

## How to move it into your pay

{{check = calc payroll-tax view=check}}

The tool for this is a new Form W-4, and you may hand one in at any time. You could do it in this order:

1. Take your last pay stub and last year's return.
2. Work out this year's tax. On pay of {{check → tables.checkYear.wages.amount}} and one job, filing as single, federal income tax for the year is {{check → checkTax}}.
3. Compare it with what will be withheld by the end of the year. For that same job and a plain W-4 it is {{check → checkWithheld}}. That is as close to even as it gets.
4. If far more is withheld from your pay, look for the cause. Common ones are an old form with extra withholding, a child you never listed, or deductions you now take.
5. Fill in a new form and give it to your payroll office. Look at the next two stubs.

Two jobs, or two earners, pull the other way. Each job is withheld as if it were the only one, so too little is taken out. That is what the box in Step 2 of the form is for.

{{open check "Open this paycheck check"}}

## Do not overshoot

Aim near zero, not below it. There is no penalty if you owe less than {{tax.estimatedTax.oweUnder}} when you file. There is also none if you paid in at least {{tax.estimatedTax.shareOfThisYear}} of this year's tax, or {{tax.estimatedTax.shareOfLastYear}} of last year's. If last year's adjusted gross income was over {{tax.estimatedTax.highIncomeAgiOver}}, the second mark is {{tax.estimatedTax.shareOfLastYearHighIncome}}.

A bonus is a special case. Employers may withhold a flat {{payroll.supplementalRate}} from it. That is not its tax rate. It is a deposit, and your return settles the rest.

## If money is short

If each month ends at zero, a larger paycheck may be worth more to you than to anybody. The IRS has a free withholding estimator on its website, and it asks for nothing but numbers. If you expect the earned income credit, keep that part out of your math. It is paid once, after you file.

## What to take away

A refund is the end of a loan you made without noticing. There is no shame in it, and it takes one form to change. Pick the number you want back in April, even if it is zero, and set your withholding to match.
`.trim(),
}
