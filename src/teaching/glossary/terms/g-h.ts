import { term } from '../term.ts'

export const gToH = [
  term('gap insurance', 'Pays what you still owe on a wrecked or stolen car beyond what the car was worth.', {
    lesson: 'auto-home-renters',
    calculator: 'auto-loan',
  }),
  term('garnishment', 'Money a court or agency orders your employer to take from your pay for a debt.', {
    es: ['embargo de salario'],
    also: ['wage garnishment', 'garnish', 'garnished'],
    lesson: 'debt-trouble',
    page: '/debt-payoff',
  }),
  term('gift card scam', 'A trick in which someone tells you to pay with the numbers on gift cards.', {
    lesson: 'scams',
  }),
  term('grace period', 'Extra days to pay or act at no charge, such as the days to pay a card bill without interest.', {
    es: ['período de gracia'],
    lesson: 'cards-and-grace',
    page: '/credit-card-usage',
  }),
  term('gross income', 'What you earn before taxes and anything else is taken out.', {
    es: ['ingreso bruto'],
    also: ['gross pay'],
    lesson: 'take-home-pay',
    calculator: 'payroll-tax',
  }),
  term('guarantor', 'Someone who promises to pay another person’s debt if they can’t.', {
    es: ['garante'],
    lesson: 'compare-loans',
    calculator: 'business-loan',
  }),
  term('hard inquiry', 'A lender’s look at your credit when you apply, which can lower your score a little.', {
    also: ['hard inquiries', 'hard pull'],
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('HELOC', 'A credit line you can draw on again and again, with your home as security.', {
    es: ['línea de crédito sobre el valor neto de la vivienda'],
    also: ['home equity line of credit'],
    lesson: 'refi-or-prepay',
    calculator: 'debt-consolidation',
  }),
  term(
    'high-deductible health plan',
    'A health plan that costs less each month but pays only after a larger bill of your own.',
    {
      short: 'HDHP',
      lesson: 'health-plan',
      calculator: 'hsa',
    },
  ),
  term('homeowners insurance', 'Pays for damage to your home and belongings, and for harm you cause others.', {
    es: ['seguro de vivienda'],
    also: ['home insurance'],
    everyday: true,
    lesson: 'auto-home-renters',
    page: '/insurance-guide',
  }),
  term('HSA', 'An account for medical bills that saves tax, if your health plan qualifies.', {
    also: ['health savings account'],
    lesson: 'health-plan',
    calculator: 'hsa',
  }),
]
