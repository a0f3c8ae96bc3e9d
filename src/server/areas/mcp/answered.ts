import * as z from 'zod'
import type { Description } from './described.ts'
import { words } from './words.ts'

const text = z.object({ text: z.string() })
export const source = z.looseObject({
  title: z.string(),
  publisher: z.string(),
  what: z.string(),
  status: z.string(),
  checked: z.string(),
  url: z.optional(z.string()),
  where: z.optional(z.string()),
  asOf: z.optional(z.string()),
})
const table = z.object({
  title: z.string(),
  columns: z.array(z.looseObject({ key: z.string(), label: z.string(), unit: z.string() })),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
})
const working = z.object({ title: z.string(), lines: z.array(z.string()), steps: z.optional(z.array(z.string())) })
export type Source = z.infer<typeof source>
export type Table = z.infer<typeof table>

/** A calculator's answer as the API gives it. */
export const answer = z.object({
  asOf: z.string(),
  year: z.int(),
  inputs: z.record(z.string(), z.unknown()),
  notAsked: z.optional(z.array(z.string())),
  outcome: z.string(),
  headline: text,
  more: z.optional(text),
  mainFigure: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  tables: z.record(z.string(), table),
  findings: z.optional(z.array(z.object({ tone: z.string(), text: z.string() }))),
  workings: z.array(working),
  sources: z.array(source),
})
export type Answer = z.infer<typeof answer>

/** Rows of one table at most: more is for the page. */
export const MOST_ROWS = 120

const shownTable = z.looseObject({ key: z.string(), title: z.string(), rowCount: z.int() })

/** The same for an assistant: figures with their names and units, and tables only where they were asked for. */
export const forAssistant = z.object({
  name: z.string(),
  page: z.optional(z.string()),
  year: z.int(),
  asOf: z.string(),
  outcome: z.string(),
  headline: z.string(),
  more: z.optional(z.string()),
  mainFigure: z.string(),
  figures: z.array(
    z.object({ key: z.string(), label: z.string(), value: z.union([z.number(), z.string()]), unit: z.string() }),
  ),
  findings: z.array(z.object({ tone: z.string(), text: z.string() })),
  inputs: z.record(z.string(), z.unknown()),
  assumed: z.array(z.string()),
  notAsked: z.array(z.string()),
  tables: z.array(shownTable),
  workings: z.optional(z.array(working)),
  sources: z.array(source),
  notice: z.string(),
})
export type ForAssistant = z.infer<typeof forAssistant>

interface Asked {
  readonly name: string
  readonly page: string | undefined
  readonly inputs: Readonly<Record<string, unknown>>
  readonly tables: readonly string[]
  /** Whether the working is wanted. */
  readonly working: boolean
}

export function shownAnswer(given: Answer, about: Description, asked: Asked): ForAssistant {
  const { tables, figures, headline, more, workings, findings = [], notAsked = [], ...rest } = given
  return {
    ...rest,
    name: asked.name,
    ...(asked.page === undefined ? {} : { page: asked.page }),
    findings,
    notAsked,
    headline: headline.text,
    ...(more ? { more: more.text } : {}),
    figures: (about.figures ?? []).flatMap(({ key, label, unit }) => {
      const value = figures[key]
      return value === undefined ? [] : [{ key, label, value, unit }]
    }),
    assumed: Object.keys(given.inputs).filter((name) => !Object.hasOwn(asked.inputs, name)),
    tables: Object.entries(tables).map(([key, one]) => {
      const head = { key, title: one.title, rowCount: one.rows.length }
      if (!asked.tables.includes(key)) return head
      const isCut = one.rows.length > MOST_ROWS
      return {
        ...head,
        columns: one.columns,
        rows: one.rows.slice(0, MOST_ROWS),
        ...(isCut ? { note: words.tableCut(MOST_ROWS, one.rows.length) } : {}),
      }
    }),
    ...(asked.working ? { workings } : {}),
    notice: words.notice,
  }
}
