import type { MarketAnswer } from '#wire/market.ts'
import type { SiteFiles } from '../routes/site-files.ts'
import type { Drawer } from './draw-page.ts'

/** The pages that show market values in their HTML. */
export const marketAddresses = ['/market-data', '/investment-market-menu'] as const

export interface MarketPagesOptions {
  readonly draw: Drawer
  readonly newest: () => MarketAnswer | null
  readonly today: () => string
  readonly publish: (files: SiteFiles) => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Keeps the pages with market values at the newest snapshot, so that a visitor gets a finished file with the values in it. One
 * drawing at a time: snapshots that come meanwhile are answered with one more, of the last of them.
 */
export class MarketPages {
  readonly #options: MarketPagesOptions
  #again = false
  #drawing: Promise<void> | undefined

  constructor(options: MarketPagesOptions) {
    this.#options = options
  }

  /** Draws the pages with the newest snapshot; ends when they are in place or have failed. */
  refresh(): Promise<void> {
    if (this.#drawing) this.#again = true
    this.#drawing ??= this.#drawWhileNew().finally(() => {
      this.#drawing = undefined
    })
    return this.#drawing
  }

  async #drawWhileNew(): Promise<void> {
    const { draw, newest, today, publish, onFailure } = this.#options
    do {
      this.#again = false
      try {
        const given = { today: today(), market: newest() }
        const drawn: Awaited<ReturnType<Drawer>> = []
        for (const address of marketAddresses) drawn.push(...(await draw(address, given, [])))
        publish(new Map(drawn))
      } catch (error) {
        onFailure(error)
      }
    } while (this.#again)
  }
}
