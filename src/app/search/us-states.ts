/** A state in a question, by its name or its two letters. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  `AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|DC washington dc|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey|NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode island|SC south carolina|SD south dakota|TN tennessee|TX texas|UT utah|VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming`
    .split('|')
    .map((line) => [line.slice(3), line.slice(0, 2)]),
)
const codes = new Set(Object.values(names))
/** Two letters that are words of their own: only after "in". */
const words = new Set(['IN', 'OR', 'ME', 'OK', 'HI', 'LA', 'VA', 'MS', 'MA', 'PA', 'AL', 'DE', 'ID'])
const never = new Set(['IN', 'OR', 'ME', 'HI', 'DE'])

/** `typed` is the question as it was typed: letters on their own count only as capitals. */
export function stateAt(
  tokens: readonly string[],
  at: number,
  typed: string,
): { readonly code: string; readonly to: number } | null {
  for (const length of [2, 1]) {
    const code = names[tokens.slice(at, at + length).join(' ')]
    if (code && tokens.length >= at + length) return { code, to: at + length }
  }
  const code = (tokens[at] ?? '').toUpperCase()
  if (!codes.has(code)) return null
  const placed = tokens[at - 1] === 'in' && !never.has(code)
  const written = !words.has(code) && new RegExp(`\\b${code}\\b`).test(typed) && typed !== typed.toUpperCase()
  return placed || written ? { code, to: at + 1 } : null
}
