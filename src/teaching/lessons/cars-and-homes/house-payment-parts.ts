import { maintenance } from '#facts/household/housing.ts'
import { escrowCushionMonths, fhaAnnualPremium, pmiLaw } from '#facts/lending/mortgage.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = {
  price: 400_000,
  down: { amount: 10, unit: 'pct' },
  rate: 6.4,
  term: 360,
  propertyTax: 1.1,
  homeInsurance: 2110,
  pmiRate: 0.7,
} as const
const home = await answerOf('mortgage', inputs)
const pmiMonths = (paid: string) => home(paid) / home('mortgageInsurance')
const ask = pmiMonths('pmiRequestTotal')
const automatic = pmiMonths('pmiAutomaticTotal')
const lasting = fhaAnnualPremium.value.longTerm.smallLoan[0]?.years ?? Number.NaN

export const housePaymentParts = defineLesson({
  about: {
    slug: 'house-payment-parts',
    unit: 'cars-and-homes',
    title: 'What else is in a house payment?',
    minutes: 6,
    level: 'next',
    about: ['PITI', 'PMI', 'escrow', 'property tax', 'home insurance', 'home maintenance'],
    after: ['mortgage-mechanics'],
    standards: ['credit', 'risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    price: given(inputs.price, 'money'),
    down: given(10, 'percent'),
    loan: worked(home('loanAmount'), 'money', '$400,000 − $40,000'),
    rate: given(inputs.rate, 'percent'),
    loanPart: worked(home('principalInterest'), 'cents', '$360,000 at 6.4% over 30 years'),
    tax: worked(home('propertyTax'), 'cents', '1.1% of $400,000 ÷ 12'),
    insurance: worked(home('homeInsurance'), 'cents', '$2,110 ÷ 12'),
    pmi: worked(home('mortgageInsurance'), 'cents', '0.7% of $360,000 ÷ 12'),
    whole: worked(home('monthlyPayment'), 'cents', 'The loan, property tax, insurance and PMI added up'),
    extra: worked(
      home('monthlyPayment') - home('principalInterest'),
      'cents',
      'The payment less principal and interest',
    ),
    pmiRate: given(inputs.pmiRate, 'percent'),
    noPmi: given(20, 'percent'),
    request: published(pmiLaw, pmiLaw.value.requestLtv * 100, 'percent'),
    automaticShare: published(pmiLaw, pmiLaw.value.automaticLtv * 100, 'percent'),
    askMonth: worked(ask, 'count', 'The payment after which $320,000 or less is owed'),
    automaticMonth: worked(automatic, 'count', 'The payment after which $312,000 or less is owed'),
    saved: worked(
      home('pmiAutomaticTotal') - home('pmiRequestTotal'),
      'money',
      '$210 for each month between asking and the automatic end',
    ),
    fhaYears: published(fhaAnnualPremium, lasting, 'years'),
    fhaDown: given(10, 'percent'),
    cushion: published(escrowCushionMonths, escrowCushionMonths.value, 'months'),
    upkeepShare: published(maintenance, maintenance.value.typical * 100, 'percent'),
    upkeep: worked((inputs.price * maintenance.value.typical) / 12, 'money', '1% of $400,000 ÷ 12'),
    ninety: mistaken(90, 'percent', 'What is owed on the first day with 10% down'),
    noTax: mistaken(
      home('principalInterest') + home('mortgageInsurance'),
      'cents',
      'The loan and PMI without tax and insurance',
    ),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `The loan on a ${n.price} home with ${n.down} down costs ${n.loanPart} a month. What’s the whole monthly bill?`,
      from: 2000,
      to: 4500,
      step: 50,
      truth: 'whole',
      reveal: `It’s ${n.whole} a month. Property tax, home insurance and mortgage insurance add ${n.extra}.`,
    },
    idea: [
      'A house payment has up to five parts: principal, interest, property tax, insurance and mortgage insurance.',
      'With a fixed rate, the loan part stays the same.',
      'Tax and insurance tend to rise, and PMI can end.',
    ],
    example: [
      `Buy a ${n.price} home with ${n.down} down. You borrow ${n.loan} at ${n.rate}, so principal and interest come to ${n.loanPart} a month.`,
      `Property tax adds ${n.tax} and home insurance ${n.insurance}.`,
      `With a small down payment, lenders add private mortgage insurance, or PMI. At ${n.pmiRate} a year, it’s ${n.pmi} a month.`,
      `The whole bill is ${n.whole} a month. Once PMI ends, that drops by ${n.pmi}.`,
    ],
    tryIt: `Raise the down payment to ${n.noPmi} and watch PMI drop out of the bill. Then change the property tax.`,
    facts: [
      {
        say: `By law, you can ask to end PMI once you owe ${n.request} of the home’s original value. It must end automatically when the original schedule reaches ${n.automaticShare}.`,
      },
      {
        say: `On this loan, you could ask after payment ${n.askMonth}. If you wait for the automatic date, it’s payment ${n.automaticMonth}. Asking saves ${n.saved}.`,
      },
      {
        say: `FHA loans have their own mortgage insurance. With under ${n.fhaDown} down, it lasts as long as the loan. With that much or more, it lasts ${n.fhaYears}.`,
      },
      {
        say: `Many lenders pay your tax and insurance from an escrow account. They may keep an extra cushion of ${n.cushion} at most.`,
      },
      {
        say: `Upkeep isn’t in the bill at all. One common guide is ${n.upkeepShare} of the home’s value a year, or ${n.upkeep} a month here.`,
      },
    ],
    myth: {
      said: '“A fixed mortgage means a fixed payment.”',
      answer: `Only the ${n.loanPart} for the loan is fixed. Property tax and insurance can change every year, and your payment changes with them.`,
    },
    quiz: [
      {
        ask: 'At what share of the original value can you ask your lender to end PMI?',
        right: { says: n.request, figure: 'request', why: 'That’s when you have the right to ask in writing.' },
        wrong: [
          {
            says: n.automaticShare,
            figure: 'automaticShare',
            why: 'That’s when it must end on the original schedule, even if you never ask.',
          },
          { says: n.ninety, figure: 'ninety', why: 'That’s where this loan starts, so PMI is still needed.' },
        ],
      },
      {
        ask: 'You pay extra each month. What happens to the automatic PMI date?',
        right: {
          says: 'It stays the same',
          why: 'It follows the original schedule. But you can ask to end PMI sooner, since you owe less.',
        },
        wrong: [
          {
            says: 'It moves up on its own',
            why: 'It sounds fair, but the law uses the first schedule. You’d have to ask.',
          },
          { says: 'It moves back', why: 'Paying extra never makes PMI last longer.' },
        ],
      },
      {
        ask: 'Your lender says your escrow account has a shortage. What does that usually mean?',
        right: { says: 'Your tax or insurance bill rose', why: 'The account paid out more than your payments put in.' },
        wrong: [
          { says: 'Someone took money from it', why: 'That’s rare. Look at the tax and insurance bills first.' },
          { says: 'Your interest rate went up', why: 'A fixed rate doesn’t change, and escrow holds no interest.' },
        ],
      },
      {
        ask: `The loan part is ${n.loanPart}, property tax ${n.tax}, home insurance ${n.insurance} and PMI ${n.pmi}. What’s the monthly bill?`,
        right: { says: n.whole, figure: 'whole', why: `The other three parts add ${n.extra}.` },
        wrong: [
          { says: n.noTax, figure: 'noTax', why: 'That adds PMI but leaves out property tax and home insurance.' },
          { says: n.loanPart, figure: 'loanPart', why: 'That’s principal and interest only.' },
        ],
      },
    ],
    summary: [
      'Add property tax, insurance, PMI and upkeep before you decide what you can pay.',
      `Ask to end PMI when you reach ${n.request}. You don’t have to wait.`,
    ],
    doNow: { say: 'If you pay PMI, find your balance and your home’s original value, and see how close you are.' },
  }),
  widget: {
    calculator: 'mortgage',
    inputs,
    ask: ['price', 'down', 'propertyTax'],
    expects: [
      ['principalInterest', 'loanPart'],
      ['mortgageInsurance', 'pmi'],
      ['monthlyPayment', 'whole'],
    ],
  },
  doors: ['/smart-life-manager'],
  next: { lesson: 'refi-or-prepay', calculator: 'home-maintenance' },
})
