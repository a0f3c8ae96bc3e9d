export type FetchText = (signal: AbortSignal) => Promise<string>

const MOST_BYTES = 1_000_000

/** Reads a text from the web: success only, at most 1 MB, under a name that says who asks (`site` where it is known). */
export function fetchText(url: string, site: string | undefined, fetcher: typeof fetch = fetch): FetchText {
  const name = `Truepenny/1.0 (reads published rates four times a day${site ? `; ${site}` : ''})`
  return async (signal) => {
    const response = await fetcher(url, {
      signal,
      headers: { 'user-agent': name, accept: 'application/json, text/csv' },
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new Error(`answered ${response.status}`)
    }
    const decoder = new TextDecoder()
    let text = ''
    let size = 0
    for await (const part of response.body) {
      size += part.byteLength
      if (size > MOST_BYTES) throw new Error('the answer is longer than 1 MB')
      text += decoder.decode(part, { stream: true })
    }
    return text + decoder.decode()
  }
}
