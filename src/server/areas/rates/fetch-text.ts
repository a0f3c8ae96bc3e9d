import { readWeb, type WebLimits } from '../../web/read-web.ts'

export type FetchText = (signal: AbortSignal) => Promise<string>

/** Reads a publication from the web within the limits of `readWeb`, under a name that says who asks (`site` where it is known). */
export function fetchText(url: string, site: string | undefined, limits: Partial<WebLimits> = {}): FetchText {
  const name = `Truepenny/1.0 (reads published rates four times a day${site ? `; ${site}` : ''})`
  const headers = { 'user-agent': name, accept: 'application/json, text/csv', 'accept-encoding': 'identity' }
  return (signal) => readWeb({ url, headers, signal }, limits)
}
