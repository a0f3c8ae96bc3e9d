import { describe, expect, it } from 'vitest'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { initialInputs } from '../../kit/field.ts'
import { saidFindings } from '../../kit/finding.ts'
import { american as say } from '../../kit/say.ts'
import { fieldsOf } from '../../kit/section.ts'
import { checkAnswer } from './answer.ts'
import { caseOf, sourceOfJob } from './case.ts'
import { type CheckContext, computeCheck } from './compute.ts'
import { checkFindings } from './findings.ts'
import { type CheckInputs, checkSections } from './sections.ts'
import { formsTable, paymentsTable } from './tables.ts'

const today = '2026-06-15'
const start = { ...initialInputs(fieldsOf(checkSections), { today }), status: 'single' } as unknown as CheckInputs
const [stub] = start.checkJobs
if (stub === undefined) throw new Error('the form starts with a job')
type Job = typeof stub

const contextOf = (said: Partial<CheckInputs>): CheckContext => {
  const inputs = { ...start, ...said }
  return { inputs, tax: facts, today, say, result: computeCheck(inputs, facts, today) }
}
const textsOf = (context: CheckContext): readonly string[] =>
  saidFindings(checkFindings(context), say).map(({ text }) => text)

describe('the job the form starts with', () => {
  it('was paid on a Friday at or before the day, every two weeks since January', () => {
    expect(stub.paid).toBe('2026-06-05')
    expect(stub.grossYtd).toBeCloseTo(12 * stub.gross, 2)
    expect(stub.federalYtd).toBe(12 * 295)
  })
  it('is withheld about right, so that nothing is to be done', () => {
    const context = contextOf({})
    expect(checkAnswer(context).headline).toContain('about even')
    expect(formsTable(context)).toBeNull()
  })
})

describe('a stub', () => {
  const of = (said: Partial<Job>) => sourceOfJob({ ...stub, ...said }, today, 2026)
  it('of uneven pay is averaged, its tax scaled from the last check', () => {
    const source = of({ gross: 3000, federal: 450, second: 2000, third: 1000 })
    expect(source.payPerCheck).toBe(2000)
    expect(source.withheldPerCheck).toBe(300)
  })
  it('with a bonus in it counts the usual pay and its share of the tax', () => {
    const source = of({ gross: 5000, federal: 1000, bonusIn: 2000 })
    expect(source.payPerCheck).toBe(3000)
    expect(source.withheldPerCheck).toBe(600)
  })
  it('has at least the check itself in its year-to-date column', () => {
    const source = of({ gross: 3000, grossYtd: 0, federal: 200, federalYtd: 0, plan: 150, planYtd: 0 })
    expect([source.payToDate, source.withheldToDate, source.deferralsToDate]).toEqual([3000, 200, 150])
  })
  it('without a pay date was paid today where something was paid, else the job is to come', () => {
    expect(of({ paid: null }).lastPayDate).toBe(today)
    expect(of({ paid: null, grossYtd: 0, federalYtd: 0 }).lastPayDate).toBeNull()
  })
  it('of last year has paid nothing this year', () => {
    expect(of({ paid: '2025-12-26' }).payToDate).toBe(0)
  })
  it('cannot have more withheld than it pays', () => {
    expect(of({ gross: 1000, federal: 5000 }).withheldPerCheck).toBe(1000)
    expect(of({ gross: 0, federal: 100 }).withheldPerCheck).toBeNull()
  })
})

it('a spouse’s job counts on a joint return alone', () => {
  const checkJobs = [stub, { ...stub, whose: 'spouse' as const }]
  expect(caseOf({ ...start, checkJobs }, today, facts).sources).toHaveLength(1)
  expect(caseOf({ ...start, checkJobs, status: 'joint' }, today, facts).sources).toHaveLength(2)
})

it('Social Security counts its months and its rate, by person', () => {
  const row = { whose: 'you', monthly: 1000, from: '2026-09-01', to: null, rate: '10' } as const
  const { household } = caseOf({ ...start, checkBenefits: [row, { ...row, whose: 'spouse' }] }, today, facts)
  expect(household.people[0].socialSecurity).toBe(4000)
  expect(household.federalWithheld).toBe(400)
})

it('unemployment is withheld at a tenth where that was chosen', () => {
  const { household } = caseOf({ ...start, checkUnemployment: 6000, checkUnemploymentWithheld: true }, today, facts)
  expect(household.people[0].unemployment).toBe(6000)
  expect(household.federalWithheld).toBe(600)
})

describe('what is said', () => {
  it('a balance due comes with the form, the penalty and January', () => {
    const context = contextOf({ checkSelfEmployment: 60_000 })
    expect(checkAnswer(context).headline).toMatch(/^You’d owe \*\*about \$18,\d\d0\*\* in April\.$/)
    const texts = textsOf(context)
    expect(checkAnswer(context).more).toContain('Step 4(a): **$44,609** and Step 4(c): **$')
    expect(texts[0]).toMatch(/^\*\*Each Job 1 check would have \$[\d,]+ withheld, not \$295\*\*/)
    expect(texts[1]).toContain('We take no more than half of each check')
    expect(texts[2]).toContain('underpayment penalty')
    expect(checkAnswer(context).more).toContain('Even half of each paycheck')
    expect(texts.some((text) => text.includes('In January'))).toBe(true)
  })
  it('what paychecks cannot carry has dates and amounts', () => {
    const context = contextOf({ checkShortGain: 300_000 })
    expect(textsOf(context).some((text) => text.includes('1040-ES'))).toBe(true)
    expect(paymentsTable(context)?.rows.length).toBe(3)
  })
  it('a second job gets a plain form', () => {
    const checkJobs = [stub, { ...stub, name: 'Cafe', gross: 900, grossYtd: 10_800, federal: 0, federalYtd: 0 }]
    const context = contextOf({ checkJobs })
    expect(textsOf(context).some((text) => text.includes('For Cafe, hand in'))).toBe(true)
    expect(formsTable(context)?.rows).toHaveLength(2)
  })
  it('an old stub says how many paydays have passed', () => {
    const context = contextOf({ checkJobs: [{ ...stub, paid: '2026-04-10' }] })
    expect(textsOf(context).some((text) => text.includes('4 paydays have passed'))).toBe(true)
  })
  it('nothing entered asks for a job', () => {
    const context = contextOf({ checkJobs: [] })
    expect(checkAnswer(context).headline).toContain('Add a job')
    expect(textsOf(context)).toHaveLength(1)
  })
})

it('what is withheld from Social Security is said apart from what is withheld elsewhere', () => {
  const row = { whose: 'you', monthly: 1000, from: null, to: null, rate: '10' } as const
  const texts = textsOf(contextOf({ checkBenefits: [row], checkOtherWithheld: 5000 }))
  expect(texts.some((text) => text.startsWith('**$1,200 is withheld from your Social Security'))).toBe(true)
})

it('a refund made of credits is said to come with the return', () => {
  const low = { ...stub, gross: 900, grossYtd: 10_800, federal: 20, federalYtd: 240 }
  const texts = textsOf(contextOf({ status: 'head', checkChildren: 2, checkJobs: [low] }))
  expect(texts.some((text) => text.includes('A W-4 can’t pay that out early'))).toBe(true)
  expect(texts.some((text) => text.includes('too much withheld'))).toBe(false)
})

describe('next January', () => {
  it('leaves out the benefits of a job lost this year', () => {
    const withBenefits = contextOf({ checkUnemployment: 6000 }).result
    expect(withBenefits.check.plan.entries[0]?.otherIncome).toBe(6000)
    expect(withBenefits.january?.entries[0]?.otherIncome).toBe(0)
  })
})

it('where nothing is withheld, a refund made of credits needs no form', () => {
  const none = { ...stub, gross: 900, grossYtd: 10_800, federal: 0, federalYtd: 0 }
  const context = contextOf({ status: 'head', checkChildren: 2, checkJobs: [none] })
  expect(checkAnswer(context).more).toContain('a new form can’t change that')
  expect(formsTable(context)).toBeNull()
})

it('after the last check of the year nothing is said of new forms', () => {
  const ended = { ...stub, federal: 150, federalYtd: 1500, end: '2026-05-15', paid: '2026-05-15', grossYtd: 29_000 }
  const context = contextOf({ checkJobs: [ended], checkUnemployment: 14_000 })
  expect(checkAnswer(context).more).toContain('No paycheck is left')
  expect(checkAnswer(context).keyFigures).toEqual(['checkTax', 'checkWithheld'])
  expect(textsOf(context).filter((text) => text.includes('new form'))).toEqual([])
})
