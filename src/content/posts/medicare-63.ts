import { editors, type SeedPost } from '../post.ts'

export const medicare63: SeedPost = {
  slug: 'sixty-three-the-medicare-year-nobody-mentions',
  title: '63, the Medicare year nobody mentions',
  excerpt:
    'Medicare looks back two years to decide what you pay. So the income of the year you turn 63 can raise your premiums at 65, in steps where one dollar matters.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-23',
  updatedAt: '2026-11-23',
  tags: ['retirement', 'medicare', 'taxes'],
  relatedTools: ['capital-gains-tax', 'retirement-planning', 'social-security'],
  body: `
Everyone knows that Medicare starts at {{medicare.age}}. Few people hear about the year that sets its price. That year comes two years earlier, and by the time the letter arrives it is over.

## The look back

Most people pay the standard premium for Part B, which covers doctors: {{medicare.2026.partBPremium}} a month in 2026. People with higher incomes pay more for Part B and for Part D, which covers drugs. The law calls the extra an income-related adjustment. Most people call it IRMAA.

To set it, Social Security asks the IRS for your last tax return on file. For 2026 that is the return for {{medicare.2026.irmaaIncomeYear}}. So if you join Medicare at {{medicare.age}}, the income that counts is that of the year in which you turned 63.

The income used is your adjusted gross income plus tax-free interest. Wages count. So do withdrawals from a traditional IRA, gains on a house or a fund, and the taxable part of Social Security.

## Steps, not a slope

A tax rises with income bit by bit. This surcharge does not. It jumps. Here is what one person pays each month on top of the usual premiums in 2026, by income two years before:

| Income of one person over | Married, joint return, over | Part B extra | Part D extra |
|---|---|---|---|
| {{medicare.2026.irmaa.1.single}} | {{medicare.2026.irmaa.1.joint}} | {{medicare.2026.irmaa.1.partB as cents}} | {{medicare.2026.irmaa.1.partD as cents}} |
| {{medicare.2026.irmaa.2.single}} | {{medicare.2026.irmaa.2.joint}} | {{medicare.2026.irmaa.2.partB as cents}} | {{medicare.2026.irmaa.2.partD as cents}} |
| {{medicare.2026.irmaa.3.single}} | {{medicare.2026.irmaa.3.joint}} | {{medicare.2026.irmaa.3.partB as cents}} | {{medicare.2026.irmaa.3.partD as cents}} |
| {{medicare.2026.irmaa.4.single}} | {{medicare.2026.irmaa.4.joint}} | {{medicare.2026.irmaa.4.partB as cents}} | {{medicare.2026.irmaa.4.partD as cents}} |

One more step begins at {{medicare.2026.irmaa.5.single}}, or {{medicare.2026.irmaa.5.joint}} on a joint return.

{{chart record medicareSteps}}

One dollar over the first line costs one person {{( medicare.2026.irmaa.1.partB + medicare.2026.irmaa.1.partD ) * 12 as dollars}} for the year. In a couple with both on Medicare, each pays it: {{( medicare.2026.irmaa.1.partB + medicare.2026.irmaa.1.partD ) * 24 as dollars}}. No tax bracket does that to anybody.

## One sale, worked through

{{sale = calc capital-gains-tax age=63 status=single income=100000 lots="name:Fund, kind:stock, bought:2015-03-02, cost:20000, sold:2026-06-15, proceeds:40000"}}

Take someone who is single, turns {{sale → inputs.age}} this year and still works, with pay of {{sale → inputs.income}}. That alone is under the first line. In June this person sells a fund that cost {{20000 as dollars}} years ago for {{sale → proceeds}}. The gain of {{sale → gain}} is taxed at the long-term rate, so the federal tax on it is {{sale → federalTax}}.

It looks finished. But the income is now {{sale → inputs.income + sale → gain}}, past the first line. If the lines stayed where they are, the surcharge two years later would be {{( medicare.2026.irmaa.1.partB + medicare.2026.irmaa.1.partD ) * 12 as dollars}}. Nobody sends a warning at the time of the sale.

{{open sale "Open this sale"}}

The lines rise with prices most years, so those for your own year will be a little higher. The amounts change too. Use the table as a map, not as a bill.

## What you could do

- **Look ahead.** If you plan a large sale, a Roth conversion or a big IRA withdrawal, compare doing it the year you are 62 with doing it later.
- **Split it.** Half in December and half in January can keep both years under a line.
- **Look at the gap.** A plan that ends {{1000 as dollars}} over a line may be worth trimming. Money added to a traditional workplace plan lowers this income. So can selling something at a loss.
- **Do not let it rule you.** If a sale is right for other reasons, one year of surcharge is a cost like any other. It ends when a year with less income becomes the one that counts.

## When life changed

Social Security can use a newer year if something big happened. Retiring or cutting back work counts. So do marriage, divorce, the death of a spouse, and the loss of a pension or of rental income outside your control. A one-time sale or conversion does not count. The form is SSA-44. With it you say what happened and what your income is now.

If the tax return they used was wrong or has been amended, you can ask for a new decision as well.

## If money is short

Most people never meet this surcharge. If your income is low, the rules point the other way: states help with premiums through Medicare Savings Programs, and the Extra Help program lowers drug costs. Ask your state's Medicaid office or Social Security about both.

## What to take away

Medicare's price at {{medicare.age}} is set by an earlier return. Put a note in your calendar for the year you turn 62. Then check each large, one-time income of the next years against the lines before you act, while you can still move the date.
`.trim(),
}
