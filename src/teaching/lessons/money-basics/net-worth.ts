import { netWorthAll, netWorthByAge } from '#facts/household/net-worth.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  assets: [
    { name: 'Checking', kind: 'cash', value: 3000 },
    { name: '401(k)', kind: 'pretax', value: 18_000 },
    { name: 'Car', kind: 'car', value: 9000 },
  ],
  debts: [
    { name: 'Credit card', kind: 'card', balance: 2400 },
    { name: 'Student loan', kind: 'student', balance: 21_000 },
    { name: 'Car loan', kind: 'car', balance: 7500 },
  ],
  age: 28,
} as const
const standing = await answerOf('net-worth', inputs)
const medianFrom = (age: number) => netWorthByAge.value.find(({ ageFrom }) => ageFrom === age)?.median ?? Number.NaN

export const netWorth = defineLesson({
  about: {
    slug: 'net-worth',
    unit: 'money-basics',
    title: 'How much am I worth on paper?',
    minutes: 5,
    level: 'start',
    about: ['net worth', 'assets', 'debts', 'home equity', 'median net worth by age'],
    after: ['what-is-money-for'],
    standards: ['saving', 'investing'],
    reviewed: '2026-11-23',
    reviewBy: '2027-03-31',
  },
  figures: {
    checking: given(3000, 'money'),
    plan: given(18_000, 'money'),
    car: given(9000, 'money'),
    own: worked(standing('assets'), 'money', '$3,000 + $18,000 + $9,000'),
    card: given(2400, 'money'),
    student: given(21_000, 'money'),
    carLoan: given(7500, 'money'),
    owe: worked(standing('debts'), 'money', '$2,400 + $21,000 + $7,500'),
    net: worked(standing('netWorth'), 'money', '$30,000 − $30,900'),
    surveyed: published(netWorthAll, 2022, 'count', '2022'),
    median: published(netWorthAll, netWorthAll.value.median, 'money'),
    mean: published(netWorthAll, netWorthAll.value.mean, 'money'),
    young: published(netWorthByAge, medianFrom(0), 'money'),
    thirties: published(netWorthByAge, medianFrom(35), 'money'),
    forties: published(netWorthByAge, medianFrom(45), 'money'),
    fifties: published(netWorthByAge, medianFrom(55), 'money'),
    sixties: published(netWorthByAge, medianFrom(65), 'money'),
    oldest: published(netWorthByAge, medianFrom(75), 'money'),
    age35: given(35, 'count'),
    to44: given(35, 'count', '35 to 44'),
    to54: given(45, 'count', '45 to 54'),
    to64: given(55, 'count', '55 to 64'),
    to74: given(65, 'count', '65 to 74'),
    age75: given(75, 'count'),
    thousand: given(1000, 'money'),
    house: given(300_000, 'money'),
    mortgage: given(240_000, 'money'),
    equity: worked(300_000 - 240_000, 'money', '$300,000 − $240,000'),
    price: mistaken(300_000, 'money', 'The whole price, without the mortgage'),
    debtAlone: mistaken(-240_000, 'money', 'The mortgage, without the house'),
    paid: given(500, 'money'),
    nothing: worked(0, 'money', '−$500 in savings + $500 less on the card'),
    up: mistaken(500, 'money', 'The smaller debt, without the smaller savings', '+$500'),
    down: mistaken(-500, 'money', 'The smaller savings, without the smaller debt'),
    newCar: given(30_000, 'money'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: 'Half of US households have less than this, and half have more. What’s the median net worth?',
      from: 0,
      to: 1_000_000,
      step: 10_000,
      truth: 'median',
      reveal: `It was ${n.median} in ${n.surveyed}. The average was ${n.mean}, because a few very rich households pull it up.`,
    },
    idea: [
      'Net worth is what you own minus what you owe.',
      'It can be below zero, and early in life it often is.',
      'Which way it’s moving tells you more than where it is today.',
    ],
    example: [
      `Say you’re starting out. You own ${n.checking} in checking, ${n.plan} in a 401(k), and a car you could sell for ${n.car}. That’s ${n.own}.`,
      `You owe ${n.card} on a card, ${n.student} in student loans, and ${n.carLoan} on the car. That’s ${n.owe}.`,
      `Take what you owe from what you own, and your net worth is ${n.net}. That’s a starting point, not a grade.`,
    ],
    tryIt: 'Change any line to your own numbers. Then pay off some of the card and see what moves.',
    facts: [
      {
        say: `By age, the medians in ${n.surveyed} were ${n.young} under ${n.age35}, ${n.thirties} at ${n.to44}, and ${n.forties} at ${n.to54}.`,
      },
      {
        say: `At ${n.to64} it was ${n.fifties}, and at ${n.to74} it was ${n.sixties}. From ${n.age75} on, it was ${n.oldest}.`,
      },
      {
        say: `A pre-tax 401(k) with ${n.thousand} in it is worth less to you than ${n.thousand} in cash. You’ll owe income tax when you take it out.`,
        source: 'irc',
      },
    ],
    myth: {
      said: '“A high income means a high net worth.”',
      answer:
        'Income is what comes in. Net worth is what stays. Someone who earns a lot and spends it all can have less than a neighbor who earns half as much.',
    },
    quiz: [
      {
        ask: `Your home would sell for ${n.house}, and you owe ${n.mortgage} on it. What does it add to your net worth?`,
        right: { says: n.equity, figure: 'equity', why: 'That’s your equity: the price minus the mortgage.' },
        wrong: [
          { says: n.price, figure: 'price', why: 'If you sold, the bank would be paid first.' },
          { says: n.debtAlone, figure: 'debtAlone', why: 'You do owe that, but you also own the home.' },
        ],
      },
      {
        ask: `You use ${n.paid} of savings to pay down a card. How much does your net worth change that day?`,
        right: {
          says: n.nothing,
          figure: 'nothing',
          why: 'You own less and owe less by the same amount. The gain comes later, as interest you don’t pay.',
        },
        wrong: [
          { says: n.up, figure: 'up', why: 'The debt did shrink, but so did your savings.' },
          { says: n.down, figure: 'down', why: 'The savings did shrink, but so did your debt.' },
        ],
      },
      {
        ask: 'Which number describes a typical household best?',
        right: { says: 'The median', why: 'It’s the household in the middle, and no billionaire can move it.' },
        wrong: [
          { says: 'The average', why: 'A few very large fortunes pull the average far above most people.' },
          { says: 'The highest', why: 'That tells you about one household only.' },
        ],
      },
      {
        ask: `You borrow all of ${n.newCar} for a new car. A year later, what has it usually done to your net worth?`,
        right: { says: 'Lowered it', why: 'A new car usually loses value faster than the loan balance falls.' },
        wrong: [
          { says: 'Raised it', why: 'You own a car, but you also owe a loan, and the loan is often bigger.' },
          {
            says: 'Nothing at all',
            why: 'On the first day that’s about right. Then the car’s value drops faster than the loan.',
          },
        ],
      },
    ],
    summary: [
      'Add up what you own, then take away what you owe.',
      'Check it once or twice a year. The direction matters more than the number.',
    ],
    doNow: { say: 'List what you own and owe. Rough numbers are fine.', path: '/net-worth-calculator' },
  }),
  widget: {
    calculator: 'net-worth',
    inputs,
    ask: ['assets', 'debts'],
    expects: [['netWorth', 'net']],
  },
  doors: ['/financial-growth-levels', '/financial-health-report'],
  next: { lesson: 'compounding', calculator: 'net-worth' },
})
