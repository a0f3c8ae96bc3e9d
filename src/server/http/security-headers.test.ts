import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

/** What helmet itself sends when told the same. */
async function fromHelmet(strictTransportSecurity: boolean) {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.get('/', (_request, reply) => reply.code(204).send())
  const { headers } = await app.inject('/')
  await app.close()
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !['date', 'connection'].includes(name)))
}

test.each([
  [['https://money.example'], true],
  [['http://localhost:3000', 'https://money.example'], true],
  [['http://localhost:3000'], false],
  [[], false],
])('the list for %j is what helmet sends, and a permissions policy', async (origins, isSecure) => {
  const { 'permissions-policy': powers, ...rest } = securityHeaders(origins)
  expect(rest).toEqual(await fromHelmet(isSecure))
  expect(powers).toContain('camera=()')
})
