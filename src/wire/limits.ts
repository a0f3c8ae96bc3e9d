/** What one address may ask of the API unless the settings say otherwise. The server starts with these, and the page for developers names them. */
export const limitDefaults = {
  /** Plain answers in ten seconds. */
  readsPer10Seconds: 1_500,
  /** Units of calculating saved up at most, and how many come back each second. */
  units: 1_000,
  unitsPerSecond: 100,
  /** Bytes of one request. */
  bodyBytes: 65_536,
} as const

/** Messages of one request at the door for assistants; each is charged by itself. */
export const MOST_MESSAGES = 20
