import type { Unit } from '../kit/unit.ts'

export const moneyBasics: Unit = {
  slug: 'money-basics',
  title: 'Money basics',
  project: 'Write down your net worth and three goals with dates.',
  lessons: [
    { slug: 'what-is-money-for', load: async () => (await import('./what-is-money-for.ts')).whatIsMoneyFor },
    { slug: 'net-worth', load: async () => (await import('./net-worth.ts')).netWorth },
    { slug: 'compounding', load: async () => (await import('./compounding.ts')).compounding },
    { slug: 'inflation', load: async () => (await import('./inflation.ts')).inflation },
    { slug: 'real-cost', load: async () => (await import('./real-cost.ts')).realCost },
    { slug: 'money-biases', load: async () => (await import('./money-biases.ts')).moneyBiases },
  ],
}
