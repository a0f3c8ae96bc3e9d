import { editors, type SeedPost } from '../post.ts'

export const freeze: SeedPost = {
  slug: 'how-to-freeze-your-name-in-ten-minutes',
  title: 'How to freeze your name in ten minutes',
  excerpt:
    'A thief with your Social Security number needs a lender to look at your credit file. A freeze shuts that door, it is free, and you can open it again whenever you want.',
  author: editors,
  reviewer: null,
  publishedAt: '2026-11-14',
  updatedAt: '2026-11-23',
  tags: ['safety', 'credit'],
  relatedTools: ['debt-to-income', 'auto-loan', 'personal-loan'],
  body: `
Your Social Security number may well have leaked somewhere. A hospital, a phone company, an old employer: nobody can call it back. But a number alone opens no loan. A lender has to look at your credit file first, and that look is something you can forbid.

## What a freeze does

A security freeze tells a credit bureau not to show your file to new lenders. Without the file, most will not open an account, whoever is asking. Since 2018 federal law has made it free to place and to lift (15 USC 1681c-1).

It does not touch what you have. Your cards and loans go on working. Your score does not change. Companies you already deal with can still see the file, and so can you.

## Why bother

In a national survey for 2021, {{surveys.identityTheft.people / 1000000 as number}} million people had their identity misused within a year. That is {{surveys.identityTheft.share}} of everyone 16 and older. Much of it was over quickly: {{surveys.identityTheft.solvedInADay}} of victims solved it in a day or less. The average direct loss was {{surveys.identityTheft.averageLoss}}.

The slow and costly kind is the other one: a **new** account that you hear of when a collector calls. There the average loss was {{surveys.identityTheft.newAccountLoss}}. A freeze is made for exactly that kind.

## What a fake loan does to you

{{before = calc debt-to-income incomes="kind:pay, amount:5000, every:month, hours:40" housingPayment=1500 debts="name:Car loan, kind:car, payment:300, balance:12000" planned=0 limits=guide}}
{{after = calc debt-to-income incomes="kind:pay, amount:5000, every:month, hours:40" housingPayment=1500 debts="name:Car loan, kind:car, payment:300, balance:12000" planned=350 limits=guide}}

The loss is not always money. Say you earn {{before → grossIncome}} a month. Your rent is {{before → housing}} and your car payment {{before → debtPayments}}. A lender sees {{before → backRatio}} of your pay spoken for. That is right at a common guideline for home loans.

Now a thief takes out a loan in your name with a payment of {{after → inputs.planned}}. It lands in your file. The lender sees {{after → backRatio}}, past that guideline of {{lending.conventional.debtToIncome.manual}}. You could be turned down for a debt you never made, and it can take weeks to clear.

{{open after "Open this month"}}

{{chart after whatIsLeft}}

## The ten minutes

There are three large bureaus, and a freeze at one does not reach the others. So you do it three times. Have your Social Security number, your addresses of the last two years and a phone at hand.

1. **Equifax.** Go to its own website, make an account and choose the freeze.
2. **Experian.** The same. You may be offered paid plans on the way. You do not need one.
3. **TransUnion.** The same again.

Type the addresses yourself, or start from IdentityTheft.gov or USA.gov, which link to the right pages. Do not follow a link in a message. If you see a “lock” with a monthly price, look further: the freeze in the law is free.

Save each login where you keep important papers. You will want it on the day you apply for something.

## When you need credit yourself

Before you apply for a card, a loan, an apartment or sometimes a phone plan, ask which bureau they use. Lift the freeze at that one for a few days. It closes again without you. Online or by phone, the law gives the bureaus one hour to lift it.

## Three more locks

- **Children.** A parent can freeze the file of a child under {{credit.childFreezeUnder}}, free of charge. A child's number is worth a lot to a thief, because nobody looks at it for years.
- **Your tax return.** The IRS will give you a {{credit.identityPinDigits}}-digit PIN if you ask. The IRS then turns down returns filed under your number without it.
- **A fraud alert.** If a freeze is too much for now, an alert asks lenders to check that it is really you. One bureau passes it to the others. It lasts {{credit.fraudAlert.first as years}}, or {{credit.fraudAlert.extended as years}} if you have been a victim.

Monitoring is not a lock. It tells you afterward. It is fine to have, and no reason to skip the freeze.

## If it has already happened

Go to IdentityTheft.gov. It asks what happened, makes a report, and writes the letters for you. Then call the lender's fraud department and ask for the account to be closed. Send the report to the bureaus: they have {{rights.creditReportDispute.usual as number}} days to look into a dispute. For a credit card purchase you did not make, federal law caps your loss at {{rights.creditCardLoss}}.

Do not pay a debt that is not yours to make it go away. Paying can look like agreeing.

## If money is short

Everything on this page is free. If someone wants money to freeze your credit, to “clean” your file or to get back what was stolen, that is a second thief. You can also see your own reports free at AnnualCreditReport.com.

## What to take away

Three websites, ten minutes, no cost. It is the rare safety step that works while you sleep. Put it off only if you are applying for a loan this week, and then put it in your calendar for the week after.
`.trim(),
}
