import type { Unit } from '../kit/unit.ts'

export const insurance: Unit = {
  slug: 'insurance',
  title: 'Insurance and what you leave',
  project: 'List the insurance you have, and the gaps that could cost you the most.',
  lessons: [
    { slug: 'insurance-logic', load: async () => (await import('./insurance-logic.ts')).insuranceLogic },
    { slug: 'health-plan', load: async () => (await import('./health-plan.ts')).healthPlan },
    { slug: 'auto-home-renters', load: async () => (await import('./auto-home-renters.ts')).autoHomeRenters },
    { slug: 'life-disability', load: async () => (await import('./life-disability.ts')).lifeDisability },
    { slug: 'wills-and-names', load: async () => (await import('./wills-and-names.ts')).willsAndNames },
  ],
}
