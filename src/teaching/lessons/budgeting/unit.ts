import type { Unit } from '../kit/unit.ts'

export const budgeting: Unit = {
  slug: 'budgeting',
  title: 'Budgeting',
  project: 'Plan a month that balances, and a cushion for the next one.',
  lessons: [
    { slug: 'take-home-pay', load: async () => (await import('./take-home-pay.ts')).takeHomePay },
    { slug: 'spending-plan', load: async () => (await import('./spending-plan.ts')).spendingPlan },
    { slug: 'irregular-income', load: async () => (await import('./irregular-income.ts')).irregularIncome },
    { slug: 'emergency-fund', load: async () => (await import('./emergency-fund.ts')).emergencyFund },
    { slug: 'bills-first', load: async () => (await import('./bills-first.ts')).billsFirst },
    { slug: 'saving-goals', load: async () => (await import('./saving-goals.ts')).savingGoals },
  ],
}
