import type { ToolAnnotations } from '@modelcontextprotocol/server'

/** Every tool works something out and changes nothing anywhere. */
export const onlyReads: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}
