import { rateFor } from '#engine/lending/payment.ts'
import { militaryAprCap } from '#facts/lending/cards.ts'
import { paydayAlternative } from '#facts/lending/small-loans.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  find: 'rate',
  principal: 100,
  known: 'interest',
  interest: 15,
  span: 'days',
  days: 14,
  dayCount: 'actual/365',
  ratePer: 'year',
} as const
const payday = await answerOf('simple-interest', inputs)
/** A $900 laptop at $25 a week for 78 weeks, as a yearly rate: 52 times the weekly one. */
const weekly = rateFor(25, 900, 78)
const rental = weekly.outcome === 'found' ? weekly.value * 52 * 100 : Number.NaN
const offer = paydayAlternative.value
const unionRate = offer.highestRate * 100

export const smallLoans = defineLesson({
  about: {
    slug: 'small-loans',
    unit: 'credit-and-debt',
    title: 'Why is it so expensive to borrow $300?',
    minutes: 5,
    level: 'next',
    about: ['payday loan', 'title loan', 'rent to own', 'rollover', 'buy now pay later', 'cash advance app'],
    after: ['compare-loans'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    hundred: given(100, 'money'),
    fee: given(15, 'money'),
    days: given(14, 'count'),
    apr: worked(payday('annualRate'), 'percent', '$15 ÷ $100 × 365 ÷ 14', '391%'),
    four: given(4, 'count', 'four'),
    fourFees: worked(4 * 15, 'money', '4 × $15'),
    borrowed: given(300, 'money'),
    eachFee: given(45, 'money'),
    rolled: worked(4 * 45, 'money', '4 × $45'),
    laptop: given(900, 'money'),
    perWeek: given(25, 'money'),
    weeks: given(78, 'count'),
    laptopTotal: worked(25 * 78, 'money', '$25 × 78'),
    laptopApr: worked(rental, 'percent', '52 times the weekly rate that $25 a week pays', 'about 120%'),
    cap: published(militaryAprCap, militaryAprCap.value * 100, 'percent'),
    unionFrom: published(paydayAlternative, offer.from, 'money'),
    unionTo: published(paydayAlternative, offer.to, 'money'),
    unionRate: published(paydayAlternative, unionRate, 'percent'),
    unionFee: published(paydayAlternative, offer.highestFee, 'money'),
    unionMonths: published(paydayAlternative, offer.toMonths, 'months'),
    feeAsRate: mistaken(15, 'percent', 'The fee as if it were for a year'),
    halfYear: mistaken(180, 'percent', 'The fee for 12 times a year'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `A payday loan costs ${n.fee} for each ${n.hundred}, due in ${n.days} days. What’s that as a yearly rate, in percent?`,
      from: 0,
      to: 500,
      step: 1,
      truth: 'apr',
      reveal: `It’s ${n.apr}. The fee is for two weeks, and a year has twenty-six of those.`,
    },
    idea: [
      'A small fee for a short time is a huge yearly rate.',
      'The loan comes due in one piece, out of a paycheck that’s already spoken for.',
      'So many people renew it, and the fees begin again.',
    ],
    example: [
      `You borrow ${n.borrowed} until payday. The fee is ${n.eachFee}. On payday, you can’t spare it all, so you pay the fee and renew.`,
      `After ${n.four} renewals, you’ve paid ${n.rolled} in fees. You still owe the ${n.borrowed}.`,
      `A laptop can work the same way. At ${n.perWeek} a week for ${n.weeks} weeks, a ${n.laptop} laptop costs ${n.laptopTotal}. That’s ${n.laptopApr} a year.`,
    ],
    tryIt: 'Type any fee, what it’s for, and how many days it buys. The yearly rate shows what you’re really paying.',
    facts: [
      { say: `A fee of ${n.fee} per ${n.hundred} for ${n.days} days is ${n.apr} a year.` },
      {
        say: `Federal credit unions may offer small loans of ${n.unionFrom} to ${n.unionTo} for up to ${n.unionMonths}. The rate can be ${n.unionRate} at most, and the fee ${n.unionFee} at most.`,
      },
      {
        say: `For active-duty service members and their dependents, federal law caps most loans at ${n.cap} a year, fees included.`,
      },
    ],
    myth: {
      said: `“It’s only fifteen dollars.”`,
      answer: `The first time, yes. After ${n.four} renewals it’s ${n.fourFees} for every ${n.hundred}, and the ${n.hundred} is still due.`,
    },
    quiz: [
      {
        ask: `${n.fee} per ${n.hundred} for two weeks. About what APR is that?`,
        right: { says: n.apr, figure: 'apr', why: 'Divide by the days, and multiply by a year of days.' },
        wrong: [
          { says: n.feeAsRate, figure: 'feeAsRate', why: 'That would be right if the loan ran for a whole year.' },
          {
            says: n.halfYear,
            figure: 'halfYear',
            why: 'That counts twelve fees a year. Two-week loans fit twenty-six times.',
          },
        ],
      },
      {
        ask: 'You need a small amount before payday. Which call is better first?',
        right: {
          says: 'Your credit union, your employer or the biller',
          why: 'A small loan, an advance or a later due date costs far less.',
        },
        wrong: [
          { says: 'A car title lender', why: 'It puts your car at risk for a small loan.' },
          {
            says: 'A lender that found you by text',
            why: 'A real lender doesn’t need to hunt for you. It may be a scam.',
          },
        ],
      },
      {
        ask: 'What can you lose with a car title loan?',
        right: { says: 'The car', why: 'It’s the security. If you can’t pay, the lender can take it.' },
        wrong: [
          { says: 'Only the fee', why: 'The fee is what it costs if all goes well.' },
          { says: 'Nothing, it’s just paper', why: 'That paper is what says the car is yours.' },
        ],
      },
      {
        ask: `You borrow ${n.borrowed} for ${n.eachFee} and renew ${n.four} times. Where do you stand?`,
        right: {
          says: `${n.rolled} paid, ${n.borrowed} still owed`,
          figure: 'rolled',
          why: 'Renewal fees pay for time. They don’t pay the loan.',
        },
        wrong: [
          { says: 'Paid off', why: 'Not one dollar of the fees went to the loan.' },
          {
            says: `${n.rolled} paid, the rest owed`,
            why: 'The fees don’t count toward it. You owe all of what you borrowed.',
          },
        ],
      },
    ],
    summary: [
      'Turn the fee into a yearly rate before you sign.',
      'Ask a credit union, your employer or the biller first.',
    ],
    doNow: { say: 'Look up one credit union near you and ask about small loans, before you need one.' },
  }),
  widget: {
    calculator: 'simple-interest',
    inputs,
    ask: ['principal', 'interest', 'days'],
    expects: [['annualRate', 'apr']],
  },
  doors: ['/debt-payoff'],
  next: { lesson: 'bills-first', calculator: 'personal-loan' },
})
