/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  loans: 'Your loans',
  about: 'About you',
  soFar: { title: 'Payments so far', more: 'Payments you’ve made' },
  spouse: { title: 'Your spouse', more: 'Spouse’s loans, who claims the children' },
  overTime: { title: 'Changes over time', more: 'Raises, inflation, dates' },
  refinancing: { title: 'Private refinancing', more: 'Refinance with a private lender' },
}

export const formWords = {
  loans: {
    label: 'Federal loans',
    hint: 'Balances are on StudentAid.gov. Leave out private loans: they have no federal plans.',
    noun: 'loan',
    kind: {
      label: 'Loan type',
      options: {
        subsidized: 'Subsidized',
        unsubsidized: 'Unsubsidized',
        graduate: 'Graduate or Grad PLUS',
        consolidation: 'Consolidation, no Parent PLUS',
        parentConsolidation: 'Consolidation with Parent PLUS',
        parentPlus: 'Parent PLUS',
      },
    },
    balance: 'Balance',
    rate: 'Rate',
  },

  agi: { label: 'Your AGI', hint: 'Form 1040, line 11. On a joint return, your share of it.' },
  filing: {
    label: 'Filing status',
    options: {
      single: 'Single',
      joint: 'Married filing jointly',
      separate: 'Married filing separately',
      head: 'Head of household',
    },
  },
  spouseAgi: { label: 'Spouse’s AGI' },
  dependents: {
    label: 'Dependents',
    unit: 'dependents',
    hint: 'Children you claim on your tax return, not your spouse',
  },
  firstLoan: {
    label: 'First federal loan',
    hint: 'If you paid off older loans before borrowing again, use the newer one.',
    options: {
      from2014: 'July 2014 or later',
      to2014: 'October 2007 to June 2014',
      before2007: 'Before October 2007',
    },
  },
  newLoan: {
    label: ({ from }: { from: string }, say: Say) => `New loan since ${say.dateShort(from)}`,
    hint: 'Borrowed or consolidated. Only RAP and the tiered standard plan are then open to you.',
  },
  pslf: {
    label: 'I’m pursuing PSLF',
    hint: 'Public Service Loan Forgiveness: full-time work for a government or nonprofit',
  },
  focus: {
    label: 'Plan to show',
    options: {
      lowest: 'Lowest payment now',
      least: 'Lowest total cost',
      rap: 'Repayment Assistance Plan (RAP)',
      ibr: 'IBR',
      paye: 'PAYE',
      icr: 'ICR',
      standard: 'Standard',
      graduated: 'Graduated',
      extended: 'Extended',
      tiered: 'Tiered standard',
    },
  },

  pastPayments: {
    label: 'Income-driven payments made',
    unit: 'payments',
    hint: 'Your forgiveness count on StudentAid.gov. We use it for IBR, PAYE, ICR and RAP.',
  },
  pslfPayments: {
    label: 'PSLF payments made',
    unit: 'payments',
    hint: ({ needed }: { needed: number }) => `Out of the ${needed} you need`,
  },
  standardLeft: { label: 'Left on 10-year plan', hint: '10 years if you’re just starting' },
  cap: {
    label: 'IBR and PAYE maximum',
    hint: 'The 10-year payment when you joined. Leave blank to use today’s balances.',
  },

  spouseBalance: {
    label: 'Spouse’s federal loans',
    hint: 'On a joint return, your payment is split by what each of you owes.',
  },
  spouseRate: { label: 'Spouse’s rate' },
  childrenWith: {
    label: 'If you file separately',
    options: { me: 'I claim the children', spouse: 'My spouse claims them' },
  },

  growth: { label: 'Income growth', hint: 'Our default' },
  inflation: {
    label: 'Inflation',
    hint: 'Our default. Raises poverty guidelines and tax brackets, but not RAP’s income steps.',
  },
  state: { none: 'Not selected', hint: 'Only Alaska and Hawaii differ: their poverty guidelines are higher.' },
  firstMonth: { label: 'Next payment' },
  afterEnd: {
    label: 'After PAYE and ICR end',
    hint: ({ ends }: { ends: string }, say: Say) =>
      `Choose a plan before ${say.dateShort(ends)}. If you don’t, you’re moved to RAP.`,
    options: { ibr: 'IBR', rap: 'RAP' },
  },

  refinance: {
    label: 'Compare refinancing',
    hint: 'You’d give up income-driven plans, forgiveness and federal pauses.',
  },
  refiRate: { label: 'Rate offered', hint: 'Our default. Your lender quotes yours.' },
  refiTerm: { label: 'Loan term' },
  refiFee: { label: 'Fee', hint: 'Percent of the loan, added to it' },
}
