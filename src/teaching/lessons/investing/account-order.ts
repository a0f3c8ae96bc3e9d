import { costlyApr } from '#facts/household/spending-orders.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { reckoned } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { law, lawYear } from '../kit/law.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { pay: 60_000, contribute: 3, tiers: [{ rate: 50, width: 6 }], status: 'single' } as const
const now = await answerOf('401k', inputs)
const whole = await answerOf('401k', { ...inputs, contribute: 6 })
const plans = law.plans.value
const ira = law.ira.value
const hsa = law.hsa.value
const ages = catchUpAges.value
const fica = (law.payroll.value.socialSecurityRate + law.payroll.value.medicareRate) * 100
const free = 300
const card = 24.9

export const accountOrder = defineLesson({
  about: {
    slug: 'account-order',
    unit: 'investing',
    title: 'Which account gets my next dollar?',
    minutes: 6,
    level: 'next',
    about: ['401(k) match', 'IRA', 'HSA', 'debt or invest', 'contribution limits', 'order of accounts'],
    after: ['fees', 'debt-payoff'],
    standards: ['investing', 'saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-31',
  },
  figures: {
    year: published(law.plans, Number(lawYear), 'count', lawYear),
    pay: given(inputs.pay, 'money'),
    matchRate: given(50, 'percent'),
    matchUpTo: given(6, 'percent'),
    now: given(inputs.contribute, 'percent'),
    nowDollars: worked(60_000 * 0.03, 'money', '3% of $60,000'),
    match: worked(now('match'), 'money', '50% of 3% of $60,000'),
    wholeMatch: worked(whole('wholeMatch'), 'money', '50% of 6% of $60,000'),
    missed: worked(now('missed'), 'money', '$1,800 − $900'),
    free: given(free, 'money'),
    matched: worked(free * 0.5, 'money', '50% of $300'),
    card: given(card, 'percent'),
    cardSaves: worked((free * card) / 100, 'money', '24.9% of $300'),
    stocks: given(7, 'percent'),
    stocksEarn: worked(free * 0.07, 'money', '7% of $300'),
    deferral: published(law.plans, plans.deferral, 'money'),
    catchUp: published(law.plans, plans.catchUp50, 'money'),
    higher: published(law.plans, plans.catchUp60To63, 'money'),
    ira: published(law.ira, ira.limit, 'money'),
    iraCatchUp: published(law.ira, ira.catchUp50, 'money'),
    fifty: published(catchUpAges, ages.plansAndIras, 'count'),
    sixty: published(catchUpAges, ages.higherFrom, 'count'),
    sixtyThree: published(catchUpAges, ages.higherTo, 'count'),
    fiftyFive: published(catchUpAges, ages.healthAccount, 'count'),
    hsaSelf: published(law.hsa, hsa.self, 'money'),
    hsaFamily: published(law.hsa, hsa.family, 'money'),
    hsaCatchUp: published(law.hsa, hsa.catchUp55, 'money'),
    fica: published(law.payroll, fica, 'percent'),
    costly: published(costlyApr, costlyApr.value * 100, 'percent'),
    sixtyOne: given(61, 'count'),
    mostAt61: worked(
      plans.deferral + plans.catchUp60To63,
      'money',
      reckoned(plans.deferral, ['+', plans.catchUp60To63]),
    ),
    mostAt50: mistaken(plans.deferral + plans.catchUp50, 'money', 'The catch-up for 50 and over'),
    noCatchUp: mistaken(plans.deferral, 'money', 'The limit without a catch-up'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `You have ${n.free} to spare. You’re missing a ${n.matchRate} match at work, you owe on a card at ${n.card}, and you’d like to buy stocks. Where does it do the most?`,
      options: ['The 401(k), up to the match', 'The card', 'Stocks in a brokerage account'],
      truth: 0,
      reveal: `The match adds ${n.matched} at once. The card would save about ${n.cardSaves} over a year, and stocks might earn ${n.stocksEarn}.`,
    },
    idea: [
      'Free money comes first, and that’s the match at work.',
      'Then pay off expensive debt.',
      'Then use accounts that save tax, and put the rest in a regular account.',
    ],
    example: [
      `You earn ${n.pay}. Your employer adds ${n.matchRate} of what you save, up to ${n.matchUpTo} of pay.`,
      `You save ${n.now}, or ${n.nowDollars} a year. The match is ${n.match}. You could get ${n.wholeMatch}, so you’re missing ${n.missed}.`,
      `Take ${n.free}. In the 401(k) it brings ${n.matched} right away. On a ${n.card} card it saves ${n.cardSaves} in a year. In stocks at ${n.stocks} it might earn ${n.stocksEarn}.`,
      'So the match comes first, then the card, then the rest.',
    ],
    tryIt: 'Raise the contribution until nothing is missed. Going higher still saves tax, but it adds no more match.',
    facts: [
      {
        say: `Our order: a small cushion first, then the whole match. Next, debt above ${n.costly}, then a full cushion. After that an HSA, an IRA, the rest of the 401(k) and a regular account. It’s a starting point, not a rule.`,
      },
      {
        say: `In ${n.year} you can put ${n.deferral} of pay in a 401(k). From age ${n.fifty} you can add ${n.catchUp}, and from ${n.sixty} to ${n.sixtyThree} it’s ${n.higher} instead.`,
      },
      {
        say: `An IRA takes ${n.ira} in ${n.year}, and ${n.iraCatchUp} more from age ${n.fifty}.`,
      },
      {
        say: `With a health plan that allows it, an HSA takes ${n.hsaSelf} for one person or ${n.hsaFamily} for a family, plus ${n.hsaCatchUp} from age ${n.fiftyFive}. Through payroll it also skips the ${n.fica} for Social Security and Medicare.`,
      },
    ],
    myth: {
      said: '“I have to choose between paying debt and investing.”',
      answer: `You can do both in order. A ${n.matchRate} match beats a ${n.card} card in the first year, so take the match first, then pay off the card.`,
    },
    quiz: [
      {
        ask: `Your first ${n.free} each month could earn a ${n.matchRate} match you don’t get yet. Where does it go first?`,
        right: {
          says: 'The 401(k), up to the match',
          why: `Each ${n.free} becomes ${n.free} plus ${n.matched} the day it’s matched.`,
        },
        wrong: [
          { says: 'A brokerage account', why: 'No stock pays you half on the first day.' },
          { says: 'An IRA', why: 'It saves tax, but no one matches it.' },
        ],
      },
      {
        ask: `You have the whole match. Next: a card at ${n.card}, or stocks that might earn ${n.stocks}?`,
        right: { says: 'The card', why: `Paying it off earns ${n.card} for sure.` },
        wrong: [
          { says: 'Stocks', why: `They’d have to earn more than ${n.card} every year to win, and they can fall.` },
          { says: 'Half and half', why: 'Half would be earning less than the other half costs.' },
        ],
      },
      {
        ask: 'What does an HSA contribution through payroll save?',
        right: {
          says: 'Income tax and payroll tax',
          why: 'It skips Social Security and Medicare tax too. A 401(k) doesn’t.',
        },
        wrong: [
          { says: 'Income tax only', why: 'That’s true when you deposit it yourself, or for a 401(k).' },
          { says: 'Nothing until you retire', why: 'The tax break comes the year you put it in.' },
        ],
      },
      {
        ask: `You’re ${n.sixtyOne} in ${n.year}. What’s the most you can put in a 401(k) from your pay?`,
        right: {
          says: n.mostAt61,
          figure: 'mostAt61',
          why: `Ages ${n.sixty} to ${n.sixtyThree} get the larger catch-up.`,
        },
        wrong: [
          {
            says: n.mostAt50,
            figure: 'mostAt50',
            why: `That’s the limit from age ${n.fifty}. At your age there’s a larger one.`,
          },
          { says: n.noCatchUp, figure: 'noCatchUp', why: 'That’s the limit before any catch-up.' },
        ],
      },
    ],
    summary: [
      'Match first, then expensive debt, then accounts that save tax.',
      'Each step earns more than the one after it, or protects it.',
    ],
    doNow: { say: 'Find your plan’s match, and the share of pay that gets all of it.', path: '/financial-journey' },
  }),
  widget: {
    calculator: '401k',
    inputs,
    ask: ['pay', 'contribute'],
    expects: [
      ['match', 'match'],
      ['missed', 'missed'],
    ],
  },
  doors: ['/financial-journey', '/tax-saving-investments'],
  next: { lesson: 'investment-taxes', calculator: '401k' },
})
