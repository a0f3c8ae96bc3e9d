import { createContext } from 'react'

/** The one-time word that lets this response's own inline scripts run. Empty in pre-rendered pages, whose hashes are known. */
export const NonceContext = createContext<string | undefined>(undefined)
