import type { ForAssistant, Source, Table } from './answered.ts'

/** The whole answer in words, for clients that show text alone: nothing an assistant must cite stands only in the data. */
export function answerText(answer: ForAssistant): string {
  const { headline, more, figures, mainFigure, findings, assumed, notAsked, inputs, tables } = answer
  const parts = [
    [headline, more ?? ''].filter(Boolean).join(' '),
    `${answer.year} rules, as of ${answer.asOf}. ${answer.page ?? ''}`.trim(),
    list('Figures', [
      ...figures.map(
        ({ key, label, value, unit }) =>
          `${label}: ${value}${spoken(unit)}${key === mainFigure ? ' (main figure)' : ''}`,
      ),
    ]),
    list(
      'What this means',
      findings.map(({ text }) => text),
    ),
    `Inputs used: ${JSON.stringify(inputs)}`,
    assumed.length > 0 ? `Assumed (our defaults, not the person’s numbers): ${assumed.join(', ')}` : '',
    notAsked.length > 0 ? `Not asked with these inputs, so they changed nothing: ${notAsked.join(', ')}` : '',
    ...tables.map((table) => tableText(table as unknown as ShownTable)),
    ...(answer.workings ?? []).map(({ title, lines, steps = [] }) => list(title, [...lines, ...steps])),
    sourcesText(answer.sources),
    answer.notice,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Each source with where in it, its date, and when we last looked. */
export const sourcesText = (sources: readonly Source[]): string =>
  list(
    'Sources',
    sources.map(({ title, publisher, what, where, asOf, status, checked, url }) =>
      [
        `${what}: ${publisher}, ${title}`,
        where,
        asOf && `as of ${asOf}`,
        status === 'enacted' ? '' : status,
        `checked ${checked}`,
        url,
      ]
        .filter(Boolean)
        .join('; '),
    ),
  )

/** A unit as it follows its number; a month, a day and a bare count say by themselves what they are. */
const spoken = (unit: string): string => (['month', 'date', 'count', 'text', 'ratio'].includes(unit) ? '' : ` ${unit}`)

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`

interface ShownTable extends Partial<Pick<Table, 'columns' | 'rows'>> {
  readonly key: string
  readonly title: string
  readonly rowCount: number
  readonly note?: string
}

function tableText({ key, title, rowCount, columns, rows, note }: ShownTable): string {
  if (!columns || !rows) return `Table on request: ${key} (${title}, ${rowCount} rows)`
  const lines = [
    columns.map(({ label, unit }) => `${label} [${unit}]`),
    ...rows.map((row) => columns.map((column) => String(row[column.key] ?? ''))),
  ]
  return [`Table ${key}: ${title}`, ...lines.map((cells) => cells.join(' | ')), note ?? ''].filter(Boolean).join('\n')
}
