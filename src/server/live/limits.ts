/** What one socket, one address and the whole node may do. Times in milliseconds, sizes in bytes. */
export interface LiveLimits {
  readonly maxPayload: number
  readonly firstFrameMs: number
  readonly messages: number
  readonly messagesWindowMs: number
  readonly connectionsPerIp: number
  readonly connections: number
  /** New sockets in any one second; more wait for their turn, so many at most. */
  readonly newPerSecond: number
  readonly newWaiting: number
  readonly pingMs: number
  readonly pongMs: number
  /** With more than this unsent, a reader is skipped and gets the latest later. */
  readonly skipAbove: number
  /** With more than this unsent, a reader is let go. */
  readonly dropAbove: number
  /** A reader skipped for this long is let go. */
  readonly behindMs: number
}

export const liveLimitDefaults: LiveLimits = {
  maxPayload: 16_384,
  firstFrameMs: 10_000,
  messages: 30,
  messagesWindowMs: 10_000,
  connectionsPerIp: 50,
  connections: 20_000,
  newPerSecond: 500,
  newWaiting: 5_000,
  pingMs: 25_000,
  pongMs: 8_000,
  skipAbove: 262_144,
  dropAbove: 1_048_576,
  behindMs: 15_000,
}
