import { apiPaths } from '#wire/api-paths.ts'

let asked: Promise<unknown> | undefined

/** What the server says of real companies, unread, asked once; null where it can't be asked. Without a source of them it is a short answer. */
export function realCompanies(): Promise<unknown> {
  asked ??= fetch(`${apiPaths.market}/screener?sample=no`).then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  )
  return asked
}

/** Whether it holds any, without reading them. */
export const holdsCompanies = (answer: unknown): boolean => {
  const list = (answer as { readonly companies?: unknown } | null)?.companies
  return Array.isArray(list) && list.length > 0
}
