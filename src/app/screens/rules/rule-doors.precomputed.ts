import { catalogue } from '#calculators/catalogue.ts'
import { type Citation, citation } from '#calculators/kit/presentation.ts'
import { sources } from '#facts/sources.ts'
import { rules } from '#teaching/rules/rules.ts'

/** By the rule's name: the documents behind it, and what its calculator is called. */
export const ruleDoors: Readonly<Record<string, { readonly sources: readonly Citation[]; readonly tool: string }>> =
  Object.fromEntries(
    rules.map((rule) => [
      rule.slug,
      {
        sources: rule.sources.map(({ source, what }) => citation(sources, source, what)),
        tool: catalogue.find(({ slug }) => slug === rule.tool.calculator)?.title ?? '',
      },
    ]),
  )
