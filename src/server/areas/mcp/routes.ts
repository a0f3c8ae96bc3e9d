import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MOST_MESSAGES } from '#wire/limits.ts'
import { MCP_PATH } from '#wire/mcp.ts'
import type { QuestionListItem } from '#wire/questions.ts'
import { type Asker, askerOf } from '../../http/asker.ts'
import { plainValue } from '../../http/json-bytes.ts'
import { onlyMethods } from '../../http/only-methods.ts'
import { Problem } from '../../http/problems.ts'
import type { CalculatorApi } from '../calculators/routes.ts'
import { factList, tellFact } from '../facts/answers.ts'
import type { PlanApi } from '../plans/routes.ts'
import type { QuestionApi } from '../questions/routes.ts'
import type { Door } from './door.ts'
import { factFinder } from './fact-finder.ts'
import { findables } from './findables.ts'
import { type Findable, finder } from './finder.ts'
import { mayAsk } from './origin.ts'
import { mcpServer } from './server.ts'
import { words } from './words.ts'

export interface McpOptions {
  readonly calculators: CalculatorApi
  readonly plans: PlanApi
  readonly questions: QuestionApi
  readonly publicOrigins: readonly string[]
}

/** The headers the protocol speaks with. */
const spoken = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'last-event-id']

/**
 * The door for assistants: the Model Context Protocol over streamable HTTP, without sessions and without streams. Each POST gets its answer
 * and is forgotten; there is nothing to listen to, so GET is refused.
 */
export function mcpRoutes(app: FastifyInstance, { calculators, plans, questions, publicOrigins }: McpOptions): void {
  const apis = { calculator: calculators, plan: plans, question: questions } as const
  const found = finder([...findables, ...questions.list().map(asFindable)])
  const facts = { finder: factFinder(factList.facts), tell: tellFact }
  /** For whom each request asks; the handler hands the request on as it got it. */
  const doors = new WeakMap<Request, Door>()
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const door = requestInfo && doors.get(requestInfo)
      if (!door) throw new Error('A request for assistants came without its door.')
      return mcpServer(door)
    },
    { maxSubscriptions: 0, onerror: (error) => app.log.debug({ err: error }, 'mcp') },
  )
  app.addHook('onClose', () => handler.close())

  const doorOf = (request: FastifyRequest, asker: Asker): Door => ({
    finder: found,
    facts,
    origin: publicOrigins[0] ?? `${request.protocol}://${request.host}`,
    describe: async ({ kind, name }) => plainValue(await apis[kind].describe(name)),
    run: async ({ kind, name }, body) => {
      const answer = await apis[kind].run(name, body, asker)
      return answer && { status: answer.status, body: plainValue(answer.body) }
    },
    onFailure: (error) => request.log.error({ err: error }, 'a tool for assistants failed'),
  })

  onlyMethods(app, MCP_PATH, ['POST'], words.forPrograms)
  app.post(MCP_PATH, { config: { answer: 'bytes' } }, async (request, reply) => {
    if (!mayAsk(request.headers.origin, publicOrigins)) throw new Problem(403, 'cross_site', words.badOrigin)
    if (request.body === undefined) throw new Problem(400, 'bad_request', words.empty)
    if (Array.isArray(request.body) && request.body.length > MOST_MESSAGES)
      throw new Problem(413, 'too_large', words.batch(MOST_MESSAGES))
    const headers = new Headers()
    for (const name of spoken) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const asker = askerOf(request, reply)
    const { signal = null } = asker
    const asked = new Request(`http://localhost${MCP_PATH}`, { method: 'POST', headers, signal })
    doors.set(asked, doorOf(request, asker))
    const answer = await handler.fetch(asked, { parsedBody: request.body })
    void reply.code(answer.status).header('cache-control', 'no-store')
    for (const [name, value] of answer.headers) if (name !== 'cache-control') void reply.header(name, value)
    return reply.send(answer.body ? Buffer.from(await answer.arrayBuffer()) : null)
  })
}

const asFindable = ({ name, title, question, description }: QuestionListItem): Findable => {
  return { name, kind: 'question', title, question, page: null, says: [description] }
}
