import { term } from '../term.ts'

export const c = [
  term('CAGR', 'The steady yearly rate that leads from a starting amount to an ending amount.', {
    also: ['compound annual growth rate'],
    lesson: 'compounding',
    calculator: 'cagr',
  }),
  term('capital gain', 'What you make when you sell something for more than it cost you.', {
    es: ['ganancia de capital'],
    lesson: 'investment-taxes',
    calculator: 'capital-gains-tax',
  }),
  term('capital loss', 'What you lose when you sell something for less than it cost you.', {
    es: ['pérdida de capital'],
    also: ['capital losses'],
    lesson: 'investment-taxes',
    calculator: 'tax-loss-harvesting',
  }),
  term('cap rate', 'A rental’s yearly income after running costs, divided by its price.', {
    also: ['capitalization rate'],
    lesson: 'rent-or-buy',
    calculator: 'real-estate',
  }),
  term('cash advance', 'Cash borrowed on a credit card, with fees and with interest from the first day.', {
    es: ['adelanto en efectivo'],
    lesson: 'cards-and-grace',
    page: '/credit-card-usage',
  }),
  term('cash flow', 'The money that comes in less the money that goes out over a month or year.', {
    es: ['flujo de efectivo'],
    lesson: 'irregular-income',
    calculator: 'real-estate',
  }),
  term('catch-up contribution', 'Extra money that older savers may put in a retirement plan or HSA each year.', {
    lesson: '401k-match',
    calculator: '401k',
  }),
  term('certificate of deposit', 'Savings you leave with a bank for a set time at a set rate.', {
    short: 'CD',
    seen: ['certificado de depósito'],
    lesson: 'apy-and-cds',
    calculator: 'cd',
  }),
  term('charge-off', 'A lender’s note that it no longer expects to be paid, although you still owe the debt.', {
    also: ['charged off', 'charged-off debt'],
    lesson: 'debt-trouble',
    page: '/credit-score-simulator',
  }),
  term('checking account', 'A bank account for everyday payments.', {
    seen: ['cuenta corriente'],
    es: ['cuenta de cheques'],
    everyday: true,
    lesson: 'choosing-account',
    calculator: 'savings',
  }),
  term('claim', 'A request that your insurer pay for a loss.', {
    es: ['reclamación'],
    only: ['insurance claim', 'file a claim', 'your claim', 'claim denied'],
    lesson: 'insurance-logic',
    page: '/insurance-guide',
  }),
  term('closing costs', 'The fees you pay to finish buying a home or taking out a mortgage.', {
    es: ['costos de cierre'],
    also: ['closing cost'],
    lesson: 'home-afford',
    calculator: 'home-down-payment',
  }),
  term('Closing Disclosure', 'The final list of your mortgage’s terms and costs, which you get days before you sign.', {
    es: ['declaración de cierre'],
    lesson: 'mortgage-mechanics',
    calculator: 'mortgage',
  }),
  term('COBRA', 'The right to keep a job’s health plan for a time after you leave, usually at full price.', {
    lesson: 'job-loss',
    page: '/insurance-guide',
  }),
  term('coinsurance', 'Your share, as a percent, of a medical bill once you’ve met the deductible.', {
    es: ['coseguro'],
    lesson: 'health-plan',
    calculator: 'hsa',
  }),
  term('COLA', 'A yearly raise in benefits that follows prices.', {
    also: ['cost-of-living adjustment'],
    es: ['ajuste por costo de vida'],
    lesson: 'social-security-when',
    calculator: 'social-security',
  }),
  term('collateral', 'Something you own that a lender may take if you don’t pay.', {
    es: ['garantía'],
    lesson: 'compare-loans',
    calculator: 'auto-loan',
  }),
  term('collection', 'What a company does to get paid on an overdue debt.', {
    seen: ['cobro de deudas'],
    also: ['debt collection'],
    only: [
      'debt collection',
      'in collection',
      'in collections',
      'to collections',
      'collection account',
      'collection agency',
    ],
    lesson: 'debt-trouble',
    page: '/credit-score-simulator',
  }),
  term('compound interest', 'Interest on what you put in and on the interest it has already earned.', {
    es: ['interés compuesto'],
    also: ['compounding', 'compounds', 'compounded'],
    lesson: 'compounding',
    calculator: 'compound-interest',
  }),
  term('consolidation', 'Replacing several debts with one new loan.', {
    es: ['consolidación'],
    also: ['debt consolidation', 'consolidation loan'],
    lesson: 'debt-payoff',
    calculator: 'debt-consolidation',
  }),
  term('consumer price index', 'A measure of how prices change for the things households buy.', {
    short: 'CPI',
    es: ['índice de precios al consumidor'],
    also: ['CPI-U', 'CPI-W'],
    lesson: 'inflation',
    calculator: 'savings',
  }),
  term('copay', 'A set amount you pay for a doctor’s visit or a prescription.', {
    es: ['copago'],
    also: ['copayment'],
    lesson: 'health-plan',
    page: '/insurance-guide',
  }),
  term('co-signer', 'Someone who must pay a loan if the borrower doesn’t.', {
    es: ['cofirmante'],
    also: ['cosigner', 'co-sign', 'cosign', 'cosigned'],
    lesson: 'compare-loans',
    calculator: 'personal-loan',
  }),
  term('credit', 'Being able to borrow now and pay later.', {
    es: ['crédito'],
    only: ['on credit', 'build credit', 'your credit'],
    everyday: true,
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('credit bureau', 'A company that collects how people borrow and pay, and sells the record.', {
    seen: ['compañía de informes de crédito'],
    es: ['buró de crédito'],
    also: ['credit reporting company', 'credit reporting agency'],
    lesson: 'credit-reports',
    page: '/credit-score-simulator',
  }),
  term('credit card', 'A card that lets you buy on credit up to a limit.', {
    seen: ['tarjeta de crédito'],
    everyday: true,
    lesson: 'cards-and-grace',
    calculator: 'credit-card-payoff',
  }),
  term('credit counselor', 'A trained helper, often at a nonprofit, who goes over debts and budgets with you.', {
    es: ['asesor de crédito'],
    also: ['credit counseling'],
    lesson: 'debt-trouble',
    page: '/debt-payoff',
  }),
  term('credit freeze', 'A block, free of charge, that stops new credit from being opened in your name.', {
    es: ['congelamiento de crédito'],
    also: ['security freeze', 'freeze your credit'],
    lesson: 'identity-theft',
  }),
  term('credit history', 'The record of how you’ve borrowed and paid.', {
    es: ['historial de crédito'],
    lesson: 'credit-reports',
    page: '/credit-score-simulator',
  }),
  term('credit inquiry', 'A look at your credit report by a lender or by someone else allowed to see it.', {
    seen: ['consulta de crédito'],
    also: ['credit check'],
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('credit invisible', 'Having no record at any of the national credit bureaus.', {
    seen: ['invisible al crédito'],
    lesson: 'credit-reports',
    page: '/credit-score-simulator',
  }),
  term('credit limit', 'The most you may owe on a card at one time.', {
    es: ['límite de crédito'],
    lesson: 'credit-scores',
    page: '/smart-credit-card-usage',
  }),
  term('credit monitoring', 'A service that tells you when something changes in your credit report.', {
    seen: ['servicio de monitoreo de crédito'],
    lesson: 'identity-theft',
  }),
  term('credit report', 'The file that lists your loans and cards and how you’ve paid them.', {
    seen: ['informe de crédito'],
    lesson: 'credit-reports',
    page: '/credit-score-simulator',
  }),
  term('credit score', 'A number that predicts how likely you are to pay on time.', {
    seen: ['puntaje de crédito'],
    lesson: 'credit-scores',
    page: '/credit-score-simulator',
  }),
  term('credit union', 'A not-for-profit that works like a bank and belongs to its members.', {
    seen: ['cooperativa de crédito'],
    lesson: 'choosing-account',
    calculator: 'savings',
  }),
  term('custodial account', 'An account that belongs to a child and is run by an adult.', {
    lesson: 'kids-money',
    calculator: '529',
  }),
]
