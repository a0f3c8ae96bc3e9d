/** What an address without a page of its own gets (spec 2.6). */
import { catalogue } from '#calculators/catalogue.ts'

export type PathAnswer =
  /** A calculator nobody has built: said kindly, with a title from the address. */
  | { readonly kind: 'coming'; readonly path: string; readonly title: string }
  /** A calculator's bare name leads to its page. */
  | { readonly kind: 'move'; readonly to: string }
  | { readonly kind: 'unknown'; readonly path: string }

const capitals = new Set([
  '401k',
  'apr',
  'apy',
  'cd',
  'dca',
  'emi',
  'esop',
  'etf',
  'fha',
  'hsa',
  'ira',
  'irr',
  'npv',
  'roi',
  'rmd',
  'usa',
  'va',
])
const small = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'vs', 'with'])

/** '/boat-loan-calculator' → 'Boat Loan Calculator'. */
export function titleFromPath(path: string): string {
  const words = path
    .replace(/^\/+/, '')
    .slice(0, 80)
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
  return words.map((word, i) => capitalized(word.toLowerCase(), i === 0)).join(' ')
}
function capitalized(word: string, first: boolean): string {
  if (word === '401k') return '401(k)'
  if (capitals.has(word)) return word.toUpperCase()
  return small.has(word) && !first ? word : word.charAt(0).toUpperCase() + word.slice(1)
}

/** `path` starts with one slash and has none at its end. */
export function answerFor(path: string): PathAnswer {
  const named = catalogue.find((entry) => `/${entry.slug}` === path.toLowerCase())
  if (named) return { kind: 'move', to: named.path }
  const oneSegment = !path.slice(1).includes('/')
  const bankDeposit = /-(fd|fixed-deposit)-calculator$/.test(path)
  if (oneSegment && !bankDeposit && /^\/.*[^/]-calculator$/.test(path))
    return { kind: 'coming', path, title: titleFromPath(path) }
  return { kind: 'unknown', path }
}
