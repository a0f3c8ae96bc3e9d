import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { makeQueryClient } from './query.ts'

let shared: ReturnType<typeof makeQueryClient> | undefined
/** One client for all screens of this page; on the server a fresh one per page. */
const client = () => {
  if (typeof window === 'undefined') return makeQueryClient()
  shared ??= makeQueryClient()
  return shared
}

/** Stands around screens that query, so that the others do not load the query library. */
export function QueryScreen({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(client)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
