/** What the shell needs to know of every page, worked out while building: the tables themselves stay out of the browser. */
import { calculatorPaths } from '#calculators/catalogue.ts'
import type { GroupKey } from '../groups.ts'
import { pages } from '../pages.ts'

/** Calculators, built or not, whose path does not say so itself. */
export const toolPaths: readonly string[] = calculatorPaths.filter((path) => !path.endsWith('-calculator'))
export const groupOf: Readonly<Record<string, GroupKey>> = Object.fromEntries(
  pages.flatMap(({ path, group }) => (group ? [[path, group]] : [])),
)
export const withoutFooter: readonly string[] = pages.filter(({ footer }) => footer === false).map(({ path }) => path)
