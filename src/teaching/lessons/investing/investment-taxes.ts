import { dateText } from '#calculators/kit/format.ts'
import { firstLongTermDay, isLongTerm } from '#engine/shares/holding-period.ts'
import { lossLimit, washSaleDays } from '#facts/shares/sale-rules.ts'
import { reckoned, shareOf } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const lot = {
  name: '',
  kind: 'stock',
  bought: '2024-01-02',
  cost: 10_000,
  sold: `${lawYear}-10-01`,
  proceeds: 35_000,
  origin: 'bought',
  given: null,
  givenValue: null,
  depreciation: 0,
} as const
const inputs = { status: 'single', income: 30_000 + law.standardDeduction.value.single, lots: [lot] } as const
const sale = await answerOf('capital-gains-tax', inputs)
const short = await answerOf('capital-gains-tax', { ...inputs, lots: [{ ...lot, bought: `${lawYear}-01-02` }] })
const { zeroUpTo, fifteenUpTo } = law.capitalGains.value
const rates = law.capitalGainRates.value
const surtax = law.netInvestmentIncomeTax.value
const bought = `${Number(lawYear) - 1}-05-10`
const anniversary = `${lawYear}-05-10`
const firstLong = firstLongTermDay(bought as Parameters<typeof firstLongTermDay>[0])
const isLong = isLongTerm(bought as Parameters<typeof isLongTerm>[0], anniversary as Parameters<typeof isLongTerm>[1])
const limit = lossLimit.value.others
const day = (date: string) => given(Number(date.replaceAll('-', '')), 'count', dateText(date))

export const investmentTaxes = defineLesson({
  about: {
    slug: 'investment-taxes',
    unit: 'investing',
    title: 'When do I owe tax on an investment gain?',
    minutes: 6,
    level: 'next',
    about: ['capital gains tax', 'long-term gain', 'tax-loss harvesting', 'wash sale', 'net investment income tax'],
    after: ['account-order', 'tax-brackets'],
    standards: ['investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-31',
  },
  figures: {
    year: published(law.capitalGains, Number(lawYear), 'count', lawYear),
    taxable: given(30_000, 'money'),
    cost: given(lot.cost, 'money'),
    proceeds: given(lot.proceeds, 'money'),
    gain: worked(sale('gain'), 'money', reckoned(lot.proceeds, ['−', lot.cost])),
    atZero: worked(sale('atZero'), 'money', reckoned(zeroUpTo.single, ['−', 30_000])),
    atFifteen: worked(sale('atFifteen'), 'money', reckoned(sale('gain'), ['−', sale('atZero')])),
    tax: worked(sale('tax'), 'cents', shareOf(rates.middle * 100, sale('atFifteen'))),
    shortTax: worked(short('tax'), 'money', 'The same gain added to other income'),
    zero: published(law.capitalGainRates, rates.low * 100, 'percent'),
    middle: published(law.capitalGainRates, rates.middle * 100, 'percent'),
    high: published(law.capitalGainRates, rates.high * 100, 'percent'),
    zeroSingle: published(law.capitalGains, zeroUpTo.single, 'money'),
    zeroJoint: published(law.capitalGains, zeroUpTo.joint, 'money'),
    fifteenSingle: published(law.capitalGains, fifteenUpTo.single, 'money'),
    fifteenJoint: published(law.capitalGains, fifteenUpTo.joint, 'money'),
    limit: published(lossLimit, limit, 'money'),
    days: published(washSaleDays, washSaleDays.value, 'count'),
    window: worked(washSaleDays.value * 2 + 1, 'count', '30 days before, the day of the sale and 30 days after'),
    surtax: published(law.netInvestmentIncomeTax, surtax.rate * 100, 'percent'),
    surtaxSingle: published(law.netInvestmentIncomeTax, surtax.magiOver.single, 'money'),
    surtaxJoint: published(law.netInvestmentIncomeTax, surtax.magiOver.joint, 'money'),
    bought: day(bought),
    sold: day(anniversary),
    firstLong: worked(
      isLong ? Number.NaN : Number(firstLong.replaceAll('-', '')),
      'count',
      'The day after one year, counted from the day after the purchase',
      dateText(firstLong),
    ),
    loss: given(8000, 'money'),
    smallGain: given(3000, 'money'),
    net: worked(5000, 'money', '$8,000 − $3,000'),
    used: worked(Math.min(5000, limit), 'money', 'The yearly limit'),
    carried: worked(5000 - limit, 'money', reckoned(5000, ['−', limit])),
    allNet: mistaken(5000, 'money', 'The whole net loss in one year'),
    allLoss: mistaken(8000, 'money', 'The whole loss, before the gain'),
    ten: given(10, 'count', 'Ten'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You’re single with ${n.taxable} of taxable income. You sell stock you’ve held for years, with a ${n.gain} gain. How much federal tax is due on the gain?`,
      from: 0,
      to: 8000,
      step: 50,
      truth: 'tax',
      reveal: `Only ${n.tax}. Most of the gain falls in the ${n.zero} bracket for long-term gains.`,
    },
    idea: [
      'A gain isn’t taxed until you sell.',
      'Hold for more than a year, and the rate is lower.',
      'Losses can lower the tax on gains, and a bit of other income.',
    ],
    example: [
      `You bought stock for ${n.cost} and sell it for ${n.proceeds}. The gain is ${n.gain}.`,
      `Your other taxable income is ${n.taxable}. In ${n.year}, a single person pays ${n.zero} on long-term gains up to ${n.zeroSingle} of taxable income.`,
      `So ${n.atZero} of the gain is taxed at ${n.zero}. The other ${n.atFifteen} is taxed at ${n.middle}.`,
      `The tax is ${n.tax}. If you’d held it for a year or less, it would be ${n.shortTax}.`,
    ],
    tryIt:
      'Raise the pay and watch the gain move out of the zero bracket. Then change the day it was bought to one this year.',
    facts: [
      {
        say: `For ${n.year}, long-term gains are taxed at ${n.zero} up to ${n.zeroSingle} of taxable income (${n.zeroJoint} joint), ${n.middle} up to ${n.fifteenSingle} (${n.fifteenJoint} joint) and ${n.high} above.`,
      },
      {
        say: `Losses cancel gains first. Up to ${n.limit} of what’s left can lower other income each year. The rest carries to later years.`,
      },
      {
        say: `Sell at a loss and buy the same thing within ${n.days} days before or after, and the loss doesn’t count yet. That ${n.window}-day window is the wash-sale rule.`,
      },
      {
        say: `Above ${n.surtaxSingle} of income, or ${n.surtaxJoint} on a joint return, there’s an extra ${n.surtax} on investment income. Those limits don’t rise with inflation.`,
      },
    ],
    myth: {
      said: '“One year is long-term.”',
      answer: `It has to be more than one year. Bought ${n.bought}, stock turns long-term on ${n.firstLong}. Selling a day early can raise the tax.`,
    },
    quiz: [
      {
        ask: `You bought on ${n.bought} and sell on ${n.sold}. What kind of gain is it?`,
        right: { says: 'Short-term', why: `It’s exactly one year. You need one more day, so ${n.firstLong}.` },
        wrong: [
          { says: 'Long-term', why: 'It has to be more than a year. The count starts the day after you buy.' },
          { says: 'Half of each', why: 'A sale of one purchase is one or the other.' },
        ],
      },
      {
        ask: `You have an ${n.loss} loss and a ${n.smallGain} gain. How much comes off your other income this year?`,
        right: { says: n.used, figure: 'used', why: `The net loss is ${n.net}. ${n.carried} carries to next year.` },
        wrong: [
          { says: n.allNet, figure: 'allNet', why: `That’s the whole net loss. Only ${n.limit} counts each year.` },
          { says: n.allLoss, figure: 'allLoss', why: 'The gain uses up part of the loss first.' },
        ],
      },
      {
        ask: 'You sell a fund at a gain inside your IRA. How much tax is due on the gain now?',
        right: { says: 'None', why: 'Inside an IRA, trading isn’t taxed. Tax, if any, comes when you take money out.' },
        wrong: [
          { says: n.middle, figure: 'middle', why: 'That rate is for regular accounts.' },
          { says: 'Your income tax rate', why: 'That may apply when you withdraw, not when you trade.' },
        ],
      },
      {
        ask: `You sell at a loss. ${n.ten} days later your spouse buys the same stock in their own account. What happens?`,
        right: { says: 'It’s a wash sale', why: 'A spouse’s purchase counts. The loss is put off.' },
        wrong: [
          { says: 'The loss counts, it’s a different account', why: 'The rule looks at both of you.' },
          { says: 'Half of the loss counts', why: 'If all the shares are bought back, the whole loss is put off.' },
        ],
      },
    ],
    summary: [
      'No sale, no tax on the gain. More than a year means a lower rate.',
      'Losses cancel gains, and a little other income. Wait out the wash-sale window.',
    ],
    doNow: { say: 'Look up when you bought your largest holding. Is it past one year?' },
  }),
  widget: {
    calculator: 'capital-gains-tax',
    inputs,
    ask: ['income', 'status', 'lots'],
    expects: [
      ['tax', 'tax'],
      ['atZero', 'atZero'],
      ['atFifteen', 'atFifteen'],
    ],
  },
  doors: ['/tax-saving-investments'],
  next: { lesson: 'lump-or-drip', calculator: 'tax-loss-harvesting' },
})
