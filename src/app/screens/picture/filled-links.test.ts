/** Links that fill in a calculator name its fields, and fields it asks with the rest of the link: anything else is dropped without a word. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import type { ToldStep } from '#calculators/planning/next-dollar/told.ts'
import type { Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { Level, LevelNumbers } from '#engine/planning/growth-levels/levels.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { filledTools, taskLink } from '../checklist/task-link.ts'
import { levelLink } from '../growth/level-link.ts'
import { levelGo } from '../growth/words.ts'
import { stepLink } from '../journey/step-link.ts'
import { stepLinks } from '../journey/words.ts'
import { mortgageLink } from '../market-rates/mortgage-link.ts'
import { startingAsked } from '../portfolio/asked.ts'
import { everyMonthLink, retirementLink } from '../portfolio/mix-links.ts'
import { nextSteps } from '../scenario/next-steps.ts'
import { savingLink } from '../tax-saving/saving-link.ts'

const clock = { today: '2026-11-23' } as const
const sample = sampleHousehold(clock.today)
const single: Household = {
  ...sample,
  filingStatus: 'single',
  people: sample.people.filter(({ role }) => role !== 'partner'),
}

/** Names of a link that its calculator does not take, or does not ask beside the others. */
async function lost(link: string): Promise<readonly string[]> {
  const [page, hash = ''] = link.split('#')
  const loaded = await catalogue.find((entry) => entry.path === page)?.load?.()
  if (!loaded) return [`no calculator at ${page}`]
  const { calculator } = loaded
  const found = readLink(calculator, `#${hash}`, clock)
  const names = hash
    .split('&')
    .flatMap((part) => (part.includes('=') ? [part.slice(0, part.indexOf('='))] : []))
    .filter((name) => name !== 'heard')
  if (names.length === 0) return []
  if (!found?.ok) return [`${link} is refused`]
  return names.filter((name) => !(name in calculator.fields) || !calculator.shown(name, found.inputs))
}

describe('every number of a link has its place', () => {
  const numbers = { essentials: 4000, grossPay: 8000, spending: 5000 } as LevelNumbers
  test.each(Object.keys(levelGo))('growth level %s', async (key) => {
    const { to } = levelLink({ key } as Level, sample, numbers)
    expect(await lost(to)).toEqual([])
  })
  test.each(Object.keys(stepLinks))('journey step %s', async (key) => {
    const link = stepLink(sample, { key, monthly: 200 } as ToldStep)
    expect(await lost(link?.to ?? '')).toEqual([])
  })
  test.each([
    '401k',
    'traditional-ira',
    'roth-ira',
    'hsa',
    '529',
    'tax-loss-harvesting',
    'payroll-tax',
    'tax',
    'savings',
  ])('tax saving with %s', async (slug) => {
    for (const household of [sample, single]) expect(await lost(savingLink(slug, household, 0, 1200))).toEqual([])
  })
  test.each(filledTools)('the checklist at %s', async (tool) => {
    for (const household of [sample, single]) expect(await lost(taskLink(tool, household, '1970-05'))).toEqual([])
    expect(taskLink(tool, sample, '1970-05')).not.toBe(tool)
  })
  test('market rates, a mix, and retiring in a scenario', async () => {
    const asked = { ...startingAsked, amount: 25_000, monthly: 300, from: 1990 }
    const [retire] = nextSteps([{ kind: 'retire', terms: {} } as unknown as LifeEvent], sample)
    for (const link of [mortgageLink(240_000, 6.5), everyMonthLink(asked), retirementLink(asked), retire?.to ?? ''])
      expect(await lost(link), link).toEqual([])
    // 80% of 300,000 are 240,000.
    expect(mortgageLink(240_000, 6.5)).toContain('price=300000&down=20%25&rate=6.5&term=360')
    expect(everyMonthLink(asked)).toContain('question=since&sinceDeposit=300&sinceFrom=1990-01')
    expect(retirementLink(asked)).toContain('stockShare=60&savings=25000')
    expect(retirementLink(startingAsked)).not.toContain('savings')
  })
})

test('of two jobs, one known only after taxes, the other is never taken for all the pay', () => {
  const [job] = sample.incomes.filter(({ kind, owner }) => kind === 'wages' && owner === 'people-1')
  if (job === undefined) throw new Error('the sample has a job')
  const mixed: Household = {
    ...sample,
    incomes: [...sample.incomes, { ...job, id: 'second', name: 'Second job', isTakeHome: true }],
  }
  const links = (of: Household) => [
    stepLink(of, { key: 'match', monthly: 200 } as ToldStep)?.to ?? '',
    savingLink('401k', of, 0, 1200),
    taskLink('/tax-calculator', of, null),
  ]
  for (const link of links(sample)) expect(link).toContain('pay=78000')
  for (const link of links(mixed)) expect(link).not.toMatch(/[#&]pay=/)
})

test('a loan with a known payment is worked out with that payment', async () => {
  const { to } = stepLink(sample, { key: 'low-apr', monthly: 200 } as ToldStep) ?? { to: '' }
  const loaded = await catalogue.find(({ slug }) => slug === 'loan-prepayment')?.load?.()
  const found = loaded && readLink(loaded.calculator, to.slice(to.indexOf('#')), clock)
  // The sample's car loan: $14,300 at 7.2%, $412 a month.
  expect(found?.ok && found.inputs).toMatchObject({ know: 'payment', balance: 14_300, rate: 7.2, payment: 412 })
})

test('no link opens a calculator that is not there', () => {
  const app = path.resolve(import.meta.dirname, '../..')
  const known = new Set(catalogue.map(({ slug }) => slug))
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/calculatorLink\(\s*'([^']+)'/g)].map(
      ([, slug]) => slug ?? '',
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((slug) => !known.has(slug))).toEqual([])
})
