import { effectiveAnnualRate } from '#engine/growth/deposit-rate.ts'
import { iBond } from '#facts/lending/rates.ts'
import { savingsBondRules } from '#facts/lending/savings-bonds.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { deposit: 10_000, rate: 5, rateKind: 'apy', term: 18, penalty: 6 } as const
const cd = await answerOf('cd', inputs)
const longer = await answerOf('cd', { ...inputs, term: 24 })
const { composite, fixed, semiannualInflation } = iBond.value

export const apyAndCds = defineLesson({
  about: {
    slug: 'apy-and-cds',
    unit: 'banking',
    title: 'Savings account, CD or Treasury: where should my cash sit?',
    minutes: 6,
    level: 'next',
    about: ['APY', 'certificate of deposit', 'Treasury bill', 'I bond', 'CD ladder', 'early withdrawal penalty'],
    after: ['choosing-account'],
    standards: ['saving', 'investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-05-15',
  },
  figures: {
    deposit: given(10_000, 'money'),
    apy: given(5, 'percent'),
    term: given(18, 'months', '18-month'),
    months: given(18, 'months', '18 months'),
    value: worked(cd('totalValue'), 'money', '$10,000 × 1.05^1.5'),
    interest: worked(cd('interest'), 'money', '$10,759.30 − $10,000'),
    twoYears: worked(longer('interest'), 'money', '$10,000 × 1.05² − $10,000'),
    stated: given(4.8, 'percent'),
    statedApy: worked(effectiveAnnualRate(0.048, 'daily') * 100, 'percent', '(1 + 4.8% ÷ 365)^365 − 1', '4.917%'),
    cdRate: given(4.5, 'percent'),
    stateTax: given(9.3, 'percent'),
    treasury: worked(4.5 * (1 - 0.093), 'percent', '4.5% less 9.3% of it'),
    bondRate: published(iBond, composite * 100, 'percent'),
    bondFixed: published(iBond, fixed * 100, 'percent'),
    bondPrices: published(iBond, semiannualInflation * 100, 'percent'),
    bondFrom: published(iBond, 202_605, 'month'),
    bondTo: published(iBond, 202_610, 'month'),
    hold: published(savingsBondRules, savingsBondRules.value.holdMonths, 'months', '12 months'),
    lost: published(savingsBondRules, savingsBondRules.value.interestLostMonths, 'months'),
    until: published(savingsBondRules, savingsBondRules.value.lossEndsYears, 'years'),
    compounded: mistaken(10_000 * (1 + 0.05 / 12) ** 18, 'money', 'The APY compounded again each month'),
    simple: mistaken(10_750, 'money', 'No interest on interest'),
    penalty: given(6, 'months'),
    left: given(4, 'months'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You put ${n.deposit} in an ${n.term} CD at ${n.apy} APY. What’s it worth at the end?`,
      from: 10_000,
      to: 14_000,
      step: 10,
      truth: 'value',
      reveal: `${n.value}. The APY already counts the interest on interest in a year.`,
    },
    idea: [
      'APY tells you what a full year earns, with compounding inside, so you can compare any two accounts.',
      'Then ask when you’ll need the money and what tax is due.',
      'A lock, a penalty or a tax can cancel out a better rate.',
    ],
    example: [
      `An ${n.term} CD pays ${n.apy} APY. On ${n.deposit} you’d earn ${n.interest}, so it ends at ${n.value}. Kept for a full two years, it would earn ${n.twoYears}.`,
      `Take it out after ${n.left}, with a penalty of ${n.penalty} of interest, and you’d get back less than you put in.`,
      'A savings account can change its rate any day, and lets you leave any day. A Treasury bill is in between: its rate is set, and you can sell it early.',
    ],
    tryIt: 'Change the term and the APY. Then open it with your state, and see what taxes do to it.',
    facts: [
      {
        say: `A rate of ${n.stated}, compounded daily, is an APY of ${n.statedApy}. Compare APY with APY, never a rate with an APY.`,
      },
      {
        say: `States don’t tax interest from Treasuries. In a state that takes ${n.stateTax}, a Treasury at ${n.treasury} leaves you as much as a CD at ${n.cdRate}.`,
        source: 'usc-31-3124',
      },
      {
        say: `I bonds issued from ${n.bondFrom} to ${n.bondTo} pay ${n.bondRate} for six months: a fixed ${n.bondFixed}, plus twice the half-year rise in prices of ${n.bondPrices}, and a bit for the two combined.`,
      },
      {
        say: `You can’t cash an I bond for ${n.hold}. Before ${n.until}, cashing it costs the last ${n.lost} of interest.`,
      },
    ],
    myth: {
      said: '“The highest rate wins.”',
      answer:
        'Only if you stay to the end, and only before tax. An early exit can eat months of interest, and state tax takes a share of a CD but none of a Treasury.',
    },
    quiz: [
      {
        ask: `${n.deposit} sits in a CD at ${n.apy} APY for ${n.months}. What does it grow to?`,
        right: { says: n.value, figure: 'value', why: 'One full year at the APY, then half a year more.' },
        wrong: [
          {
            says: n.compounded,
            figure: 'compounded',
            why: 'That compounds the APY again each month. The compounding is already in it.',
          },
          { says: n.simple, figure: 'simple', why: 'That leaves out interest on the first year’s interest.' },
        ],
      },
      {
        ask: `A CD charges ${n.penalty} of interest for leaving early. You leave after ${n.left}. What happens?`,
        right: {
          says: 'You get back less than you put in',
          why: 'You earned less than the penalty, so the rest comes from your deposit.',
        },
        wrong: [
          { says: 'You lose the interest, no more', why: 'That’s so only once you’ve earned as much as the penalty.' },
          { says: 'Nothing, deposits are insured', why: 'Insurance is for failed banks. It doesn’t cover penalties.' },
        ],
      },
      {
        ask: 'What’s a CD ladder?',
        right: {
          says: 'Several CDs that end at different times',
          why: 'Some of your money comes free every few months, at the rates of that day.',
        },
        wrong: [
          { says: 'One long CD with a rising rate', why: 'That’s a step-up CD.' },
          { says: 'A CD that renews on its own', why: 'Most CDs do that. It’s worth marking the date.' },
        ],
      },
      {
        ask: 'Whose interest is free of state income tax?',
        right: { says: 'A Treasury bill’s', why: 'States can’t tax interest the federal government pays you.' },
        wrong: [
          { says: 'A bank CD’s', why: 'It’s taxed by your state, if your state has an income tax.' },
          { says: 'A savings account’s', why: 'Your bank reports it, and most states tax it.' },
        ],
      },
    ],
    summary: ['Compare APY with APY, after tax.', 'Then match the lock to the day you’ll need the money.'],
    doNow: {
      say: 'Look up the APY on your savings. Then compare it with a CD and a Treasury.',
      path: '/cd-calculator',
    },
  }),
  widget: {
    calculator: 'cd',
    inputs,
    ask: ['deposit', 'rate', 'term'],
    expects: [
      ['totalValue', 'value'],
      ['interest', 'interest'],
    ],
  },
  doors: ['/market-data'],
  next: { lesson: 'overdrafts', calculator: 'cd' },
})
