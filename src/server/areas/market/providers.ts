import type { OpenProvider, Provider } from './provider.ts'
import type { ProviderConfig } from './provider-config.ts'
import { bls } from './providers/bls.ts'
import { finnhub } from './providers/finnhub.ts'
import { frankfurter } from './providers/frankfurter.ts'
import { fred } from './providers/fred.ts'
import { pmms } from './providers/pmms.ts'
import { treasuryXml } from './providers/treasury-xml.ts'
import { yahooChart } from './providers/yahoo-chart.ts'

/**
 * The outside sources, in the order they are asked: whoever has a resource is asked for it, and the next one where it fails. What came with the release and the
 * sample market come after all of them and are not listed here.
 */
const outside: readonly OpenProvider[] = [finnhub, yahooChart, treasuryXml, pmms, bls, frankfurter, fred]

/** Those the settings leave in. */
export const outsideProviders = (config: ProviderConfig): readonly Provider[] =>
  outside.flatMap((open) => open(config) ?? [])
