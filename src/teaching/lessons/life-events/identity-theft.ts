import { freezeIsFree } from '#facts/credit/collection.ts'
import { fraudAlertYears } from '#facts/credit/recovery.ts'
import { identityPinDigits, identityTheft as survey } from '#facts/household/fraud.ts'
import { childFreezeUnder } from '#facts/household/life-events.ts'
import { dtiConventional } from '#facts/lending/mortgage.ts'
import { answerOf } from '../kit/answered.ts'
import { given, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const pay = 5000
const fake = 350
const household = {
  incomes: [{ kind: 'pay', amount: pay, every: 'month', hours: 40 }],
  housingPayment: 1500,
  debts: [{ name: 'Car loan', kind: 'car', payment: 300, balance: 12_000 }],
}
const inputs = { ...household, planned: fake, limits: 'guide' }
const before = await answerOf('debt-to-income', { ...household, planned: 0 })
const after = await answerOf('debt-to-income', inputs)

export const identityTheft = defineLesson({
  about: {
    slug: 'identity-theft',
    unit: 'life-events',
    title: 'How do I keep thieves from using my name?',
    minutes: 5,
    level: 'start',
    about: ['credit freeze', 'fraud alert', 'identity protection PIN', 'data breach'],
    after: ['credit-reports'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    year: published(survey, 2021, 'count', '2021'),
    people: published(survey, survey.value.people, 'count', '23.9 million'),
    share: published(survey, survey.value.share * 100, 'percent'),
    sixteen: given(16, 'count'),
    average: published(survey, survey.value.averageLoss, 'money'),
    newAccount: published(survey, survey.value.newAccountLoss, 'money'),
    aDay: published(survey, survey.value.solvedInADay * 100, 'percent'),
    free: published(freezeIsFree, 0, 'money', 'free'),
    bureaus: given(3, 'count', 'three'),
    alert: published(fraudAlertYears, fraudAlertYears.value.first, 'years'),
    extended: published(fraudAlertYears, fraudAlertYears.value.extended, 'years'),
    child: published(childFreezeUnder, childFreezeUnder.value, 'count'),
    digits: published(identityPinDigits, identityPinDigits.value, 'count', 'six-digit'),
    pay: given(pay, 'money'),
    rent: given(household.housingPayment, 'money'),
    car: given(300, 'money'),
    fake: given(fake, 'money'),
    before: worked(before('backRatio'), 'percent', '($1,500 + $300) ÷ $5,000'),
    guide: published(dtiConventional, dtiConventional.value.manual * 100, 'percent'),
    after: worked(after('backRatio'), 'percent', '($1,500 + $300 + $350) ÷ $5,000'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'A thief has your Social Security number. What stops a new loan in your name?',
      options: ['Credit monitoring', 'A credit freeze', 'A new password'],
      truth: 1,
      reveal:
        'A freeze. Lenders can’t see a frozen report, so most won’t open an account. Monitoring only tells you afterward.',
    },
    idea: [
      'To open a loan in your name, a thief needs a lender to check your credit.',
      `A freeze at all ${n.bureaus} credit bureaus blocks that check. It’s ${n.free} and takes minutes.`,
      'You can lift it for a few days when you apply for something yourself.',
    ],
    example: [
      `You earn ${n.pay} a month. Your rent is ${n.rent} and your car loan ${n.car}. A lender sees ${n.before} of your pay spoken for.`,
      `A thief opens a loan in your name with a payment of ${n.fake}. It lands on your credit report.`,
      `Now a lender sees ${n.after}, over the ${n.guide} that home lenders often start from. You could be turned down for a debt you never made, until it’s off your report.`,
    ],
    tryIt: 'Put in a fake loan’s payment and watch what a lender would see. Set it to zero to see your own.',
    facts: [
      {
        say: `In one year, ${n.people} people in the U.S., or ${n.share} of everyone ${n.sixteen} and older, had their identity misused. That’s from a ${n.year} survey.`,
      },
      {
        say: `The average direct loss was ${n.average}. Where a thief opened a new account, it was ${n.newAccount}, and that’s what a freeze prevents.`,
      },
      {
        say: `Many people fix it fast: ${n.aDay} spent a day or less on it.`,
      },
      {
        say: `A fraud alert asks lenders to check that it’s you. It lasts ${n.alert}, or ${n.extended} if you’ve been a victim. Parents can freeze the file of a child under ${n.child}, at no cost.`,
      },
      {
        say: `The IRS gives you a ${n.digits} PIN if you ask. Without it, the IRS turns down any tax return filed under your number.`,
      },
    ],
    myth: {
      said: '“Credit monitoring prevents it.”',
      answer: 'Monitoring is a smoke alarm, and a freeze is a lock. The alarm is useful, but it rings after the fact.',
    },
    quiz: [
      {
        ask: 'Your credit is frozen and you’re applying for a mortgage. What do you do?',
        right: { says: 'Lift the freeze for a set time', why: 'It ends by itself, and the lock is back.' },
        wrong: [
          { says: 'Remove the freeze for good', why: 'Then the door stays open after your loan is done.' },
          { says: 'Keep it and hope', why: 'The lender can’t see your report, so the application stalls.' },
        ],
      },
      {
        ask: 'A card you never opened shows up on your report. What comes first?',
        right: {
          says: 'Report it at IdentityTheft.gov, then tell the bureaus and the lender',
          why: 'The report is your proof, and the site writes the letters for you.',
        },
        wrong: [
          {
            says: 'Change your bank password and leave it',
            why: 'The fake card stays on your report and keeps growing.',
          },
          { says: 'Pay it so your score doesn’t drop', why: 'Paying can look like the debt is yours.' },
        ],
      },
      {
        ask: 'Which second step for signing in is the strongest?',
        right: {
          says: 'An app or a security key',
          why: 'Nobody can move those to another phone with one call to your carrier.',
        },
        wrong: [
          { says: 'A code by text message', why: 'Better than nothing, but a thief can take over a phone number.' },
          { says: 'Your mother’s maiden name', why: 'That’s often one search away.' },
        ],
      },
      {
        ask: 'A letter says your data was in a breach. What could you do today?',
        right: { says: 'Freeze your credit', why: 'You don’t have to wait until something happens.' },
        wrong: [
          {
            says: 'Throw it away, it happens to everyone',
            why: 'It does happen to many people, and that’s why a lock is worth ten minutes.',
          },
          {
            says: 'Call the number in the letter and give your SSN',
            why: 'Fake breach letters exist. Look up the company’s number yourself.',
          },
        ],
      },
    ],
    summary: [
      `Freeze your credit at all ${n.bureaus} bureaus. It’s ${n.free}, and you can lift it any time.`,
      'If it happens, start at IdentityTheft.gov and keep every letter.',
    ],
    doNow: {
      say: 'Freeze your credit at one bureau now, and put the other two on your list for tonight.',
      path: '/smart-financial-checklist',
    },
  }),
  widget: {
    calculator: 'debt-to-income',
    inputs,
    ask: ['planned', 'housingPayment'],
    expects: [['backRatio', 'after']],
  },
  doors: ['/smart-financial-checklist', '/credit-score-simulator'],
  next: { lesson: 'consumer-rights', calculator: 'debt-to-income' },
})
