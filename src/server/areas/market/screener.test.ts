import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Company, sectors } from '#engine/screening/company.ts'
import { sampleUniverse } from '#engine/screening/sample-universe.ts'
import { company, SECTORS, screenerAnswer, type WireCompany } from '#wire/screener.ts'
import { plainValue } from '../../http/json-bytes.ts'
import { readCompanies } from './screener-file.ts'
import { ScreenerUniverse } from './screener-universe.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'companies-'))
afterAll(() => rmSync(folder, { recursive: true }))

const today = '2026-11-20'
const companies: readonly WireCompany[] = sampleUniverse()
  .slice(0, 20)
  .map((one, i) => ({ ...one, symbol: `R${i}`, name: `Recorded ${i}` }))
const recorded = (change: object = {}) =>
  JSON.stringify({ source: 'A licensed feed', asOf: today, companies, ...change })

test('the wire and the engine speak of the same company', () => {
  const there: readonly Company[] = companies
  expect(there).toHaveLength(20)
  expect([...SECTORS]).toEqual([...sectors])
  for (const one of sampleUniverse()) expect(company.parse(one)).toEqual(one)
})

describe('a file of companies', () => {
  test('is read as it is', () => {
    expect(readCompanies(recorded(), today)).toEqual({
      outcome: 'read',
      value: { source: 'A licensed feed', asOf: today, companies },
    })
  })
  test('leaves out the few that cannot be read: a price of nothing, a number in quotes', () => {
    const [first, second, ...rest] = companies
    const reading = readCompanies(
      recorded({ companies: [{ ...first, price: 0 }, { ...second, earnings: '1.5' }, ...rest] }),
      today,
    )
    expect(reading).toMatchObject({ outcome: 'read', value: { companies: rest } })
  })
  test.each([
    ['', 'no list'],
    ['<!doctype html>', 'no list'],
    [recorded().slice(0, 400), 'no list'],
    ['null', 'no list'],
    [recorded({ asOf: undefined }), 'no list'],
    [recorded({ asOf: '2026-11-21' }), 'future'],
    [recorded({ companies: [] }), 'only 0 of 0'],
    [recorded({ companies: companies.map((one) => ({ ...one, price: null })) }), 'only 0 of 20'],
    [recorded({ companies: [...companies, companies[0]] }), 'twice'],
  ])('%.40s is refused: %s', (text, reason) => {
    expect(readCompanies(text, today)).toEqual({ outcome: 'refused', reason: expect.stringContaining(reason) })
  })
})

describe('what is known', () => {
  const file = path.join(folder, 'companies.json')
  const likely = recorded({ asOf: '2026-01-02' })

  test('without a source: the invented ones, unless only real ones are wanted', () => {
    const known = new ScreenerUniverse({ screenerFile: undefined })
    const all = screenerAnswer.parse(plainValue(known.answer(false)))
    expect(all).toMatchObject({ sample: true, asOf: null, source: 'Sample data' })
    expect(all.companies).toEqual(sampleUniverse())
    expect(screenerAnswer.parse(plainValue(known.answer(true))).companies).toEqual([])
  })
  test('with a file: what it says, either way', async () => {
    writeFileSync(file, likely)
    const known = new ScreenerUniverse({ screenerFile: file })
    await known.ask()
    for (const real of [true, false])
      expect(screenerAnswer.parse(plainValue(known.answer(real)))).toMatchObject({
        sample: false,
        source: 'A licensed feed',
        asOf: '2026-01-02',
        companies: companies,
      })
    known.stop()
  })
  test('a file that is not there, or says nothing, is told of and leaves the invented ones', async () => {
    writeFileSync(file, '{"half')
    for (const where of [file, path.join(folder, 'none.json'), folder]) {
      const failures: unknown[] = []
      const known = new ScreenerUniverse({ screenerFile: where }, { onFailure: (error) => failures.push(error) })
      await known.ask()
      expect(failures).toHaveLength(1)
      expect(screenerAnswer.parse(plainValue(known.answer(false))).sample).toBe(true)
      known.stop()
    }
  })
})
