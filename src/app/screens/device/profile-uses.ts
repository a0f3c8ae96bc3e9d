/** Which built calculators can be filled in from each fact of the profile: asked of their own definitions, on demand. */
import { catalogue } from '#calculators/catalogue.ts'
import type { ProfileKey } from '#calculators/kit/field.ts'
import { savedKeysOf } from '../../calculator/form/from-profile.ts'

export interface Use {
  readonly title: string
  readonly path: string
}
export type Uses = Readonly<Partial<Record<ProfileKey, readonly Use[]>>>

export async function loadUses(): Promise<Uses> {
  const uses: Partial<Record<ProfileKey, Use[]>> = {}
  await Promise.all(
    catalogue.map(async ({ title, path, load }) => {
      const calculator = (await load?.().catch(() => undefined))?.calculator
      const keys = new Set(
        Object.values(calculator?.fields ?? {}).flatMap((field) => (field.profile ? savedKeysOf(field.profile) : [])),
      )
      for (const key of keys) {
        const list = uses[key] ?? []
        list.push({ title, path })
        uses[key] = list
      }
    }),
  )
  for (const list of Object.values(uses)) list.sort((a, b) => a.title.localeCompare(b.title))
  return uses
}
