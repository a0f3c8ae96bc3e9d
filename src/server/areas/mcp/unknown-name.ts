import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Door } from './door.ts'
import type { Findable } from './finder.ts'
import { refused } from './results.ts'
import { words } from './words.ts'

type Refused = CallToolResult & { readonly isError: true }

/** What goes by this name, or the sentence that says there is nothing, with what is near. The other kind is told by its own tool. */
export function named({ finder }: Door, name: string, tool?: 'run_calculator' | 'run_plan'): Findable | Refused {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^\//, '')
    .replace(/-calculator$/, '')
  const one = finder.byName(name) ?? finder.byName(plain)
  if (!one) {
    const near = finder.find(plain.replaceAll('-', ' '), 3).map((other) => other.name)
    return { ...refused(words.unknown(name.slice(0, 80), near)), isError: true }
  }
  const isPlan = one.kind === 'plan'
  if (tool && isPlan !== (tool === 'run_plan'))
    return { ...refused(isPlan ? words.isPlan(one.name) : words.isCalculator(one.name)), isError: true }
  return one
}
