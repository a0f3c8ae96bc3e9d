import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { splitUrl } from './paths.ts'
import { Problem } from './problems.ts'

interface Taken {
  readonly allow: string
  readonly message: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Addresses that take some methods only. */
    readonly takenMethods: Addresses
  }
}

/** Which methods an address takes, for those who come with another. */
export class Addresses {
  readonly #known: (readonly [pattern: RegExp, taken: Taken])[] = []

  add(url: string, taken: Taken): void {
    const pattern = url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')
    this.#known.push([new RegExp(`^${pattern}$`), taken])
  }

  at(path: string): Taken | undefined {
    return this.#known.find(([pattern]) => pattern.test(path))?.[1]
  }
}

/** Has 405 with an Allow header answered to every method an address does not take; `message` says more than which it takes. */
export function onlyMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
  message?: string,
): void {
  const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  app.takenMethods.add(url, { allow, message: message ?? `This address takes ${allow}.` })
}

/** What is told to a request no route takes: 405 where its address takes other methods, as every page does, else 404. */
export function untaken(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Problem {
  const [path] = splitUrl(request.raw.url ?? '/')
  const taken = app.takenMethods.at(path)
  const isPage = path !== '/api' && !path.startsWith('/api/')
  const takes = taken?.allow ?? (isPage ? 'GET, HEAD' : undefined)
  // Nothing there, or nothing for a method that is taken: a name too long to be one.
  if (takes === undefined || takes.split(', ').includes(request.method))
    return new Problem(404, 'not_found', 'There’s nothing at this address.')
  void reply.header('allow', takes)
  return new Problem(405, 'method_not_allowed', taken?.message ?? 'Pages can only be read.')
}
