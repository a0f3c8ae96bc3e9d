import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnswerShape, checkAnswers } from '../http/answer-shapes.ts'

/** One part of the service under /api, apart from the others: its own bodies, limits and guard. */
export interface Area {
  readonly name: string
  /** Largest body its routes take, in bytes; a route may name a smaller one. */
  readonly bodyBytes: number
  /** Replaces the parsers it takes over from the site (JSON only). */
  readonly parsers?: (scope: FastifyInstance) => void
  /** What its requests pass beside what every request passes; throws a `Problem` to refuse. */
  readonly guard?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly routes: (scope: FastifyInstance) => void
}

/** How areas are opened. */
export interface Opening {
  /** Whether every answer is held to the schema its route declares; outside production. */
  readonly checksAnswers: boolean
  /** Told of every route with what it declares; left out, nobody is. */
  readonly onDeclared?: (address: string, answer: AnswerShape | undefined) => void
}

/** Opens an area in a scope of its own: what it decorates, parses or refuses is seen by no other. */
export function openArea(app: FastifyInstance, area: Area, { checksAnswers, onDeclared }: Opening): void {
  void app.register(async (scope) => {
    area.parsers?.(scope)
    scope.addHook('onRoute', (route) => {
      route.bodyLimit ??= area.bodyBytes
      onDeclared?.(`${route.method} ${route.url}`, route.config?.answer)
    })
    const { guard } = area
    if (guard) scope.addHook('onRequest', guard)
    if (checksAnswers) checkAnswers(scope)
    area.routes(scope)
  })
}
