/** Looks up every number of a text. What has no answer stands in its place as a refusal with its sentence; nothing is guessed. */
import { calculatorPaths, entryByPath } from '#calculators/catalogue.ts'
import { parseMarkdown } from '../markdown/markdown.ts'
import { forEditors, type Inline, type Line, type TextBlock } from '../markdown/tree.ts'
import { type Amount, amountText, combine } from './amount.ts'
import { boundFact, isRefused, type Refused } from './bound-fact.ts'
import { type Calculation, calculate, chartOf, figureOf, type On } from './calculation.ts'
import { RECORD, recordChart } from './record-charts.ts'
import { type CalculationAsked, readSaid, type Said, type Term } from './says.ts'
import type { Shown, ShownBlock, ShownInline, ShownLine, ShownSource } from './shown.ts'

export async function bindText(source: string, on: On): Promise<Shown> {
  return await bindBlocks(parseMarkdown(source, { ...forEditors, toolPaths: calculatorPaths }), on)
}

export async function bindBlocks(blocks: readonly TextBlock[], on: On): Promise<Shown> {
  const binder = new Binder(on, namesOf(blocks))
  const shown: ShownBlock[] = []
  for (const block of blocks) {
    const one = await binder.block(block)
    if (one) shown.push(one)
  }
  return { blocks: shown, sources: binder.sources, refused: binder.refused }
}

/** The calculations that have a name, wherever in the text they stand. */
function namesOf(blocks: readonly TextBlock[]): ReadonlyMap<string, CalculationAsked> {
  const names = new Map<string, CalculationAsked>()
  for (const block of blocks) {
    const said = block.kind === 'directive' ? readSaid(block.says) : null
    if (said?.kind === 'name') names.set(said.name, said.calculation)
  }
  return names
}

class Binder {
  readonly sources: ShownSource[] = []
  readonly refused: { says: string; sentence: string }[] = []
  readonly #places = new Map<string, number>()
  readonly #done = new Map<string, Promise<Calculation | Refused>>()
  readonly #on: On
  readonly #names: ReadonlyMap<string, CalculationAsked>

  constructor(on: On, names: ReadonlyMap<string, CalculationAsked>) {
    this.#on = on
    this.#names = names
  }

  async block(block: TextBlock): Promise<ShownBlock | null> {
    switch (block.kind) {
      case 'heading': {
        const { level, id } = block
        const line = await this.#line(block.line)
        return {
          kind: 'heading',
          level,
          id,
          text: line.map((part) => ('text' in part ? part.text : '')).join('') || block.text,
        }
      }
      case 'text':
      case 'quote':
        return { kind: block.kind, line: await this.#line(block.line) }
      case 'list':
        return { kind: 'list', ordered: block.ordered, items: await this.#lines(block.items) }
      case 'table': {
        const rows: (readonly ShownLine[])[] = []
        for (const row of block.rows) rows.push(await this.#lines(row))
        return { kind: 'table', head: await this.#lines(block.head), rows }
      }
      case 'tool': {
        const entry = entryByPath(block.path.split('#')[0] ?? '')
        if (!entry) return this.#refuse(block.path, `No calculator has the address ${block.path}.`)
        return {
          kind: 'door',
          title: entry.title,
          icon: entry.icon,
          href: block.path,
          headline: entry.question,
          words: block.text,
        }
      }
      case 'picture':
        return block
      case 'directive':
        return await this.#directive(block.says)
    }
  }

  async #lines(lines: readonly Line[]): Promise<readonly ShownLine[]> {
    const shown: ShownLine[] = []
    for (const line of lines) shown.push(await this.#line(line))
    return shown
  }

  async #line(line: Line): Promise<ShownLine> {
    const shown: ShownInline[] = []
    for (const part of line) shown.push(await this.#part(part))
    return shown
  }

  async #part(part: Inline): Promise<ShownInline> {
    if (part.kind === 'number') return await this.#number(part.says)
    if (part.kind === 'link') return { ...part, parts: await this.#line(part.parts) }
    return 'parts' in part ? { ...part, parts: await this.#line(part.parts) } : part
  }

  async #number(says: string): Promise<ShownInline> {
    const said = readSaid(says)
    if (said.kind === 'unreadable') return this.#refuse(says, said.sentence)
    if (said.kind !== 'number') return this.#refuse(says, 'This needs a line of its own.')
    const found = await this.#term(said.term)
    if (isRefused(found)) return this.#refuse(says, found.refused)
    const text = amountText(found.amount, said.as)
    if (text === null) return this.#refuse(says, `“${found.amount.value}” can’t be written as ${said.as}.`)
    return { kind: 'figure', text, source: found.source }
  }

  async #directive(says: string): Promise<ShownBlock | null> {
    const said = readSaid(says)
    switch (said.kind) {
      case 'unreadable':
        return this.#refuse(says, said.sentence)
      case 'number':
        return { kind: 'text', line: [await this.#number(says)] }
      case 'name': {
        const found = await this.#calculation(said.calculation)
        return isRefused(found) ? this.#refuse(says, found.refused) : null
      }
      case 'open':
      case 'chart':
        return await this.#picture(says, said)
    }
  }

  async #picture(says: string, said: Extract<Said, { readonly kind: 'open' | 'chart' }>): Promise<ShownBlock> {
    if (said.kind === 'chart' && said.of === RECORD) {
      const chart = recordChart(said.key)
      return isRefused(chart) ? this.#refuse(says, chart.refused) : { kind: 'chart', chart }
    }
    const found = await this.#calculation(said.of)
    if (isRefused(found)) return this.#refuse(says, found.refused)
    if (said.kind === 'chart') {
      const chart = chartOf(found, said.key)
      return isRefused(chart) ? this.#refuse(says, chart.refused) : { kind: 'chart', chart }
    }
    const { title, icon, href, headline } = found
    return { kind: 'door', title, icon, href, headline, words: said.words }
  }

  #refuse(says: string, sentence: string) {
    const refusal = { kind: 'refused' as const, says, sentence }
    this.refused.push({ says, sentence })
    return refusal
  }

  async #term(term: Term): Promise<{ readonly amount: Amount; readonly source: number | null } | Refused> {
    switch (term.kind) {
      case 'literal':
        return { amount: { value: term.value, unit: 'number' }, source: null }
      case 'fact': {
        const fact = await boundFact(term.name)
        if (isRefused(fact)) return fact
        const { citation, year } = fact
        return {
          amount: fact.amount,
          source: this.#place(`${citation.id} ${citation.what} ${year}`, { kind: 'fact', citation, year }),
        }
      }
      case 'figure': {
        const found = await this.#calculation(term.of)
        if (isRefused(found)) return found
        const amount = figureOf(found, term.path)
        if (isRefused(amount)) return amount
        const { title, href, asked } = found
        return { amount, source: this.#place(href, { kind: 'calculator', title, href, asked }) }
      }
      case 'sum': {
        const left = await this.#term(term.left)
        if (isRefused(left)) return left
        const right = await this.#term(term.right)
        if (isRefused(right)) return right
        const amount = combine(term.sign, left.amount, right.amount)
        if (!amount) return { refused: 'These two don’t fit together: dollars go with dollars, months with months.' }
        return { amount, source: left.source ?? right.source }
      }
    }
  }

  #place(key: string, source: ShownSource): number {
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.sources.push(source)
    this.#places.set(key, this.sources.length)
    return this.sources.length
  }

  #calculation(of: string | CalculationAsked): Promise<Calculation | Refused> {
    const asked = typeof of === 'string' ? this.#names.get(of) : of
    if (!asked) {
      const known = [...this.#names.keys()]
      const has = known.length > 0 ? `It names ${known.join(', ')}.` : 'It names none.'
      return Promise.resolve({ refused: `This text names no calculation “${String(of)}”. ${has}` })
    }
    const key = JSON.stringify(asked)
    const known = this.#done.get(key)
    if (known) return known
    const made = calculate(asked, this.#on, (name) => this.#amountOf(name, key))
    this.#done.set(key, made)
    return made
  }

  /** `@rates.mortgage30`, or `@loan.monthlyPayment` of a calculation that is named further up: one further down would wait for itself. */
  async #amountOf(name: string, asker: string): Promise<Amount | Refused> {
    const [first = '', ...rest] = name.split('.')
    const named = this.#names.get(first)
    if (!named) {
      const fact = await boundFact(name)
      return isRefused(fact) ? fact : fact.amount
    }
    const order = [...this.#names.values()].map((one) => JSON.stringify(one))
    const place = order.indexOf(asker)
    if (place >= 0 && order.indexOf(JSON.stringify(named)) >= place)
      return { refused: `“${first}” has to be named above what uses it.` }
    const found = await this.#calculation(named)
    return isRefused(found) ? found : figureOf(found, rest.join('.'))
  }
}
