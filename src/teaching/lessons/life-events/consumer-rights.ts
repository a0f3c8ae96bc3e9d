import { debitErrorDays } from '#facts/cash/payments.ts'
import { disputeDays } from '#facts/credit/collection.ts'
import { cardBillingError, coolingOff, denialNotice, freeReportAfterDenial } from '#facts/credit/rights.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const charge = 600
const inputs = { cards: [{ name: 'Wrong charge', balance: charge, apr: 24 }], monthlyTotal: 60 }
const left = await answerOf('credit-card-payoff', inputs)

export const consumerRights = defineLesson({
  about: {
    slug: 'consumer-rights',
    unit: 'life-events',
    title: 'What can I do when a bank or store gets it wrong?',
    minutes: 6,
    level: 'next',
    about: ['billing error', 'dispute', 'denied credit', 'cooling-off rule', 'complaint'],
    after: ['debt-trouble'],
    standards: ['credit', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    charge: given(charge, 'money'),
    apr: given(24, 'percent'),
    payment: given(60, 'money'),
    months: worked(left('monthsToPayoff'), 'months', 'Until $600 at 24% is paid at $60 a month', 'a year'),
    interest: worked(left('totalInterest'), 'money', 'Interest on $600 at 24%, by the day'),
    total: worked(left('totalPaid'), 'money', '$600 + $76'),
    days: published(cardBillingError, cardBillingError.value.days, 'count', '60 days'),
    tenDays: mistaken(10, 'count', 'The bank’s own clock for a debit card', '10 days'),
    debit: published(debitErrorDays, debitErrorDays.value.businessDays, 'count'),
    longer: published(debitErrorDays, debitErrorDays.value.longer, 'count'),
    report: published(disputeDays, disputeDays.value.usual, 'count'),
    denial: published(denialNotice, denialNotice.value.days, 'count'),
    freeReport: published(freeReportAfterDenial, freeReportAfterDenial.value, 'count'),
    coolDays: published(coolingOff, coolingOff.value.businessDays, 'count', 'three'),
    home: published(coolingOff, coolingOff.value.home, 'money'),
    elsewhere: published(coolingOff, coolingOff.value.elsewhere, 'money'),
  },
  words: (n) => ({
    hook: {
      kind: 'choice',
      ask: `Your credit card statement shows a ${n.charge} charge you never made. How long do you have to dispute it in writing?`,
      options: [n.tenDays, n.days, 'As long as you like'],
      truth: 1,
      reveal: `Your letter has to arrive within ${n.days} of the first statement that shows it. Until it’s settled, you don’t have to pay that charge.`,
    },
    idea: [
      'Federal law gives you more rights than most people use.',
      'Most of them have a clock, and most want it in writing.',
      'So write early, keep copies and note every date.',
    ],
    example: [
      `A store charges your card ${n.charge} twice. You call, they promise to fix it, and nothing happens.`,
      `Leave it on a card at ${n.apr} and pay ${n.payment} a month: it takes ${n.months} and costs ${n.interest} in interest. Their mistake cost you ${n.total}.`,
      `Write to the card company within ${n.days} instead. While they look into it, you can hold back the ${n.charge} and any interest on it.`,
      'Keep paying the rest of the bill. The law protects the disputed part only.',
    ],
    tryIt: 'Change the charge or the payment and watch what a mistake costs if no one fixes it.',
    facts: [
      {
        say: `A wrong charge on a debit card? The bank has ${n.debit} business days to look into it. If it needs up to ${n.longer} days, it usually has to give you the money back meanwhile.`,
      },
      {
        say: `A mistake on your credit report? The bureau has about ${n.report} days to check it, then fix it or take it off.`,
      },
      {
        say: `Turned down for credit? The lender has to answer within ${n.denial} days and tell you why, at least when you ask. If your credit report was part of it, you can get a free copy from that bureau for ${n.freeReport} days.`,
      },
      {
        say: `Bought something at your door? You have ${n.coolDays} business days to cancel if it cost ${n.home} or more. At a hotel or a fair, it’s from ${n.elsewhere}.`,
      },
    ],
    myth: {
      said: '“You can return anything within three days.”',
      answer:
        'That’s only for sales at your home or a seller’s temporary spot. In a store or at a car dealer, the return policy is whatever the seller says it is.',
    },
    quiz: [
      {
        ask: 'How long do you have to write about a wrong charge on a credit card?',
        right: { says: n.days, figure: 'days', why: 'Counted from the first statement that shows it.' },
        wrong: [
          { says: n.tenDays, figure: 'tenDays', why: 'That’s close to the bank’s own clock for a debit card.' },
          { says: 'There’s no limit', why: 'After that, the company doesn’t have to follow the dispute rules.' },
        ],
      },
      {
        ask: 'A lender turns you down. What are you owed?',
        right: {
          says: 'The reasons, and a free report if one was used',
          why: 'Read both. The reason is often something you could fix.',
        },
        wrong: [
          { says: 'Nothing, it’s their money', why: 'They can say no, but they have to tell you why.' },
          { says: 'A second try at a lower rate', why: 'They don’t owe you a loan, only an answer.' },
        ],
      },
      {
        ask: 'You bought a used car at a dealer’s lot yesterday and regret it. Can you return it?',
        right: { says: 'Usually not', why: 'Unless the dealer or your state gives you that right, the sale is final.' },
        wrong: [
          { says: 'Yes, within three days', why: 'That rule is for sales at your home and the like.' },
          { says: 'Yes, if you only drove it home', why: 'Some dealers offer that. No federal law does.' },
        ],
      },
      {
        ask: 'What helps most in any dispute?',
        right: { says: 'Copies, names and dates', why: 'Clocks start on dates, and paper is what gets people to act.' },
        wrong: [
          { says: 'A loud phone call', why: 'Calls leave no trace. Follow each one with a short letter.' },
          { says: 'A bad review', why: 'It may feel good, but it starts no clock.' },
        ],
      },
    ],
    summary: [
      'Find the clock, write before it runs out and keep copies.',
      'If they don’t answer, complain to the CFPB or your state’s attorney general. Both are free.',
    ],
    doNow: { say: 'Read your last card statement line by line. Is there a charge you don’t know?' },
  }),
  widget: {
    calculator: 'credit-card-payoff',
    inputs,
    ask: ['cards', 'monthlyTotal'],
    expects: [
      ['totalInterest', 'interest'],
      ['totalPaid', 'total'],
    ],
  },
  doors: ['/guide'],
  next: { lesson: 'couples-money', calculator: 'credit-card-payoff' },
})
