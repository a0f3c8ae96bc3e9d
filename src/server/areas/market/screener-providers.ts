import { screenerFile } from './screener-file.ts'
import type { MakeScreenerProvider } from './screener-provider.ts'

/** The sources of real companies, in order: the first that is set up is asked. Without any, the screener has its invented ones. */
export const screenerProviders: readonly MakeScreenerProvider[] = [screenerFile]
