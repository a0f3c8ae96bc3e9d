import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { defineCalculator } from '#calculators/kit/calculator.ts'
import { choice, count, type InputValues, initialInputs, money, rows } from '#calculators/kit/field.ts'
import { section } from '#calculators/kit/section.ts'
import { unlike } from '../state/form-state.ts'
import { InputsForm } from './form.tsx'

const never = async (): Promise<never> => {
  throw new Error('not asked for here')
}
const answersNothing = { version: 1, renamed: {}, law: () => ({}), answer: never, explain: never, cases: never }
const forCouples = { when: (inputs: { status: 'single' | 'joint' }) => inputs.status === 'joint' }
const calculator = defineCalculator({
  slug: 'household',
  sections: [
    section('You', {
      status: choice({
        label: 'Filing status',
        options: [
          { value: 'single', label: 'Single' },
          { value: 'joint', label: 'Joint' },
        ],
        initial: 'single',
      }),
      wages: money({ label: 'Your wages', initial: 60_000 }),
    }),
    section(
      'Your spouse',
      {
        spouseWages: money({ label: 'Your spouse’s wages', initial: 0 }),
        spouseAge: count({ label: 'Your spouse’s age', unit: 'years', max: 120, initial: 40 }),
      },
      forCouples,
    ),
    section('Less common income', { tips: money({ label: 'Tips', initial: 0 }) }, { more: 'Tips and overtime' }),
    section('Record', {
      record: rows({
        label: 'Earnings',
        noun: 'year',
        look: 'lines',
        columns: {
          year: count({ label: 'Year', unit: '', min: 1951, max: 2026, initial: 2025 }),
          earnings: money({ label: 'Earnings', initial: 0 }),
        },
        blank: { year: 2025, earnings: 0 },
        initial: [
          { year: 2024, earnings: 58_000 },
          { year: 2025, earnings: 60_000 },
        ],
        paste: {
          button: 'Paste a table',
          hint: 'From your statement.',
          reader: async () => () => ({ problem: 'No.' }),
        },
      }),
    }),
  ] as const,
  ...answersNothing,
})
const clock = { today: '2026-11-21' }
const start = initialInputs(calculator.fields, clock)
const nothing = () => {}
const asked = (inputs: InputValues) =>
  (['first', 'rest'] as const).map((part) => (
    <InputsForm
      key={part}
      part={part}
      calculator={calculator}
      inputs={{ ...start, ...inputs }}
      hints={{}}
      drafts={{}}
      errors={{}}
      profileFields={new Set()}
      brought={new Set()}
      type={nothing}
      leave={nothing}
      put={nothing}
      mark={nothing}
    />
  ))
const drawn = (inputs: InputValues) => renderToStaticMarkup(asked(inputs))

// What draws a list comes in a file of its own; once it has come, it draws at once.
beforeAll(async () => {
  await (await renderToReadableStream(asked({}))).allReady
})

describe('a group for the spouse', () => {
  test('is gone with its heading for a single person, and there for a couple', () => {
    const alone = drawn({ status: 'single' })
    expect(alone).not.toContain('Your spouse')
    expect(alone.match(/<legend/g)?.length).toBe(3)
    const couple = drawn({ status: 'joint' })
    expect(couple).toContain('>Your spouse</legend>')
    expect(couple).toContain('Your spouse’s wages')
  })
})

describe('a list with one row to a line', () => {
  test('has its headings once, and every box its own name', () => {
    const page = drawn({})
    expect(page.match(/<th /g)?.length).toBe(2)
    for (const name of ['Year, year 1', 'Earnings, year 2', 'Remove year 2'])
      expect(page).toContain(`aria-label="${name}"`)
  })
  test('offers to paste, with the panel folded', () => {
    expect(drawn({})).toContain('aria-expanded="false">Paste a table</button>')
    expect(drawn({})).not.toContain('<textarea')
  })
})

test('what a link brought is what differs from the starting values, lists by what they hold', () => {
  expect(unlike(start, { ...start })).toEqual(new Set())
  expect(unlike(start, { ...start, tips: 900 })).toEqual(new Set(['tips']))
  const sameRows = [
    { year: 2024, earnings: 58_000 },
    { year: 2025, earnings: 60_000 },
  ]
  expect(unlike(start, { record: sameRows })).toEqual(new Set())
  expect(unlike(start, { record: sameRows.slice(1) })).toEqual(new Set(['record']))
})

describe('a card with details', () => {
  const assets = defineCalculator({
    ...answersNothing,
    slug: 'assets',
    sections: [
      section('All', {
        assets: rows({
          label: 'Assets',
          noun: 'asset',
          columns: {
            worth: money({ label: 'Worth', initial: 0 }),
            paid: money({ label: 'You paid', initial: 0 }),
          },
          details: { label: 'What you paid', columns: ['paid'] },
          blank: { worth: 0, paid: 0 },
          initial: [
            { worth: 10, paid: 0 },
            { worth: 20, paid: 5 },
          ],
        }),
      }),
    ] as const,
  })
  const page = () =>
    renderToStaticMarkup(
      <InputsForm
        part="first"
        calculator={assets}
        inputs={initialInputs(assets.fields, { today: '2026-11-21' })}
        hints={{}}
        drafts={{}}
        errors={{}}
        profileFields={new Set()}
        brought={new Set()}
        type={() => {}}
        leave={() => {}}
        put={() => {}}
        mark={() => {}}
      />,
    )
  test('folds what few rows need, and never what a row holds', () => {
    expect(page().match(/>Worth</g)?.length).toBe(2)
    expect(page().match(/>You paid</g)?.length).toBe(1)
    expect(page()).toContain('aria-label="What you paid, asset 1"')
    expect(page()).not.toContain('aria-label="What you paid, asset 2"')
  })
})
