/** What the tools of the topics are called, by path, worked out while building: the catalogue itself stays out of the form. */
import { entryByPath } from '#calculators/catalogue.ts'
import { tags } from '#writing/community/tags.ts'
import { pageAt } from '../../pages.ts'

export const toolTitles: Readonly<Record<string, string>> = Object.fromEntries(
  tags.flatMap(({ tools }) => tools).map((path) => [path, entryByPath(path)?.title ?? pageAt(path)?.title ?? path]),
)
