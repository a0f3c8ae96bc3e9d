/** The twenty coins: what each is, a hint, and why it belongs where it does. Figures of law come from the facts. */
import { dollars } from '#calculators/kit/format.ts'
import type { CoinKey } from '#teaching/games/bracket-buckets/design.ts'
import { figures, year } from '#teaching/games/bracket-buckets/law.precomputed.ts'

export interface CoinWords {
  readonly label: string
  readonly hint: string
  readonly why: string
}

export const coinWords: Readonly<Record<CoinKey, CoinWords>> = {
  wages: {
    label: 'A raise at work',
    hint: 'It arrives on your W-2.',
    why: 'Pay from a job is ordinary income. Each extra dollar is taxed at the rate of your top slice.',
  },
  interest: {
    label: 'Interest on a savings account',
    hint: 'The bank reports it on Form 1099-INT.',
    why: 'Bank interest is ordinary income, even if you never take it out.',
  },
  gift: {
    label: 'A gift of cash from your aunt',
    hint: 'Think about who might owe tax on a gift.',
    why: 'Gifts aren’t income to the person who gets them. A giver of large gifts may have a form to file.',
  },
  overtime: {
    label: 'The extra half of time-and-a-half pay',
    hint: `A law that covers ${year} has something to say about overtime.`,
    why: `The extra half can be deducted, up to ${dollars(figures.overtimeLimit)} a year for one person, and less at high incomes. So no income tax is due on it. Social Security and Medicare tax still are.`,
  },
  municipal: {
    label: 'Interest on a city’s bonds',
    hint: 'States and cities borrow on special terms.',
    why: 'Interest on most state and city bonds is free of federal income tax.',
  },
  gain: {
    label: 'A gain on stock you held for years',
    hint: 'More than a year makes a difference.',
    why: 'Gains on what you held for more than a year have lower rates of their own.',
  },
  insurance: {
    label: 'A life insurance payout after a death',
    hint: 'The premiums were paid with taxed money.',
    why: 'Money paid because someone died isn’t income. Interest on it, if it’s paid later, is.',
  },
  tips: {
    label: 'Tips from your shifts at a diner',
    hint: `A law that covers ${year} has something to say about tips.`,
    why: `Tips in jobs that usually get them can be deducted, up to ${dollars(figures.tipsLimit)} a year, and less at high incomes. They still count for Social Security and Medicare tax.`,
  },
  unemployment: {
    label: 'Unemployment benefits',
    hint: 'It takes the place of pay.',
    why: 'Unemployment benefits are ordinary income. You can ask to have tax withheld from them.',
  },
  roth: {
    label: 'Money from your Roth IRA at 61',
    hint: 'When was the tax on this money paid?',
    why: `Past the age limit, and with the account more than ${figures.rothYears} years old, everything from a Roth comes out free of tax. You paid the tax going in.`,
  },
  support: {
    label: 'Child support you receive',
    hint: 'The parent who pays it can’t deduct it.',
    why: 'Child support isn’t income to the parent who gets it, and no deduction to the one who pays.',
  },
  lottery: {
    label: 'A lottery prize',
    hint: 'Luck isn’t a gift.',
    why: 'Prizes and winnings are ordinary income, in cash or in things.',
  },
  found: {
    label: 'Cash you found in an old piano',
    hint: 'Nobody gave it to you.',
    why: 'Found money that’s yours to keep is ordinary income in the year you find it.',
  },
  tuition: {
    label: 'A scholarship that pays your tuition',
    hint: 'It matters what a scholarship pays for.',
    why: 'For a degree student, a scholarship used for tuition, fees and required books isn’t income.',
  },
  room: {
    label: 'A scholarship that pays your dorm room',
    hint: 'It matters what a scholarship pays for.',
    why: 'What a scholarship pays for room and meals is ordinary income.',
  },
  gig: {
    label: 'Profit from driving on weekends',
    hint: 'You are the business.',
    why: 'Profit from your own work is ordinary income. Self-employment tax is due on it too.',
  },
  benefits: {
    label: 'Social Security while you also earn a salary',
    hint: 'Other income decides how much of it counts.',
    why: 'With a salary on top, most of it counts as ordinary income. With little else to live on, none of it does.',
  },
  plan: {
    label: 'Money from your 401(k) at 61',
    hint: 'When was the tax on this money paid?',
    why: 'Pre-tax money is ordinary income when it comes out. The tax was put off, not avoided.',
  },
  home: {
    label: 'The gain on the home you lived in',
    hint: 'You’re single, and lived in it for ten years.',
    why: `One person can leave out up to ${dollars(figures.homeExclusion)} of gain on a home they owned and lived in for ${figures.homeYears} of the last ${figures.homeWithin} years.`,
  },
  inheritance: {
    label: 'Cash you inherit from an uncle',
    hint: 'If tax is due, the estate pays it first.',
    why: 'An inheritance isn’t income. What it earns for you later is.',
  },
}
