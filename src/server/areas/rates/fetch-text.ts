/** Brings a publication as text; rejects with a line that says what was wrong. */
export type FetchText = (signal: AbortSignal) => Promise<string>
