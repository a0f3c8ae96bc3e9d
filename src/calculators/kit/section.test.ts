import { expect, expectTypeOf, test } from 'vitest'
import { defineCalculator } from './calculator.ts'
import { choice, type Inputs, money, toggle } from './field.ts'
import { type FieldsOf, fieldsOf, type Section, section, when } from './section.ts'

const kinds = choice({
  label: 'Kind',
  initial: 'a',
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
})
const sections = [
  section('One', { kind: kinds, price: money({ label: 'Price', initial: 1 }) }),
  section(
    'Two',
    {
      fee: when((inputs: { price: number }) => inputs.price > 10, money({ label: 'Fee', initial: 2, optional: true })),
    },
    { more: 'Fees', when: (inputs: { kind: 'a' | 'b' }) => inputs.kind === 'b' },
  ),
] as const
const nothing = async (): Promise<never> => {
  throw new Error('not asked for here')
}
const rest = { version: 1, renamed: {}, law: () => ({}), answer: nothing, explain: nothing, cases: nothing }

test('inputs are typed from all sections', () => {
  type I = Inputs<FieldsOf<typeof sections>>
  expectTypeOf<I['kind']>().toEqualTypeOf<'a' | 'b'>()
  expectTypeOf<I['fee']>().toEqualTypeOf<number | null>()
})
test('a field is asked where its section and its own condition hold', () => {
  const tool = defineCalculator({ slug: 'made-up', sections, ...rest })
  const shown = (inputs: Record<string, string | number>) =>
    Object.keys(tool.fields).filter((name) => tool.shown(name, inputs))
  expect(shown({ kind: 'a', price: 20 })).toEqual(['kind', 'price'])
  expect(shown({ kind: 'b', price: 20 })).toEqual(['kind', 'price', 'fee'])
  expect(shown({ kind: 'b', price: 5 })).toEqual(['kind', 'price'])
  expect(tool.groups[1]).toEqual({ title: 'Two', fields: ['fee'], more: 'Fees' })
})
test('two fields of one name are a mistake of the definition', () => {
  const twice: readonly Section[] = [
    section('One', { on: toggle({ label: 'On', initial: true }) }),
    section('Two', { on: kinds }),
  ]
  expect(() => fieldsOf(twice)).toThrow('the field on is asked twice')
})
