import { term } from '../term.ts'

export const nToO = [
  term('needs and wants', 'What you must have beside what would be nice to have.', {
    es: ['necesidades y deseos'],
    also: ['needs, wants'],
    lesson: 'spending-plan',
    calculator: 'budget-planner',
  }),
  term('negative equity', 'Owing more on a car or home than it’s worth.', {
    also: ['underwater', 'upside down'],
    only: ['negative equity', 'underwater', 'upside down on'],
    lesson: 'car-deal',
    calculator: 'auto-loan',
  }),
  term('net income', 'What’s left of your pay when it reaches you.', {
    es: ['ingreso neto'],
    also: ['net pay'],
    lesson: 'take-home-pay',
    calculator: 'payroll-tax',
  }),
  term('net worth', 'What you own minus what you owe.', {
    es: ['patrimonio neto'],
    lesson: 'net-worth',
    calculator: 'net-worth',
  }),
  term('nominal', 'In the dollars of the day, with no adjustment for rising prices.', {
    only: ['nominal'],
    lesson: 'inflation',
    calculator: 'compound-interest',
  }),
  term('NSF fee', 'A charge when a payment is sent back because your account is short.', {
    es: ['cargo por fondos insuficientes'],
    also: ['nonsufficient funds fee', 'returned payment fee'],
    lesson: 'overdrafts',
    calculator: 'emergency-fund',
  }),
  term('opportunity cost', 'The best thing you give up when you choose something else.', {
    es: ['costo de oportunidad'],
    lesson: 'real-cost',
    calculator: 'rent-vs-buy',
  }),
  term('origination fee', 'What a lender charges to make you a loan.', {
    es: ['cargo de originación'],
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('out-of-pocket maximum', 'The most you pay in a year for care your health plan covers.', {
    es: ['gasto máximo de bolsillo'],
    also: ['out-of-pocket limit', 'out-of-pocket max'],
    lesson: 'health-plan',
    calculator: 'hsa',
  }),
  term('overdraft', 'Spending more than your account holds.', {
    es: ['sobregiro'],
    also: ['overdraw', 'overdrawn'],
    lesson: 'overdrafts',
    calculator: 'emergency-fund',
  }),
]
