import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { spending2024, spendingParts2023, spendingTotal2023 } from '#facts/household/spending.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** A month of $4,000 take-home pay, with $300 that has no job yet. */
const inputs = {
  income: [
    {
      name: 'Take-home pay',
      type: 'salary',
      amount: 4000,
      frequency: 'monthly',
      reliability: 10,
      isGuaranteed: true,
      nextPay: null,
    },
  ],
  balance: 4000,
  buffer: 0,
  'essential_rent-home-emi': 1300,
  'transportation_car-payment': 0,
  transportation_transit: 70,
  food_groceries: 350,
  'food_eating-out': 250,
  utilities_electricity: 120,
  utilities_phone: 60,
  insurance_health: 100,
  'savings_emergency-fund': 500,
  personal_clothing: 150,
  entertainment_streaming: 50,
  entertainment_hobbies: 150,
  'entertainment_going-out': 300,
  travel_vacations: 200,
  giving_gifts: 100,
  bills: [],
  targetSavingsRate: 20,
} as const
const month = await answerOf('budget-planner', inputs)
const housing = DEFAULT_CATEGORIES.find(({ key }) => key === 'housing')
const parts = spendingParts2023.value
const partOf = (part: number) =>
  published(spendingParts2023, (part / spendingTotal2023.value.asPublished) * 100, 'share')

export const spendingPlan = defineLesson({
  about: {
    slug: 'spending-plan',
    unit: 'budgeting',
    title: 'How do I give every dollar a job?',
    minutes: 7,
    level: 'start',
    about: ['budget', '50/30/20', 'spending plan', 'zero-based budget', 'where does my money go'],
    after: ['take-home-pay'],
    standards: ['spending', 'saving'],
    reviewed: '2026-11-23',
    reviewBy: '2027-01-15',
  },
  figures: {
    pay: given(4000, 'money'),
    rent: given(1300, 'money'),
    rentShare: worked((month('housingTotal') / month('income')) * 100, 'percent', '$1,300 ÷ $4,000'),
    low: worked((housing?.low ?? Number.NaN) * 100, 'percent', 'Our budget planner’s usual range for housing'),
    high: worked((housing?.high ?? Number.NaN) * 100, 'percent', 'Our budget planner’s usual range for housing'),
    needs: worked(1300 + 350 + 120 + 60 + 70 + 100, 'money', 'Rent, groceries, power, phone, transit and insurance'),
    wants: worked(300 + 250 + 150 + 150 + 50 + 200 + 100, 'money', 'Going out, hobbies, clothes, trips and gifts'),
    saved: worked(month('savingsTotal'), 'money', 'What the plan puts into the emergency fund'),
    left: worked(month('leftOver'), 'money', '$4,000 − $2,000 − $1,200 − $500'),
    year: published(spending2024, 2024, 'count', '2024'),
    average: published(spending2024, spending2024.value.total, 'money'),
    income: published(spending2024, spending2024.value.incomeBeforeTax, 'money'),
    partsYear: published(spendingParts2023, 2023, 'count', '2023'),
    housingShare: partOf(parts.housing),
    carShare: partOf(parts.transportation),
    foodShare: partOf(parts.food),
    insuranceShare: partOf(parts.insuranceAndPensions),
    healthShare: partOf(parts.healthcare),
    half: given(50, 'percent'),
    thirty: given(30, 'percent'),
    twenty: given(20, 'percent'),
    saveTwenty: worked(4000 * 0.2, 'money', '20% of $4,000'),
    saveTen: mistaken(400, 'money', '10% instead of 20%'),
    wantsThirty: mistaken(1200, 'money', 'The 30% for wants'),
    bill: given(600, 'money'),
    billMonthly: worked((600 * 2) / 12, 'money', '$600 × 2 ÷ 12'),
    oneBill: mistaken(50, 'money', 'One bill spread over the year'),
    wholeBill: mistaken(600, 'money', 'The bill in the month it comes'),
    over: given(60, 'money'),
    weekly: given(100, 'money'),
    monthly: worked((100 * 52) / 12, 'money', '$100 × 52 weeks ÷ 12 months'),
    fourWeeks: mistaken(400, 'money', 'Four weeks for every month'),
    fiveWeeks: mistaken(500, 'money', 'Five weeks for every month'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'Which part of a household’s spending is the largest, on average?',
      options: ['Food', 'Housing', 'Transportation'],
      truth: 1,
      reveal: `Housing, at ${n.housingShare} of all spending in ${n.partsYear}. Cars and other transportation came next, at ${n.carShare}.`,
    },
    idea: [
      'Decide where your money goes before the month starts.',
      'Check once or twice along the way.',
      'Then adjust the plan, because no month goes exactly as written.',
    ],
    example: [
      `You bring home ${n.pay} a month. Rent is ${n.rent}, or ${n.rentShare}. Our planner’s usual range for housing is ${n.low} to ${n.high}.`,
      `Rent, groceries, power, phone, transit and insurance add up to ${n.needs}. Going out, hobbies, clothes, trips and gifts come to ${n.wants}.`,
      `${n.saved} goes into your emergency fund. That leaves ${n.left} with no job yet.`,
      'Money without a job tends to disappear. Give it one: savings, a debt, or a line for fun.',
    ],
    tryIt: `Give the last ${n.left} a job. Raise a line until nothing is left, then try a higher rent.`,
    facts: [
      {
        say: `In ${n.year}, the average US household spent ${n.average}. Its income before taxes was ${n.income}.`,
      },
      {
        say: `In ${n.partsYear}, housing took ${n.housingShare} of spending, transportation ${n.carShare} and food ${n.foodShare}. Insurance and pensions took ${n.insuranceShare}, and health care ${n.healthShare}.`,
      },
      {
        say: `One well-known split of take-home pay is ${n.half} for needs, ${n.thirty} for wants and ${n.twenty} for savings. In this example, needs are exactly ${n.needs}, half of the pay.`,
      },
    ],
    myth: {
      said: '“A budget means no fun.”',
      answer: `Fun is a line in it, like rent. Here it’s ${n.wants} a month. What hurts is the spending nobody planned.`,
    },
    quiz: [
      {
        ask: `You bring home ${n.pay} and use the 50/30/20 split. How much goes to savings?`,
        right: { says: n.saveTwenty, figure: 'saveTwenty', why: `Savings get ${n.twenty} of take-home pay.` },
        wrong: [
          { says: n.saveTen, figure: 'saveTen', why: 'That’s ten percent, half of what this split sets aside.' },
          { says: n.wantsThirty, figure: 'wantsThirty', why: `That’s ${n.thirty}, the part for wants.` },
        ],
      },
      {
        ask: `Car insurance bills you ${n.bill} twice a year. How much do you set aside each month?`,
        right: { says: n.billMonthly, figure: 'billMonthly', why: 'Two bills a year, spread over twelve months.' },
        wrong: [
          { says: n.oneBill, figure: 'oneBill', why: 'That covers one of the two bills.' },
          {
            says: n.wholeBill,
            figure: 'wholeBill',
            why: 'That would set aside six times what the two bills come to.',
          },
        ],
      },
      {
        ask: `You’re ${n.over} over on food, and the month isn’t done. What helps most?`,
        right: {
          says: `Move ${n.over} from another line now`,
          why: 'The plan still adds up, and you chose what gives.',
        },
        wrong: [
          { says: 'Ignore it until next month', why: 'Then it comes out of something you didn’t choose.' },
          { says: 'Put the rest on a card', why: 'Next month starts with a debt, and maybe with interest.' },
        ],
      },
      {
        ask: `Groceries run ${n.weekly} a week. What do you plan for an average month?`,
        right: {
          says: n.monthly,
          figure: 'monthly',
          why: 'A year has fifty-two weeks, so a month has a little more than four.',
        },
        wrong: [
          { says: n.fourWeeks, figure: 'fourWeeks', why: 'Four weeks a month leaves out four weeks a year.' },
          { says: n.fiveWeeks, figure: 'fiveWeeks', why: 'Only some months have five shopping days.' },
        ],
      },
    ],
    summary: ['Plan before, check during, adjust after.', 'Give every dollar a job, and make fun one of the jobs.'],
    doNow: {
      say: 'Write down your take-home pay and your five biggest lines. That’s most of a budget.',
      path: '/budget-planner-calculator',
    },
  }),
  widget: {
    calculator: 'budget-planner',
    inputs,
    ask: ['essential_rent-home-emi', 'food_eating-out', 'savings_emergency-fund'],
    expects: [
      ['housingTotal', 'rent'],
      ['leftOver', 'left'],
    ],
  },
  doors: ['/budget-buddy', '/spending-patterns'],
  next: { lesson: 'emergency-fund', calculator: 'budget-planner' },
})
