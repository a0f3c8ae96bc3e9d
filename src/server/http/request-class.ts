import type { ReadyFiles } from '../routes/file-answers.ts'
import { splitUrl } from './paths.ts'

/**
 * What a request asks of the service, which decides what it is counted as and when it is refused: whoever watches over the service,
 * a finished file, a calculation, another answer of the API, or a page drawn for this visitor.
 */
export const requestClasses = ['health', 'file', 'calculation', 'read', 'page'] as const
export type RequestClass = (typeof requestClasses)[number]

/** Doors through which calculations are asked for, by POST. */
const CALCULATIONS = /^\/(?:api\/(?:v\d+\/)?(?:calculators|plans?|questions)\/|mcp(?:$|\/))/

export function requestClass(method: string | undefined, url: string | undefined, files: ReadyFiles): RequestClass {
  const [path] = splitUrl(url ?? '/')
  if (path === '/healthz' || path === '/readyz') return 'health'
  if (files.get(path)) return 'file'
  if (method === 'POST' && CALCULATIONS.test(path)) return 'calculation'
  return path === '/mcp' || path === '/api' || path.startsWith('/api/') ? 'read' : 'page'
}
