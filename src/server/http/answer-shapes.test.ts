import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp } from '../app.testkit.ts'
import { openArea } from '../areas/area.ts'
import { communityPaths, communitySchemas } from '../areas/openapi/community-paths.ts'
import { publishedPaths, publishedSchemas } from '../areas/openapi/published-paths.ts'
import { jsonSchemaOf } from '../areas/openapi/responses.ts'
import { type AnswerShape, misfitOf } from './answer-shapes.ts'

const shape = z.strictObject({ dollars: z.number(), months: z.optional(z.int()) })

async function asked(answer: unknown, checksAnswers = true, config: { answer?: AnswerShape } = { answer: shape }) {
  const app = Fastify()
  openArea(
    app,
    {
      name: 'one',
      bodyBytes: 100,
      routes: (scope) => void scope.get('/one', { config }, async () => answer),
    },
    { checksAnswers },
  )
  const { statusCode, body } = await app.inject('/one')
  await app.close()
  return { statusCode, body }
}

test('a right answer is sent as it is; a wrong one, one with more and one nobody declared are failures', async () => {
  expect(await asked({ dollars: 5 })).toEqual({ statusCode: 200, body: '{"dollars":5}' })
  expect((await asked({ dollars: '5' })).statusCode).toBe(500)
  expect((await asked({})).statusCode).toBe(500)
  expect((await asked({ dollars: 5, cents: 500 })).statusCode).toBe(500)
  expect((await asked({ dollars: 5 }, true, {})).statusCode).toBe(500)
  // What is no JSON passes, and outside development nobody looks.
  expect((await asked('5 dollars', true, { answer: 'bytes' })).statusCode).toBe(200)
  expect((await asked({ dollars: '5' }, false)).statusCode).toBe(200)
})

test('a schema that lets other names through notices them all the same', () => {
  const open = z.object({ rate: z.number() })
  expect(misfitOf(open, { rate: 1 })).toBeNull()
  expect(misfitOf(open, { rate: 1, secret: 'x' })).toContain('more than its schema')
  expect(misfitOf(z.looseObject({ rate: z.number() }), { rate: 1, figures: {} })).toBeNull()
})

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >
}

test('every route of the API declares what it answers, and the description says the same', async () => {
  const declared = new Map<string, AnswerShape | undefined>()
  const { close } = await openTestApp({ onDeclared: (address, answer) => declared.set(address, answer) })
  await close()
  const api = [...declared].filter(([address]) => / \/api\//.test(address) && !address.startsWith('HEAD'))
  expect(api.length).toBeGreaterThan(60)
  expect(api.filter(([, answer]) => answer === undefined).map(([address]) => address)).toEqual([])

  const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { ...publishedPaths, ...communityPaths }
  const schemas: Readonly<Record<string, object>> = { ...publishedSchemas, ...communitySchemas }
  const compared: string[] = []
  for (const [path, operations] of Object.entries(paths))
    for (const method of ['get', 'post']) {
      const told = (operations[method] as Operation | undefined)?.responses[200]?.content?.['application/json']
      const { $ref = '' } = (told?.schema ?? {}) as { readonly $ref?: string }
      const described = schemas[$ref.split('/').at(-1) ?? '']
      // A fact's value may be of any form, which the description says in words of its own.
      if (described === undefined || described === schemas['Fact']) continue
      const answer = declared.get(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
      expect(answer === undefined || answer === 'bytes' ? answer : jsonSchemaOf(answer), `${method} ${path}`).toEqual(
        described,
      )
      compared.push(`${method} ${path}`)
    }
  expect(compared.length).toBeGreaterThan(15)
})
