import { type Figure, isMet, ratioOf, type Section, type Sheet, type Target, type Unit } from './figure.ts'

/** A section as Markdown: heading, how it was measured, the table, notes. */
export function sectionText(section: Section): string {
  const rows = section.figures.map((figure) => `| ${cells(figure).join(' | ')} |`)
  const notes = section.notes.map((note) => `- ${note}`)
  return [
    `## ${section.title}`,
    '',
    section.how,
    '',
    '| measured | ours | peer | ratio | target | met |',
    '|---|---:|---|---:|---|---|',
    ...rows,
    ...(section.sheet ? ['', ...sheetLines(section.sheet)] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ].join('\n')
}

/** One line for each thing measured; what misses its target stands bold. */
function sheetLines({ columns, rows }: Sheet): string[] {
  const heads = columns.map(({ name, unit, atMost }) =>
    atMost === undefined ? name : `${name} (≤ ${amount(atMost, unit)})`,
  )
  return [
    `| | ${heads.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...rows.map(({ name, values }) => {
      const said = columns.map(({ unit, atMost }, at) => {
        const value = values[at] ?? null
        if (value === null) return '–'
        return atMost !== undefined && value > atMost ? `**${amount(value, unit)}**` : amount(value, unit)
      })
      return `| ${name} | ${said.join(' | ')} |`
    }),
  ]
}

function cells(figure: Figure): string[] {
  const ratio = ratioOf(figure)
  const met = isMet(figure)
  return [
    figure.name,
    amount(figure.ours, figure.unit),
    figure.peer ? `${amount(figure.peer.value, figure.unit)} (${figure.peer.name})` : '',
    ratio === null ? '' : `${ratio.toFixed(2)}×`,
    figure.target ? targetText(figure.target, figure.unit) : '',
    met === null ? '' : met ? 'met' : '**not met**',
  ]
}

function targetText(target: Target, unit: Unit): string {
  const text = (value: number) => (target.of === 'ratio' ? `${value}× the peer` : amount(value, unit))
  return [
    target.atMost === undefined ? '' : `at most ${text(target.atMost)}`,
    target.atLeast === undefined ? '' : `at least ${text(target.atLeast)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Three figures that count, never more detail than the measurement can bear. */
function amount(value: number, unit: Unit): string {
  const size = Math.abs(value)
  const places = size >= 100 || value === 0 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  const digits =
    unit === 'score' || unit === 'bytes'
      ? Math.round(value).toLocaleString('en-US')
      : value.toLocaleString('en-US', { maximumFractionDigits: places })
  return unit === '' || unit === 'score' ? digits : unit === '/s' ? `${digits}/s` : `${digits} ${unit}`
}
