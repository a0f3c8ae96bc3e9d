import type { CallToolResult } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { Problem } from '../../http/problems.ts'
import type { Door } from './door.ts'
import { words } from './words.ts'

/** An answer as a text that says all of it, and as data. */
export const told = (text: string, data: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent: data,
})

/** What went wrong in words, with what to do about it. The assistant reads it and can try again. */
export const refused = (...sentences: readonly string[]): CallToolResult => ({
  content: [{ type: 'text', text: sentences.filter(Boolean).join('\n') }],
  isError: true,
})

/** Runs a tool. Limits and crowds are told with how long to wait; what is our own fault is told in one sentence. */
export async function guarded(door: Door, tool: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await tool()
  } catch (error) {
    if (error instanceof Problem) return refused(error.message, error.retryAfter === undefined ? '' : words.later)
    door.onFailure(error)
    return refused(words.failed)
  }
}

const refusal = z.object({
  error: z.object({ message: z.string(), fields: z.optional(z.record(z.string(), z.string())) }),
})

/** A refusal of the API: its sentence, one for each field, and what to do about it. */
export function refusedInput(fix: string, body: unknown): CallToolResult {
  const { data } = refusal.safeParse(body)
  const fields = Object.entries(data?.error.fields ?? {}).map(([field, sentence]) => `- ${field}: ${sentence}`)
  return refused(data?.error.message ?? words.failed, ...fields, fix)
}
