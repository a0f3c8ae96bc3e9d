import type { Unit } from '../kit/unit.ts'

export const retirement: Unit = {
  slug: 'retirement',
  title: 'Retirement and Social Security',
  project: 'Work out your retirement number and the ages you’d consider claiming Social Security.',
  lessons: [
    { slug: 'how-much-retire', load: async () => (await import('./how-much-retire.ts')).howMuchRetire },
    { slug: '401k-match', load: async () => (await import('./401k-match.ts')).matchLesson },
    { slug: 'roth-or-traditional', load: async () => (await import('./roth-or-traditional.ts')).rothOrTraditional },
    { slug: 'social-security-when', load: async () => (await import('./social-security-when.ts')).socialSecurityWhen },
    { slug: 'medicare', load: async () => (await import('./medicare.ts')).medicare },
    { slug: 'making-it-last', load: async () => (await import('./making-it-last.ts')).makingItLast },
  ],
}
