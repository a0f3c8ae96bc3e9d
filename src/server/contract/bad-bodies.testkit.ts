/** Bodies that a program might send by mistake, made from one that is right. */
type Body = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

const wrongValues: readonly unknown[] = [
  'thirty',
  '',
  [],
  {},
  [{}],
  true,
  null,
  1e300,
  -1e300,
  5e-324,
  0.1234567,
  '__proto__',
]

/** One after another: `inputs` are those of the body, each spoiled by itself. */
export function badBodies(body: Body): readonly unknown[] {
  const inputs = isObject(body['inputs']) ? body['inputs'] : {}
  const withInputs = (changed: Body) => ({ ...body, inputs: changed })
  const [first] = Object.keys(inputs)
  const spoiled = Object.entries(inputs).flatMap(([name, value], at) => {
    const wrong = wrongValues[at % wrongValues.length]
    const one = [withInputs({ ...inputs, [name]: wrong }), withInputs({ ...inputs, [name]: [value] })]
    if (!Array.isArray(value) || !isObject(value[0])) return one
    const [entry] = value
    const columns = Object.keys(entry)
    return [
      ...one,
      withInputs({ ...inputs, [name]: [{ ...entry, noSuchColumn: 1 }] }),
      ...columns.map((column) =>
        withInputs({
          ...inputs,
          [name]: [Object.fromEntries(Object.entries(entry).filter(([key]) => key !== column))],
        }),
      ),
      ...columns.map((column, i) =>
        withInputs({ ...inputs, [name]: [{ ...entry, [column]: wrongValues[i % wrongValues.length] }] }),
      ),
    ]
  })
  return [
    ...spoiled,
    ...(first === undefined ? [] : [{ ...body, [first]: inputs[first] }, { [first]: inputs[first] }]),
    withInputs({ ...inputs, year: 2026 }),
    withInputs({ ...inputs, noSuchInput: 1 }),
    { ...body, inputs: null },
    { ...body, inputs: [] },
    { ...body, inputs: 'x' },
    { ...body, year: '2026' },
    { ...body, year: null },
    { ...body, year: 1913 },
    { ...body, asOf: 'today' },
    { ...body, asOf: '2026-02-30' },
    { ...body, asOf: 20_261_123 },
    { ...body, nothing: 1 },
    [],
    'text',
    7,
  ]
}
