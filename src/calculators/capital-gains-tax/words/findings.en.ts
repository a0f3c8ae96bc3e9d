/** What the numbers mean: each finding is said whole, with its values. */
import type { Say } from '../../kit/say.ts'

interface Wait {
  readonly name: string
  readonly day: string
  readonly saved: number
}
const lotName = (name: string): string => (name === '' ? 'this lot' : name)

export const waitWords = {
  one: ({ name, day, saved }: Wait, say: Say) =>
    `**Selling ${lotName(name)} on or after ${say.date(day)} would save ${say.money(saved)}** at the same price, because the gain is then long-term. The price could move more than that.`,
  several: ({ lots, day, saved }: { lots: number; day: string; saved: number }, say: Say) =>
    `**Waiting until ${lots === 2 ? 'both' : `all ${lots}`} lots are long-term would save ${say.money(saved)}** at the same prices. The last one turns long-term on ${say.date(day)}.`,
  soon: ({ name, day }: { name: string; day: string }, say: Say) =>
    `**${name === '' ? 'This lot' : name} turns long-term on ${say.date(day)}.** One year to the day isn’t enough: it takes more than a year.`,
  smallBusiness: ({ name, day, share, saved }: Wait & { share: number }, say: Say) =>
    `**From ${say.date(day)}, ${say.percent(share)} of your gain on ${lotName(name)} could be excluded** (QSBS). At the same price you’d owe ${say.money(saved)} less.`,
}

export const homeWords = {
  free: ({ excluded, limit }: { excluded: number; limit: number }, say: Say) =>
    `**Your home gain of ${say.money(excluded)} is excluded.** You can exclude up to ${say.money(limit)} (Section 121), once every two years.`,
  over: ({ excluded, taxable }: { excluded: number; taxable: number }, say: Say) =>
    `**${say.money(excluded)} of your home gain is excluded, and ${say.money(taxable)} is taxed.** Receipts for improvements raise your cost basis and lower the tax.`,
  partial: ({ limit }: { limit: number }, say: Say) =>
    `**You can exclude part: up to ${say.money(limit)}.** The time owned, lived there or since your last exclusion, whichever is shortest, counts as a share of two years.`,
  tooSoon: ({ months, saved }: { months: number; saved: number }, say: Say) =>
    `**The home exclusion takes two years of owning and living there.** Selling in ${say.months(months)} would save about ${say.money(saved)} at the same price.`,
  notMet: () =>
    '**Your home doesn’t meet the two-year test** of owning and living there in the last five years. A move for work, health or something unforeseen allows part of it.',
  otherUse: ({ amount }: { amount: number }, say: Say) =>
    `**${say.money(amount)} of your home gain can’t be excluded**, because you rented it out before you lived in it. The share depends on how long.`,
  depreciation: ({ amount }: { amount: number }, say: Say) =>
    `**Depreciation of ${say.money(amount)} on your home is always taxed**, at up to 25%. Unclaimed depreciation counts too.`,
  loss: () => '**A loss on your own home can’t be deducted.** It doesn’t lower any tax.',
}

export const lossWords = {
  used: ({ loss, limit }: { loss: number; limit: number }, say: Say) =>
    `**Your net loss of ${say.money(loss)} counts in full this year**, within the ${say.money(limit)} limit against other income.`,
  carried: ({ limit, short, long }: { limit: number; short: number; long: number }, say: Say) =>
    `**Only ${say.money(limit)} of a net loss counts against other income each year.** You’d carry over ${say.list(
      [short >= 1 && `${say.money(short)} short-term`, long >= 1 && `${say.money(long)} long-term`].filter(
        (part): part is string => part !== false,
      ),
    )}, with no time limit.`,
  wash: ({ name }: { name: string }) =>
    `**Don’t buy ${lotName(name)} within 30 days before or after the sale** in any account, or the loss won’t count yet (wash sale). The tax-loss harvesting calculator shows the dates.`,
  crypto: () =>
    '**The wash sale rule covers stocks and securities, not crypto.** Crypto is property: you could buy it back right away and still count the loss.',
  personal: ({ lost }: { lost: number }, say: Say) =>
    `**A loss of ${say.money(lost)} on something you used yourself doesn’t count.** A gain on it would be taxed.`,
  business: ({ loss }: { loss: number }, say: Say) =>
    `**Your ${say.money(loss)} loss on rental property counts in full** against any income (Section 1231). Gains from such property in the next five years would then be ordinary income.`,
}

export const rateWords = {
  zeroLeft: ({ room }: { room: number }, say: Say) =>
    `**You could take ${say.money(room)} more of long-term gains this year at the 0% federal rate.** Unused room doesn’t carry over.`,
  zeroLeftTaxed: ({ room, tax }: { room: number; tax: number }, say: Say) =>
    `**You could take ${say.money(room)} more of long-term gains at the 0% federal rate this year.** Other tax, such as state tax, would still cost ${say.money(tax)}.`,
  atZero: ({ amount }: { amount: number }, say: Say) =>
    `**${say.money(amount)} of your gain is taxed at a 0% federal rate**, because your taxable income, gain included, is low enough.`,
  twenty: ({ amount }: { amount: number }, say: Say) =>
    `**${say.money(amount)} of your gain is taxed at 20%**, because it’s above the income limit of the 15% rate.`,
  spread: ({ share, saved }: { share: number; saved: number }, say: Say) =>
    `**Selling ${say.percent(share, 0)} this year and the rest in January would save ${say.money(saved)}** at the same price, with this year’s tax rules in both years.`,
  spreadNext: ({ saved }: { saved: number }, say: Say) =>
    `**Selling all of it in January instead would save ${say.money(saved)}** at the same price, with this year’s tax rules.`,
  spreadNone: () =>
    '**Splitting the sale over this year and next wouldn’t save tax** with the income you entered for both years.',
  surtax: ({ tax, over }: { tax: number; over: number }, say: Say) =>
    `**${say.money(tax)} is net investment income tax:** 3.8% of gains once income passes ${say.money(over)}, a limit that isn’t adjusted for inflation.`,
  at28: ({ amount }: { amount: number }, say: Say) =>
    `**${say.money(amount)} of gain has a top rate of 28%** (collectibles, part of older QSBS). In a lower bracket, you pay your bracket’s rate.`,
  at25: ({ amount }: { amount: number }, say: Say) =>
    `**${say.money(amount)} of your gain comes from depreciation, taxed at up to 25%.** It’s unrecaptured section 1250 gain on Schedule D, line 19.`,
}

export const returnWords = {
  hidden: ({ hidden, parts }: { hidden: number; parts: readonly string[] }, say: Say) =>
    `**${say.money(hidden)} of this tax isn’t tax on the gain itself:** it comes from ${say.list(parts)}.`,
  parts: {
    benefits: 'more taxable Social Security',
    deductions: 'smaller deductions',
    credits: 'smaller credits',
    minimum: 'alternative minimum tax',
  },
  medicare: ({ more, year }: { more: number; year: number }, say: Say) =>
    `**Medicare could cost ${say.money(more)} more in ${year}.** Premiums are based on your income two years before. A one-time gain isn’t a reason to appeal.`,
  medicareNear: ({ edge, more }: { edge: number; more: number }, say: Say) =>
    `**You’d be ${say.money(edge)} below the next Medicare premium step.** One dollar over it would cost ${say.money(more)} more two years later.`,
  marketplace: ({ added }: { added: number }, say: Say) =>
    `**These sales add ${say.money(added)} to the income your premium tax credit is based on.** You might have to pay back part or all of it. Enter the benchmark premium to see how much.`,
  creditLost: ({ lost }: { lost: number }, say: Say) =>
    `**You’d lose about ${say.money(lost)} of premium tax credit**, because these sales raise your income. It isn’t in the tax above; you’d pay it back on Form 8962.`,
  creditEnds: ({ lost, over }: { lost: number; over: number }, say: Say) =>
    `**You’d lose your whole premium tax credit, about ${say.money(lost)}.** It ends when income passes ${say.money(over)}. It isn’t in the tax above.`,
  creditKept: ({ room }: { room: number }, say: Say) =>
    `**Your premium tax credit wouldn’t change much.** With ${say.money(room)} more income, it would end.`,
  estimate: ({ amount, date }: { amount: number; date: string }, say: Say) =>
    `**You might need to pay ${say.money(amount)} of estimated tax by ${say.date(date)}** to avoid a penalty. Schedule AI of Form 2210 shows the IRS when in the year you had the gain.`,
  april: ({ amount }: { amount: number }, say: Say) =>
    `**No estimated payment is needed**, by the numbers you entered. You’d pay about ${say.money(amount)} with your return in April.`,
  lastYear: () =>
    '**You might need to pay less: enter last year’s total tax.** Paying 100% of it during the year (110% with AGI over $150,000) avoids the penalty, whatever the gain.',
}

export const kindWords = {
  smallBusiness: ({ excluded }: { excluded: number }, say: Say) =>
    `**${say.money(excluded)} of QSBS gain is excluded** (Section 1202), if the company and the stock qualify. We can’t check that.`,
  smallBusinessNone: ({ name, years }: { name: string; years: string }) =>
    `**No gain on ${lotName(name)} can be excluded yet (QSBS).** ${years}`,
  newRules: ({ after }: { after: string }, say: Say) =>
    `Stock acquired after ${say.date(after)}: 50% after 3 years, 75% after 4, all after 5.`,
  oldRules: ({ after }: { after: string }, say: Say) =>
    `Stock acquired by ${say.date(after)} must be held for more than 5 years.`,
  stateTaxesSmallBusiness: ({ state }: { state: string }) =>
    `**${state} doesn’t follow the QSBS exclusion.** We counted the excluded gain in your state tax.`,
  statePartly: ({ state }: { state: string }) =>
    `**${state} follows the QSBS exclusion only in part.** We counted it in full, so your state tax could be higher.`,
  giftNeither: ({ name }: { name: string }) =>
    `**Your sale of ${lotName(name)} is neither a gain nor a loss:** the price is between the giver’s cost and the value when given.`,
  giftLoss: ({ name }: { name: string }) =>
    `**Your loss on ${lotName(name)} counts from its value on the day of the gift**, not from the giver’s higher cost.`,
  giftValue: () =>
    '**If a gift was worth less than the giver paid, enter its value when given.** A loss then counts from that value.',
  inherited: () =>
    '**What you inherit starts at its value on the date of death, and is long-term at once.** Gains before that day are never taxed.',
}

export const stateWords = {
  asIncome: ({ state, tax }: { state: string; tax: number }, say: Say) =>
    `**${state} taxes long-term gains like other income:** about ${say.money(tax)} on these sales.`,
  gentler: ({ state, tax }: { state: string; tax: number }, say: Say) =>
    `**${state} taxes long-term gains less than other income:** about ${say.money(tax)} on these sales.`,
  none: ({ state }: { state: string }) => `**${state} adds no tax to these sales.**`,
  excise: ({ state, over, tax }: { state: string; over: number; tax: number }, say: Say) =>
    `**${state} taxes only long-term gains over ${say.money(over)} a year**, and no real estate: ${say.money(tax)} on these sales.`,
}

export const noteWords = {
  otherYear: ({ year, sold }: { year: number; sold: string }) =>
    `**We used the ${year} tax rules**, but you’d sell in ${sold}. Rates and brackets may be different then.`,
  manyYears: ({ year }: { year: number }) =>
    `**We used the ${year} tax rules for every year of your sales.** Later brackets usually rise with prices.`,
  incomplete: ({ count }: { count: number }, say: Say) =>
    `**${say.count(count, 'lot isn’t', 'lots aren’t')} counted yet**: enter a cost or a sale price.`,
  notIncluded: () =>
    'Not included: installment sales, like-kind exchanges, opportunity funds, options, a child’s investment income, AMT on QSBS bought before September 28, 2010, and losses limited by other rules.',
}
