/** What tests ask of a tool: that it stands, takes its numbers, and what it answers with them. */
import { catalogue } from '#calculators/catalogue.ts'
import { widgetAnswer } from '../lessons/kit/widget.ts'
import type { Tool } from './tool.ts'

/** Whether the calculator stands, or the path reads as one. Numbers are put into it only where there are some: that takes its law. */
export async function stands(tool: Tool): Promise<boolean> {
  if (!('calculator' in tool)) return /^\/[a-z/-]+$/.test(tool.path)
  if (!catalogue.some(({ slug, load }) => slug === tool.calculator && load)) return false
  if (tool.inputs) await widgetAnswer({ calculator: tool.calculator, inputs: tool.inputs })
  return true
}

/** A figure of the calculator with the tool's numbers. Throws for a page. */
export async function figureWith(tool: Tool, figure: string): Promise<number> {
  if (!('calculator' in tool)) throw new RangeError(`${tool.path} is no calculator`)
  const { answered } = await widgetAnswer({ calculator: tool.calculator, inputs: tool.inputs ?? {} })
  return Number((answered.figures as Readonly<Record<string, unknown>>)[figure])
}
