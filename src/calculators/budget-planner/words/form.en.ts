/** What the form says. Names of categories and expenses are data that the visitor renames; see the engine's default categories. */

export const sectionWords = {
  income: 'Your income',
  account: 'Your account',
  category: ({ name, low, high }: { name: string; low: string; high: string }) =>
    low === high ? `${name} (usually ${high}%)` : `${name} (usually ${low}–${high}%)`,
  bills: { title: 'Bills with due dates', more: 'Bills with due dates' },
  target: { title: 'Savings target', more: 'Savings target' },
}

export const formWords = {
  income: {
    label: 'Income sources',
    hint: 'Take-home pay, after taxes and deductions',
    noun: 'income source',
    newName: 'Income',
    exampleName: 'Primary Job',
    columns: {
      name: { label: 'Name' },
      type: {
        label: 'Type',
        options: {
          salary: 'Salary',
          hourly: 'Hourly pay',
          freelance: 'Freelance',
          gig: 'Gig work',
          tips: 'Tips and commission',
          business: 'Business',
          benefits: 'Benefits or pension',
          rental: 'Rental income',
          other: 'Other',
        },
      },
      amount: { label: 'Amount per paycheck' },
      frequency: {
        label: 'How often',
        options: {
          weekly: 'Every week',
          biweekly: 'Every two weeks',
          semimonthly: 'Twice a month',
          monthly: 'Every month',
          quarterly: 'Every quarter',
          annual: 'Once a year',
        },
      },
      reliability: { label: 'Reliability', unit: 'out of 10' },
      isGuaranteed: { label: 'Guaranteed' },
      nextPay: { label: 'Next payday' },
    },
  },
  balance: { label: 'Account balance today' },
  buffer: { label: 'Minimum balance', hint: 'The least you want to keep in the account' },
  bills: {
    label: 'Bills with due dates',
    hint: 'These use money from your plan above. Leave an amount blank to use everything planned for it.',
    noun: 'bill',
    columns: {
      item: { label: 'Expense' },
      amount: { label: 'Amount due' },
      every: {
        label: 'How often',
        options: {
          week: 'Every week',
          'two-weeks': 'Every two weeks',
          month: 'Every month',
          quarter: 'Every 3 months',
          'half-year': 'Every 6 months',
          year: 'Once a year',
        },
      },
      next: { label: 'Next due date' },
    },
  },
  targetSavingsRate: { label: 'Savings target', hint: 'Percent of take-home pay' },
}
