import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../app.testkit.ts'
import { calculators, plans, questions } from '../../wiring.ts'
import type { ForAssistant } from './answered.ts'

let opened: TestApp
let base = ''
let client: Client
beforeAll(async () => {
  opened = await openTestApp({ calculators, plans, questions })
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`
  client = new Client({ name: 'tried', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)))
}, 60_000)
afterAll(async () => {
  await client.close()
  await opened.close()
})

const run = async (args: Record<string, unknown>) => {
  const result = await client.callTool({ name: 'run_calculator', arguments: args })
  return {
    text: (result.content as { text: string }[])[0]?.text ?? '',
    ...result,
    answer: result.structuredContent as ForAssistant,
  }
}

test.each([
  ['mortgage', { price: 500_000, rate: 6.5, termMonths: 360 }],
  ['credit-card-payoff', {}],
  ['social-security', {}],
  ['simple-interest', {}],
])(
  '%s answers an assistant as it answers the API, with every source named in the text',
  async (name, inputs) => {
    const asOf = '2026-11-23'
    const { text, answer } = await run({ name, inputs, asOf })
    const response = await fetch(`${base}/api/v1/calculators/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ inputs, asOf }),
    })
    const direct = (await response.json()) as {
      figures: Record<string, number>
      headline: { text: string }
      inputs: object
      sources: object[]
    }
    expect(Object.fromEntries(answer.figures.map(({ key, value }) => [key, value]))).toEqual(direct.figures)
    expect(answer.headline).toBe(direct.headline.text)
    expect(answer.sources).toEqual(direct.sources)
    expect(text).toContain(direct.headline.text)
    for (const { title, checked } of answer.sources) {
      expect(text).toContain(title)
      expect(text).toContain(`checked ${checked}`)
    }
    expect([...answer.assumed, ...Object.keys(inputs)].sort()).toEqual(Object.keys(direct.inputs).sort())
    expect(answer.page).toBe(`${base}/${name}-calculator`)
  },
  30_000,
)

test('what an assistant is told of the inputs is what it can send: an answer’s inputs asked again answer the same', async () => {
  const first = await run({ name: 'mortgage', inputs: { down: '10%', loanType: 'fha' }, asOf: '2026-11-23' })
  const again = await run({ name: 'mortgage', inputs: first.answer.inputs, asOf: '2026-11-23' })
  expect(again.answer.figures).toEqual(first.answer.figures)
  expect(again.answer.assumed).toEqual([])
  const wrong = await run({ name: 'mortgage', inputs: { term: 30, price: '5' } })
  expect(wrong.isError).toBe(true)
  expect(wrong.text).toMatch(/- term: .*termMonths/)
  expect((await run({ name: 'mortgage', year: 1999 })).text).toMatch(/We hold /)
}, 30_000)

test('a question without a page is found, described and answered the same way', async () => {
  const found = await client.callTool({
    name: 'find_calculator',
    arguments: { question: 'annual percentage yield from dollars and days' },
  })
  expect(JSON.stringify(found.structuredContent)).toContain('"apy"')
  for (const { name } of questions.list()) {
    const about = await client.callTool({ name: 'describe_calculator', arguments: { name } })
    expect(about.structuredContent).toMatchObject({ name, kind: 'question' })
    const { example } = about.structuredContent as {
      example: { body: Record<string, unknown>; expect: Record<string, number>; within: number }
    }
    const { answer, isError } = await run({ name, ...example.body })
    expect(isError, name).toBeFalsy()
    expect(answer).not.toHaveProperty('page')
    for (const [key, value] of Object.entries(example.expect)) {
      const told = answer.figures.find((figure) => figure.key === key)?.value
      expect(Math.abs(Number(told) - value), `${name} ${key}`).toBeLessThanOrEqual(example.within + 1e-9)
    }
  }
}, 30_000)

test('a plan answers for a household, and says what is wrong with one', async () => {
  const household = { incomes: [] }
  const result = await client.callTool({ name: 'run_plan', arguments: { name: 'next-dollar', household } })
  expect(result.structuredContent).toMatchObject({
    plan: 'next-dollar',
    page: `${base}/financial-journey`,
    answer: expect.any(Object),
  })
  const wrong = await client.callTool({
    name: 'run_plan',
    arguments: { name: 'next-dollar', household: { incoms: [] } },
  })
  expect([wrong.isError, JSON.stringify(wrong.content)]).toEqual([true, expect.stringMatching(/incom/)])
}, 30_000)

const facts = async (name: string, args: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: args })
  return { ...result, text: (result.content as { text: string }[])[0]?.text ?? '' }
}

test.each([
  ['IRA contribution limit', 'retirement.ira.limit'],
  ['standard deduction single', 'tax.standardDeduction.single'],
  ['Pennsylvania income tax brackets', 'states.PA.incomeTax.brackets'],
  ['Social Security wage base', 'socialSecurity.wageBaseByYear'],
  ['how much does the FDIC insure', 'deposits.fdic'],
  ['child tax credit per child', 'tax.childTaxCredit.perChild'],
])('“%s” leads to %s', async (about, name) => {
  const { structuredContent } = await facts('list_facts', { about })
  expect((structuredContent as { facts: { name: string }[] }).facts.slice(0, 5).map((fact) => fact.name)).toContain(
    name,
  )
})

test('a figure of law comes with its year, its source and when it was checked; a wrong name or year is helped', async () => {
  const { text, structuredContent } = await facts('get_fact', { name: 'tax.standardDeduction.single', year: 2025 })
  // Public Law 119-21: 15,750 dollars for single filers in 2025.
  expect(structuredContent).toMatchObject({ value: 15_750, unit: 'dollars', year: 2025, source: { status: 'enacted' } })
  expect(text).toMatch(/\(2025\): 15750 dollars/)
  expect(text).toMatch(/Sources:\n- .*US Congress.*checked \d{4}-\d{2}/)
  expect((await facts('get_fact', { name: 'deposits.fdic' })).text).toContain('standing law')
  const table = await facts('get_fact', { name: 'states.PA.incomeTax.brackets' })
  expect(table.text).toContain('0.0307')
  const unknown = await facts('get_fact', { name: 'tax.standardDeduktion' })
  expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('tax.standardDeduction.single')])
  const early = await facts('get_fact', { name: 'tax.standardDeduction.single', year: 1990 })
  expect([early.isError, early.text]).toEqual([
    true,
    expect.stringMatching(/We hold .*\n.*or none for the law in force/s),
  ])
  const areas = await facts('list_facts', {})
  expect(areas.structuredContent).toMatchObject({
    facts: [],
    areas: expect.arrayContaining([{ area: 'tax', count: expect.any(Number) }]),
  })
  expect((await facts('list_facts', { about: 'zzzzqq' })).text).toContain('We hold no figure')
})
