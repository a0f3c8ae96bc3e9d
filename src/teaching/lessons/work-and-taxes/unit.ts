import type { Unit } from '../kit/unit.ts'

export const workAndTaxes: Unit = {
  slug: 'work-and-taxes',
  title: 'Work and taxes',
  project: 'Follow your own pay from gross to what you keep.',
  lessons: [
    { slug: 'job-offer', load: async () => (await import('./job-offer.ts')).jobOffer },
    { slug: 'w4-and-filing', load: async () => (await import('./w4-and-filing.ts')).w4AndFiling },
    { slug: 'tax-brackets', load: async () => (await import('./tax-brackets.ts')).taxBrackets },
    {
      slug: 'deductions-and-credits',
      load: async () => (await import('./deductions-and-credits.ts')).deductionsAndCredits,
    },
    { slug: 'family-credits', load: async () => (await import('./family-credits.ts')).familyCredits },
    { slug: 'side-income', load: async () => (await import('./side-income.ts')).sideIncome },
    { slug: 'new-deductions', load: async () => (await import('./new-deductions.ts')).newDeductions },
  ],
}
