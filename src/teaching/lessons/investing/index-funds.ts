import { averageEquityMutualFundsByStyle } from '#facts/investing/fund-costs.ts'
import { fundsBehindIndex } from '#facts/investing/research.ts'
import { about } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const style = averageEquityMutualFundsByStyle.value
const managedFee = Math.round(style.active * 10_000) / 100
/** In a Roth account, so that only the funds' own costs differ. */
const inputs = {
  start: 10_000,
  deposit: 0,
  years: 30,
  annualReturn: 7,
  returnIs: 'before',
  account: 'roth',
  withdrawalRate: 0,
  funds: [
    {
      name: 'Managed fund',
      load: 0,
      expense: managedFee,
      deferred: '',
      distribution: null,
      convertsAfter: 0,
      expenseAfter: null,
      turnover: 30,
      gains: null,
    },
  ],
  twin: true,
  twinExpense: Math.round(style.index * 10_000) / 100,
}
const fund = await answerOf('mutual-fund', inputs)
const { year, largeInYear, allIn20Years } = fundsBehindIndex.value

export const indexFunds = defineLesson({
  about: {
    slug: 'index-funds',
    unit: 'investing',
    title: 'Why not pick the winning stocks?',
    minutes: 6,
    level: 'start',
    about: ['index fund', 'active fund', 'diversification', 'target-date fund', 'company stock', 'luck or skill'],
    after: ['risk-and-time'],
    standards: ['investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    guessers: given(1024, 'count'),
    guessYears: given(10, 'years'),
    lucky: worked(1024 / 2 ** 10, 'count', '1,024 halved ten times', 'one'),
    three: given(3, 'years'),
    luckyThree: worked(1024 / 2 ** 3, 'count', '1,024 halved three times'),
    year: published(fundsBehindIndex, year, 'count', String(year)),
    behind: published(fundsBehindIndex, largeInYear * 100, 'percent'),
    behindLong: published(fundsBehindIndex, allIn20Years * 100, 'percent'),
    twenty: given(20, 'years'),
    sum: given(inputs.start, 'money'),
    time: given(inputs.years, 'years'),
    rate: given(inputs.annualReturn, 'percent'),
    feeYear: published(averageEquityMutualFundsByStyle, 2020, 'count', '2020'),
    managedFee: published(averageEquityMutualFundsByStyle, style.active * 100, 'percent'),
    indexFee: published(averageEquityMutualFundsByStyle, style.index * 100, 'percent'),
    managed: worked(
      fund('netValue'),
      'money',
      `$10,000 at 7% a year, less ${managedFee}% of the balance each year`,
      about(fund('netValue')),
    ),
    index: worked(
      fund('netValueTwin'),
      'money',
      `$10,000 at 7% a year, less ${inputs.twinExpense}% of the balance each year`,
      about(fund('netValueTwin')),
    ),
    ahead: worked(fund('twinAhead'), 'money', 'The second balance less the first', about(fund('twinAhead'))),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `${n.guessers} people flip a coin each year to guess if stocks will rise or fall. How many are right ${n.three} in a row?`,
      from: 0,
      to: 512,
      step: 1,
      truth: 'luckyThree',
      reveal: `About ${n.luckyThree}. They look brilliant, but it’s luck. After ${n.guessYears}, ${n.lucky} would still be perfect.`,
    },
    idea: [
      'An index fund buys a slice of everything, at a very low cost.',
      'Most people who choose stocks for a living don’t beat it.',
      'The few who do are hard to tell from the lucky ones in advance.',
    ],
    example: [
      `Put ${n.sum} in a fund for ${n.time}. Say its stocks return ${n.rate} a year before costs.`,
      `A managed fund with average costs of ${n.managedFee} a year leaves you ${n.managed}.`,
      `An index fund with average costs of ${n.indexFee} leaves you ${n.index}.`,
      `The index fund is ahead by ${n.ahead}. To catch up, the manager would have to beat the market by the extra fee, year after year.`,
    ],
    tryIt: 'Change the years and the index fund’s costs. Watch the gap between the two funds.',
    facts: [
      {
        say: `In ${n.year}, ${n.behind} of managed funds that buy large US companies did worse than their index.`,
      },
      {
        say: `Over the ${n.twenty} through ${n.year}, it was ${n.behindLong} of all managed US stock funds.`,
      },
      {
        say: `In ${n.feeYear}, the average dollar in managed stock funds paid ${n.managedFee} a year in costs. In index funds, it paid ${n.indexFee}.`,
      },
      {
        say: `Owning thousands of companies removes the risk that one fails. It doesn’t remove the risk that the whole market falls. Of ${n.guessers} coin flippers, ${n.lucky} gets every year right for ${n.guessYears}.`,
      },
    ],
    myth: {
      said: '“My fund beat the market three years in a row, so the manager is good.”',
      answer: `Maybe. But out of ${n.guessers} coin flippers, ${n.luckyThree} get that far by luck. Three good years can’t tell skill from luck.`,
    },
    quiz: [
      {
        ask: 'Which risk stays, however many companies you own?',
        right: { says: 'The whole market falls', why: 'In a bad year almost all stocks drop together.' },
        wrong: [
          { says: 'One company commits fraud', why: 'In a broad fund, one company is a tiny slice.' },
          { says: 'One factory burns down', why: 'That hurts one company, not all of them.' },
        ],
      },
      {
        ask: 'You own three funds of technology companies. What do you have?',
        right: {
          says: 'Mostly the same stocks three times',
          why: 'Funds with different names can hold the same companies.',
        },
        wrong: [
          {
            says: 'A good spread over different companies',
            why: 'Three funds sound like variety, but they rise and fall together.',
          },
          { says: 'Three times the safety', why: 'More funds of one kind don’t make it safer.' },
        ],
      },
      {
        ask: 'What’s an index fund’s job?',
        right: {
          says: 'To match the market at low cost',
          why: 'It doesn’t try to win. Low costs put it ahead of most who do.',
        },
        wrong: [
          { says: 'To beat the market by choosing well', why: 'That’s what managed funds try to do.' },
          { says: 'To avoid losses', why: 'When the market falls, the index fund falls with it.' },
        ],
      },
      {
        ask: 'Half of someone’s 401(k) is in their employer’s stock. What’s the problem?',
        right: {
          says: 'They could lose job and savings at once',
          why: 'If the company fails, the paycheck and the savings go together.',
        },
        wrong: [
          {
            says: 'There’s none, they know the company well',
            why: 'Knowing it doesn’t protect from what no one sees coming.',
          },
          { says: 'It isn’t allowed', why: 'Many plans allow it. That doesn’t make it safe.' },
        ],
      },
    ],
    summary: [
      'Owning everything at low cost has beaten most who choose.',
      'A few good years don’t show skill. Look at costs first.',
    ],
    doNow: { say: 'Find the expense ratio of one fund you own. Is it closer to the managed or the index average?' },
  }),
  widget: {
    calculator: 'mutual-fund',
    inputs,
    ask: ['start', 'years', 'twinExpense'],
    expects: [
      ['netValue', 'managed'],
      ['netValueTwin', 'index'],
      ['twinAhead', 'ahead'],
    ],
  },
  doors: ['/investment-puzzles', '/investment-options-overview'],
  next: { lesson: 'fees', calculator: 'etf' },
})
