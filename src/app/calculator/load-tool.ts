import type { Tool } from '#calculators/kit/definition.ts'

/**
 * A calculator's questions. The finished page of a calculator names their file among those it needs at once (`finish-html.ts`), so the list of
 * all calculators is fetched only where somebody came to it from another page of ours.
 */
export async function loadTool(slug: string): Promise<Tool> {
  const named = import.meta.env.SSR ? null : fileNamedFor(slug)
  if (named !== null) return ((await import(/* @vite-ignore */ named)) as { readonly calculator: Tool }).calculator
  const { tools } = await import('./tools.ts')
  const load = tools.get(slug)
  if (!load) throw new Error(`No calculator is called ${slug}.`)
  return (await load()).calculator
}

function fileNamedFor(slug: string): string | null {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  return fileAmong(
    [...links].map(({ href }) => href),
    slug,
  )
}
/** The address of a calculator's file; its name has no more after the slug than the eight signs that say which edition it is. */
export const fileAmong = (addresses: readonly string[], slug: string): string | null =>
  addresses.find((address) => new RegExp(`/assets/tool-${slug}-[\\w-]{8}\\.js$`).test(address)) ?? null
