import type { Unit } from '../kit/unit.ts'

export const investing: Unit = {
  slug: 'investing',
  title: 'Investing',
  project: 'Put your investing plan on one page.',
  lessons: [
    { slug: 'why-invest', load: async () => (await import('./why-invest.ts')).whyInvest },
    { slug: 'stocks-and-bonds', load: async () => (await import('./stocks-and-bonds.ts')).stocksAndBonds },
    { slug: 'risk-and-time', load: async () => (await import('./risk-and-time.ts')).riskAndTime },
    { slug: 'index-funds', load: async () => (await import('./index-funds.ts')).indexFunds },
    { slug: 'fees', load: async () => (await import('./fees.ts')).fees },
    { slug: 'account-order', load: async () => (await import('./account-order.ts')).accountOrder },
    { slug: 'investment-taxes', load: async () => (await import('./investment-taxes.ts')).investmentTaxes },
    { slug: 'lump-or-drip', load: async () => (await import('./lump-or-drip.ts')).lumpOrDrip },
    { slug: 'crash-plan', load: async () => (await import('./crash-plan.ts')).crashPlan },
  ],
}
