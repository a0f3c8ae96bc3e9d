import { randomBytes } from 'node:crypto'
import type { PageContext } from '#wire/page-context.ts'
import { idIn } from '#writing/community/address.ts'
import type { CommunityNews } from '../areas/community/news.ts'
import { splitUrl } from '../http/paths.ts'
import { SharedWork } from '../load/shared-work.ts'
import type { BareRenderer } from './load-context.ts'
import { PageMould } from './page-mould.ts'

/** Bytes of drawn pages that are kept. */
const MOST = 32_000_000

/** A page as it was drawn, for every visitor. */
export interface KeptPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly mould: PageMould
}

export interface KeptPagesOptions {
  readonly news: CommunityNews
  readonly draw: BareRenderer
  /** What every page is drawn from. */
  readonly given: () => Partial<PageContext>
  readonly today: () => string
}

/** What a visitor gets for themselves, each 22 signs of 132 random bits. */
export function ownTokens(): { readonly nonce: string; readonly secret: string } {
  const signs = randomBytes(33).toString('base64url')
  return { nonce: signs.slice(0, 22), secret: signs.slice(22) }
}

/** Pages of the community, drawn once for all who open them while nothing they show has changed. */
export class KeptPages {
  readonly #options: KeptPagesOptions
  readonly #pages: SharedWork<KeptPage>

  constructor(options: KeptPagesOptions) {
    this.#options = options
    this.#pages = new SharedWork({
      weigh: ({ status, mould }) => (status === 200 ? mould.bytes : 0),
      most: MOST,
      keepMs: () => options.news.keepMs(),
    })
  }

  /** The page of an address; `turn` is waited for before one is drawn, and ends when it is. Null: nothing is kept there. */
  async page(address: string, turn: () => Promise<() => void>): Promise<KeptPage | null> {
    const mark = this.#markOf(splitUrl(address)[0])
    if (mark === null) return null
    return await this.#pages.get(`${this.#options.today()} ${address}`, mark, async () => {
      const done = await turn()
      try {
        return await this.#draw(address)
      } finally {
        done()
      }
    })
  }

  /** What a page's texts stand on: its own thread, or, of a list, all of them. The one with the form shows nobody's. */
  #markOf(path: string): (() => number) | null {
    const { news } = this.#options
    const [, part] = /^\/community(?:\/([^/]+?))?(?:\.data)?$/.exec(path) ?? [undefined, null]
    if (part === null) return null
    if (part === undefined) return () => news.mark
    const thread = idIn(part)
    return thread === null ? null : () => news.markOf(thread)
  }

  async #draw(address: string): Promise<KeptPage> {
    const standIns = ownTokens()
    const answer = await this.#options.draw(address, {
      ...this.#options.given(),
      nonce: standIns.nonce,
      formSecret: standIns.secret,
    })
    return {
      status: answer.status,
      headers: [...answer.headers],
      mould: new PageMould(await answer.text(), standIns),
    }
  }
}
