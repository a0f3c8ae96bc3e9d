/** Every calculator's questions by its slug, each a file of its own. A list of a kilobyte and a half, which the first page a visitor opens does without. */
import type { Tool } from '#calculators/kit/definition.ts'

const folders = import.meta.glob<{ readonly calculator: Tool }>('../../calculators/*/calculator.ts')

export const tools: ReadonlyMap<string, () => Promise<{ readonly calculator: Tool }>> = new Map(
  Object.entries(folders).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
)
