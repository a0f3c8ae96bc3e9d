/** Lower case words with a single space between; '&' stays, apostrophes join, every other mark parts. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’‘`]/g, '')
    .replaceAll(/[^a-z0-9&]+/g, ' ')
    .trim()

/** Phrases looked up by their first word: the longest that stands in a text, word for word; the earliest of equals. */
export function phraseBook<T>(entries: readonly (readonly [phrase: string, value: T])[]): (words: string) => T | null {
  const byFirst = new Map<string, (readonly [phrase: string, value: T])[]>()
  for (const entry of entries) {
    const first = entry[0].split(' ')[0] ?? ''
    const list = byFirst.get(first)
    if (list) list.push(entry)
    else byFirst.set(first, [entry])
  }
  return (words) => {
    let best: readonly [phrase: string, value: T] | null = null
    let at = 0
    while (at < words.length) {
      const space = words.indexOf(' ', at)
      const end = space < 0 ? words.length : space
      for (const entry of byFirst.get(words.slice(at, end)) ?? []) {
        const [phrase] = entry
        const after = at + phrase.length
        const stands = words.startsWith(phrase, at) && (after >= words.length || words[after] === ' ')
        if (stands && phrase.length > (best?.[0].length ?? 0)) best = entry
      }
      at = end + 1
    }
    return best?.[1] ?? null
  }
}
