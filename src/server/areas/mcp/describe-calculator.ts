import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { description, forAssistants } from './described.ts'
import { type Door, pageOf } from './door.ts'
import { onlyReads } from './only-reads.ts'
import { guarded, told } from './results.ts'
import { named } from './unknown-name.ts'
import { words } from './words.ts'

export function describeCalculator(server: McpServer, door: Door): void {
  server.registerTool(
    'describe_calculator',
    {
      title: words.describe.title,
      description: words.describe.does,
      inputSchema: z.strictObject({ name: z.string().max(80).describe(words.name) }),
      outputSchema: z.looseObject({
        name: z.string(),
        kind: z.enum(['calculator', 'plan', 'question']),
        page: z.optional(z.string()),
        title: z.string(),
        question: z.string(),
        years: z.optional(z.array(z.int())),
        inputs: z.looseObject({}),
      }),
      annotations: onlyReads,
    },
    async ({ name }) =>
      guarded(door, async () => {
        const one = named(door, name)
        if ('isError' in one) return one
        const about = forAssistants(description.parse(await door.describe(one)), one, pageOf(door, one))
        return told(`${about.title}: ${about.question}\n${JSON.stringify(about)}`, about)
      }),
  )
}
