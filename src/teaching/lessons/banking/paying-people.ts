import { checkNextDay, creditCardLoss, debitCardLoss, unauthorizedByOthersOnly } from '#facts/cash/payments.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

/** A month with $300 to spare, before and after $700 is taken from checking. */
const inputs = {
  income: [
    {
      name: 'Take-home pay',
      type: 'salary',
      amount: 3000,
      frequency: 'monthly',
      reliability: 10,
      isGuaranteed: true,
      nextPay: null,
    },
  ],
  balance: 3000,
  buffer: 0,
  'essential_rent-home-emi': 1300,
  'transportation_car-payment': 300,
  food_groceries: 500,
  utilities_electricity: 200,
  insurance_auto: 200,
  'entertainment_going-out': 200,
  bills: [],
} as const
const before = await answerOf('budget-planner', inputs)
const after = await answerOf('budget-planner', { ...inputs, balance: 2300 })
const { early, late, statementDays } = debitCardLoss.value

export const payingPeople = defineLesson({
  about: {
    slug: 'paying-people',
    unit: 'banking',
    title: 'Which way of paying protects me best?',
    minutes: 5,
    level: 'next',
    about: ['credit or debit', 'stolen card', 'payment app', 'wire', 'fake check', 'fraud protection'],
    after: ['overdrafts'],
    standards: ['spending', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    balance: given(3000, 'money'),
    taken: given(700, 'money'),
    safe: worked(before('safeToSpend'), 'money', 'What’s left on the tightest day of the month'),
    short: worked(-after('lowestBalance'), 'money', '$700 − $300'),
    left: given(2300, 'money'),
    creditMost: published(creditCardLoss, creditCardLoss.value, 'money'),
    earlyMost: published(debitCardLoss, early.most, 'money'),
    earlyDays: published(debitCardLoss, early.days, 'count', 'two'),
    lateMost: published(debitCardLoss, late.most, 'money'),
    statement: published(debitCardLoss, statementDays, 'count'),
    nextDay: published(checkNextDay, checkNextDay.value, 'money'),
    stolen: given(900, 'money'),
    wholeTheft: mistaken(900, 'money', 'All that was charged'),
    debitLate: mistaken(500, 'money', 'The limit for a debit card reported late'),
    atMost: worked(Math.min(700, late.most), 'money', 'The smaller of $700 and the limit'),
    earlyOnly: mistaken(50, 'money', 'The limit for a loss reported in time'),
    wholeLoss: mistaken(700, 'money', 'All that was taken'),
    five: given(5, 'count', 'five'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `A thief charges ${n.stolen} to your lost credit card before you notice. By law, what’s the most you’d owe?`,
      options: [n.creditMost, n.debitLate, n.wholeTheft],
      truth: 0,
      reveal: `${n.creditMost}. With a debit card, it depends on how soon you tell the bank.`,
    },
    idea: [
      'With a credit card, a dispute is about the bank’s money.',
      'With a debit card or a transfer, yours is already gone.',
      'The faster a payment is, the harder it is to get back.',
    ],
    example: [
      `You have ${n.balance} in checking, and by the end of the month ${n.safe} will be left. A thief gets your debit card and takes ${n.taken}.`,
      `You may well get it back. Until then, you have ${n.left}, and before payday you’d be ${n.short} short.`,
      'The same theft on a credit card leaves your checking alone. You dispute the charge, and the rent still clears.',
    ],
    tryIt: `Lower the balance by ${n.taken}, as if it were taken today. Watch what’s still safe to spend.`,
    facts: [
      { say: `If someone else uses your credit card, federal law caps what you owe at ${n.creditMost}.` },
      {
        say: `For a lost debit card, it’s ${n.earlyMost} if you tell the bank within ${n.earlyDays} business days of noticing, and up to ${n.lateMost} after that. If you say nothing for ${n.statement} days after a statement, later thefts have no limit.`,
      },
      {
        say: 'Those rules are for payments someone else made. If you were tricked into sending the money yourself, the law usually doesn’t make the bank pay it back.',
        source: unauthorizedByOthersOnly.source,
      },
      {
        say: `Banks usually must let you use the first ${n.nextDay} of a check deposit on the next business day. The check itself can still bounce weeks later.`,
      },
    ],
    myth: {
      said: '“The money showed up, so the check is good.”',
      answer:
        'Available isn’t the same as cleared. If the check turns out to be fake, the bank takes the money back, and what you sent on is gone.',
    },
    quiz: [
      {
        ask: `Someone uses your lost credit card for ${n.stolen}. What’s the most you owe by law?`,
        right: {
          says: n.creditMost,
          figure: 'creditMost',
          why: 'That’s the federal limit for a credit card somebody else used.',
        },
        wrong: [
          { says: n.wholeTheft, figure: 'wholeTheft', why: 'You didn’t make those charges, and the law protects you.' },
          {
            says: n.debitLate,
            figure: 'debitLate',
            why: 'That’s a limit for debit cards, when the loss is reported late.',
          },
        ],
      },
      {
        ask: `You noticed your debit card was gone, and told the bank ${n.five} business days later. ${n.taken} was taken. What could you lose?`,
        right: {
          says: `Up to ${n.atMost}`,
          figure: 'atMost',
          why: `After ${n.earlyDays} business days, the lower limit no longer applies.`,
        },
        wrong: [
          {
            says: `At most ${n.earlyOnly}`,
            figure: 'earlyOnly',
            why: `That’s for a loss reported within ${n.earlyDays} business days.`,
          },
          {
            says: `All ${n.wholeLoss}`,
            figure: 'wholeLoss',
            why: `There’s still a limit, if you report it within ${n.statement} days of the statement.`,
          },
        ],
      },
      {
        ask: 'A buyer sends a check for too much and asks you to send back the rest. What is it?',
        right: { says: 'A scam', why: 'The check will bounce after you’ve sent real money.' },
        wrong: [
          { says: 'A mistake you could fix by refunding', why: 'Real buyers don’t overpay and then hurry you.' },
          {
            says: 'Fine, once the check has cleared',
            why: 'You can’t see when it’s truly cleared. That can take weeks.',
          },
        ],
      },
      {
        ask: 'You buy from a stranger online. Which payment protects you best?',
        right: { says: 'A credit card', why: 'You can dispute the charge if nothing comes.' },
        wrong: [
          { says: 'A wire transfer', why: 'It’s like cash: fast, and very hard to get back.' },
          { says: 'A gift card', why: 'No real seller asks for one, and its code can’t be taken back.' },
        ],
      },
    ],
    summary: [
      'Pay strangers by credit card, and people you know any way you like.',
      'Report a lost card the same day.',
    ],
    doNow: { say: 'Save your banks’ fraud phone numbers in your phone, from the back of each card.' },
  }),
  widget: {
    calculator: 'budget-planner',
    inputs,
    ask: ['balance', 'essential_rent-home-emi'],
    expects: [['safeToSpend', 'safe']],
  },
  doors: ['/usa-wealth-building-games/hook-or-real'],
  next: { lesson: 'credit-reports', calculator: 'emergency-fund' },
})
