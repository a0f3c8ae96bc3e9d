import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Door } from './door.ts'
import { onlyReads } from './only-reads.ts'
import { guarded, told } from './results.ts'
import { words } from './words.ts'

const listed = z.looseObject({ name: z.string(), what: z.string(), unit: z.string(), years: z.array(z.int()) })

export function listFacts(server: McpServer, door: Door): void {
  server.registerTool(
    'list_facts',
    {
      title: words.facts.title,
      description: words.facts.does,
      inputSchema: z.strictObject({
        about: z.optional(z.string().max(200).describe(words.facts.about)),
        limit: z.optional(z.int().min(1).max(50).describe(words.facts.most)),
      }),
      outputSchema: z.object({
        facts: z.array(listed),
        areas: z.optional(z.array(z.object({ area: z.string(), count: z.int() }))),
        note: z.optional(z.string()),
      }),
      annotations: onlyReads,
    },
    async ({ about = '', limit = 12 }) =>
      guarded(door, async () => {
        const { find, areas } = door.facts.finder
        if (about.trim() === '') {
          const lines = areas.map(({ area, count }) => `- ${area}: ${count}`)
          return told([words.facts.areas, ...lines].join('\n'), { facts: [], areas, note: words.facts.areas })
        }
        const facts = find(about, limit)
        if (facts.length === 0) return told(words.facts.none(about), { facts: [], note: words.facts.none(about) })
        const lines = facts.map(({ name, what, unit, years }) => `- ${name}: ${what} (${unit}; ${spanOf(years)})`)
        return told(lines.join('\n'), { facts })
      }),
  )
}

const spanOf = (years: readonly number[]): string =>
  years.length === 0 ? words.facts.standing : years.length === 1 ? `${years[0]}` : `${years[0]} to ${years.at(-1)}`
