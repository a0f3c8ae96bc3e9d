import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { answerText } from './answer-text.ts'
import { answer, forAssistant, shownAnswer } from './answered.ts'
import { description } from './described.ts'
import { type Door, pageOf } from './door.ts'
import { onlyReads } from './only-reads.ts'
import { guarded, refused, refusedInput, told } from './results.ts'
import { named } from './unknown-name.ts'
import { words } from './words.ts'

export function runCalculator(server: McpServer, door: Door): void {
  server.registerTool(
    'run_calculator',
    {
      title: words.run.title,
      description: words.run.does,
      inputSchema: z.strictObject({
        name: z.string().max(80).describe(words.name),
        inputs: z.optional(z.record(z.string(), z.unknown()).describe(words.run.inputs)),
        year: z.optional(z.int().describe(words.year)),
        asOf: z.optional(z.string().max(10).describe(words.asOf)),
        working: z.optional(z.boolean().describe(words.run.working)),
        tables: z.optional(z.array(z.string().max(80)).max(4).describe(words.run.tables)),
      }),
      outputSchema: forAssistant,
      annotations: onlyReads,
    },
    async ({ name, inputs = {}, tables = [], working = false, ...when }) =>
      guarded(door, async () => {
        const one = named(door, name, 'run_calculator')
        if ('isError' in one) return one
        const [result, about] = await Promise.all([door.run(one, { inputs, ...when }), door.describe(one)])
        if (result?.status !== 200) return refusedInput(words.fix(one.name), result?.body)
        const given = answer.parse(result.body)
        const missing = tables.find((key) => !Object.hasOwn(given.tables, key))
        if (missing !== undefined) return refused(words.noTable(missing, Object.keys(given.tables)))
        const asked = { name: one.name, page: pageOf(door, one), inputs, tables, working }
        const shown = shownAnswer(given, description.parse(about), asked)
        return told(answerText(shown), shown)
      }),
  )
}
