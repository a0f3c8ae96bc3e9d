import { requiredAge, requiredDistribution } from '#engine/retirement/required-distributions.ts'
import { taxableBenefits } from '#engine/tax/benefit-taxation.ts'
import { defaultYear } from '#facts/default-year.ts'
import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import { charitableDistributionAge, rmdPenalty } from '#facts/retirement/required-distributions.ts'
import { benefitTaxation } from '#facts/tax-years/standing.ts'
import { taxYears } from '#facts/tax-years.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const law = taxYears[defaultYear]
const savings = 1_000_000
/** 60% stocks, 40% bonds, no fees or taxes, the same spending after inflation for 30 years. */
const inputs = { savings, stockShare: 60, years: 30, ownAmount: 40_000, fee: 0 }
const four = await answerOf('retirement-drawdown', inputs)
const low = await answerOf('retirement-drawdown', { ...inputs, ownAmount: 35_000 })
const five = await answerOf('retirement-drawdown', { ...inputs, ownAmount: 50_000 })
const lasted = (one: typeof four) => one('starts') - one('failed')

const balance = 500_000
const required = (age: number) => requiredDistribution(balance, age)
const taxed = taxableBenefits({
  benefits: 30_000,
  otherIncome: 20_000,
  taxExemptInterest: 0,
  status: 'single',
  livedWithSpouse: false,
})

export const makingItLast = defineLesson({
  about: {
    slug: 'making-it-last',
    unit: 'retirement',
    title: 'How much can I spend each year in retirement?',
    minutes: 7,
    level: 'deeper',
    about: ['4% rule', 'withdrawal rate', 'RMD', 'taxes on Social Security'],
    after: ['how-much-retire', 'social-security-when'],
    standards: ['investing', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-15',
  },
  figures: {
    savings: given(savings, 'money'),
    stocks: given(60, 'percent'),
    first: given(40_000, 'money'),
    rate: worked(four('rate'), 'percent', '$40,000 ÷ $1,000,000'),
    inflation: given(3, 'percent'),
    second: worked(40_000 * 1.03, 'money', '$40,000 × 1.03'),
    years: given(30, 'years'),
    since: worked(1871, 'count', 'The first year of our record', '1871'),
    starts: worked(four('starts'), 'count', 'Every January start from 1871 to 1996, each with 30 full years after it'),
    lasted: worked(lasted(four), 'count', '126 starts less 4 that ran out'),
    failed: worked(four('failed'), 'count', 'Starts in which the money ran out'),
    from: worked(1965, 'count', 'The first of the starts that ran out', '1965'),
    to: worked(1969, 'count', 'The last of the starts that ran out', '1969'),
    median: worked(
      four('typicalLeft'),
      'money',
      'The median of what was left, in first-year dollars',
      'about $1.4 million',
    ),
    lowRate: worked(low('rate'), 'percent', '$35,000 ÷ $1,000,000'),
    lowLasted: worked(lasted(low), 'count', '126 starts, none of which ran out'),
    fiveRate: worked(five('rate'), 'percent', '$50,000 ÷ $1,000,000'),
    fiveShare: worked((lasted(five) / five('starts')) * 100, 'share', '96 of 126 starts'),
    lateBorn: given(1960, 'count', '1960'),
    lateAge: worked(requiredAge('1960-01-01'), 'count', 'Born in 1960 or later'),
    earlyAge: worked(requiredAge('1951-01-01'), 'count', 'Born from 1951 to 1959'),
    bornFrom: given(1951, 'count', '1951'),
    bornTo: given(1959, 'count', '1959'),
    born: given(1962, 'count', '1962'),
    seventy: mistaken(70.5, 'count', 'The rule of long ago', '70½'),
    wrongAge: mistaken(73, 'count', 'The age for people born before 1960'),
    balance: given(balance, 'money'),
    divisor73: published(uniformLifetime, 26.5, 'count', '26.5'),
    rmd73: worked(required(73), 'cents', '$500,000 ÷ 26.5'),
    rmd75: worked(required(75), 'money', '$500,000 ÷ 24.6'),
    at73: mistaken(required(73), 'money', 'The divisor of age 73'),
    twentieth: mistaken(25_000, 'money', 'Five percent of the balance'),
    penalty: published(rmdPenalty, rmdPenalty.value.rate * 100, 'percent'),
    fixed: published(rmdPenalty, rmdPenalty.value.ifCorrected * 100, 'percent'),
    base: published(benefitTaxation, benefitTaxation.value.base.single, 'money'),
    baseJoint: published(benefitTaxation, benefitTaxation.value.base.joint, 'money'),
    benefits: given(30_000, 'money'),
    ira: given(20_000, 'money'),
    taxed: worked(taxed, 'money', 'Half of $9,000, and 85% of $1,000'),
    giveAge: published(charitableDistributionAge, charitableDistributionAge.value, 'count', '70½'),
    giveMost: published(law.plans, law.plans.value.qcd, 'money'),
    year: published(law.plans, law.year, 'count', String(law.year)),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `Retire with ${n.savings}, take ${n.first} the first year and raise it with prices. Out of ${n.starts} start years since ${n.since}, in how many did the money last ${n.years}?`,
      from: 40,
      to: 126,
      step: 1,
      truth: 'lasted',
      reveal: `In ${n.lasted} of ${n.starts}. The other ${n.failed} started from ${n.from} to ${n.to}, just before years of high inflation.`,
    },
    idea: [
      `Starting with about ${n.rate} of your savings a year has lasted through most of history.`,
      'The first ten years matter most, because early losses leave less to recover.',
      'Being ready to spend a little less in bad years makes it safer.',
    ],
    example: [
      `You retire with ${n.savings}, with ${n.stocks} of it in stocks and the rest in bonds. You take ${n.first} the first year.`,
      `Prices rise ${n.inflation}, so you take ${n.second} the next year. The amount follows prices, not the market.`,
      `Over ${n.years}, that lasted in ${n.lasted} of ${n.starts} starts. Half the starts ended with more than ${n.median}, in the dollars of the first year.`,
      `Start at ${n.lowRate} and all ${n.lowLasted} lasted. Start at ${n.fiveRate} and only ${n.fiveShare} did.`,
    ],
    tryIt: 'Raise the yearly amount in steps and watch how many past starts run out. Then change the share in stocks.',
    facts: [
      {
        say: `Traditional accounts have required withdrawals. They start at ${n.earlyAge} if you were born from ${n.bornFrom} to ${n.bornTo}, and at ${n.lateAge} if you were born later.`,
      },
      {
        say: `At ${n.earlyAge}, you divide last year’s balance by ${n.divisor73}. With ${n.balance}, that’s ${n.rmd73}. Miss it and you owe ${n.penalty} of what you missed, or ${n.fixed} if you fix it within two years.`,
      },
      {
        say: `Social Security can be taxed once your other income plus half of your benefits passes ${n.base} single or ${n.baseJoint} joint. Those lines don’t rise with prices, so more people cross them each year.`,
      },
      {
        say: `Single, with ${n.benefits} of benefits and ${n.ira} from an IRA? Then ${n.taxed} of the benefits counts as income.`,
      },
      {
        say: `From age ${n.giveAge}, an IRA can give straight to a charity, up to ${n.giveMost} in ${n.year}. It isn’t income, and it counts toward what you have to take.`,
      },
    ],
    myth: {
      said: `“${n.rate} is safe.”`,
      answer: `It’s a score from one country’s past, with no taxes and no fees. It tells you what has worked so far, not what must work.`,
    },
    quiz: [
      {
        ask: `You’re ${n.lateAge} and had ${n.balance} in an IRA at the end of last year. About how much do you have to take out?`,
        right: {
          says: n.rmd75,
          figure: 'rmd75',
          why: `At ${n.lateAge} you divide by a smaller number than at ${n.earlyAge}.`,
        },
        wrong: [
          { says: n.at73, figure: 'at73', why: `That uses the number for age ${n.earlyAge}.` },
          {
            says: n.twentieth,
            figure: 'twentieth',
            why: 'The share comes from a table, and it’s lower than that at this age.',
          },
        ],
      },
      {
        ask: 'When does a market crash hurt a retirement most?',
        right: { says: 'In the first years', why: 'You sell at low prices with decades still to pay for.' },
        wrong: [
          { says: 'In the last years', why: 'By then most of the spending is behind you.' },
          {
            says: 'It makes no difference when',
            why: 'That’s true only if you take nothing out. Withdrawals make the order matter.',
          },
        ],
      },
      {
        ask: `Under the ${n.rate} rule, what sets next year’s amount?`,
        right: { says: 'How much prices rose', why: 'You raise last year’s dollars with inflation.' },
        wrong: [
          { says: 'How the market did', why: 'The rule looks at the market only once, on the first day.' },
          {
            says: `${n.rate} of the new balance`,
            why: 'That’s another rule. It never runs out, but your income goes up and down.',
          },
        ],
      },
      {
        ask: `You were born in ${n.born}. At what age do required withdrawals start?`,
        right: {
          says: n.lateAge,
          figure: 'lateAge',
          why: `That’s the age for everyone born in ${n.lateBorn} or later.`,
        },
        wrong: [
          { says: n.wrongAge, figure: 'wrongAge', why: `That’s for people born from ${n.bornFrom} to ${n.bornTo}.` },
          { says: n.seventy, figure: 'seventy', why: 'That was the rule years ago.' },
        ],
      },
    ],
    summary: [
      `Starting near ${n.rate} lasted in most of the past. Starting at ${n.lowRate} lasted every time.`,
      'Know which account each dollar comes from, because each is taxed in its own way.',
    ],
    doNow: {
      say: 'Divide what you’d like to take in your first year by your savings. Is it above or below the rate here?',
    },
  }),
  widget: {
    calculator: 'retirement-drawdown',
    inputs,
    ask: ['savings', 'ownAmount', 'stockShare'],
    expects: [
      ['failed', 'failed'],
      ['starts', 'starts'],
      ['rate', 'rate'],
    ],
  },
  doors: ['/historical-chart'],
  next: { lesson: 'insurance-logic', calculator: 'retirement-drawdown' },
})
