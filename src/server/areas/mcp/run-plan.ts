import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { type Door, pageOf } from './door.ts'
import { onlyReads } from './only-reads.ts'
import { guarded, refusedInput, told } from './results.ts'
import { named } from './unknown-name.ts'
import { words } from './words.ts'

/** A plan's answer is its own shape, which its description gives. */
const answer = z.looseObject({ plan: z.string(), year: z.int() })

export function runPlan(server: McpServer, door: Door): void {
  server.registerTool(
    'run_plan',
    {
      title: words.plan.title,
      description: words.plan.does,
      inputSchema: z.strictObject({
        name: z.string().max(80).describe(words.name),
        household: z.record(z.string(), z.unknown()).describe(words.plan.household),
        inputs: z.optional(z.record(z.string(), z.unknown()).describe(words.plan.inputs)),
        year: z.optional(z.int().describe(words.year)),
        asOf: z.optional(z.string().max(10).describe(words.asOf)),
      }),
      outputSchema: z.looseObject({ plan: z.string(), page: z.string(), year: z.int(), notice: z.string() }),
      annotations: onlyReads,
    },
    async ({ name, ...body }) =>
      guarded(door, async () => {
        const one = named(door, name, 'run_plan')
        if ('isError' in one) return one
        const result = await door.run(one, body)
        if (result?.status !== 200) return refusedInput(words.fix(one.name), result?.body)
        const shown = { ...answer.parse(result.body), page: pageOf(door, one) ?? door.origin, notice: words.notice }
        return told(
          `${one.title}, ${shown.year} rules. ${shown.page}\n${JSON.stringify(shown)}\n${words.notice}`,
          shown,
        )
      }),
  )
}
