/** What is being typed between '{{' and the caret, and what could come next. Pure: names themselves are asked of the API by `completions.ts`. */

export type Wanted =
  /** A figure of law or of the record, a calculation named in the text, or the word `calc`. */
  | { readonly kind: 'start'; readonly typed: string; readonly names: readonly string[] }
  /** A figure of law as the value of an input, behind '@'. */
  | { readonly kind: 'fact'; readonly typed: string }
  | { readonly kind: 'calculator'; readonly typed: string }
  /** An input of a calculator that is not given yet, or the arrow to its figure (`hasArrow`: where a figure may be asked). */
  | {
      readonly kind: 'input'
      readonly slug: string
      readonly typed: string
      readonly given: readonly string[]
      readonly hasArrow: boolean
    }
  | { readonly kind: 'value'; readonly slug: string; readonly input: string; readonly typed: string }
  | { readonly kind: 'figure'; readonly slug: string; readonly typed: string }
  | { readonly kind: 'format'; readonly typed: string }

const LONGEST = 2_000
const NAMED = /\{\{\s*([a-zA-Z][\w-]*)\s*=\s*calc\s+([a-z0-9-]+)/g

/** The calculations a text names, each with its calculator. */
export const namedIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(NAMED)].map(([, name = '', slug = '']) => [name, slug]))

/** `before`: the text up to the caret. `text`: all of it, for the names it gives. Null where nothing between braces is being typed. */
export function wantedAt(before: string, text: string): Wanted | null {
  const near = before.slice(-LONGEST)
  const open = near.lastIndexOf('{{')
  if (open < 0) return null
  const inside = near.slice(open + 2)
  if (/[{}\n]/.test(inside)) return null
  const names = namedIn(text)
  const typed = /[^\s]*$/.exec(inside)?.[0] ?? ''
  const done = inside.slice(0, inside.length - typed.length)

  if (/(?:^|\s)as\s+$/.test(done)) return { kind: 'format', typed }
  const figure = /(?:→|->)\s*$/.exec(done)
  if (figure) return ofFigure(done.slice(0, figure.index), typed, names)
  const calculation = /(?:^|[\s(=])calc\s+([^→>]*)$/.exec(done)
  if (calculation)
    return inCalculation(calculation[1] ?? '', typed, !/^\s*(?:open|chart)\s/.test(done) && !/=\s*calc\s/.test(done))
  if (typed.includes('=')) return null
  return { kind: 'start', typed, names: [...names.keys()] }
}

function ofFigure(before: string, typed: string, names: ReadonlyMap<string, string>): Wanted | null {
  const said = /(?:^|[\s(])calc\s+([a-z0-9-]+)[^→>]*$/.exec(before)?.[1]
  const slug = said ?? names.get(/([\w-]+)\s*$/.exec(before)?.[1] ?? '')
  return slug === undefined ? null : { kind: 'figure', slug, typed }
}

function inCalculation(done: string, typed: string, hasArrow: boolean): Wanted | null {
  const [slug = '', ...rest] = done.split(/\s+/)
  if (slug === '') return { kind: 'calculator', typed }
  // A quoted list is typed by hand.
  if ((done.match(/"/g) ?? []).length % 2 === 1 || typed.includes('"')) return null
  const [, input, value] = /^([\w-]+)=(.*)$/.exec(typed) ?? []
  if (input !== undefined && value !== undefined)
    return value.startsWith('@')
      ? { kind: 'fact', typed: value.slice(1) }
      : { kind: 'value', slug, input, typed: value }
  const given = rest.flatMap((word) => /^([\w-]+)=/.exec(word)?.[1] ?? [])
  return { kind: 'input', slug, typed, given, hasArrow }
}
