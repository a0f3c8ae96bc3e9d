import type { Unit } from '../kit/unit.ts'

export const carsAndHomes: Unit = {
  slug: 'cars-and-homes',
  title: 'Cars and homes',
  project: 'Write down the price you’d walk away from, before you shop.',
  lessons: [
    { slug: 'car-true-cost', load: async () => (await import('./car-true-cost.ts')).carTrueCost },
    { slug: 'car-deal', load: async () => (await import('./car-deal.ts')).carDeal },
    { slug: 'rent-or-buy', load: async () => (await import('./rent-or-buy.ts')).rentOrBuy },
    { slug: 'home-afford', load: async () => (await import('./home-afford.ts')).homeAfford },
    { slug: 'mortgage-mechanics', load: async () => (await import('./mortgage-mechanics.ts')).mortgageMechanics },
    { slug: 'house-payment-parts', load: async () => (await import('./house-payment-parts.ts')).housePaymentParts },
    { slug: 'refi-or-prepay', load: async () => (await import('./refi-or-prepay.ts')).refiOrPrepay },
  ],
}
