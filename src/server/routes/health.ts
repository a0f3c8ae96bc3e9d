import type { FastifyInstance } from 'fastify'

export interface HealthOptions {
  readonly isDraining: () => boolean
  /** Whether there are pages to show. */
  readonly isBuilt: boolean
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>
}

const PING_MS = 2_000

/** `/healthz`: the process is alive, nothing else is asked. `/readyz`: it should be sent visitors (market sources do not count). */
export function healthRoutes(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (options.isDraining()) return reply.code(503).send({ status: 'draining' })
    if (!options.isBuilt) return reply.code(503).send({ status: 'pages not built' })
    if (!(await answers(options.ping))) return reply.code(503).send({ status: 'database unavailable' })
    return { status: 'ready' }
  })
}

async function answers(ping: () => Promise<void>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), PING_MS)
  try {
    const pinged = ping().then(
      () => true,
      () => false,
    )
    return await Promise.race([pinged, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
