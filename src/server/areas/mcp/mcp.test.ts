import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, describe, expect, test } from 'vitest'
import { MOST_MESSAGES } from '#wire/limits.ts'
import { mcpTools } from '#wire/mcp.ts'
import { freeLimits, openTestApp, type TestApp } from '../../app.testkit.ts'
import type { AppDeps } from '../../app-deps.ts'
import { Problem } from '../../http/problems.ts'
import type { CalculatorApi } from '../calculators/routes.ts'
import { mayAsk } from './origin.ts'
import { words } from './words.ts'

const source = {
  id: 'survey',
  title: 'Weekly Survey',
  publisher: 'Some Agency',
  what: '30-year average',
  where: 'table 1',
  asOf: '2026-10-08',
  status: 'enacted',
  checked: '2026-11',
  url: 'https://agency.example/survey',
}
const rows = Array.from({ length: 200 }, (_, at) => ({ month: at + 1, balance: 1_000 - at }))
/** A mortgage in the shape the API gives: it doubles its price. */
const mortgage: CalculatorApi = {
  list: () => [],
  describe: async (slug) =>
    slug === 'mortgage'
      ? {
          slug,
          title: 'Mortgage Calculator',
          question: 'What would it cost?',
          years: [2025, 2026],
          inputs: { type: 'object', properties: { price: { type: 'number', default: 7 } } },
          figures: [{ key: 'double', label: 'Twice the price', unit: 'dollars' }],
          tables: [{ key: 'schedule', columns: [] }],
          examples: [{ name: 'one' }, { name: 'two' }],
        }
      : null,
  run: async (slug, body) => {
    if (slug !== 'mortgage') return null
    const {
      inputs = {},
      year = 2026,
      asOf = '2026-11-23',
    } = body as Record<string, never> & { inputs?: { price?: number } }
    const { price = 7 } = inputs
    if (price === 13) throw new Error('SELECT secret')
    if (price === 14) throw new Problem(429, 'too_many_calculations', 'Try again in 3 seconds.', { retryAfter: 3 })
    if (price < 0)
      return {
        status: 422,
        body: { error: { code: 'bad_inputs', message: 'Some can’t be used.', fields: { price: 'Send 0 or more.' } } },
      }
    return {
      status: 200,
      body: {
        calculator: slug,
        asOf,
        year,
        inputs: { price, term: 360 },
        notAsked: [],
        outcome: 'loan',
        headline: { text: `You’d pay ${price * 2}.`, marked: '' },
        mainFigure: 'double',
        figures: { double: price * 2 },
        tables: {
          schedule: {
            title: 'Month by month',
            columns: [
              { key: 'month', label: 'Month', unit: 'count' },
              { key: 'balance', label: 'Balance', unit: 'dollars' },
            ],
            rows,
          },
        },
        findings: [{ tone: 'watch', text: 'It doubles.', marked: '' }],
        workings: [{ title: 'Payment', lines: ['2 × price'] }],
        sources: [source],
      },
    }
  },
  openapi: async () => ({}),
}

let opened: TestApp | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})
async function open(deps: Partial<AppDeps> = {}): Promise<string> {
  opened = await openTestApp({ calculators: mortgage, ...deps })
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`
}
async function connect(base: string, mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'tried', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)))
  return client
}
const textOf = (result: unknown): string => (result as { content: { text: string }[] }).content[0]?.text ?? ''
/** A request as written, past the client. */
const post = (base: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${base}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const call = (id: number, args: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'run_calculator', arguments: args },
})

describe.each(['auto', 'legacy'] as const)('the official client, %s', (mode) => {
  test('meets a few tools, each said to change nothing, and is told how to use them', async () => {
    const client = await connect(await open(), mode)
    expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy')
    expect(client.getInstructions()).toBe(words.instructions)
    expect(client.getInstructions()).toContain('education, not financial, tax or legal advice')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(mcpTools))
    for (const { name, description, annotations, outputSchema } of tools) {
      expect(description?.length, name).toBeGreaterThan(60)
      expect(annotations, name).toMatchObject({ readOnlyHint: true, destructiveHint: false })
      expect(outputSchema, name).toMatchObject({ type: 'object' })
    }
    // What every conversation carries along.
    expect(JSON.stringify(tools).length).toBeLessThan(16_000)
    await client.close()
  })

  test('finds, describes and runs, and gets the sources with their dates in the text and in the data', async () => {
    const base = await open()
    const client = await connect(base, mode)
    const found = await client.callTool({
      name: 'find_calculator',
      arguments: { question: 'house payment on a 30 year loan' },
    })
    expect(found.structuredContent).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ name: 'mortgage', page: `${base}/mortgage-calculator` }),
      ]),
    })
    const about = await client.callTool({ name: 'describe_calculator', arguments: { name: 'mortgage' } })
    expect(about.structuredContent).toMatchObject({
      kind: 'calculator',
      tables: ['schedule'],
      example: { name: 'one' },
    })
    expect(textOf(about)).toContain('"default":7')

    const ran = await client.callTool({
      name: 'run_calculator',
      arguments: { name: 'mortgage', inputs: { price: 10 }, year: 2025 },
    })
    expect(ran.isError).toBeFalsy()
    expect(ran.structuredContent).toMatchObject({
      headline: 'You’d pay 20.',
      year: 2025,
      figures: [{ key: 'double', label: 'Twice the price', value: 20, unit: 'dollars' }],
      assumed: ['term'],
      tables: [{ key: 'schedule', title: 'Month by month', rowCount: 200 }],
      sources: [source],
      notice: words.notice,
    })
    expect(ran.structuredContent).not.toHaveProperty('workings')
    for (const part of [
      'You’d pay 20.',
      '2025 rules, as of 2026-11-23',
      'Twice the price: 20 dollars (main figure)',
      '30-year average: Some Agency, Weekly Survey; table 1; as of 2026-10-08; checked 2026-11; https://agency.example/survey',
      'Assumed (our defaults, not the person’s numbers): term',
      'Education, not advice.',
    ])
      expect(textOf(ran)).toContain(part)

    const whole = await client.callTool({
      name: 'run_calculator',
      arguments: { name: 'mortgage', tables: ['schedule'], working: true },
    })
    expect(whole.structuredContent).toMatchObject({
      workings: [{ title: 'Payment' }],
      tables: [{ note: 'The first 120 of 200 rows. The page has all of them.' }],
    })
    expect(textOf(whole)).toContain('Month [count] | Balance [dollars]\n1 | 1000\n2 | 999')
    await client.close()
  })

  test('is told what to do when it asks badly, in a result it can read', async () => {
    const client = await connect(await open(), mode)
    const told = async (name: string, args: Record<string, unknown>) => {
      const result = await client.callTool({ name, arguments: args })
      expect(result.isError, JSON.stringify(args)).toBe(true)
      return textOf(result)
    }
    expect(await told('run_calculator', { name: 'mortgage', inputs: { price: -1 } })).toBe(
      'Some can’t be used.\n- price: Send 0 or more.\nCall describe_calculator with "mortgage" for the names, units and limits of its inputs, then send it again.',
    )
    expect(await told('run_calculator', { name: 'morgage' })).toContain('Near it: mortgage')
    expect(await told('describe_calculator', { name: 'zzz' })).toContain('Call find_calculator for the names.')
    expect(await told('run_calculator', { name: 'insights' })).toContain('call run_plan')
    expect(await told('run_plan', { name: 'mortgage', household: {} })).toContain('call run_calculator')
    expect(await told('run_calculator', { name: 'mortgage', tables: ['none'] })).toBe(
      'There is no table “none”. Tables here: schedule.',
    )
    expect(await told('run_calculator', { name: 'mortgage', price: 5 })).toMatch(/Unrecognized key: "price"/)
    expect(await told('run_calculator', {})).toMatch(/name/)
    expect(await told('find_calculator', { question: 'x'.repeat(301) })).toMatch(/question/)
    expect(await told('run_calculator', { name: 'mortgage', inputs: { price: 14 } })).toBe(
      `Try again in 3 seconds.\n${words.later}`,
    )
    expect(await told('run_calculator', { name: 'mortgage', inputs: { price: 13 } })).toBe(words.failed)
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow(/no_such_tool/)
    await client.close()
  })

  test('many calls at once each get their own answer', async () => {
    const client = await connect(await open(), mode)
    const prices = Array.from({ length: 30 }, (_, at) => at + 20)
    const answers = await Promise.all(
      prices.map((price) =>
        client.callTool({ name: 'run_calculator', arguments: { name: 'mortgage', inputs: { price } } }),
      ),
    )
    expect(answers.map((answer) => (answer.structuredContent as { headline: string }).headline)).toEqual(
      prices.map((price) => `You’d pay ${price * 2}.`),
    )
    await client.close()
  })
})

describe('the door itself', () => {
  test('takes POST alone: there is nothing to listen to, and no session to end', async () => {
    const base = await open()
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
      const answer = await fetch(`${base}/mcp`, {
        method,
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      })
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST'])
    }
    const person = await fetch(`${base}/mcp`, { headers: { accept: 'text/html' } })
    expect(await person.text()).toContain('/developers')
    const listening = {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: {
        notifications: { toolsListChanged: true },
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    }
    const refused = await post(base, listening, {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
    })
    expect(await refused.json()).toMatchObject({ id: 1, error: { message: expect.stringMatching(/limit/i) } })
  })

  test('answers no page of another site, whatever its host says, and any program', async () => {
    expect(mayAsk(undefined, [])).toBe(true)
    for (const own of ['http://localhost:3000', 'http://127.0.0.1:9', 'http://[::1]:1'])
      expect(mayAsk(own, [])).toBe(true)
    for (const other of [
      'http://evil.example:3000',
      'null',
      '',
      'http://127.0.0.1.evil.example',
      'http://10.0.0.1',
      'file://',
    ])
      expect(mayAsk(other, []), other).toBe(false)
    expect(mayAsk('https://money.example', ['https://money.example'])).toBe(true)
    expect(mayAsk('http://localhost:3000', ['https://money.example'])).toBe(false)

    const base = await open()
    // A name bent to this machine: Origin and Host agree, and it is refused all the same.
    const { port } = new URL(base)
    const bent = await opened?.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        host: `evil.example:${port}`,
        origin: `http://evil.example:${port}`,
        'content-type': 'application/json',
      },
      payload: call(1, { name: 'mortgage' }),
    })
    expect([bent?.statusCode, bent?.json()]).toEqual([403, { error: expect.objectContaining({ code: 'cross_site' }) }])
    expect((await post(base, call(1, { name: 'mortgage' }), { origin: 'https://evil.example' })).status).toBe(403)
  })

  test('refuses bodies that are too large, not JSON or no message, and goes on answering', async () => {
    const base = await open()
    expect((await post(base, call(1, { name: 'mortgage', inputs: { note: 'x'.repeat(70_000) } }))).status).toBe(413)
    expect((await post(base, '{"jsonrpc"')).status).toBe(400)
    expect((await post(base, '')).status).toBe(400)
    expect((await post(base, '{"__proto__": {"a": 1}}')).status).toBe(400)
    expect((await post(base, 'a=1', { 'content-type': 'text/plain' })).status).toBe(415)
    for (const odd of [
      null,
      7,
      'text',
      {},
      { jsonrpc: '1.0', id: 1, method: 'x' },
      { jsonrpc: '2.0', id: 1, method: 'no/such' },
    ]) {
      const answer = await post(base, JSON.stringify(odd))
      expect(answer.status, JSON.stringify(odd)).toBeLessThan(500)
      expect(await answer.text()).not.toMatch(/ at .*:\d+|node_modules/)
    }
    expect(
      (
        await post(
          base,
          Array.from({ length: MOST_MESSAGES + 1 }, (_, id) => call(id, {})),
        )
      ).status,
    ).toBe(413)
    const batch = await post(
      base,
      [1, 2, 3].map((id) => call(id, { name: 'mortgage', inputs: { price: id } })),
      { 'mcp-protocol-version': '2025-03-26' },
    )
    expect((await batch.text()).match(/You’d pay \d/g)?.length).toBeGreaterThanOrEqual(3)
    const client = await connect(base)
    expect((await client.callTool({ name: 'run_calculator', arguments: { name: 'mortgage' } })).isError).toBeFalsy()
    await client.close()
  })

  test('calculations are charged to the address that asks, as through the API', async () => {
    const base = await open({ limits: { ...freeLimits, calculations: { burst: 2, perSecond: 1 } } })
    const client = await connect(base)
    const run = () => client.callTool({ name: 'run_calculator', arguments: { name: 'mortgage' } })
    const results = [await run(), await run(), await run(), await run(), await run()]
    const refusals = results.filter(({ isError }) => isError)
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals) expect(textOf(refusal)).toMatch(/Try again in \d+ seconds?\.\n/)
    // Finding costs nothing.
    expect((await client.callTool({ name: 'find_calculator', arguments: {} })).isError).toBeFalsy()
    await client.close()
  })
})
