export const healthForm = {
  late: { label: 'Late payments', hint: 'More than 30 days late, in the last 12 months' },
  pay: {
    label: 'Your pay',
    options: { auto: 'As your incomes say', steady: 'Steady', uneven: 'Goes up and down' },
  },
  noDebts: {
    label: 'No debts besides a home loan',
    hint: 'Check this if your list of debts is empty because you have none',
  },
  beneficiaries: {
    label: 'Beneficiaries checked',
    hint: 'On retirement accounts and life insurance, in the last 3 years',
  },
  will: { label: 'A will' },
  review: { label: 'A yearly money review' },
  yesNo: { unknown: 'Not answered', yes: 'Yes', no: 'No' },
  willOptions: { unknown: 'Not answered', yes: 'Written', unneeded: 'Not needed', no: 'Not yet' },
  unanswered: 'Not answered',
} as const
