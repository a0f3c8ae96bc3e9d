import { editors, type SeedPost } from '../post.ts'

export const rapCliff: SeedPost = {
  slug: 'raps-one-dollar-cliff',
  title: 'RAP’s one-dollar cliff',
  excerpt:
    'The new student loan plan takes a share of your whole income, and the share moves in steps. One extra dollar of pay can raise a year of payments by hundreds.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-23',
  tags: ['student loans', 'debt'],
  relatedTools: ['student-loan', 'budget-planner', 'payroll-tax'],
  body: `
The Repayment Assistance Plan, or RAP, opened for federal student loans in July 2026. In many ways it is kind. Interest that your payment does not cover is waived. If little of your payment reaches the balance, the government adds up to {{student.repaymentAssistance.principalMatch}} a month. But the plan has an edge, and you can fall off it with a one-dollar raise.

## How RAP sets your payment

{{below = calc student-loan agi=50000 loans="kind:unsubsidized, balance:30000, rate:@student.rate.unsubsidized"}}
{{above = calc student-loan agi=50001 loans="kind:unsubsidized, balance:30000, rate:@student.rate.unsubsidized"}}

RAP looks at your adjusted gross income, which is line 11 of Form 1040. Up to {{student.repaymentAssistance.flatUpTo}} a year you pay a flat {{student.repaymentAssistance.flatYearly / 12 as dollars}} a month. Above that, the plan takes a percentage of your **whole** income, and not only of the part above a line.

The percentage begins at {{student.repaymentAssistance.rows.0.rate}} and climbs by one point with each step of {{10000 as dollars}}, up to {{student.repaymentAssistance.rows.9.rate}}. For each dependent you claim, {{student.repaymentAssistance.perDependentMonthly}} a month comes off. The payment is never less than {{student.repaymentAssistance.minimumMonthly}}.

## The edge

Because the new percentage covers all of your income, crossing a line is expensive. With an income of {{below → inputs.agi}} and no dependents, the RAP payment is **{{below → rapFirstPayment as cents}}** a month. With {{above → inputs.agi}} it is **{{above → rapFirstPayment as cents}}**.

That dollar costs {{above → rapFirstPayment - below → rapFirstPayment as cents}} a month, or {{( above → rapFirstPayment - below → rapFirstPayment ) * 12 as dollars}} over a year. Income tax never works that way: a new bracket touches only the money inside it. Here the step touches everything.

{{chart below cliffs}}

{{open below "Open this loan"}}

## The same loan on other plans

Here is the loan behind those numbers: {{below → owed}} at {{student.rate.unsubsidized}}, today's rate for undergraduates, with an income of {{below → inputs.agi}}. The table treats it as a loan from before July 2026, when all three plans were open.

| Plan | First payment | You pay in total | Paid off after |
|---|---|---|---|
| Standard | {{below → standardFirstPayment as cents}} | {{below → standardPaid}} | {{below → standardMonths}} |
| RAP | {{below → rapFirstPayment as cents}} | {{below → rapPaid}} | {{below → rapMonths}} |
| IBR | {{below → ibrFirstPayment as cents}} | {{below → ibrPaid}} | {{below → ibrMonths}} |

We assume the income rises {{below → inputs.growth}} a year. RAP has the lowest first payment. Over the years you pay {{below → rapPaid - below → standardPaid as about}} more than the standard plan, because the loan lasts longer. That is the usual trade. Whether it is a good one depends on what the lower payment does for you this year.

Loans taken out from July 2026 on have only two choices: RAP and a tiered standard plan. People with older loans still have IBR, and its payment moves smoothly with income.

## How to stay on the right side

The income that counts is *adjusted* gross income, and you have some say in it.

- **A workplace plan.** Pre-tax money in a 401(k) or a 403(b) lowers it. Someone with {{500 as dollars}} above a line could step back by adding that much before the year ends.
- **A health savings account.** If your health plan allows one, you could put in up to {{health.hsa.self}} a year for yourself, and that comes off too.
- **A traditional IRA.** A deductible contribution counts, and you can make it until the April deadline.
- **Filing separately.** A couple that files apart is counted apart. It can raise your income tax, so run both.

None of this is a trick. The first three also build savings you own. But check the size of the prize first. If you are {{8000 as dollars}} over the line, it takes {{8000 as dollars}} to step back, and the step is worth {{( above → rapFirstPayment - below → rapFirstPayment ) * 12 as dollars}}.

## What else to know

- RAP's lines do not rise with prices. A normal raise each year will carry many people over one.
- Whatever is left is forgiven after {{student.repaymentAssistance.forgivenAfterPayments}} payments. That is {{student.repaymentAssistance.forgivenAfterPayments / 12 as number}} years.
- If you work for a government or a nonprofit, Public Service Loan Forgiveness still ends the loan after {{student.publicServicePayments}} payments, and RAP payments count.
- Pay on time. The waiver of interest and the help with the balance come only with payments made when they are due.

## If money is short

The flat payment of {{student.repaymentAssistance.flatYearly / 12 as dollars}} is the lowest the plan offers, and even that can be too much in a bad month. Call your servicer before you miss a payment and ask what is open to you. Never pay a company to change your plan. Your servicer and StudentAid.gov do it for free.

## What to take away

Before you say yes to overtime in December, or to a payout of unused vacation, look at where the year's income will end. A few dollars over a line are worth a phone call to your payroll office. Far from a line, they are just good news.
`.trim(),
}
