/** The administration's tables, as Kysely sees them. Times are ISO texts in UTC. */
export interface AdminTables {
  admin_sessions: SessionsTable
  admin_throttle: ThrottleTable
  admin_codes: CodesTable
  admin_audit: AuditTable
  pictures: PicturesTable
}

export interface SessionsTable {
  /** SHA-256 of the key in the cookie. */
  id_hash: string
  who: string
  /** Of the login it began with: another password or secret ends it. */
  login_mark: string
  started_at: string
  seen_at: string
  /** When it is over, used or not. */
  ends_at: string
}

export interface ThrottleTable {
  /** Whose tries are counted: a login, a nameless network, or everybody. */
  key: string
  tries: number
  last_at: string
  /** No try before this. */
  free_at: string
}

export interface CodesTable {
  who: string
  /** The last step of time whose code was used. */
  step: number
}

export interface AuditTable {
  id: string
  at: string
  who: string
  action: string
  about: string
  detail: string
}

export interface PicturesTable {
  /** Made of what the picture holds. */
  name: string
  alt: string
  width: number
  height: number
  bytes: number
  at: string
  who: string
}
