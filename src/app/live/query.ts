/** How screens ask the server: nothing is asked twice, nothing is retried, nothing goes stale by itself. */
import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { requireSuccess } from './require-success.ts'

/**
 * Gets the path in the first element of the query key, with credentials and no extra headers, and parses JSON.
 * On 401 it raises, or gives null where so configured.
 */
export function getAnswer<T>(options: { on401: 'raise' | 'null' }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal })
    if (options.on401 === 'null' && response.status === 401) return null as T
    await requireSuccess(response)
    return (await response.json()) as T
  }
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getAnswer({ on401: 'raise' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
