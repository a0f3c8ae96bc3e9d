/** Reads a publication. */
export type FetchText = (signal: AbortSignal) => Promise<string>
