/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface Range {
  readonly low: number
  readonly high: number
}

export const sectionWords = {
  home: 'The home',
  loan: 'The loan',
  monthly: 'Taxes and insurance',
  loanType: { title: 'Loan type and PMI', more: 'Loan type, PMI' },
  overTime: { title: 'HOA and yearly increases', more: 'HOA, yearly increases, state' },
  extras: { title: 'Extra payments', more: 'Extra or biweekly payments' },
  adjustable: { title: 'Adjustable rate', more: 'Adjustable rate (ARM)' },
  closing: { title: 'Closing and start date', more: 'Closing costs, points, start date' },
}

export const formWords = {
  price: { label: 'Home price' },
  down: { label: 'Down payment', of: 'the price' },
  rate: {
    label: 'Interest rate',
    hint: ({ asOf }: { asOf: string }, say: Say) => `30-year average, Freddie Mac, ${say.dateShort(asOf)}`,
  },
  term: { label: 'Loan term' },
  propertyTax: { label: 'Property tax', hint: 'Percent of home value, from the tax bill' },
  homeInsurance: { label: 'Home insurance' },

  loanType: {
    label: 'Loan type',
    options: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
  },
  pmiRate: {
    label: 'PMI rate',
    hint: ({ low, high }: Range, say: Say) =>
      `Your lender quotes this: often ${say.percent(low)} to ${say.percent(high)} of the loan`,
  },
  pmiRemoval: {
    label: 'PMI removal',
    hint: 'You can request it at 80% of the price. It’s automatic at 78%.',
    options: { automatic: 'Automatic', request: 'I’ll request it' },
  },
  vaUse: {
    label: 'VA loan benefit',
    hint: 'See your Certificate of Eligibility. The funding fee is higher after the first use.',
    options: { first: 'First use', later: 'Used before', exempt: 'Exempt from fee' },
  },
  financeFee: { label: 'Add upfront fee to loan', hint: 'If off, you pay it in cash at closing.' },

  hoa: { label: 'HOA dues' },
  taxState: { none: 'Not selected', hint: 'Only used to show your state’s typical property tax.' },
  taxGrowth: { label: 'Property tax increase', hint: 'Our default. Your past tax bills are a better guide.' },
  insuranceGrowth: { label: 'Insurance increase', hint: 'Our default. Some states have seen far more.' },
  hoaGrowth: { label: 'HOA dues increase', hint: 'Our default' },
  homeGrowth: { label: 'Home value growth', hint: 'Our default. Prices can also fall.' },

  plan: {
    label: 'Payment schedule',
    options: {
      monthly: 'Monthly',
      'biweekly-held': 'Biweekly, servicer holds each half',
      biweekly: 'Biweekly, each half applied right away',
    },
  },
  extraMonthly: { label: 'Extra each month' },
  extraYearly: { label: 'Extra once a year' },
  extraYearlyMonth: {
    label: 'Paid every',
    options: {
      1: 'January',
      2: 'February',
      3: 'March',
      4: 'April',
      5: 'May',
      6: 'June',
      7: 'July',
      8: 'August',
      9: 'September',
      10: 'October',
      11: 'November',
      12: 'December',
    },
  },
  extraOnce: { label: 'One-time extra payments', noun: 'payment', month: 'Month', amount: 'Amount' },

  rateType: { label: 'Rate type', options: { fixed: 'Fixed', arm: 'Adjustable' } },
  armFixedYears: {
    label: 'Initial fixed period',
    options: { 3: '3 years', 5: '5 years', 7: '7 years', 10: '10 years' },
  },
  armEvery: { label: 'Rate adjusts every', options: { 6: '6 months', 12: '12 months' } },
  armIndex: {
    label: 'Index rate today',
    hint: 'Most new ARMs use the 30-day average SOFR, which stays close to the Fed’s rate.',
  },
  armMargin: { label: 'Margin', hint: 'Added to the index. It’s in your Loan Estimate’s AIR table.' },
  armPath: { label: 'Future index', options: { path: 'My estimate', worst: 'Worst case' } },
  armDrift: { label: 'Yearly index change', hint: 'In percentage points. 0 keeps today’s index.' },
  armFirstCap: { label: 'First change cap', hint: 'Percentage points, up or down' },
  armNextCap: { label: 'Later change cap', hint: 'Percentage points at each change' },
  armLifeCap: { label: 'Lifetime cap', hint: 'Percentage points above the first rate' },

  firstPayment: { label: 'First payment', hint: 'Usually the second month after closing' },
  closingRate: {
    label: 'Closing costs',
    hint: ({ low, high }: Range, say: Say) =>
      `Before points. Often ${say.percent(low)} to ${say.percent(high)} of the price; your Loan Estimate has yours.`,
  },
  lenderFees: {
    label: 'Lender fees',
    hint: 'The part of closing costs that goes to the lender. It counts in the APR.',
  },
  discountPoints: { label: 'Discount points', hint: 'One point costs 1% of the loan and lowers your rate.' },
  prepaid: {
    label: 'Prepaid taxes and insurance',
    hint: 'If blank: a year of insurance, plus two months of taxes and insurance',
  },
  interestDays: { label: 'Prepaid interest', unit: 'days', hint: 'From closing to the end of that month' },
}
