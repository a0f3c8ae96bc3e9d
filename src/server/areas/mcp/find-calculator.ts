import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Door } from './door.ts'
import { onlyReads } from './only-reads.ts'
import { guarded, told } from './results.ts'
import { words } from './words.ts'

const found = z.object({
  name: z.string(),
  kind: z.enum(['calculator', 'plan', 'question']),
  title: z.string(),
  question: z.string(),
  page: z.optional(z.string()),
})

/** Which of fifty answers a question: names alone, so that an assistant reads one description and not all of them. */
export function findCalculator(server: McpServer, door: Door): void {
  server.registerTool(
    'find_calculator',
    {
      title: words.find.title,
      description: words.find.does,
      inputSchema: z.strictObject({
        question: z.optional(z.string().max(300).describe(words.find.question)),
        limit: z.optional(z.int().min(1).max(20).describe(words.find.most)),
      }),
      outputSchema: z.object({ results: z.array(found), note: z.optional(z.string()) }),
      annotations: onlyReads,
    },
    async ({ question = '', limit = 5 }) =>
      guarded(door, async () => {
        const { finder, origin } = door
        const fitting = question.trim() === '' ? finder.all : finder.find(question, limit)
        const results = fitting.map(({ name, kind, title, question, page }) => {
          return { name, kind, title, question, ...(page === null ? {} : { page: origin + page }) }
        })
        if (results.length === 0) return told(words.find.none(question), { results, note: words.find.none(question) })
        const lines = results.map(({ name, kind, title, question }) => `- ${name} (${kind}): ${title}. ${question}`)
        return told(lines.join('\n'), { results })
      }),
  )
}
