import { closingShares } from '#facts/household/housing.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { about } from '../kit/about.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'
import { loanOf } from '../kit/loan.ts'

const price = 400_000
const rent = 1900
const loan = loanOf(320_000, 6.4, 360)
const firstYear = loan.payments.slice(0, 12)
const interest = firstYear.reduce((sum, one) => sum + one.interest, 0)
const principal = firstYear.reduce((sum, one) => sum + one.principal, 0)
const propertyTax = price * 0.011
const insurance = 2110
const upkeep = price * 0.01
const gone = interest + propertyTax + insurance + upkeep
const inputs = {
  price,
  monthlyRent: rent,
  rate: 6.4,
  years: 4,
  down: { amount: 20, unit: 'pct' },
  propertyTax: 1.1,
  homeInsurance: insurance,
  upkeep: 1,
} as const
const short = await answerOf('rent-vs-buy', inputs)
const long = await answerOf('rent-vs-buy', { ...inputs, years: 10 })
const { buyer } = closingShares.value
const home = homeSaleExclusion.value

export const rentOrBuy = defineLesson({
  about: {
    slug: 'rent-or-buy',
    unit: 'cars-and-homes',
    title: 'Is paying rent throwing money away?',
    minutes: 7,
    level: 'start',
    about: ['rent or buy', 'price-to-rent ratio', 'closing costs', 'owner costs'],
    after: ['spending-plan'],
    standards: ['spending'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    price: given(price, 'money'),
    loan: given(320_000, 'money'),
    term: given(30, 'years'),
    rent: given(rent, 'money'),
    down: given(20, 'percent'),
    rate: given(6.4, 'percent'),
    interest: worked(interest, 'money', 'The interest in the first 12 payments on $320,000 at 6.4%'),
    propertyTax: worked(propertyTax, 'money', '1.1% of $400,000'),
    insurance: given(insurance, 'money'),
    upkeep: worked(upkeep, 'money', '1% of $400,000'),
    gone: worked(gone, 'money', 'Interest, property tax, insurance and upkeep of the first year'),
    goneMonth: worked(gone / 12, 'money', 'The year’s costs ÷ 12'),
    principal: worked(principal, 'money', 'The principal in the first 12 payments'),
    rentYear: worked(rent * 12, 'money', '$1,900 × 12'),
    four: given(4, 'years'),
    ten: given(10, 'years'),
    shortAhead: worked(
      -short('advantage'),
      'money',
      'Rent vs Buy Calculator, 4 years, in today’s dollars',
      about(-short('advantage')),
    ),
    longAhead: worked(
      -long('advantage'),
      'money',
      'Rent vs Buy Calculator, 10 years, in today’s dollars',
      about(-long('advantage')),
    ),
    evenRent: worked(long('breakEvenRent'), 'money', 'The rent at which both come out even after 10 years'),
    evenRentShort: worked(short('breakEvenRent'), 'money', 'The rent at which both come out even after 4 years'),
    ratio: worked(price / (rent * 12), 'ratio', '$400,000 ÷ $22,800', (price / (rent * 12)).toFixed(1)),
    five: given(5, 'percent'),
    ruleOfFive: worked((price * 0.05) / 12, 'money', '5% of $400,000 ÷ 12'),
    closingLow: published(closingShares, buyer.low * 100, 'percent'),
    closingHigh: published(closingShares, buyer.high * 100, 'percent'),
    closingLowDollars: worked(price * buyer.low, 'money', '2% of $400,000'),
    closingHighDollars: worked(price * buyer.high, 'money', '5% of $400,000'),
    single: published(homeSaleExclusion, home.single, 'money'),
    joint: published(homeSaleExclusion, home.joint, 'money'),
    lived: published(homeSaleExclusion, home.useYears, 'years'),
    within: published(homeSaleExclusion, home.withinYears, 'years'),
    payment: worked(loan.payment, 'money', '$320,000 at 6.4% over 30 years'),
    paidDown: mistaken(loan.payment * 12, 'money', 'All 12 payments, as if none of them were interest'),
    homeGrowth: given(3, 'percent'),
    invested: given(7, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: `You buy a ${n.price} home with ${n.down} down at ${n.rate}. How much of your first year’s money is gone for good, per month?`,
      from: 500,
      to: 4000,
      step: 50,
      truth: 'goneMonth',
      reveal: `About ${n.goneMonth} a month: interest, property tax, insurance and upkeep. None of it comes back when you sell.`,
    },
    idea: [
      'Rent is money you don’t get back, but owners have costs like that too.',
      'A fair test compares those costs on both sides.',
      'It also lets whoever pays less invest the difference.',
    ],
    example: [
      `Take a ${n.price} home with ${n.down} down at ${n.rate}. In the first year you’d pay ${n.interest} in interest and ${n.propertyTax} in property tax.`,
      `Add ${n.insurance} for insurance and ${n.upkeep} for upkeep. That’s ${n.gone} you won’t see again, about ${n.goneMonth} a month.`,
      `Only ${n.principal} of that year’s loan payments lowers what you owe.`,
      `Renting a similar place for ${n.rent} a month costs ${n.rentYear} a year. So in year one, the owner has more money gone for good, not the renter.`,
      `Owning catches up as rent and home values rise. Here, after ${n.four} the renter is ahead by ${n.shortAhead}, and after ${n.ten} by ${n.longAhead}.`,
    ],
    tryIt: 'Change how long you’d stay, then the rent. Watch when buying pulls ahead.',
    facts: [
      {
        say: `With this home, the two come out even at a rent of about ${n.evenRentShort} if you stay ${n.four}, or ${n.evenRent} if you stay ${n.ten}. We let the home grow ${n.homeGrowth} a year and investments ${n.invested}.`,
      },
      {
        say: `Divide the price by a year’s rent. Here it’s ${n.ratio}. The higher that number, the better renting looks.`,
      },
      {
        say: `A quick guide: ${n.five} of the home’s value a year is gone for good. For ${n.price}, that’s ${n.ruleOfFive} a month. It’s a rule of thumb, so check it with your own numbers.`,
      },
      {
        say: `Closing costs run about ${n.closingLow} to ${n.closingHigh} of the price for a buyer. On this home, that’s ${n.closingLowDollars} to ${n.closingHighDollars} before you’ve lived there a day.`,
      },
      {
        say: `Sell a home you owned and lived in for ${n.lived} of the last ${n.within}, and up to ${n.single} of gain is tax-free. On a joint return it’s ${n.joint}.`,
      },
    ],
    myth: {
      said: '“A mortgage makes you save, so buying always wins.”',
      answer: `It does make you save, slowly. In the first year of this loan, about ${n.principal} becomes your equity, while ${n.interest} is interest.`,
    },
    quiz: [
      {
        ask: 'You expect to move in two years. What usually costs less?',
        right: {
          says: 'Renting',
          why: 'Closing costs and selling costs are large, and two years is a short time to earn them back.',
        },
        wrong: [
          {
            says: 'Buying',
            why: 'It can work if prices jump, but you’d be counting on luck to pay the selling costs.',
          },
          {
            says: 'They cost the same',
            why: 'Buying and selling a home costs money each time. Moving out of a rental costs little.',
          },
        ],
      },
      {
        ask: 'Which owner cost do you never get back?',
        right: { says: 'Property tax', why: 'It pays for schools and roads. It doesn’t build your equity.' },
        wrong: [
          { says: 'Principal', why: 'That lowers your loan, so it comes back to you when you sell.' },
          { says: 'The down payment', why: 'It’s still yours as equity, as long as the home holds its value.' },
        ],
      },
      {
        ask: `You borrow ${n.loan} at ${n.rate} for ${n.term}, at ${n.payment} a month. How much does the first year lower what you owe?`,
        right: { says: n.principal, figure: 'principal', why: 'Early payments are mostly interest.' },
        wrong: [
          { says: n.paidDown, figure: 'paidDown', why: 'That’s the whole year of payments, interest included.' },
          { says: n.interest, figure: 'interest', why: 'That’s the part that goes to the bank as interest.' },
        ],
      },
      {
        ask: 'When does mortgage interest lower your federal income tax?',
        right: {
          says: 'Only if your itemized deductions beat the standard one',
          why: 'Everyone may take the standard deduction. Interest helps only by what it adds above that.',
        },
        wrong: [
          {
            says: 'Always, for every homeowner',
            why: 'Most people take the standard deduction, and then interest changes nothing.',
          },
          { says: 'Only in the year you buy', why: 'It can count each year you pay it, if you itemize.' },
        ],
      },
    ],
    summary: [
      'Compare the money that’s gone for good on both sides, not rent with a mortgage payment.',
      'The longer you stay and the higher the rent, the better buying looks.',
    ],
    doNow: { say: 'Find the price of a home like the one you rent. Divide it by a year of your rent.' },
  }),
  widget: {
    calculator: 'rent-vs-buy',
    inputs,
    ask: ['years', 'monthlyRent', 'price'],
    expects: [['breakEvenRent', 'evenRentShort']],
  },
  doors: ['/run-financial-scenario'],
  next: { lesson: 'home-afford', calculator: 'rent-vs-buy' },
})
