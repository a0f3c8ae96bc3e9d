import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { factAnswer } from '#wire/facts.ts'
import { sourcesText } from './answer-text.ts'
import { source } from './answered.ts'
import type { Door } from './door.ts'
import { onlyReads } from './only-reads.ts'
import { guarded, refused, refusedInput, told } from './results.ts'
import { words } from './words.ts'

export function getFact(server: McpServer, door: Door): void {
  server.registerTool(
    'get_fact',
    {
      title: words.fact.title,
      description: words.fact.does,
      inputSchema: z.strictObject({
        name: z.string().max(120).describe(words.fact.name),
        year: z.optional(z.int().describe(words.fact.year)),
      }),
      outputSchema: z.looseObject({
        name: z.string(),
        what: z.string(),
        year: z.nullable(z.int()),
        unit: z.string(),
        years: z.array(z.int()),
        value: z.unknown(),
        source,
      }),
      annotations: onlyReads,
    },
    async ({ name, year }) =>
      guarded(door, async () => {
        const answer = await door.facts.tell(name.trim(), year)
        if (!answer) return refused(words.fact.unknown(name, door.facts.finder.near(name)))
        if (answer.status !== 200) return refusedInput(words.fact.fix, answer.body)
        const fact = factAnswer.parse(answer.body)
        const { what, unit, per, value, caveat } = fact
        const when = fact.year === null ? words.facts.standing : String(fact.year)
        const shown = typeof value === 'object' ? JSON.stringify(value) : String(value)
        const text = [
          `${what} (${when}): ${shown} ${unit}${per ? ` per ${per}` : ''}`,
          caveat ?? '',
          sourcesText([fact.source]),
          words.notice,
        ]
        return told(text.filter(Boolean).join('\n\n'), fact)
      }),
  )
}
