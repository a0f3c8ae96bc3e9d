/** The calculators each hub leads to, worked out while building: the catalogue itself stays out of the browser. */
import { type CatalogueEntry, entryBySlug } from '#calculators/catalogue.ts'
import { situations } from '#teaching/lessons/starter-path.ts'

export type ToolEntry = Pick<
  CatalogueEntry,
  'slug' | 'path' | 'title' | 'question' | 'icon' | 'category' | 'isImplemented'
>
const toolsOf = (slugs: readonly string[]): readonly ToolEntry[] =>
  slugs.flatMap((slug) => {
    const entry = entryBySlug(slug)
    if (!entry) return []
    const { path, title, question, icon, category, isImplemented } = entry
    return [{ slug, path, title, question, icon, category, isImplemented }]
  })

export const creditTools: readonly ToolEntry[] = toolsOf([
  'credit-card-payoff',
  'budget-planner',
  'debt-consolidation',
  'debt-to-income',
  'student-loan',
  'tax',
  'payroll-tax',
  'capital-gains-tax',
])
export const budgetTools: readonly ToolEntry[] = toolsOf([
  'budget-planner',
  'emergency-fund',
  'net-worth',
  'savings',
  'debt-to-income',
  'money-saving-challenge-generator',
])
/** On Money 101 and the courses. */
export const learnTools: readonly ToolEntry[] = toolsOf([...situations.map(({ calculator }) => calculator)])
