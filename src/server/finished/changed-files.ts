import type { FileChanges } from '../routes/file-answers.ts'
import type { SiteFiles } from '../routes/site-files.ts'

/** Carries files drawn anew from whoever draws them to whoever sends them. */
export class ChangedFiles implements FileChanges {
  readonly #listeners = new Set<(changed: SiteFiles) => void>()

  subscribe(listener: (changed: SiteFiles) => void): void {
    this.#listeners.add(listener)
  }

  /** All of them take the place of the old ones at the same moment. */
  publish(changed: SiteFiles): void {
    for (const listener of this.#listeners) listener(changed)
  }
}
