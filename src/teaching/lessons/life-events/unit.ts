import type { Unit } from '../kit/unit.ts'

export const lifeEvents: Unit = {
  slug: 'life-events',
  title: 'Life events, scams and your rights',
  project: 'Make an emergency sheet for your family: accounts, people to call and where the papers are.',
  lessons: [
    { slug: 'scams', load: async () => (await import('./scams.ts')).scams },
    { slug: 'identity-theft', load: async () => (await import('./identity-theft.ts')).identityTheft },
    { slug: 'consumer-rights', load: async () => (await import('./consumer-rights.ts')).consumerRights },
    { slug: 'couples-money', load: async () => (await import('./couples-money.ts')).couplesMoney },
    { slug: 'kids-money', load: async () => (await import('./kids-money.ts')).kidsMoney },
    { slug: 'job-loss', load: async () => (await import('./job-loss.ts')).jobLoss },
  ],
}
