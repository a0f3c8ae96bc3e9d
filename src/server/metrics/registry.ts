/**
 * Figures for whoever watches over the service, written in the Prometheus text format (version 0.0.4,
 * https://prometheus.io/docs/instrumenting/exposition_formats/). Figures that only grow are counters, their names end in `_total`;
 * figures read at the moment of asking are gauges. Labels come from short, fixed lists: an address or a path is never one.
 */
export interface Counter {
  add(amount?: number): void
}

/** What one gauge or counter shows at the moment: one value, or several by the values of its labels. */
export type Reading = number | readonly (readonly [labels: Labels, value: number])[]
export type Labels = Readonly<Record<string, string>>

type Kind = 'counter' | 'gauge' | 'histogram'

interface Family {
  readonly kind: Kind
  readonly help: string
  readonly lines: (name: string) => readonly string[]
}

const NAME = /^[a-z][a-z0-9_]*$/

export class Metrics {
  readonly #families = new Map<string, Family>()

  /** A counter for each value of its labels; asked for once per value, then kept. */
  counter(name: string, help: string): (labels?: Labels) => Counter {
    const cells = new Map<string, { labels: Labels; value: number }>()
    this.#add(name, 'counter', help, () => [...cells.values()].map(({ labels, value }) => sample(name, labels, value)))
    return (labels = {}) => {
      const key = JSON.stringify(labels)
      const cell = cells.get(key) ?? { labels, value: 0 }
      cells.set(key, cell)
      return {
        add: (amount = 1) => {
          cell.value += amount
        },
      }
    }
  }

  /** A figure somebody else counts: `read` is asked when the figures are. */
  read(kind: 'counter' | 'gauge', name: string, help: string, read: () => Reading): void {
    this.#add(name, kind, help, () => {
      const reading = read()
      const values = typeof reading === 'number' ? [[{}, reading] as const] : reading
      return values.map(([labels, value]) => sample(name, labels, value))
    })
  }

  /** Counts values by the first bound they do not exceed; `bounds` rise. */
  histogram(name: string, help: string, bounds: readonly number[]): (labels?: Labels) => (value: number) => void {
    const cells = new Map<string, { labels: Labels; counts: number[]; sum: number }>()
    this.#add(name, 'histogram', help, () =>
      [...cells.values()].flatMap(({ labels, counts, sum }) => {
        let seen = 0
        const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, index) => {
          seen += counts[index] ?? 0
          return sample(`${name}_bucket`, { ...labels, le: numberText(bound) }, seen)
        })
        return [...buckets, sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, seen)]
      }),
    )
    return (labels = {}) => {
      const key = JSON.stringify(labels)
      const cell = cells.get(key) ?? { labels, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }
      cells.set(key, cell)
      return (value) => {
        const found = bounds.findIndex((bound) => value <= bound)
        const place = found < 0 ? bounds.length : found
        cell.counts[place] = (cell.counts[place] ?? 0) + 1
        cell.sum += value
      }
    }
  }

  text(): string {
    const families = [...this.#families].map(([name, { kind, help, lines }]) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${kind}`,
        ...lines(name),
      ].join('\n'),
    )
    return `${families.join('\n')}\n`
  }

  #add(name: string, kind: Kind, help: string, lines: Family['lines']): void {
    if (!NAME.test(name) || this.#families.has(name))
      throw new TypeError(`"${name}" cannot name a figure, or does already.`)
    this.#families.set(name, { kind, help, lines })
  }
}

function sample(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${numberText(value)}`
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  if (value === Number.NEGATIVE_INFINITY) return '-Inf'
  return String(value)
}
