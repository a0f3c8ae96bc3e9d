import { disputeDays, freezeIsFree } from '#facts/credit/collection.ts'
import { medicalDebt } from '#facts/credit/recovery.ts'
import { freeReports, reportYears } from '#facts/credit/scores.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { amount: 10_000, rate: 18, term: 36, fee: 0 } as const
const wrongly = await answerOf('personal-loan', inputs)
const rightly = await answerOf('personal-loan', { ...inputs, rate: 12 })
const years = reportYears.value

export const creditReports = defineLesson({
  about: {
    slug: 'credit-reports',
    unit: 'credit-and-debt',
    title: 'Who keeps notes on how I pay?',
    minutes: 5,
    level: 'start',
    about: ['credit report', 'credit bureau', 'dispute an error', 'credit freeze', 'hard inquiry', 'medical debt'],
    after: ['paying-people'],
    standards: ['credit'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    loan: given(10_000, 'money'),
    term: given(36, 'months'),
    fair: given(12, 'percent'),
    high: given(18, 'percent'),
    fairCost: worked(rightly('costOfCredit'), 'money', 'The interest at 12% over 36 payments'),
    highCost: worked(wrongly('costOfCredit'), 'money', 'The interest at 18% over 36 payments'),
    extra: worked(wrongly('costOfCredit') - rightly('costOfCredit'), 'money', 'The second interest less the first'),
    bureaus: published(freeReports, freeReports.value.bureaus, 'count', 'three'),
    late: published(reportYears, years.latePayment, 'years'),
    chapter7: published(reportYears, years.chapter7Bankruptcy, 'years'),
    inquiry: published(reportYears, years.hardInquiry, 'years'),
    days: published(disputeDays, disputeDays.value.usual, 'count'),
    moreDays: published(disputeDays, disputeDays.value.more, 'count'),
    medicalUnder: published(medicalDebt, medicalDebt.value.hiddenUnder, 'money'),
    afterInquiry: mistaken(years.hardInquiry, 'years', 'How long an inquiry stays'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: 'How often can you read your credit report from each bureau for free?',
      options: ['Once in your life', 'Once a year', 'Every week'],
      truth: 2,
      reveal: `Every week, from each of the ${n.bureaus} bureaus, at annualcreditreport.com. Looking never hurts your score.`,
    },
    idea: [
      'Three companies, called credit bureaus, keep a file on how you pay.',
      'Lenders, landlords and insurers may read it.',
      'You can read it too, for free, and have mistakes fixed.',
    ],
    example: [
      'A late payment that isn’t yours ends up in your file. You don’t know, because you never looked.',
      `You ask for a ${n.loan} loan over ${n.term}. With a clean file, the lender would offer ${n.fair}. With the mark, it offers ${n.high}.`,
      `At ${n.fair}, the loan costs ${n.fairCost} in interest. At ${n.high}, it costs ${n.highCost}.`,
      `The mistake costs you ${n.extra}. Reading your report costs nothing.`,
    ],
    tryIt: `Change the rate from ${n.high} to ${n.fair}, and watch the cost. Then try a larger loan.`,
    facts: [
      {
        say: `Late payments and most bad marks stay for ${n.late}. A Chapter 7 bankruptcy can stay for ${n.chapter7}, and a lender’s hard inquiry for ${n.inquiry}.`,
      },
      {
        say: `When you dispute an error, the bureau must look into it, usually within ${n.days} days. It gets ${n.moreDays} more if you send something new.`,
      },
      {
        say: 'A credit freeze is free. It keeps new lenders out of your file until you lift it, and your own cards go on working.',
        source: freezeIsFree.source,
      },
      {
        say: `The bureaus leave out medical debts that were paid, are less than a year old, or are under ${n.medicalUnder}.`,
      },
    ],
    myth: {
      said: '“Checking my credit lowers my score.”',
      answer:
        'When you look, it’s a soft inquiry, and no score counts it. Only a lender’s check for a new loan or card is a hard one.',
    },
    quiz: [
      {
        ask: 'Where do you get your free credit reports?',
        right: { says: 'annualcreditreport.com', why: 'It’s the official site of all three bureaus.' },
        wrong: [
          { says: 'Any site that asks for your card number', why: 'A free trial often turns into a monthly fee.' },
          { says: 'From your employer', why: 'Some employers may check a report, but they don’t hand them out.' },
        ],
      },
      {
        ask: 'You paid late once and then caught up. When does the mark leave your report?',
        right: {
          says: `After ${n.late}`,
          figure: 'late',
          why: 'Catching up helps, but the record of being late stays that long.',
        },
        wrong: [
          { says: 'As soon as you’ve paid', why: 'The account shows as paid, but the late month stays on record.' },
          { says: `After ${n.afterInquiry}`, figure: 'afterInquiry', why: 'That’s how long a hard inquiry stays.' },
        ],
      },
      {
        ask: 'You find an account that isn’t yours. What do you do?',
        right: {
          says: 'Dispute it with the bureau and the lender',
          why: 'Do it in writing, and keep copies. It’s free.',
        },
        wrong: [
          { says: 'Pay a credit repair firm', why: 'It can’t do anything you can’t do yourself for free.' },
          { says: 'Wait until it goes away', why: 'That could take years, and it may be a sign of identity theft.' },
        ],
      },
      {
        ask: 'What does a credit freeze block?',
        right: { says: 'Checks for new credit in your name', why: 'A thief who applies as you gets turned down.' },
        wrong: [
          { says: 'The cards you already have', why: 'They go on working as before.' },
          { says: 'Your own look at your report', why: 'You can always read your own file.' },
        ],
      },
    ],
    summary: [
      'Read all three reports. It’s free, and it doesn’t touch your score.',
      'Dispute mistakes in writing, and freeze your files when you aren’t borrowing.',
    ],
    doNow: { say: 'Get one report at annualcreditreport.com and look for anything you don’t know.' },
  }),
  widget: {
    calculator: 'personal-loan',
    inputs,
    ask: ['rate', 'amount', 'term'],
    expects: [['costOfCredit', 'highCost']],
  },
  doors: ['/credit-score-simulator'],
  next: { lesson: 'credit-scores', calculator: 'personal-loan' },
})
