import { asksOf } from '#calculators/asks.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { plans } from '#calculators/planning/plans.ts'
import type { Findable } from './finder.ts'

/** Every calculator and plan that can be asked. */
export const findables: readonly Findable[] = [
  ...catalogue
    .filter((entry) => entry.isImplemented)
    .map(({ slug, title, question, description, path, keywords }): Findable => {
      return {
        name: slug,
        kind: 'calculator',
        title,
        question,
        page: path,
        says: [description, ...keywords, ...(asksOf[slug]?.says ?? [])],
      }
    }),
  ...plans.map(({ name, title, question, path }): Findable => {
    return { name, kind: 'plan', title, question, page: path, says: [] }
  }),
]
