import type { Unit } from '../kit/unit.ts'

export const banking: Unit = {
  slug: 'banking',
  title: 'Banking',
  project: 'Choose where your bills, cushion and savings each sit, and what that costs you.',
  lessons: [
    { slug: 'choosing-account', load: async () => (await import('./choosing-account.ts')).choosingAccount },
    { slug: 'deposit-insurance', load: async () => (await import('./deposit-insurance.ts')).depositInsurance },
    { slug: 'apy-and-cds', load: async () => (await import('./apy-and-cds.ts')).apyAndCds },
    { slug: 'overdrafts', load: async () => (await import('./overdrafts.ts')).overdrafts },
    { slug: 'paying-people', load: async () => (await import('./paying-people.ts')).payingPeople },
  ],
}
