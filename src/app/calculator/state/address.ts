/** Puts numbers behind the '#' of the address and takes them out again. */
import type { Tool } from '#calculators/kit/definition.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { writeLink } from '#calculators/kit/share-link.ts'

/** Puts the numbers into the address now, behind the '#'. */
export function keepInAddress(tool: Tool, inputs: InputValues, year: number): void {
  history.replaceState(history.state, '', writeLink(tool, inputs, year))
}

/** Takes the numbers out of the address again. */
export function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** The page to ask others about these numbers. They travel behind the '#', and are published only where the writer says so. */
export const askingAddress = (tool: Tool, inputs: InputValues, year: number): string =>
  `/community/ask#${location.pathname}${writeLink(tool, inputs, year)}`
