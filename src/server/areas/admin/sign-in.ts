import type { LoginBody } from '#wire/admin.ts'
import { Problem, tooBusy } from '../../http/problems.ts'
import { Refusal } from '../../load/refusal.ts'
import { Turnstile } from '../../load/turnstile.ts'
import type { Login, Logins } from './logins.ts'
import { isPassword, type PasswordHash } from './password-hash.ts'
import type { AdminRepository } from './store.ts'
import { triesFrom } from './throttle.ts'
import { stepOfCode } from './totp.ts'

/** Each try takes 128 MB for a third of a second, so they go one by one, and few wait. */
const MOST_WAITING = 8

export interface SignInOptions {
  readonly store: AdminRepository
  readonly logins: Logins
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Left out, it is the real one. */
  readonly check?: typeof isPassword
}

/** Somebody who wants in, and from where. */
export interface Asking extends LoginBody {
  readonly visitor: string
}

/**
 * Finds who signs in. An unknown name, a wrong password and a wrong code are told in the same words after the same work: a name nobody has
 * is tried against the hash of one that somebody has.
 */
export function signIn({ store, logins, now, check = isPassword }: SignInOptions): (asking: Asking) => Promise<Login> {
  const turns = new Turnstile({ places: 1, most: MOST_WAITING })

  const tried = async (password: string, hash: PasswordHash, visitor: string): Promise<boolean> => {
    const done = await turns.enter(visitor).catch((error: unknown) => {
      throw error instanceof Refusal ? tooBusy() : error
    })
    try {
      return await check(password, hash)
    } finally {
      done()
    }
  }

  return async ({ name, password, code, visitor }) => {
    const [anybody] = logins.all
    if (!anybody) throw new Problem(403, 'not_set_up', 'No password has been set, so nobody can sign in.')
    const login = logins.all.find((one) => one.name === name.trim().toLowerCase())
    const tries = triesFrom(logins, visitor)
    const wait = await store.beginTry(tries, now())
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1_000)
      const words = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
      throw new Problem(429, 'too_many_tries', `Too many tries. Try again in ${words}.`, { retryAfter: seconds })
    }
    const isRight = await tried(password, (login ?? anybody).hash, visitor)
    const isIn = isRight && login !== undefined && (await hasCode(login, code))
    if (!isIn) {
      await store.note({ at: now(), who: login?.name ?? '', action: 'failed to sign in' })
      throw new Problem(403, 'wrong', 'That name, password or code isn’t right.')
    }
    await store.forgetTries(tries, now())
    return login
  }

  async function hasCode({ name, secret }: Login, code: string): Promise<boolean> {
    if (!secret) return true
    const step = stepOfCode(secret, code, now(), await store.usedStep(name))
    return step !== null && (await store.spendCode(name, step))
  }
}
