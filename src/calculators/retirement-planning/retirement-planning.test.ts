import { describe, expect, it } from 'vitest'
import { type InputValues, initialInputs } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

const calculator = await tool.whole()
const env = { today: '2026-11-22', year: 2026, law: lawShelf() }
const starting = initialInputs(calculator.fields, env)

async function of(inputs: InputValues) {
  const all = { ...starting, ...inputs }
  await bringMissing(calculator, all, env)
  const evaluation = calculator.evaluate(all, env)
  return { ...evaluation, shown: evaluation.present() }
}
const said = (texts: readonly { readonly text: string }[]): string => texts.map(({ text }) => unmarked(text)).join('\n')
const yearRows = (shown: Awaited<ReturnType<typeof of>>['shown']) => {
  const table = shown.tables.find(({ key }) => key === 'years')
  const at = (label: string): number => table?.columns.findIndex((column) => column.label === label) ?? -1
  return (table?.rows ?? []).map((row) => (label: string) => Number(row[at(label)]))
}

/** Runs short, with pay to come. */
const failing: InputValues = { spending: 58_000 }

describe('why it fails, and what mends it', () => {
  it('bad news comes first, with the first year of trouble', async () => {
    const { shown, figures } = await of(failing)
    expect(unmarked(shown.headline)).toMatch(/^Your money runs short at \d+, \d+ years too soon\.$/)
    expect(figures.left).toBeLessThan(0)
    expect(unmarked(shown.findings[0]?.text ?? '')).toMatch(/^Money runs short in 20\d\d, when you’re \d+\./)
    expect(unmarked(shown.findings[1]?.text ?? '')).toMatch(/^(Any one of these|One change)/)
  })
  it('each change that is said makes the plan last when it is entered', async () => {
    const { shown } = await of(failing)
    const text = unmarked(shown.findings[1]?.text ?? '')
    const less = /spend \$([\d,]+) less a month/.exec(text)?.[1]
    const longer = /work (?:(\d+) years?)?(?: and )?(?:(\d+) months?)? longer/.exec(text)
    expect(less ?? longer).toBeTruthy()
    if (less) {
      const cut = Number(less.replace(',', '')) * 12
      expect((await of({ spending: 58_000 - cut })).figures.left).toBeGreaterThanOrEqual(0)
      expect((await of({ spending: 58_000 - cut + 240 })).figures.unmet).toBeGreaterThanOrEqual(0)
    }
    if (longer) {
      const months = Number(longer[1] ?? 0) * 12 + Number(longer[2] ?? 0)
      expect((await of({ ...failing, retireAge: 780 + months })).figures.unmet).toBe(0)
      expect((await of({ ...failing, retireAge: 780 + months - 1 })).figures.unmet).toBeGreaterThan(0)
    }
  })
  it('a plan without a dollar says so, and never throws', async () => {
    const { shown, figures } = await of({
      pay: 0,
      preTax: 0,
      roth: 0,
      taxable: 0,
      cash: 0,
      saves: 0,
      match: 0,
      benefit: 0,
    })
    expect(unmarked(shown.headline)).toBe('Your money runs short in the first year of the plan.')
    expect(figures.atRetirement).toBe(0)
  })
})

describe('pitfalls', () => {
  it('the need with taxes is more than a rule that ignores them', async () => {
    const { shown } = await of({})
    const [withTaxes, without] = [
      ...said(shown.findings).matchAll(/need about \$([\d,]+).*it’d be \$([\d,]+)/g),
    ].flatMap(([, a = '', b = '']) => [a, b].map((text) => Number(text.replaceAll(',', ''))))
    expect(withTaxes).toBeGreaterThan(without ?? 0)
  })
  it('required distributions begin by birth year: 73 for 1959, 75 for 1960', async () => {
    const first = async (birthDate: string) => {
      const { shown } = await of({ birthDate, retireAge: 720 })
      const rows = shown.tables.find(({ key }) => key === 'years')?.rows ?? []
      const at =
        shown.tables.find(({ key }) => key === 'years')?.columns.findIndex(({ label }) => label === 'RMDs') ?? 0
      return rows.find((row) => Number(row[at]) > 0)?.[1]
    }
    expect(await first('1959-12-31')).toBe('73')
    expect(await first('1960-01-01')).toBe('75')
  })
  it('every year’s cash adds up in the table, in today’s and in future dollars', async () => {
    for (const dollars of ['today', 'future']) {
      const { shown } = await of({
        dollars,
        status: 'joint',
        spousePay: 50_000,
        homeValue: 400_000,
        sellAge: 75,
        state: 'PA',
      })
      for (const cell of yearRows(shown)) {
        const into = [
          'Pay after plan savings',
          'Social Security',
          'Pensions and other',
          'RMDs',
          'Other pre-tax',
          'Taxable and cash',
          'Roth and HSA',
          'Home sale',
          'Short',
        ]
        const out = [
          'Spending',
          'Mortgage and rent',
          'Health premiums',
          'Federal tax',
          'State tax',
          'Payroll tax',
          'Saved',
        ]
        const total = (labels: readonly string[]): number => labels.reduce((sum, label) => sum + cell(label), 0)
        expect(Math.abs(total(into) - total(out))).toBeLessThan(0.05)
      }
    }
  })
  it('a state’s tax comes with the state, and ends with a move', async () => {
    const stays = await of({ state: 'OR', preTax: 900_000, spending: 70_000 })
    const moves = await of({ state: 'OR', preTax: 900_000, spending: 70_000, moveAge: 67, moveState: 'FL' })
    expect(stays.figures.stateTax).toBeGreaterThan(10_000)
    expect(moves.figures.stateTax).toBeLessThan(stays.figures.stateTax ?? 0)
    const after = yearRows(moves.shown).slice(7)
    expect(after.every((cell) => cell('State tax') === 0)).toBe(true)
  })
  it('too little income for a premium credit is told from too much', async () => {
    const early: InputValues = {
      retireAge: 720,
      livesTo: 64,
      cash: 900_000,
      cashReturn: 0,
      preTax: 0,
      roth: 0,
      taxable: 0,
      state: 'TX',
    }
    expect(said((await of(early)).shown.findings)).toContain('below the poverty line')
    const rich: InputValues = {
      ...early,
      events: [{ what: '', kind: 'taxed', amount: 150_000, fromAge: 60, toAge: 64 }],
    }
    expect(said((await of(rich)).shown.findings)).toContain('too high for a premium tax credit')
  })
  it('of years after the visitor’s own plan-to age the year is told, not an age', async () => {
    const { shown } = await of({ status: 'joint', livesTo: 75, spouseLivesTo: 95, preTax: 2_000_000 })
    expect(unmarked(shown.headline)).toMatch(/^Your money lasts through 2061/)
  })
  it('the history says how often it lasted, and a share is no chance', async () => {
    const { shown, figures } = await of({})
    expect(figures.historyShare).toBeGreaterThan(50)
    expect(shown.more).toMatch(/lasted in \d+ of \d+ starting years/)
    expect(said(shown.findings)).toContain('not the chance that your plan works')
    expect(shown.charts[1]?.key).toBe('range')
  })
})
