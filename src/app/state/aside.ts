/** What could not be read of a stored value, kept beside it under its own name until the visitor throws it away. */
import { isRecord } from './read-data.ts'
import type { Lost } from './shape.ts'

const isLost = (data: unknown): data is Lost =>
  isRecord(data) && typeof data['at'] === 'string' && data['data'] !== undefined && data['full'] !== undefined

/** The pieces of a text written here. A text of another form is one whole copy, as it was set aside before there were pieces. */
export function readAside(text: string | null): readonly Lost[] {
  if (text === null) return []
  try {
    const data: unknown = JSON.parse(text)
    if (isRecord(data) && Array.isArray(data['aside']) && data['aside'].every(isLost)) return data['aside']
  } catch {
    // Half a text is a whole copy of something too.
  }
  return [wholeCopy(text)]
}

export const wholeCopy = (text: string): Lost => ({ at: '', data: text, full: null })

/** The pieces there are with more of them, each once. */
export function joinAside(text: string | null, more: readonly Lost[]): string {
  const written = new Map([...readAside(text), ...more].map((lost) => [JSON.stringify(lost), lost]))
  return JSON.stringify({ aside: [...written.values()] })
}
