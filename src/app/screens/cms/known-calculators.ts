/** Calculators, their inputs and figures as the public API describes them, each fetched once when somebody types `calc`. */
import * as z from 'zod/mini'
import { apiPaths } from '#wire/api-paths.ts'
import { calculatorListItem } from '#wire/calculators.ts'

const list = z.array(calculatorListItem)
const input = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  type: z.optional(z.unknown()),
  enum: z.optional(z.array(z.union([z.string(), z.number()]))),
  default: z.optional(z.unknown()),
  'x-unit': z.optional(z.string()),
  'x-per': z.optional(z.string()),
})
const described = z.object({
  inputs: z.object({ properties: z.optional(z.record(z.string(), input)) }),
  figures: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() })),
})

export interface KnownInput {
  readonly name: string
  readonly title: string
  /** 'dollars a month', 'percent', 'yes or no'; '' where it has none. */
  readonly unit: string
  /** What may stand there, where it is a choice. */
  readonly choices: readonly string[]
  /** What it is when left out, as it would be typed; '' where that is no plain value. */
  readonly usual: string
}
export interface KnownCalculator {
  readonly inputs: readonly KnownInput[]
  readonly figures: readonly { readonly key: string; readonly label: string; readonly unit: string }[]
}
export interface CalculatorName {
  readonly slug: string
  readonly title: string
}

/** Asked once; a failure is forgotten, so that the next key press tries again. */
function onceFor<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T | null> {
  const known = new Map<string, Promise<T>>()
  return async (key) => {
    const asked = known.get(key) ?? ask(key)
    known.set(key, asked)
    return await asked.catch(() => {
      known.delete(key)
      return null
    })
  }
}

async function fetched<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return z.parse(schema, await answer.json())
}

const allNames = onceFor(() => fetched(apiPaths.calculators, list))
export const calculatorNames = async (): Promise<readonly CalculatorName[]> => (await allNames('')) ?? []

/** Null where there is none of this name, or it cannot be had. */
export const calculatorNamed = onceFor(async (slug): Promise<KnownCalculator> => {
  const { inputs, figures } = await fetched(`${apiPaths.calculators}/${encodeURIComponent(slug)}`, described)
  return { figures, inputs: Object.entries(inputs.properties ?? {}).map(([name, one]) => knownInput(name, one)) }
})

function knownInput(name: string, one: z.infer<typeof input>): KnownInput {
  const unit = one['x-unit'] ?? ''
  const isYesNo = one.type === 'boolean'
  const per = one['x-per'] === undefined ? '' : ` a ${one['x-per']}`
  return {
    name,
    title: one.title ?? name,
    unit: isYesNo ? 'yes or no' : unit + per,
    choices: isYesNo ? ['yes', 'no'] : (one.enum ?? []).map(String),
    usual: usualOf(one.default, unit),
  }
}

function usualOf(value: unknown, unit: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return unit === 'percent' ? `${value}%` : String(value)
  if (typeof value === 'string') return value
  const { amount, unit: of } = { amount: null, unit: '', ...(value as { amount?: unknown; unit?: unknown } | null) }
  return typeof amount === 'number' ? `${amount}${of === 'percent' ? '%' : ''}` : ''
}
