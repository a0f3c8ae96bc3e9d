import { catalogue } from '#calculators/catalogue.ts'
import type { Tool } from './tool.ts'

/** What a tool is called. Asked while building: the catalogue stays out of the page. */
export const toolTitle = (tool: Tool): string =>
  'calculator' in tool ? (catalogue.find(({ slug }) => slug === tool.calculator)?.title ?? '') : tool.label
