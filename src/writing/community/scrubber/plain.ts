/** A text as the finders read it, with the way back: `at[i]` is where character i of `text` begins in the source; the last is its end. */
export interface Plain {
  readonly text: string
  readonly at: readonly number[]
}

/** Letters of other alphabets that look like ours: what a reader takes for "scan" is read as "scan". */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'хx',
    'уy',
    'іi',
    'ѕs',
    'ԁd',
    'ΑA',
    'ΒB',
    'ΕE',
    'ΟO',
    'ΡP',
    'οo',
    'АA',
    'ВB',
    'ЕE',
    'КK',
  ]
    .concat(['МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'ХX'])
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** Signs that take no room: zero-width spaces and joiners, soft hyphens, marks of direction. */
const unseen = /^\p{Cf}$/u

/** Any decimal digit of Unicode as 0 to 9. Its blocks hold ten digits in order, beginning with zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function plainSign(sign: string): string {
  if (/^[\n\t\x20-\x7e]$/.test(sign)) return sign
  if (unseen.test(sign)) return ''
  if (/^\p{Pd}$/u.test(sign) || sign === '−') return '-'
  if (/^\p{Zs}$/u.test(sign)) return ' '
  if (sign === '’' || sign === '‘') return "'"
  const folded = sign.normalize('NFKC')
  return [...folded]
    .map((one) => lookAlikes[one] ?? (/^[^0-9]$/u.test(one) && /^\p{Nd}$/u.test(one) ? digitOf(one) : one))
    .join('')
}

/** Folds look-alikes, digits of other scripts and unseen signs away, so that hiding a number among them hides nothing. */
export function plainOf(source: string): Plain {
  let text = ''
  const at: number[] = []
  let from = 0
  for (const sign of source) {
    const plain = plainSign(sign)
    for (let i = 0; i < plain.length; i += 1) at.push(from)
    text += plain
    from += sign.length
  }
  at.push(source.length)
  return { text, at }
}
