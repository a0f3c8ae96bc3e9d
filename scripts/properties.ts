import fc from 'fast-check'

/**
 * The random values of the unit tests are the same in every run, so that a tree that passed once passes again. New ones are drawn
 * by `npm run test:random`, which says the seed a failure came from; `PROPERTY_SEED=<seed> npm run check` repeats it.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1871) })
