/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  income: 'Income',
  housing: 'Housing',
  debts: 'Debts',
  lender: 'Loan type',
  change: { title: 'Try a change', more: 'New loan, cash to pay off debts' },
}

export const formWords = {
  incomes: {
    label: 'Your income before taxes',
    hint: 'For everyone on the loan. Lenders want a two-year history of overtime, bonuses and self-employment.',
    noun: 'income',
    kind: {
      label: 'Type',
      options: {
        pay: 'Salary or wages',
        variable: 'Overtime, bonus, commission',
        self: 'Self-employment profit',
        untaxed: 'Untaxed benefits or support',
        rent: 'Rent from another property',
        other: 'Pension or other taxed income',
      },
    },
    amount: 'Amount',
    every: {
      label: 'Paid',
      options: {
        hour: 'Hourly',
        week: 'Weekly',
        biweekly: 'Every 2 weeks',
        semimonthly: 'Twice a month',
        month: 'Monthly',
        year: 'Yearly',
      },
    },
    hours: { label: 'Hours a week, if hourly', unit: 'hours' },
  },

  housingBy: { label: 'Housing cost', options: { payment: 'I know the payment', loan: 'From a home price' } },
  housingPayment: {
    label: 'Housing payment',
    hint: 'The new mortgage with taxes, insurance, PMI and HOA dues, or your rent today',
  },
  price: { label: 'Home price' },
  downShare: { label: 'Down payment' },
  rate: {
    label: 'Interest rate',
    hint: ({ asOf }: { asOf: string }, say: Say) => `30-year average, Freddie Mac, ${say.dateShort(asOf)}`,
  },
  term: { label: 'Loan term' },
  propertyTax: { label: 'Property tax', hint: 'Percent of home value, from the tax bill' },
  homeInsurance: { label: 'Home insurance' },
  hoa: { label: 'HOA dues' },
  pmiRate: {
    label: 'PMI rate',
    hint: ({ low, high }: { low: number; high: number }, say: Say) =>
      `For conventional loans over 80% of the price. Often ${say.percent(low)} to ${say.percent(high)} of the loan.`,
  },

  debts: {
    label: 'Your debts',
    hint: 'Minimum payments, as on your credit report. Not rent, food, utilities, phone or insurance.',
    noun: 'debt',
    name: 'Name',
    kind: {
      label: 'Type',
      options: {
        card: 'Credit card',
        car: 'Car loan',
        lease: 'Car lease',
        loan: 'Personal or other loan',
        student: 'Student loan',
        'student-deferred': 'Student loan, deferred',
        'student-deferred-long': 'Student loan, deferred a year or more',
        home: 'Another mortgage',
        support: 'Child support or alimony',
      },
    },
    payment: 'Monthly payment',
    balance: 'Balance',
    examples: { car: 'Car loan', student: 'Student loan', card: 'Credit card' },
  },

  program: {
    label: 'Loan type',
    options: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
  },
  limits: {
    label: 'Lender limit',
    hint: 'Above the guideline, lenders want strong credit, savings or both.',
    options: { most: 'Program maximum', guide: 'Program guideline', own: 'My own limits' },
  },
  ownFront: { label: 'Housing limit', hint: 'Percent of income before taxes' },
  ownBack: { label: 'Housing plus debts limit', hint: 'Percent of income before taxes' },
  agency: {
    label: 'Loan sold to',
    hint: 'They count student loans at $0 differently. Ask your lender; many can use either.',
    options: { fannie: 'Fannie Mae', freddie: 'Freddie Mac' },
  },

  planned: { label: 'New loan payment', hint: 'A car loan you’re thinking about, for example' },
  cash: { label: 'Cash for debts', hint: 'What you could spend to pay debts off. If blank, as much as it takes.' },
}
