/** What this device wrote in the community: the codes that open each text for changes, and the token votes are counted by. */
import { one, or, record } from './shape.ts'
import { text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

export interface OwnText {
  readonly id: string
  readonly thread: string
  readonly secret: string
}
interface OwnTexts {
  /** Random; '' until something is sent. */
  readonly device: string
  readonly texts: readonly OwnText[]
  /** Ids of texts this device voted for. */
  readonly votes: readonly { readonly id: string }[]
}

const MOST = 500
const isToken = (data: unknown): data is string => typeof data === 'string' && /^(?:|[A-Za-z0-9_-]{22,64})$/.test(data)

export const ownTextStore = stored<OwnTexts>('community', {
  version: 1,
  area: 'local',
  initial: { device: '', texts: [], votes: [] },
  shape: record<OwnTexts>({
    device: or(one(isToken), ''),
    texts: list(
      { of: 'posts', most: MOST },
      record<OwnText>({ id: text(20), thread: text(20), secret: one(isToken) }),
      (one) => one.id,
    ),
    votes: list({ of: 'votes', most: MOST }, record<{ readonly id: string }>({ id: text(20) }), (one) => one.id),
  }),
  merge: (mine, theirs) => ({
    device: theirs.device === '' ? mine.device : theirs.device,
    texts: [...theirs.texts, ...mine.texts.filter((own) => !theirs.texts.some(({ id }) => id === own.id))].slice(-MOST),
    votes: [...theirs.votes, ...mine.votes.filter((own) => !theirs.votes.some(({ id }) => id === own.id))].slice(-MOST),
  }),
})

/** 132 random bits. */
export function newToken(): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => signs[byte % 64]).join('')
}

/** This device's token, made when it is first needed. */
export function deviceToken(): string {
  if (ownTextStore.get().device === '') ownTextStore.set((now) => ({ ...now, device: newToken() }))
  return ownTextStore.get().device
}

/** The code a form came with; one that has written a text already gives way to a new one. */
export const unusedCode = (secret: string): string =>
  ownTextStore.get().texts.some((own) => own.secret === secret) ? newToken() : secret

export const keepOwn = (own: OwnText): void => {
  ownTextStore.set((now) => ({ ...now, texts: [...now.texts.filter(({ id }) => id !== own.id), own].slice(-MOST) }))
}
export const dropOwn = (id: string): void => {
  ownTextStore.set((now) => ({ ...now, texts: now.texts.filter((one) => one.id !== id) }))
}
export const keepVote = (id: string, on: boolean): void => {
  ownTextStore.set((now) => ({
    ...now,
    votes: [...now.votes.filter((one) => one.id !== id), ...(on ? [{ id }] : [])].slice(-MOST),
  }))
}
