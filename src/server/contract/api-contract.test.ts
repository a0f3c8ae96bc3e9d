/**
 * The contract: the description is OpenAPI 3.1 as a validator of others reads it, and every answer of every calculator, plan and question, right and
 * wrong ones, is as it says. What the description refuses, the API refuses.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toldInputs } from '#calculators/api/told-inputs.ts'
import { allUnits } from '#calculators/api/units.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { anyInputs } from '#calculators/kit/contract/any-inputs.testkit.ts'
import { american } from '#calculators/kit/say.ts'
import { plans as allPlans } from '#calculators/planning/plans.ts'
import { questions as allQuestions } from '#calculators/questions/questions.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { factNames } from '#facts/named/registry.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { HISTORY_RANGES } from '#wire/market-history.ts'
import { freeLimits, openTestApp, type TestApp } from '../app.testkit.ts'
import { sampleInstruments } from '../areas/market/sample-instruments.ts'
import { calculators, plans, questions } from '../wiring.ts'
import { badBodies } from './bad-bodies.testkit.ts'
import { Contract, type Document } from './contract.testkit.ts'

let opened: TestApp
let contract: Contract
let document: Document
const day = '2026-11-21'

beforeAll(async () => {
  opened = await openTestApp({ limits: freeLimits, calculators, plans, questions })
  document = (await get(apiPaths.openapi)).json()
  contract = new Contract(document)
}, 120_000)
afterAll(async () => await opened.close())

const get = (url: string) => opened.app.inject({ method: 'GET', url })
const post = (url: string, body: unknown) =>
  opened.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

/** Asks, and holds the answer to the description. `path`: as the description writes it, where it is not the address itself. */
async function asked(url: string, body: unknown, path = url) {
  const answer = await post(url, body)
  contract.check(path, 'post', answer)
  const wrong = contract.requestMisfits(path, body)
  if (answer.statusCode === 200 && wrong.length > 0)
    throw new Error(
      `${path} answered what its description refuses: ${JSON.stringify(body).slice(0, 400)}\n${wrong.join('\n')}`,
    )
  return answer
}

/** What the description refuses is refused. A body that happens to fit is no mistake. */
async function refused(url: string, body: unknown): Promise<void> {
  if (contract.requestMisfits(url, body).length === 0) return
  const answer = await post(url, body)
  expect(answer.statusCode, JSON.stringify(body).slice(0, 300)).toBe(422)
  contract.check(url, 'post', answer)
}

/** Every schema of the document, wherever it is. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>
  for (const one of Object.values(value)) yield* objectsIn(one)
}

describe('the description', () => {
  test('is OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document) as unknown as Record<string, unknown>)
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })
  test('names each operation once, and says what each may answer', () => {
    const operations = Object.entries(document.paths).flatMap(([path, { get: read, post: ask }]) => [
      ...(read ? [{ path, method: 'get', ...read }] : []),
      ...(ask ? [{ path, method: 'post', ...ask }] : []),
    ])
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, method, responses } of operations) {
      const statuses = Object.keys(responses)
      expect(statuses, path).toEqual(expect.arrayContaining(['200', '400', '405', '406', '414', '429', '500', '503']))
      if (method === 'post') expect(statuses, path).toEqual(expect.arrayContaining(['403', '413', '415', '422', '504']))
      if (path.includes('{')) expect(statuses, path).toContain('404')
    }
    for (const name of ['TooManyRequests', 'Unavailable'])
      expect(document.components.responses[name]).toHaveProperty(['headers', 'Retry-After'])
  })
  test('names every code a request may be refused with', () => {
    const told = JSON.stringify(document.components.responses)
    const root = join(import.meta.dirname, '..')
    const thrown = readdirSync(root, { recursive: true, encoding: 'utf8' })
      // What editors are told stands on their page alone.
      .filter(
        (file) =>
          /\.ts$/.test(file) && !/\.test(?:kit)?\.|areas\/(?:admin|media|posts\/(?:manuscript|going-out))/.test(file),
      )
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/new Problem\(\s*\d{3},\s*'(\w+)'/g)])
      .map(([, code]) => String(code))
    expect(thrown.length).toBeGreaterThan(15)
    // Of pages, and of what the pages alone ask.
    const others = ['not_built', 'too_many_refreshes']
    for (const code of thrown.filter((one) => !others.includes(one))) expect(told, code).toContain(`"${code}"`)
  })
  test('has no unit but those it names, and no reference that leads nowhere', () => {
    for (const one of objectsIn(document)) {
      if ('x-unit' in one) expect(allUnits).toContain(one['x-unit'])
      const { $ref: target } = one
      if (typeof target !== 'string') continue
      const found = target
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], document)
      expect(found, target).toBeDefined()
    }
  })
  test('calls no input of months by years, and nothing in dollars by cents', () => {
    const inputs = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Inputs'))
    expect(inputs.length).toBeGreaterThan(50)
    for (const [owner, schema] of inputs)
      for (const one of objectsIn(schema))
        for (const [name, input] of Object.entries(
          (one['properties'] ?? {}) as Record<string, Record<string, unknown>>,
        )) {
          if (input['x-unit'] === 'months') expect(name, owner).toMatch(/months/i)
          if (/years?$/i.test(name)) expect(input['x-unit'], `${owner}.${name}`).not.toBe('months')
        }
    expect(JSON.stringify(document)).not.toContain('"x-unit":"cents"')
  })
  test('of what changes seldom is kept: the same bytes, 304 to whoever has them', async () => {
    const first = await get(apiPaths.openapi)
    const again = await opened.app.inject({
      url: apiPaths.openapi,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    contract.check(apiPaths.openapi, 'get', again)
  })
})

describe('lists and refusals', () => {
  test.each([
    apiPaths.root,
    apiPaths.openapi,
    apiPaths.calculators,
    apiPaths.plans,
    apiPaths.questions,
    apiPaths.facts,
    apiPaths.market,
    `${apiPaths.market}/rates`,
    `${apiPaths.market}/screener`,
    apiPaths.rates,
    apiPaths.fx,
    apiPaths.posts,
    `${apiPaths.community}/threads`,
    `${apiPaths.community}/tags`,
  ])('%s', async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    contract.check(path, 'get', answer)
  })
  test.each([
    ['calculators', '{slug}'],
    ['plans', '{name}'],
    ['questions', '{name}'],
    ['facts', '{name}'],
    ['posts', '{slug}'],
  ] as const)('%s of no name', async (name, parameter) => {
    const path = `${apiPaths[name]}/${parameter}`
    for (const wrong of ['none', '__proto__', 'constructor', '%00', 'x'.repeat(99)]) {
      const answer = await get(`${apiPaths[name]}/${wrong}`)
      expect([400, 404]).toContain(answer.statusCode)
      contract.check(path, 'get', answer)
    }
  })
  test('days of trading, in every range, and symbols nobody gives', async () => {
    const path = `${apiPaths.market}/history`
    const symbol = sampleInstruments[0]?.symbol ?? ''
    for (const range of ['', ...HISTORY_RANGES.map((one) => `&range=${one}`)]) {
      const answer = await get(`${path}?symbol=${symbol}${range}`)
      expect(answer.statusCode).toBe(200)
      contract.check(path, 'get', answer)
    }
    for (const [query, status] of [
      ['symbol=NOSUCH', 404],
      ['symbol=VTI', 404],
      ['', 422],
      ['symbol=../x', 422],
      [`symbol=${symbol}&range=max`, 422],
      [`symbol=${symbol}&symbol=${symbol}`, 422],
    ] as const) {
      const answer = await get(`${path}?${query}`)
      expect(answer.statusCode, query).toBe(status)
      contract.check(path, 'get', answer)
    }
  })
  test('symbols by name and followed prices, without a source, and questions that cannot be read', async () => {
    const symbol = sampleInstruments[0]?.symbol ?? ''
    for (const [rest, query, status] of [
      ['search', '', 200],
      ['search', `q=${symbol}`, 200],
      ['search', 'q=apple&elsewhere=1', 200],
      ['search', 'q=%3Cscript%3E', 422],
      ['search', 'q=a&elsewhere=yes', 422],
      ['followed', 'symbols=AAPL,MSFT', 200],
      ['followed', '', 422],
      ['followed', 'symbols=a', 422],
    ] as const) {
      const path = `${apiPaths.market}/${rest}`
      const answer = await get(`${path}?${query}`)
      expect(answer.statusCode, query).toBe(status)
      contract.check(path, 'get', answer)
    }
  })
  test('what no route reads is refused as described', async () => {
    const path = `${apiPaths.calculators}/mortgage`
    const send = (payload: string, headers: Record<string, string>) =>
      opened.app.inject({ method: 'POST', url: path, headers, payload })
    const json = { 'content-type': 'application/json' }
    for (const [answer, status] of [
      [await send('{half', json), 400],
      [await send('{}', { ...json, origin: 'https://elsewhere.example' }), 403],
      [await send(JSON.stringify({ inputs: { x: 'y'.repeat(70_000) } }), json), 413],
      [await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ] as const) {
      expect(answer.statusCode).toBe(status)
      contract.check(path, 'post', answer)
    }
    const other = await opened.app.inject({ method: 'DELETE', url: path, headers: json })
    expect(other.statusCode).toBe(405)
    contract.check(path, 'get', other)
  })
})

describe('the community', () => {
  const { community } = apiPaths
  const secret = 'aWDxuYqHlXkQ0ceiNjMd7w'
  const asked = { secret, title: 'Which card do I pay off first?', text: 'About $4,000 on two cards.', tags: ['debt'] }

  test('asks, answers, votes, flags and deletes as described', async () => {
    const send = async (path: string, body: object, status = 200, url = path) => {
      const answer = await post(url, body)
      contract.check(path, 'post', answer)
      expect([answer.statusCode, contract.requestMisfits(path, body)], answer.body).toEqual([status, []])
      return answer.json()
    }
    const one = (rest: string) => `${community}/${rest}`
    const { id } = await send(one('threads'), asked)
    await send(one('threads'), { ...asked, secret: `${secret}2` }, 429)
    await send(one('threads'), { ...asked, title: 'Short' }, 422)
    await send(one('threads/{id}/accept'), { secret, answer: null }, 200, one(`threads/${id}/accept`))
    await send(one('texts/{id}/edit'), { secret, text: 'About $5,000 on two cards.' }, 200, one(`texts/${id}/edit`))
    await send(
      one('texts/{id}/edit'),
      { secret: `${secret}2`, text: 'Somebody else’s words.' },
      403,
      one(`texts/${id}/edit`),
    )
    await send(one('texts/{id}/vote'), { on: true }, 200, one(`texts/${id}/vote`))
    await send(one('texts/{id}/flag'), { reason: 'wrong' }, 200, one(`texts/${id}/flag`))
    const read = await get(one(`threads/${id}`))
    expect(read.statusCode).toBe(200)
    contract.check(one('threads/{id}'), 'get', read)
    await send(one('texts/{id}/delete'), { secret }, 200, one(`texts/${id}/delete`))
    await send(
      one('threads/{id}/answers'),
      { secret: `${secret}3`, text: 'Too late to be of help.' },
      404,
      one(`threads/${id}/answers`),
    )
    const feed = await get(one('feeds/debt'))
    expect(Object.keys(contract.operation(one('feeds/{tag}'), 'get').responses[200]?.content ?? {})).toEqual([
      String(feed.headers['content-type']).split(';')[0],
    ])
  })
  test.each([
    ['an unknown name', { ...asked, votes: 9 }],
    ['a tag that is no text', { ...asked, tags: [1] }],
    ['no secret', { ...asked, secret: undefined }],
  ])('%s is refused as described', async (_, body) => {
    await refused(`${community}/threads`, body)
  })
})

describe('figures of law', () => {
  const path = `${apiPaths.facts}/{name}`

  test('every name answers as described', async () => {
    for (const name of factNames) {
      const answer = await get(`${apiPaths.facts}/${name}`)
      expect(answer.statusCode, name).toBe(200)
      contract.check(path, 'get', answer)
    }
  }, 30_000)
  test('a figure comes with its year, its unit and its source', async () => {
    const answer = (await get(`${apiPaths.facts}/tax.standardDeduction.single?year=2025`)).json()
    expect(answer).toMatchObject({
      name: 'tax.standardDeduction.single',
      year: 2025,
      value: 15_750,
      unit: 'dollars',
      source: { status: 'enacted', publisher: 'US Congress', url: expect.stringMatching(/^https:/) },
    })
    expect((await get(`${apiPaths.facts}/tax.standardDeduction.single`)).json()).toMatchObject({ year: 2026 })
    expect((await get(`${apiPaths.facts}/socialSecurity.averageWageIndex`)).json()).toMatchObject({ year: 2024 })
    expect((await get(`${apiPaths.facts}/deposits.fdic?year=2025`)).json()).toMatchObject({
      year: null,
      value: 250_000,
    })
  })
  test('a single one comes bare for a cell of a spreadsheet; what fills more than a cell is refused', async () => {
    const bare = `${path}/value`
    expect(Object.keys(contract.operation(bare, 'get').responses[200]?.content ?? {})).toEqual(['text/plain'])
    const single = await get(`${apiPaths.facts}/tax.standardDeduction.single/value?year=2025`)
    expect([single.statusCode, single.headers['content-type'], single.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '15750',
    ])
    for (const [name, status, code] of [
      ['states.PA.incomeTax.brackets', 422, 'not_single'],
      ['tax.standardDeduction.single/value?year=1990', 422, 'bad_year'],
      ['none', 404, 'unknown_fact'],
    ] as const) {
      const answer = await get(`${apiPaths.facts}/${name.includes('/value') ? name : `${name}/value`}`)
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
      contract.check(bare, 'get', answer)
    }
  })
  test.each([
    ['tax.standardDeduction.single?year=2019', 'bad_year', 'We hold 2025 and 2026.'],
    ['socialSecurity.wageBaseByYear?year=1900', 'bad_year', ' to 2026.'],
    ['deposits.fdic?year=1990', 'bad_year', 'We hold 2025 and 2026.'],
    ['deposits.fdic?year=soon', 'invalid_query', 'Ask with year'],
    ['deposits.fdic?years=2026', 'invalid_query', 'Ask with year'],
  ])('%s is refused: %s', async (name, code, sentence) => {
    const answer = await get(`${apiPaths.facts}/${name}`)
    contract.check(path, 'get', answer)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, code])
    expect(answer.json().error.message).toContain(sentence)
  })
})

describe.each(catalogue.filter(({ load }) => load))('$slug', { timeout: 60_000 }, ({ slug, load }) => {
  const url = `${apiPaths.calculators}/${slug}`

  test('is described', async () => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    contract.check(url, 'get', answer)
    contract.check(`${apiPaths.calculators}/{slug}`, 'get', answer)
  })

  test('answers its starting values, its examples and others as described', async () => {
    const { calculator } = (await load?.()) ?? {}
    if (!calculator) throw new Error('a built calculator loads')
    const first = await asked(url, { asOf: day })
    expect(first.statusCode).toBe(200)
    contract.check(`${apiPaths.calculators}/{slug}`, 'post', first)
    const examples = Object.values(
      contract.operation(url, 'post').requestBody?.content['application/json']?.examples ?? {},
    )
    expect(examples.length).toBeGreaterThan(3)
    const isLong = calculator.study !== null
    for (const { value } of examples.slice(1, isLong ? 2 : 4)) expect((await asked(url, value)).statusCode).toBe(200)
    for (const inputs of fc.sample(anyInputs(calculator), isLong ? 1 : 6)) {
      const isFit = Object.keys(calculator.check(inputs)).length === 0
      const answer = await asked(url, { inputs: toldInputs(slug, calculator.fields, inputs), asOf: day })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(isFit ? 200 : 422)
    }
  })

  test('repeats its inputs so that they can be sent back, and answers the same', async () => {
    const first = (await asked(url, { asOf: day })).json()
    const again = (await asked(url, { inputs: first.inputs, year: first.year, asOf: first.asOf })).json()
    expect({ ...again, notAsked: [] }).toEqual({ ...first, notAsked: [] })
  })

  test('refuses as described', async () => {
    const { inputs } = (await post(url, { asOf: day })).json() as { inputs: Record<string, unknown> }
    for (const body of badBodies({ inputs, asOf: day })) await refused(url, body)
  })
})

describe.each(allQuestions)('the question $name', ({ name, fields, cases, check, tables }) => {
  const url = `${apiPaths.questions}/${name}`

  test('is described', async () => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    contract.check(url, 'get', answer)
    contract.check(`${apiPaths.questions}/{name}`, 'get', answer)
  })
  test('answers its starting values and its examples, which come out as published', async () => {
    const first = await asked(url, { asOf: day })
    expect(first.statusCode).toBe(200)
    contract.check(`${apiPaths.questions}/{name}`, 'post', first)
    expect(Object.keys(first.json().tables)).toEqual(Object.keys(tables))
    const again = (await asked(url, { inputs: first.json().inputs, year: first.json().year, asOf: day })).json()
    expect(again).toEqual(first.json())
    const { examples } = (await get(url)).json() as { examples: { body: object; expect: object; within: number }[] }
    expect(examples).toHaveLength(cases.length)
    for (const { body, expect: expected, within } of examples) {
      const answer = await asked(url, body)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      for (const [key, value] of Object.entries(expected))
        expect(Math.abs(answer.json().figures[key] - value), `${key} of ${JSON.stringify(body)}`).toBeLessThan(within)
    }
  })
  test('answers or refuses anything its fields take, as described', async () => {
    for (const inputs of fc.sample(anyInputs({ fields }), 60)) {
      const isFit = Object.keys(check(inputs as never, american)).length === 0
      const answer = await asked(url, { inputs: toldInputs(name, fields, inputs), asOf: day })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(isFit ? 200 : 422)
    }
  })
  test('refuses as described', async () => {
    const { inputs } = (await post(url, { asOf: day })).json() as { inputs: Record<string, unknown> }
    for (const body of badBodies({ inputs, asOf: day })) await refused(url, body)
  })
})

describe.each(allPlans)('the plan $name', ({ name }) => {
  const url = `${apiPaths.plans}/${name}`
  const household = sampleHousehold(day)

  test('is described', async () => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    contract.check(url, 'get', answer)
  })
  test.each([
    ['nobody has said anything', {}],
    ['the sample', household],
    ['debts alone', { debts: household.debts }],
    ['everything is enormous', { ...household, monthlyTakeHome: 1e9, spending: { food_groceries: 1e9 } }],
  ])('answers as described: %s', async (_, sent) => {
    const answer = await asked(url, { household: sent, asOf: day })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(answer.body).not.toContain('**')
  })
  test('refuses as described', async () => {
    const { inputs } = (await post(url, { household, asOf: day })).json() as { inputs: Record<string, unknown> }
    for (const body of badBodies({ household, inputs, asOf: day })) await refused(url, body)
    for (const body of [
      {},
      { household: [] },
      { household: { salary: 1 } },
      { household: { debts: [{ name: 'A' }] } },
      { household: {}, debts: [] },
    ])
      expect((await asked(url, body)).statusCode).toBe(422)
  })
})
